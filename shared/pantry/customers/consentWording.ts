import { agreedSentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/customers.json' with { type: 'json' }
import en from '../../languages/en/pantry/customers.json' with { type: 'json' }
import es from '../../languages/es/pantry/customers.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/customers.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/customers.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/customers.json' with { type: 'json' }
import so from '../../languages/so/pantry/customers.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/customers.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/customers.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/customers.json' with { type: 'json' }

const consent = {
  en: en.consent,
  es: es.consent,
  ar: ar.consent,
  ht: ht.consent,
  ko: ko.consent,
  ru: ru.consent,
  so: so.consent,
  tl: tl.consent,
  vi: vi.consent,
  zh: zh.consent,
}

/** The words that the person agrees to; kept with the consent (decision 85). */
export const textConsentWording = agreedSentence(consent, 'textConsentWording')
