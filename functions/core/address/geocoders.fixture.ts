import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Geocoders on this machine that speak as the real ones document it. */

export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
/** Text with its status; undefined leaves the request without an answer. */
export type Reply = (asked: Asked) => { readonly status?: number; readonly text: string } | undefined

export async function startGeocoder() {
  const asked: Asked[] = []
  let reply: Reply = () => ({ status: 404, text: '' })
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const one = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://geocoder'),
      headers: request.headers,
      body: Buffer.concat(parts).toString('utf8'),
    }
    asked.push(one)
    const answer = reply(one)
    if (answer) response.writeHead(answer.status ?? 200).end(answer.text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith(next: Reply) {
      asked.length = 0
      reply = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}

/** The Census Bureau's answer to one address. */
export const censusMatches = (...places: readonly (readonly [latitude: number, longitude: number])[]) => ({
  text: JSON.stringify({
    result: {
      input: { address: { address: 'as sent' }, benchmark: { benchmarkName: 'Public_AR_Current' } },
      addressMatches: places.map(([y, x]) => ({
        matchedAddress: '12 MAIN ST, KNOXVILLE, TN, 37902',
        coordinates: { x, y },
        tigerLine: { tigerLineId: '123', side: 'L' },
      })),
    },
  }),
})

/** Amazon Location's answer. */
export const amazonItems = (...items: readonly object[]) => ({ text: JSON.stringify({ ResultItems: items }) })
