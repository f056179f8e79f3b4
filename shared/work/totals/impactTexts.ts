import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/work/totals.json' with { type: 'json' }
import es from '../../languages/es/work/totals.json' with { type: 'json' }

/** The impact page of donors and of a food bank for its donors. To fill: {name} {from} {to} {pounds} {month} {most}. */
export const impactTexts = merged(
  words,
  texts<
    typeof en.impactTexts,
    {
      lead: 'from' | 'to'
      leadDonors: 'from' | 'to'
      minutesValue: 'count'
      hoursValue: 'count'
      chartSummary: 'month' | 'most' | 'pounds'
      source: 'pounds' | 'source'
      sinceLastYear: 'change'
      lastYear: 'figure'
    }
  >({ en: en.impactTexts, es: es.impactTexts }),
)
