import { vocabulary } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** Names of the pickup windows by the code of their type; a custom window is named by its hours. */
export const pickupTimeTexts = vocabulary<typeof en.pickupTimeTexts, { customName: 'end' | 'start' }>({
  en: en.pickupTimeTexts,
  es: es.pickupTimeTexts,
})
