import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReceivedText } from '../../events/texts.ts'
import { escapeHtml } from '../../shared/core/mail/plainText.ts'
import { type Handler, isFromPage, readBody, sendJson, serve } from './loopback.ts'
import { inboxPage, pageFrame } from './mail/inbox.ts'
import { openMailStore, type SentMail } from './mail/mailStore.ts'

/**
 * The text messages of the local app: takes what functions publish to phone numbers by SNS, delivers nothing, and keeps
 * it to be read on a page. A number that ends in 0199 takes no texts. On the page one also replies as the phone's owner would; the reply goes where SNS's topic would put it.
 */
export interface LocalTexts {
  readonly endpoint: string
  /** The page to read them on, for any path. */
  readonly page: Handler
  /** A text that the app's own user pool sends. */
  keep(text: { readonly to: string; readonly text: string }): void
  list(asked?: { readonly recipient?: string; readonly limit?: number }): SentMail[]
  stop(): Promise<void>
}
interface TextsOptions {
  /** Directory of the SQLite file; without one, all is kept in memory. */
  readonly directory?: string
  readonly onReceived?: (text: ReceivedText) => Promise<unknown>
}

const maxBytes = 64 * 1024

export async function startTexts({ directory, onReceived }: TextsOptions = {}): Promise<LocalTexts> {
  const store = openMailStore(directory, 'texts.db')
  const listening = await serve(async (request, response) => {
    if (isFromPage(request)) return sendJson(response, 403, { message: 'Pages can not send texts.' })
    const form = new URLSearchParams((await readBody(request, maxBytes)).toString())
    const refused = objectionTo(form)
    if (refused) return sendXml(response, 400, errorXml(refused))
    const { id } = store.keep({
      from: form.get('MessageAttributes.entry.1.Value.StringValue') ?? '',
      to: [form.get('PhoneNumber') ?? ''],
      subject: '',
      text: form.get('Message'),
      html: null,
      headers: [],
    })
    sendXml(response, 200, publishedXml(id))
  })
  return {
    endpoint: listening.endpoint,
    page: (request, response) => (request.method === 'POST' ? reply(request, response) : show(request, response)),
    keep: ({ to, text }) => void store.keep({ from: '', to: [to], subject: '', text, html: null, headers: [] }),
    list: store.list,
    stop: async () => {
      await listening.stop()
      store.close()
    },
  }

  function show(request: IncomingMessage, response: ServerResponse): void {
    const recipient = new URL(request.url ?? '/', 'http://texts').searchParams.get('to') ?? ''
    inboxPage(response, 200, textsPage(store.list({ recipient }), recipient))
  }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams((await readBody(request, maxBytes)).toString())
    const from = form.get('from') ?? ''
    await onReceived?.({
      originationNumber: from,
      messageBody: form.get('text') ?? '',
      inboundMessageId: randomUUID(),
    })
    response.writeHead(303, { location: `?${new URLSearchParams({ to: from })}` })
    response.end()
  }
}

/** SNS's own limits. */
function objectionTo(form: URLSearchParams): string | undefined {
  if (form.get('Action') !== 'Publish') return 'Only Publish is served here.'
  if (!/^\+[1-9]\d{6,14}$/.test(form.get('PhoneNumber') ?? '')) return 'Invalid parameter: PhoneNumber'
  if (form.get('PhoneNumber')?.endsWith('0199')) return 'Phone number is opted out'
  const { length } = form.get('Message') ?? ''
  return length === 0 || length > 1600 ? 'Invalid parameter: Message' : undefined
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'text/xml' })
  response.end(xml)
}
const publishedXml = (id: string) =>
  `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>${id}</MessageId></PublishResult><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></PublishResponse>`
const errorXml = (message: string) =>
  `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>InvalidParameter</Code><Message>${escapeHtml(message)}</Message></Error><RequestId>local</RequestId></ErrorResponse>`

/** Addresses become links, as on a phone. */
const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s&]+[^\s&.,]/g, (url) => `<a href="${url}" target="_blank">${url}</a>`)

function textsPage(sent: readonly SentMail[], recipient: string): string {
  const time = ({ at }: SentMail) => `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`
  const number = (to: string) => `<a href="${escapeHtml(`?${new URLSearchParams({ to })}`)}">${escapeHtml(to)}</a>`
  const rows = sent.map(
    (one) => `<tr><td>${time(one)}</td><td>${one.to.map(number).join()}</td><td>${linked(one.text ?? '')}</td></tr>`,
  )
  const [phone = recipient] = sent[0]?.to ?? []
  const replyForm = recipient
    ? `<h2>Reply from ${escapeHtml(phone)}</h2><form method="post"><input type="hidden" name="from" value="${escapeHtml(phone)}">
<label>Text <input name="text" required placeholder="STOP, HELP, START, ALTO …"></label> <button>Send</button></form>`
    : '<p>Choose a number to reply from it.</p>'
  const none = `<p>${recipient ? `Nothing was sent to ${escapeHtml(recipient)}.` : 'Nothing was sent yet.'}</p>`
  return pageFrame(
    'Sent texts',
    `<p><a href="/local/inbox">Sent mail</a></p><h1>Sent texts</h1>
<form method="get"><label>Phone number <input name="to" type="search" value="${escapeHtml(recipient)}"></label> <button>Filter</button></form>
${rows.length ? `<table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Text</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>` : none}
${replyForm}`,
  )
}
