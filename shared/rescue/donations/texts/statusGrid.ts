import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** The status grid around its rows; column heads stand in grid.ts. */
export const statusGridTexts = merged(
  words,
  texts<
    typeof en.statusGridTexts,
    {
      daysChip: 'end' | 'start'
      internalId: 'id'
      openDonation: 'code'
      moreActions: 'code'
      totals_one: 'count' | 'pounds'
      totals_other: 'count' | 'pounds'
      totalsAtLeast: 'count' | 'pounds'
      matchLine: 'miles' | 'percent'
    }
  >({ en: en.statusGridTexts, es: es.statusGridTexts }),
)
