import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/offers.json' with { type: 'json' }
import es from '../../../languages/es/rescue/offers.json' with { type: 'json' }

/** The e-mail to the contact address of an agency that nobody can answer for. To fill: {agency} {foodBank} {pounds} {donor} {phone}. */
export const agencyContactMail = texts<
  typeof en.agencyContactMail,
  {
    subject: 'agency' | 'pounds'
    preheader: 'foodBank'
    title: 'agency'
    lead: 'agency' | 'donor' | 'foodBank' | 'pounds'
    why: 'agency' | 'foodBank'
  }
>({ en: en.agencyContactMail, es: es.agencyContactMail })
