import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/work/dashboard.json' with { type: 'json' }
import es from '../../languages/es/work/dashboard.json' with { type: 'json' }

/** The agency's first page: what waits, where to go, what was picked up (specification 000, section 2). */
export const dashboardTexts = merged(
  words,
  texts<
    typeof en.dashboardTexts,
    {
      waiting_other: 'count'
      waitingMore: 'count'
      pending_other: 'count'
      unread_other: 'count'
      chartLabel: 'summary'
      chartSummary: 'best' | 'days' | 'most' | 'range' | 'total'
      chartSummaryOne: 'best' | 'range' | 'total'
      chartSummaryNone: 'range'
      chartTooOld: 'end' | 'start'
    }
  >({ en: en.dashboardTexts, es: es.dashboardTexts }),
)
