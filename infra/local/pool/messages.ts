import { escapeHtml } from '../../../shared/notification/plainText.ts'
import type { PoolPerson } from './people.ts'
import { invalidParameter, PoolError } from './poolError.ts'

/** What the pool writes to people: invitations with a temporary password, and codes to set a new one. */

export interface PoolMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
export interface PoolText {
  readonly to: string
  readonly text: string
}
/** As Cognito wants them: `{username}` and `{####}` stand for the name to sign in with and the password or code. */
export interface Templates {
  readonly invitation: { readonly subject: string; readonly html: string; readonly sms: string }
  readonly code: { readonly subject: string; readonly html: string }
}

const cognitoTemplates: Templates = {
  invitation: {
    subject: 'Your temporary password',
    html: 'Your username is {username} and temporary password is {####}. ',
    sms: 'Your username is {username} and temporary password is {####}. ',
  },
  code: { subject: 'Your verification code', html: 'Your verification code is {####}. ' },
}

export interface Post {
  readonly sendMail: (mail: PoolMail) => Promise<unknown> | unknown
  /** Without it the pool can't reach phones, as a real one without a number to send from. */
  readonly sendText?: ((text: PoolText) => Promise<unknown> | unknown) | undefined
  readonly templates?: Templates | undefined
}

export type Medium = 'EMAIL' | 'SMS'

export interface Messages {
  invite(person: PoolPerson, password: string, media: readonly Medium[]): Promise<void>
  /** Answers where it went, as far as others may see that. */
  sendCode(email: string, code: string): Promise<Delivery>
}
export interface Delivery {
  readonly Destination: string
  readonly DeliveryMedium: Medium
  readonly AttributeName: string
}

export function openMessages({ sendMail, sendText, templates = cognitoTemplates }: Post): Messages {
  const mail = (to: string, { subject, html }: { subject: string; html: string }, values: Values) =>
    delivered(() => sendMail({ to, subject, text: textOf(fill(html, values)), html: fill(html, values, escapeHtml) }))
  return {
    async invite({ attributes: { email, phone_number: phone } }, password, media) {
      const values = { username: email ?? phone ?? '', '####': password }
      for (const medium of media) {
        const to = medium === 'EMAIL' ? email : phone
        if (to === undefined)
          throw invalidParameter(`Invitation by ${medium} needs ${medium === 'EMAIL' ? 'an email' : 'a phone_number'}.`)
        if (medium === 'EMAIL') await mail(to, templates.invitation, values)
        else await delivered(() => noText(sendText)({ to, text: fill(templates.invitation.sms, values) }))
      }
    },
    async sendCode(email, code) {
      await mail(email, templates.code, { username: email, '####': code })
      return codeDelivery(email)
    },
  }
}

export const codeDelivery = (email: string): Delivery => ({
  Destination: email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
  DeliveryMedium: 'EMAIL',
  AttributeName: 'email',
})

function noText(sendText: Post['sendText']) {
  if (sendText) return sendText
  throw new Error('No text messages are sent here.')
}

async function delivered(send: () => unknown): Promise<void> {
  try {
    await send()
  } catch (fault) {
    console.error(fault)
    throw new PoolError('CodeDeliveryFailureException', 'The message could not be delivered.')
  }
}

type Values = Readonly<Record<string, string>>
const fill = (template: string, values: Values, as = (value: string) => value) =>
  template.replace(/\{(username|####)\}/g, (_, name: string) => as(values[name] ?? ''))

/** The text alternative of a short mail: its tags gone, its paragraphs kept. */
const textOf = (html: string) =>
  html
    .replace(/<\/p>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .trim()
