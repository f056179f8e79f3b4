import { setTimeout as pause } from 'node:timers/promises'
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { personTag } from '../../events/mail.ts'

/**
 * Sends mails by SES, each at most once. A failed request is retried only when SES certainly did not accept the mail.
 */

export interface Mail {
  /** Pool user name of the person it is for, or their invitation: a bounce or complaint is traced by it. */
  readonly person: string
  readonly to: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
  /** null for an e-mail that somebody asked for once. */
  readonly unsubscribeUrl: string | null
}

export type MailOutcome =
  | { readonly state: 'sent' }
  /** SES refuses this mail for good. */
  | { readonly state: 'refused'; readonly reason: string }
  /** Not sent; a retry may succeed. */
  | { readonly state: 'putOff'; readonly reason: string }
  /** The request reached SES and its answer was lost: the mail may have been sent. */
  | { readonly state: 'uncertain'; readonly reason: string }

/** SES refuses the account, not this mail: a retry succeeds once that is resolved. */
const accountRefusals = new Set([
  'AccountSuspendedException',
  'LimitExceededException',
  'MailFromDomainNotVerifiedException',
  'SendingPausedException',
  'ExpiredTokenException',
  'UnrecognizedClientException',
])
/** Error codes of connections that were not established. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

interface Failure {
  readonly name: string
  readonly code?: string
  readonly syscall?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
  readonly $response?: { readonly statusCode?: number }
}

/** SES limits mails per second: a throttled mail is retried after a short delay instead of the queue's visibility timeout. */
const throttledPauses = [300, 1200, 2500]
const isThrottled = ({ name }: Failure, status: number | undefined) => status === 429 || /throttl/i.test(name)

/** An error in SES's answer. */
function answered(failure: Failure, status: number): MailOutcome {
  const reason = failure.name
  if (isThrottled(failure, status)) return { state: 'putOff', reason }
  // After a gateway timeout the outcome at SES is unknown.
  if (status < 400 || status === 502 || status === 504) return { state: 'uncertain', reason }
  if (status >= 500 || status === 401 || status === 403 || accountRefusals.has(reason))
    return { state: 'putOff', reason }
  return { state: 'refused', reason }
}

/** A connection error. Only a connection that was not established in time is a timeout without a code. */
function unanswered(failure: Failure): MailOutcome {
  const reason = failure.code ?? failure.name
  const neverConnected =
    unreachable.has(reason) || failure.syscall === 'connect' || (failure.name === 'TimeoutError' && !failure.code)
  return { state: neverConnected ? 'putOff' : 'uncertain', reason }
}

const sender = () => {
  const from = process.env.MAIL_FROM
  if (!from) throw new Error('MAIL_FROM is not set')
  return `Gleanery <${from}>`
}

/** SES reports bounces and complaints by it. */
function configurationSet(): Pick<SendEmailCommandInput, 'ConfigurationSetName'> {
  const name = process.env.MAIL_CONFIGURATION_SET
  return name ? { ConfigurationSetName: name } : {}
}

const content = (Data: string) => ({ Data, Charset: 'UTF-8' })

const inputOf = (mail: Mail): SendEmailCommandInput => ({
  FromEmailAddress: sender(),
  ...configurationSet(),
  EmailTags: [{ Name: personTag, Value: mail.person }],
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

interface Tried {
  readonly outcome: MailOutcome
  readonly isThrottled: boolean
}

/** The mail's outcome after a failure; `hasLeft` when the request was sent by then. */
function outcomeOf(failure: Failure, hasLeft: boolean): Tried {
  const status = failure.$metadata?.httpStatusCode ?? failure.$response?.statusCode
  if (!hasLeft) return { outcome: { state: 'putOff', reason: failure.name }, isThrottled: false }
  if (status === undefined) return { outcome: unanswered(failure), isThrottled: false }
  return { outcome: answered(failure, status), isThrottled: isThrottled(failure, status) }
}

async function tryOnce(client: SESv2Client, input: SendEmailCommandInput, answerMs: number): Promise<Tried> {
  const command = new SendEmailCommand(input)
  let hasLeft = false
  command.middlewareStack.add(
    (next) => (args) => {
      hasLeft = true
      return next(args)
    },
    { step: 'deserialize', priority: 'low', name: 'hasLeft' },
  )
  try {
    await client.send(command, { abortSignal: AbortSignal.timeout(answerMs) })
    return { outcome: { state: 'sent' }, isThrottled: false }
  } catch (error) {
    return outcomeOf(error instanceof Error ? error : new Error(String(error)), hasLeft)
  }
}

/** A mailer with these timeouts for connection and answer. */
export function mailer({ connectMs = 3_000, answerMs = 10_000 } = {}) {
  const client = new SESv2Client({
    // The SDK's own retries would repeat a request whose answer was lost.
    maxAttempts: 1,
    // A reused connection may be closed at the other end, which is indistinguishable from a lost answer.
    requestHandler: { connectionTimeout: connectMs, httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } },
  })
  return async function send(mail: Mail): Promise<MailOutcome> {
    const input = inputOf(mail)
    let tried = await tryOnce(client, input, answerMs)
    for (const ms of throttledPauses) {
      if (!tried.isThrottled) break
      await pause(ms)
      tried = await tryOnce(client, input, answerMs)
    }
    return tried.outcome
  }
}
