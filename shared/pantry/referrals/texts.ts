import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/referrals.json' with { type: 'json' }
import es from '../../languages/es/pantry/referrals.json' with { type: 'json' }

/** The page of an invitation's link: short sentences in everyday words. */
export const referralTexts = texts<
  typeof en.referralTexts,
  { title: 'foodBank'; householdWrong: 'max'; doneText: 'name'; addText: 'name'; staffText: 'name' }
>({ en: en.referralTexts, es: es.referralTexts })
