import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/work/totals.json' with { type: 'json' }
import es from '../../languages/es/work/totals.json' with { type: 'json' }

/** Totals and trends by food bank, for a network, association or co-op. */
export const totalsTexts = merged(
  words,
  texts<
    typeof en.totalsTexts,
    {
      trendByDay: 'foodBank' | 'measure'
      trendByMonth: 'foodBank' | 'measure'
      trendSummary: 'measure' | 'total'
      showTrend: 'foodBank'
      sinceLastYear: 'change'
      shareLastYear: 'share'
    }
  >({ en: en.totalsTexts, es: es.totalsTexts }),
)
