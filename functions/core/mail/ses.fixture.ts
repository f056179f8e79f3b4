import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'

/** A small SES for tests: it records requests, and answers as a test sets it, or not at all. */

const Content = z.object({ Data: z.string(), Charset: z.literal('UTF-8') })
const Sent = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  ReplyToAddresses: z.optional(z.array(z.string())),
  EmailTags: z._default(
    z.array(z.object({ Name: z.string(), Value: z.string().check(z.regex(/^[\w-]{1,256}$/)) })),
    [],
  ),
  Content: z.object({
    Simple: z.object({
      Subject: Content,
      Body: z.object({ Html: Content, Text: Content }),
      Headers: z._default(z.array(z.object({ Name: z.string(), Value: z.string() })), []),
    }),
  }),
})
export interface SesMail {
  readonly from: string
  readonly to: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly unsubscribe: string | undefined
  readonly tags: Readonly<Record<string, string>>
}

export type SesAnswer =
  | 'taken'
  /** A refusal. */
  | { readonly status: number; readonly type?: string; readonly body?: string }
  /** The mail is accepted, but the answer is lost. */
  | 'takenAndCut'
  /** The mail is accepted, and no answer is sent. */
  | 'takenAndSilent'

export interface Ses {
  readonly endpoint: string
  /** Accepted mails. */
  readonly mails: SesMail[]
  /** Recipient of each request, accepted or not. */
  readonly asked: string[]
  /** Every connection. */
  readonly connections: { readonly count: number }
  answer: (to: string, nth: number) => SesAnswer
  stop(): Promise<void>
}

function mailOf(body: string): SesMail {
  const { FromEmailAddress, Destination, ReplyToAddresses, EmailTags, Content } = Sent.parse(JSON.parse(body))
  const { Subject, Body, Headers } = Content.Simple
  return {
    from: FromEmailAddress,
    to: Destination.ToAddresses.join(),
    replyTo: ReplyToAddresses?.join(),
    subject: Subject.Data,
    html: Body.Html.Data,
    text: Body.Text.Data,
    unsubscribe: Headers.find((header) => header.Name === 'List-Unsubscribe')?.Value,
    tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function give(answer: Exclude<SesAnswer, 'takenAndSilent'>, response: ServerResponse): void {
  if (answer === 'takenAndCut') {
    response.socket?.destroy()
    return
  }
  const { status, type, body } =
    answer === 'taken' ? { status: 200, type: undefined, body: '{"MessageId":"m"}' } : { body: undefined, ...answer }
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(type ? { 'x-amzn-errortype': type } : {}),
  })
  // SES's message contains the address, which must not be logged or stored.
  response.end(body ?? '{"message":"Address secret@example.org is not verified"}')
}

export async function startSes(port = 0): Promise<Ses> {
  const server = createServer(async (request, response) => {
    const mail = mailOf(await bodyOf(request))
    ses.asked.push(mail.to)
    const answer = ses.answer(mail.to, ses.asked.filter((to) => to === mail.to).length)
    if (typeof answer === 'string') ses.mails.push(mail)
    if (answer !== 'takenAndSilent') give(answer, response)
  })
  const connections = { count: 0 }
  server.on('connection', () => {
    connections.count++
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const ses: Ses = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    asked: [],
    connections,
    answer: () => 'taken',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return ses
}
