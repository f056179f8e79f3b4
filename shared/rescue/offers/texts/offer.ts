import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/rescue/offers.json' with { type: 'json' }
import es from '../../../languages/es/rescue/offers.json' with { type: 'json' }

/** The offer page: what is offered, by when to answer, and what came of it (specification 000, sections 2, 4 and 8). */
export const offerTexts = merged(
  words,
  texts<
    typeof en.offerTexts,
    {
      acceptAt: 'when'
      when: 'day' | 'time'
      pickupAt: 'when'
      left: 'time'
      leftShort: 'time'
      until: 'time'
      announce: 'time'
      unableAccept: 'FailureReason'
      unableReject: 'FailureReason'
      'receipted.text': 'code'
      photo: 'donor'
      miles: 'miles'
      callFoodBank: 'name'
    }
  >({ en: en.offerTexts, es: es.offerTexts }),
)
