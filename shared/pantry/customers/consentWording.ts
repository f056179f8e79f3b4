import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/customers.json' with { type: 'json' }
import es from '../../languages/es/pantry/customers.json' with { type: 'json' }

const consent = { en: en.consent, es: es.consent }

/** The words that the person agrees to; kept with the consent (decision 85). */
export const textConsentWording = sentence(consent, 'textConsentWording')
