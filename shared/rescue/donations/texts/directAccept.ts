import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** The dialog with which a food bank accepts for an agency. */
export const directAcceptTexts = texts<
  typeof en.directAcceptTexts,
  { title: 'agency'; lead: 'agency'; accepted: 'agency' }
>({ en: en.directAcceptTexts, es: es.directAcceptTexts })
