import { absolute, pendingDonorPath } from '../../core/link/page.ts'
import type { EmailRow } from '../../core/mail/email.ts'
import { type Email, maxSubject, settingsUrl } from '../../core/mail/email.ts'
import type { WrittenEmail } from '../../core/mail/layout.ts'
import { notificationSettings } from '../../core/mail/notificationSettingsTexts.ts'
import { cut, oneLine, textLines } from '../../core/mail/plainText.ts'
import { mailParts } from '../../core/mail/texts.ts'
import { fill } from '../../core/text/text.ts'
import type { FoodBank } from '../organizations/entity.ts'
import type { Reader } from '../organizations/reader.ts'
import type { PendingDonor } from './signUp.ts'
import { signUpMail, signUpWaitingMail } from './texts/signUpMail.ts'

export interface SignUpContext {
  readonly foodBank: Pick<FoodBank, 'Name' | 'Contact'>
  /** Address of the answer. */
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

export const signUpKind = 'donorSignedUp'

interface WaitingContext {
  readonly foodBank: Pick<FoodBank, 'Name'>
  readonly webUrl: string
}

function waitingRows(pending: PendingDonor, texts: (typeof signUpWaitingMail)['en']): EmailRow[] {
  const { AddressLine1, City, Province, PostalCode } = pending.Address
  const store = [pending.LocationName, AddressLine1, `${City}, ${Province} ${PostalCode}`]
  const contact = [pending.ContactName, pending.PhoneNumber, pending.EMailAddress]
  return [
    { label: texts.store, lines: store.map(oneLine) },
    { label: texts.contact, lines: contact.filter(Boolean).map(oneLine) },
    ...(pending.Notes === '' ? [] : [{ label: texts.notes, lines: textLines(pending.Notes) }]),
  ]
}

/** The e-mail to a person of the food bank about a store that waits for its decision. */
export function writeSignUpWaiting(pending: PendingDonor, { foodBank, webUrl }: WaitingContext, reader: Reader): Email {
  const language = reader.Language
  const [texts, parts] = [signUpWaitingMail[language], mailParts[language]]
  const values = {
    foodBank: oneLine(foodBank.Name),
    donor: oneLine(pending.DonorName),
    contact: oneLine(pending.ContactName),
  }
  const kind = notificationSettings[language][`kind.${signUpKind}`]
  const { Role, EntityName } = reader.role
  return {
    language,
    subject: cut(fill(texts.subject, values), maxSubject),
    preheader: fill(texts.preheader, values),
    tone: 'ask',
    code: '',
    kind,
    title: fill(texts.title, values),
    lead: fill(texts.lead, values),
    highlight: undefined,
    rows: waitingRows(pending, texts),
    button: { text: texts.button, url: absolute(webUrl, pendingDonorPath(pending.ID)) },
    footer: {
      why: fill(parts.why, { entity: oneLine(EntityName) }),
      questions: '',
      off: fill(parts.off, { kind }),
      settings: { text: parts.settings, url: settingsUrl(webUrl, Role, signUpKind) },
    },
  }
}
