import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/rescue/offers.json' with { type: 'json' }
import es from '../../../languages/es/rescue/offers.json' with { type: 'json' }

/** The agency's lists of donations: to answer, under way, to receipt, past (specification 000, section 2). */
export const agencyTexts = merged(
  words,
  texts<
    typeof en.agencyTexts,
    {
      answerOffer: 'code' | 'donor'
      left: 'time'
      openDonation: 'code' | 'donor'
      createReceiptFor: 'code' | 'donor'
      continueReceiptFor: 'code' | 'donor'
      offersWaiting_other: 'count'
    }
  >({ en: en.agencyTexts, es: es.agencyTexts }),
)
