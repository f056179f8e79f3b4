import { Agent, request } from 'node:http'
import { createRequire, flushCompileCache } from 'node:module'

/** Lambda's runtime: loads the function and hands it one event after the other, through the interface that AWS documents. */

const { AWS_LAMBDA_RUNTIME_API: host = '', LAMBDA_TASK_ROOT: root = '', CLOCK_SHIFT = '0' } = process.env

const shift = Number(CLOCK_SHIFT)
const SystemDate = Date
globalThis.Date = class extends SystemDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [SystemDate.now() + shift]))
  }
  static now() {
    return SystemDate.now() + shift
  }
}

const agent = new Agent({ keepAlive: true })
const ask = (method, path, body) =>
  new Promise((resolve, reject) => {
    const sent = request(`http://${host}/2018-06-01/runtime/invocation/${path}`, { method, agent }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => resolve({ headers: response.headers, text: Buffer.concat(parts).toString() }))
    })
    sent.on('error', reject)
    sent.end(body)
  })

const { handler } = createRequire(`${root}/`)('./index.cjs')
for (;;) {
  const { headers, text } = await ask('GET', 'next')
  const id = headers['lambda-runtime-aws-request-id']
  const ends = Number(headers['lambda-runtime-deadline-ms'])
  const context = { awsRequestId: id, getRemainingTimeInMillis: () => ends - SystemDate.now() }
  const path = await handler(JSON.parse(text), context).then(
    (answer) => ask('POST', `${id}/response`, JSON.stringify(answer)),
    (error) => ask('POST', `${id}/error`, JSON.stringify({ errorMessage: String(error?.stack ?? error) })),
  )
  if (process.env.NODE_COMPILE_CACHE) flushCompileCache()
  void path
}
