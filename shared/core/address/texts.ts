import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/address.json' with { type: 'json' }
import es from '../../languages/es/core/address.json' with { type: 'json' }

/** Looking an address up, and its pin. */
export const addressTexts = texts<typeof en.addressTexts, { found: 'address'; about: 'zip'; otherState: 'state' }>({
  en: en.addressTexts,
  es: es.addressTexts,
})
