import { randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'

/** Listening of the local app's parts: on this machine only, and never for a page of another site. */

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

export interface Listening {
  readonly endpoint: string
  readonly port: number
  stop(): Promise<void>
}

const host = '127.0.0.1'

/** Serves on 127.0.0.1, on a free port unless one is given. */
export async function serve(handler: Handler, port = 0): Promise<Listening> {
  const server = createServer((request, response) => {
    const objection = objectionTo(request)
    if (objection) return sendJson(response, objection.status, { message: objection.message })
    Promise.resolve()
      .then(() => handler(request, response))
      .catch((fault: unknown) => {
        console.error(fault)
        if (!response.headersSent)
          sendJson(response, 500, { __type: 'InternalFailure', message: 'The request failed.' })
        else response.destroy()
      })
  })
  // Longer than clients keep a connection: one that is closed while they write to it is a failure to them.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, listening)
  })
  const { port: chosen } = server.address() as AddressInfo
  return {
    endpoint: `http://${host}:${chosen}`,
    port: chosen,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

/** The names of this machine; behind a tunnel the port is another one. */
const ownName = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i

/**
 * A page of another site can have its own name point to this machine; its requests then come without an Origin, but
 * under that name.
 */
function objectionTo({ headers, url = '' }: IncomingMessage): { status: number; message: string } | undefined {
  if (!ownName.test(headers.host ?? '')) return { status: 421, message: 'Only as 127.0.0.1 or localhost.' }
  const isPath = /^\/(?!\/)/.test(url) && URL.canParse(url, 'http://local')
  return isPath ? undefined : { status: 400, message: 'The address is none.' }
}

/**
 * A port that is free now, below those that systems hand to connections on their way out (Linux from 32,768, others from
 * 49,152): only somebody who asks for this very one can be faster.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768)
  const probe = createTcpServer()
  const isFree = await new Promise<boolean>((answered) => {
    probe.once('error', () => answered(false))
    probe.listen(port, host, () => answered(true))
  })
  if (!isFree) return freePort()
  await new Promise((closed) => probe.close(closed))
  return port
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

export class BodyTooLarge extends Error {}

/** Reads to the end whatever comes, so that the sender gets to read the answer. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
  }
  if (length > limit) throw new BodyTooLarge()
  return Buffer.concat(chunks)
}

/** The body as JSON; undefined when it is none or longer than the limit. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  try {
    return parsedJson((await readBody(request, limit)).toString())
  } catch (fault) {
    if (fault instanceof BodyTooLarge) return undefined
    throw fault
  }
}

/** undefined when the text is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** SDK clients never send an Origin; a page of any site that guesses the port always does when it posts. */
export const isFromPage = (request: IncomingMessage) => request.headers.origin !== undefined
