import en from '../../languages/en/core/importing.json' with { type: 'json' }
import es from '../../languages/es/core/importing.json' with { type: 'json' }
import { vocabulary } from '../text/text.ts'

/** Heads of the columns of imported files: each has the one that the template shows, and after commas others that mean the same. */
export const addressHeads = vocabulary<typeof en.addressHeads>({ en: en.addressHeads, es: es.addressHeads })
export const agencyHeads = vocabulary<typeof en.agencyHeads>({ en: en.agencyHeads, es: es.agencyHeads })
export const donorLocationHeads = vocabulary<typeof en.donorLocationHeads>({
  en: en.donorLocationHeads,
  es: es.donorLocationHeads,
})
export const personHeads = vocabulary<typeof en.personHeads>({ en: en.personHeads, es: es.personHeads })
export const erpItemHeads = vocabulary<typeof en.erpItemHeads>({ en: en.erpItemHeads, es: es.erpItemHeads })
export const productHeads = vocabulary<typeof en.productHeads>({ en: en.productHeads, es: es.productHeads })
export const customerHeads = vocabulary<typeof en.customerHeads>({ en: en.customerHeads, es: es.customerHeads })
