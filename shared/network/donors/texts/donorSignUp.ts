import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/network/donors.json' with { type: 'json' }
import es from '../../../languages/es/network/donors.json' with { type: 'json' }

/** The public page on which a store signs up as a donor. */
export const signUpTexts = texts<
  typeof en.signUpTexts,
  { title: 'foodBank'; lead: 'foodBank'; consent: 'foodBank'; sentText: 'foodBank' | 'mail' }
>({ en: en.signUpTexts, es: es.signUpTexts })
