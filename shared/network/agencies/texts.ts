import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/network/agencies.json' with { type: 'json' }
import es from '../../languages/es/network/agencies.json' with { type: 'json' }

/** Setting up agencies: the list, the food bank's form, and the agency's own. */
export const agencySetupTexts = merged(
  words,
  texts<
    typeof en.agencySetupTexts,
    {
      reachMiles: 'miles' | 'pounds'
      fromOn: 'day'
      toOn: 'day'
      driverNumber: 'number'
      driverActive: 'number'
      removeDriver: 'number'
      makeMasterQuestion: 'name'
      masterSet: 'name'
    }
  >({ en: en.agencySetupTexts, es: es.agencySetupTexts }),
)
