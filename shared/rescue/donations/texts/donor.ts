import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** Work of a donor: posting a donation in half a minute at a back door, and closing it in the end. */
export const donorTexts = merged(
  words,
  texts<
    typeof en.donorTexts,
    {
      poundsOf: 'category'
      removeItem: 'category'
      addItem: 'category'
      posted: 'code'
      restored: 'when'
      closeTitle: 'code'
      closeLead: 'donor' | 'location' | 'pounds'
      closeYesText: 'agency'
      closeYesReceipted: 'agency'
      closeUndo: 'hours'
      closedYes: 'code'
      closedNo: 'code'
      closeNotYetText: 'status'
      closeDoneText: 'status'
    }
  >({ en: en.donorTexts, es: es.donorTexts }),
)
