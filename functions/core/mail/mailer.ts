import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { correlationTag, correlationTagOf, personTag } from '../../../events/mail.ts'
import { emailHtml, emailText, type WrittenEmail } from '../../../shared/core/mail/layout.ts'
import { log } from '../log.ts'
import { setting } from '../setting.ts'
import { type DeliveryOutcome, deliverOnce, oneAttempt } from './delivery.ts'

/** Sends mails by SES, each at most once. */

export interface Mail {
  /** Pool user name of the person it is for, or their invitation: a bounce or complaint is traced by it. */
  readonly person: string
  readonly to: string
  readonly replyTo?: string | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
  /** null for an e-mail that somebody asked for once. */
  readonly unsubscribeUrl: string | null
}

/** Content of an e-mail, in both forms. */
export const mailContent = (email: WrittenEmail): Pick<Mail, 'subject' | 'html' | 'text'> => ({
  subject: email.subject,
  html: emailHtml(email),
  text: emailText(email),
})

/** A malformed address would make SES refuse the mail for everyone. */
export const soundAddress = (text: string | undefined) =>
  text && /^[^\s<>@]+@[^\s<>@]+$/.test(text) ? text : undefined

const sender = () => `Gleanery <${setting('MAIL_FROM')}>`

/** SES reports bounces and complaints by it. */
function configurationSet(): Pick<SendEmailCommandInput, 'ConfigurationSetName'> {
  const name = process.env.MAIL_CONFIGURATION_SET
  return name ? { ConfigurationSetName: name } : {}
}

/** Recipient, and the call that it follows from. */
function tags({ person }: Mail): SendEmailCommandInput['EmailTags'] {
  const id = log.getCorrelationId()
  const of = typeof id === 'string' && id !== '' ? [{ Name: correlationTag, Value: correlationTagOf(id) }] : []
  return [{ Name: personTag, Value: person }, ...of]
}

const content = (Data: string) => ({ Data, Charset: 'UTF-8' })

const inputOf = (mail: Mail): SendEmailCommandInput => ({
  FromEmailAddress: sender(),
  ...configurationSet(),
  EmailTags: tags(mail),
  Destination: { ToAddresses: [mail.to] },
  ...(mail.replyTo ? { ReplyToAddresses: [mail.replyTo] } : {}),
  Content: {
    Simple: {
      Subject: content(mail.subject),
      Body: { Html: content(mail.html), Text: content(mail.text) },
      ...(mail.unsubscribeUrl === null
        ? {}
        : { Headers: [{ Name: 'List-Unsubscribe', Value: `<${mail.unsubscribeUrl}>` }] }),
    },
  },
})

/** A mailer with these timeouts for connection and answer. */
export function mailer({ connectMs = 3_000, answerMs = 10_000 } = {}) {
  const client = new SESv2Client(oneAttempt(connectMs))
  return function send(mail: Mail): Promise<DeliveryOutcome> {
    const input = inputOf(mail)
    return deliverOnce((noteLeaving) => {
      const command = new SendEmailCommand(input)
      command.middlewareStack.add(
        (next) => (args) => {
          noteLeaving()
          return next(args)
        },
        { step: 'deserialize', priority: 'low', name: 'noteLeaving' },
      )
      return client.send(command, { abortSignal: AbortSignal.timeout(answerMs) })
    })
  }
}
