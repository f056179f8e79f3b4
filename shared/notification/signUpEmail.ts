import type { PendingDonor } from '../donor/signUp.ts'
import type { FoodBank } from '../entity/entity.ts'
import { signUpMail } from '../text/signUpMail.ts'
import { fill } from '../text/text.ts'
import { maxSubject } from './email.ts'
import type { WrittenEmail } from './layout.ts'
import { cut, oneLine, textLines } from './plainText.ts'

export interface SignUpContext {
  readonly foodBank: Pick<FoodBank, 'Name' | 'Contact'>
  /** How to answer. */
  readonly url: string
}

/** The e-mail to a store that signed up and was refused, in the language of its sign-up. */
export function writeSignUpRefused(pending: PendingDonor, { foodBank, url }: SignUpContext): WrittenEmail {
  const language = pending.Language
  const texts = signUpMail[language]
  const values = {
    foodBank: oneLine(foodBank.Name),
    donor: oneLine(pending.DonorName),
    name: oneLine(pending.ContactName),
  }
  const contact = [foodBank.Contact.ContactName, foodBank.Contact.PhoneNumber, foodBank.Contact.EMailAddress]
  const lines = contact.filter((text) => text !== '').map(oneLine)
  return {
    language,
    subject: cut(fill(texts.subject, values), maxSubject),
    preheader: fill(texts.preheader, values),
    tone: 'stop',
    code: '',
    kind: texts.kind,
    title: fill(texts.title, values),
    lead: fill(texts.lead, values),
    highlight: pending.Reason === '' ? undefined : { label: texts.reason, lines: textLines(pending.Reason) },
    rows: [
      { label: texts.store, lines: [`${oneLine(pending.DonorName)}, ${oneLine(pending.LocationName)}`] },
      ...(lines.length > 0 ? [{ label: fill(texts.contact, values), lines }] : []),
    ],
    button: { text: texts.button, url },
    footer: { why: texts.why, questions: '', off: '' },
  }
}
