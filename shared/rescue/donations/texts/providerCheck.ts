import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** Direct accept: who can fetch a donation, and why somebody cannot (decision 19). */
export const providerCheckTexts = texts<
  typeof en.providerCheckTexts,
  { distanceDetail: 'miles' | 'most'; weightDetail: 'most' | 'pounds'; windowDetail: 'end' | 'start' }
>({ en: en.providerCheckTexts, es: es.providerCheckTexts })
