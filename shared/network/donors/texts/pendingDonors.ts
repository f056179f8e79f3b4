import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/network/donors.json' with { type: 'json' }
import es from '../../../languages/es/network/donors.json' with { type: 'json' }

/** Donors that signed up, for the food bank: list, detail, decision. */
export const pendingDonorTexts = merged(
  words,
  texts<
    typeof en.pendingDonorTexts,
    {
      copyFailed: 'address'
      openNamed: 'name'
      decidedBy: 'date' | 'name'
      approveText: 'mail' | 'name'
      newDonor: 'donor'
      approved: 'donor' | 'mail'
      refuseTitle: 'donor'
      refuseText: 'name'
      refused: 'donor' | 'mail'
    }
  >({ en: en.pendingDonorTexts, es: es.pendingDonorTexts }),
)
