import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands for a tenant's web address and its user pool, as far as the check from outside asks them. */
export async function startOutside() {
  const server = createServer((request, response) => {
    const { url: path = '/', headers } = request
    const own = `http://${headers.host}`
    const answers: Readonly<Record<string, readonly [number, string]>> = {
      '/': [200, '<script type="module" src="/assets/app.js"></script>'],
      '/assets/app.js': [200, ''],
      '/config.json': [
        200,
        JSON.stringify({ userPoolId: 'local_1', userPoolClientId: 'client', userPoolEndpoint: `${own}/pool` }),
      ],
      '/pool': [200, JSON.stringify({ ChallengeName: 'PASSWORD_VERIFIER' })],
    }
    const [status, body] = answers[path] ?? [401, JSON.stringify({ Successful: false })]
    request.resume().on('end', () => response.writeHead(status).end(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
