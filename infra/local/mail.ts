import * as z from 'zod/mini'
import { correlationTag, type MailNotice } from '../../events/mail.ts'
import { type Handler, isFromPage, readJson, sendJson, serve } from './loopback.ts'
import { inbox } from './mail/inbox.ts'
import { type MailStore, type NewMail, openMailStore } from './mail/mailStore.ts'

/**
 * The mail of the local app: takes what functions send by SES, delivers nothing, and keeps it to be read on a page.
 * As in SES's mailbox simulator, mail to `bounce@…` bounces and `complaint@…` reports spam; the notices go where SES's would.
 * Addresses at `bounce.example` are refused at once, like those on SES's suppression list.
 */
export interface LocalMail extends Pick<MailStore, 'keep' | 'list' | 'get'> {
  readonly endpoint: string
  /** The page to read them on, for any path. */
  readonly inbox: Handler
  stop(): Promise<void>
}

export interface MailOptions {
  /** Directory of the SQLite file; without one, all is kept in memory. */
  readonly directory?: string
  readonly port?: number
  /** Takes what SES would tell EventBridge about an e-mail that came back. */
  readonly onReturned?: (notice: MailNotice) => Promise<unknown>
}

export async function startMail({ directory, port, onReturned }: MailOptions = {}): Promise<LocalMail> {
  const store = openMailStore(directory)
  const listening = await serve(sesHandler(store, onReturned), port)
  return {
    endpoint: listening.endpoint,
    inbox: inbox(store),
    keep: store.keep,
    list: store.list,
    get: store.get,
    stop: async () => {
      await listening.stop()
      store.close()
    },
  }
}

const Addresses = z.optional(z.array(z.string()))
const Content = z.object({ Data: z.string() })
const SendEmail = z.object({
  FromEmailAddress: z.optional(z.string()),
  Destination: z.optional(z.object({ ToAddresses: Addresses })),
  ReplyToAddresses: Addresses,
  EmailTags: z._default(z.array(z.object({ Name: z.string(), Value: z.string() })), []),
  Content: z.object({
    Simple: z.object({
      Subject: Content,
      Body: z.object({ Text: z.optional(Content), Html: z.optional(Content) }),
      Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
    }),
  }),
})
type SendEmail = z.infer<typeof SendEmail>

/** SES's own limits. */
const maxBytes = 40 * 1024 * 1024
const maxRecipients = 50

const hasLocalPart = (address: string, name: string) => new RegExp(`(^|<)${name}@`, 'i').test(address)

/** The notice about an e-mail whose address simulates one; undefined for every other. */
function noticeOf({ EmailTags }: SendEmail, { to }: NewMail): MailNotice | undefined {
  const tags = Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, [Value]]))
  const timestamp = new Date().toISOString()
  const those = (name: string) =>
    to.filter((address) => hasLocalPart(address, name)).map((address) => ({ emailAddress: address }))
  const [bouncedRecipients, complainedRecipients] = [those('bounce'), those('complaint')]
  if (bouncedRecipients.length > 0) {
    const bounce = { bounceType: 'Permanent', bouncedRecipients, timestamp }
    return { detail: { eventType: 'Bounce', bounce, mail: { tags } } }
  }
  if (complainedRecipients.length === 0) return undefined
  return { detail: { eventType: 'Complaint', complaint: { complainedRecipients, timestamp }, mail: { tags } } }
}

function sesHandler(store: MailStore, onReturned: MailOptions['onReturned']): Handler {
  return async (request, response) => {
    const refuse = (type: string, message: string, status = 400) =>
      sendJson(response, status, { message }, { 'x-amzn-errortype': type })
    if (isFromPage(request)) return refuse('AccessDeniedException', 'Pages can not send mail.', 403)
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails')
      return refuse('NotFoundException', 'Only SendEmail is served here.', 404)
    const asked = SendEmail.safeParse(await readJson(request, maxBytes))
    if (!asked.success) return refuse('BadRequestException', z.prettifyError(asked.error))
    const mail = mailOf(asked.data)
    const objection = objectionTo(mail)
    if (objection) return refuse('BadRequestException', objection)
    const bouncing = mail.to.find((address) => /@bounce\.example>?$/i.test(address))
    if (bouncing) return refuse('MessageRejected', `Address is on the suppression list for your account: ${bouncing}`)
    const { id } = store.keep(mail)
    const notice = noticeOf(asked.data, mail)
    if (notice) await onReturned?.(notice)
    sendJson(response, 200, { MessageId: id })
  }
}

/** The id of the call that the mail follows from, to be read on its page. */
const causeIn = (tags: SendEmail['EmailTags']) =>
  tags.filter(({ Name }) => Name === correlationTag).map(({ Name, Value }) => ({ name: Name, value: Value }))

function mailOf({
  FromEmailAddress,
  Destination,
  ReplyToAddresses = [],
  EmailTags,
  Content: { Simple },
}: SendEmail): NewMail {
  const { Subject, Body, Headers = [] } = Simple
  const replyTo = ReplyToAddresses.map((value) => ({ name: 'Reply-To', value }))
  return {
    from: FromEmailAddress ?? '',
    to: Destination?.ToAddresses ?? [],
    subject: Subject.Data,
    text: Body.Text?.Data ?? null,
    html: Body.Html?.Data ?? null,
    headers: [...replyTo, ...Headers.map(({ Name, Value }) => ({ name: Name, value: Value })), ...causeIn(EmailTags)],
  }
}

const isAddress = (text: string) => /^(?:[^<>]*<)?[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>?$/.test(text)

function objectionTo({ from, to, subject, text, html }: NewMail): string | undefined {
  if (!isAddress(from)) return 'FromEmailAddress is missing or no address.'
  if (to.length === 0) return 'At least one recipient is required.'
  if (to.length > maxRecipients) return `Recipient count exceeds ${maxRecipients}.`
  const wrong = to.find((address) => !isAddress(address))
  if (wrong !== undefined) return `Illegal address: ${wrong}`
  // A line break would let a name or a title write headers of its own.
  if (/[\r\n]/.test(`${from}${to.join('')}${subject}`)) return 'Header values must not contain line breaks.'
  return text === null && html === null ? 'A text or an HTML body is required.' : undefined
}
