import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ProcessorShare } from './share.ts'

/** One copy of a function: the very bundle in a process of its own, held to a share, that gets its events as from Lambda. */

export interface Started {
  /** Milliseconds from the start of the process until it asks for its first event. */
  readonly ready: number
  /** Milliseconds until an event was answered, and the answer. */
  send(event: unknown): Promise<{ readonly took: number; readonly answer: string }>
  stop(): Promise<void>
}

export interface InstanceOptions {
  /** Directory of the bundle. */
  readonly bundle: string
  readonly share: ProcessorShare
  readonly environment: Readonly<Record<string, string>>
}

/** Lambda's interface to the runtime of one copy. */
async function runtimeInterface() {
  let waiting: ServerResponse | undefined
  let asked = () => {}
  let answered = (_: { isError: boolean; text: string }) => {}
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('/next')) {
      waiting = response
      return asked()
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    answered({ isError: request.url?.endsWith('/error') ?? false, text })
    response.writeHead(202).end()
  })
  // The process asks again on the same connection after a call of any length.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const isAsked = () => (waiting ? Promise.resolve() : new Promise<void>((settle) => (asked = settle)))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    isAsked,
    async give(event: unknown) {
      await isAsked()
      const result = new Promise<{ isError: boolean; text: string }>((settle) => (answered = settle))
      const headers = {
        'lambda-runtime-aws-request-id': crypto.randomUUID(),
        'lambda-runtime-deadline-ms': String(performance.timeOrigin + performance.now() + 30_000),
      }
      waiting?.writeHead(200, headers).end(JSON.stringify(event))
      waiting = undefined
      const { isError, text } = await result
      if (isError) throw new Error(text)
      return text
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const ended = (child: ChildProcess) => new Promise<void>((settle) => child.once('exit', () => settle()))

export async function startInstance({ bundle, share, environment }: InstanceOptions): Promise<Started> {
  const runtime = await runtimeInterface()
  const from = performance.now()
  const held = [
    '-c',
    'echo $$ > "$0" && exec "$@"',
    share.file,
    process.execPath,
    join(import.meta.dirname, 'bootstrap.mjs'),
  ]
  const env = { ...environment, AWS_LAMBDA_RUNTIME_API: runtime.host, LAMBDA_TASK_ROOT: bundle }
  const child = spawn('/bin/sh', held, { env, stdio: ['ignore', 2, 2] })
  const died = ended(child).then(() => {
    throw new Error(`The process of ${bundle} ended`)
  })
  died.catch(() => undefined)
  await Promise.race([runtime.isAsked(), died])
  const ready = performance.now() - from
  return {
    ready,
    async send(event) {
      const at = performance.now()
      const answer = await Promise.race([runtime.give(event), died])
      return { took: performance.now() - at, answer }
    },
    async stop() {
      const gone = ended(child)
      child.kill('SIGKILL')
      await gone
      runtime.stop()
    },
  }
}
