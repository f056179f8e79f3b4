import * as z from 'zod/mini'
import { type Handler, isFromPage, readJson, sendJson, serve } from './loopback.ts'
import { inbox } from './mail/inbox.ts'
import { type MailStore, type NewMail, openMailStore } from './mail/mailStore.ts'
import { addressesIn, parseMail } from './mail/mime.ts'

/**
 * The mail of the local product: takes what functions send by SES, delivers nothing, and keeps it to be read on a page.
 * Addresses at `bounce.example` are refused, so that one can see what happens then.
 */
export interface LocalMail extends Pick<MailStore, 'keep' | 'list' | 'get'> {
  readonly endpoint: string
  /** The page to read them on, for any path. */
  readonly inbox: Handler
  stop(): Promise<void>
}

export interface MailOptions {
  /** Where the SQLite file lies; without one, all is kept in memory. */
  readonly directory?: string
  readonly port?: number
}

export async function startMail({ directory, port }: MailOptions = {}): Promise<LocalMail> {
  const store = openMailStore(directory)
  const listening = await serve(sesHandler(store), port)
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
  Destination: z.optional(z.object({ ToAddresses: Addresses, CcAddresses: Addresses, BccAddresses: Addresses })),
  ReplyToAddresses: Addresses,
  Content: z.object({
    Simple: z.optional(
      z.object({
        Subject: Content,
        Body: z.object({ Text: z.optional(Content), Html: z.optional(Content) }),
        Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
      }),
    ),
    Raw: z.optional(Content),
  }),
})
type SendEmail = z.infer<typeof SendEmail>

/** SES's own limits; a raw mail of 40 MB is a third longer in base64. */
const maxBytes = 54 * 1024 * 1024
const maxRecipients = 50

function sesHandler(store: MailStore): Handler {
  return async (request, response) => {
    const refuse = (type: string, message: string, status = 400) =>
      sendJson(response, status, { message }, { 'x-amzn-errortype': type })
    if (isFromPage(request)) return refuse('AccessDeniedException', 'Pages can not send mail.', 403)
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails')
      return refuse('NotFoundException', 'Only SendEmail is served here.', 404)
    const asked = SendEmail.safeParse(await readJson(request, maxBytes))
    if (!asked.success) return refuse('BadRequestException', z.prettifyError(asked.error))
    const mail = mailOf(asked.data)
    const objection = mail ? objectionTo(mail) : 'Either Simple or Raw content is required, and not both.'
    if (!mail || objection) return refuse('BadRequestException', objection ?? '')
    const bouncing = mail.to.find((address) => /@bounce\.example>?$/i.test(address))
    if (bouncing) return refuse('MessageRejected', `Address is on the suppression list for your account: ${bouncing}`)
    sendJson(response, 200, { MessageId: store.keep(mail).id })
  }
}

function mailOf({
  FromEmailAddress,
  Destination = {},
  ReplyToAddresses = [],
  Content: { Simple, Raw },
}: SendEmail): NewMail | undefined {
  const { ToAddresses = [], CcAddresses = [], BccAddresses = [] } = Destination
  const to = [...ToAddresses, ...CcAddresses, ...BccAddresses].flatMap(addressesIn)
  if (Raw && !Simple) {
    const parsed = parseMail(Buffer.from(Raw.Data, 'base64'))
    return { ...parsed, from: FromEmailAddress ?? parsed.from, to: to.length ? to : parsed.to }
  }
  if (!Simple || Raw) return undefined
  const { Subject, Body, Headers = [] } = Simple
  const replyTo = ReplyToAddresses.map((value) => ({ name: 'Reply-To', value }))
  return {
    from: FromEmailAddress ?? '',
    to,
    subject: Subject.Data,
    text: Body.Text?.Data ?? null,
    html: Body.Html?.Data ?? null,
    headers: [...replyTo, ...Headers.map(({ Name, Value }) => ({ name: Name, value: Value }))],
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
