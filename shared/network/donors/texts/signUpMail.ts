import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/network/donors.json' with { type: 'json' }
import es from '../../../languages/es/network/donors.json' with { type: 'json' }

/** The e-mail to a store whose sign-up was refused. To fill: {foodBank} {donor} {name}. */
export const signUpMail = texts<
  typeof en.signUpMail,
  {
    subject: 'foodBank'
    preheader: 'donor' | 'foodBank'
    title: 'foodBank'
    lead: 'donor' | 'foodBank' | 'name'
    contact: 'foodBank'
  }
>({ en: en.signUpMail, es: es.signUpMail })

/** The e-mail to a food bank's people about a store that signed up. To fill: {foodBank} {donor} {contact}. */
export const signUpWaitingMail = texts<
  typeof en.signUpWaitingMail,
  { subject: 'donor'; preheader: 'contact' | 'donor' | 'foodBank'; title: 'donor'; lead: 'contact' | 'donor' }
>({ en: en.signUpWaitingMail, es: es.signUpWaitingMail })
