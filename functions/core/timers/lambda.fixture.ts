import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LambdaDouble {
  readonly endpoint: string
  /** Invocations in the order in which they came. */
  readonly called: { readonly name: string; readonly body: string }[]
  /** Most invocations that were there at once. */
  most(): number
  stop(): Promise<void>
}

/** Stands for Lambda's API: answers invocations of functions with a status by their name. */
export async function startLambda(statusOf: (name: string) => number = () => 200): Promise<LambdaDouble> {
  const called: LambdaDouble['called'] = []
  let [running, most] = [0, 0]
  const server = createServer(async (request, response) => {
    running += 1
    most = Math.max(most, running)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const name = decodeURIComponent(request.url?.match(/functions\/([^/]+)\/invocations/)?.[1] ?? '')
    called.push({ name, body: Buffer.concat(chunks).toString() })
    const status = statusOf(name)
    const headers = { 'content-type': 'application/json', ...(status === 200 ? {} : { 'x-amzn-errortype': 'Refused' }) }
    response.writeHead(status, headers).end(JSON.stringify({ warm: true }))
    running -= 1
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    most: () => most,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
