import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** Changes of an accepted pickup: another time, driver or agency, hand it back; and a close-out that is taken back. */
export const pickupChangeTexts = merged(
  words,
  texts<
    typeof en.pickupChangeTexts,
    {
      withdrawTitle: 'provider'
      withdrawText: 'provider'
      reassignLead: 'agency'
      given: 'agency'
      handBackFor: 'agency'
      carriedTitle: 'provider'
      problemTitle: 'problem' | 'provider'
      call: 'name'
      noPhone: 'name'
      reopenText: 'hours'
    }
  >({ en: en.pickupChangeTexts, es: es.pickupChangeTexts }),
)
