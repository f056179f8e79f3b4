import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { backgroundFunctions } from '../../events/subscriptions.ts'
import { LocalFunctions } from '../../infra/local/functions.ts'
import { type EmptyApp, startEmptyApp } from '../security/localApp.ts'

/** The check from outside, run against the whole local app, and against that app with one part broken. */

let app: EmptyApp
const functions = new LocalFunctions(backgroundFunctions)
const front: { server?: Server; url: string; broken: string } = { url: '', broken: '' }

/** Passes requests on to the app, and answers those of the broken path by itself. */
async function startFront(): Promise<void> {
  front.server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const isBroken = front.broken !== '' && path.startsWith(front.broken)
    if (isBroken) return response.writeHead(403).end('<h1>Forbidden</h1>')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const answer = await fetch(app.url + path, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    response.writeHead(answer.status).end(await answer.text())
  })
  await new Promise<void>((listening) => front.server?.listen(0, '127.0.0.1', listening))
  front.url = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  app = await startEmptyApp({ web: join(import.meta.dirname, '../infra/placeholder') })
  await startFront()
}, 60_000)
afterAll(async () => {
  front.server?.close()
  front.server?.closeAllConnections()
  await app.stop()
})

const check = async (broken = '') => {
  front.broken = broken
  vi.stubEnv('WEB_URL', front.url)
  return functions.invoke('session/checkFromOutside', {})
}

describe('the check from outside', () => {
  it('passes on the whole app: page, sign-in, session and a write', async () => {
    expect(await check()).toEqual({ passed: 4 })
  })

  it.each([
    ['/assets/', 'page'],
    ['/config.json', 'sign-in'],
    ['/api/session', 'session'],
    ['/api/donors/', 'write'],
    ['/api/', 'session, write'],
    ['/', 'page, sign-in, session, write'],
  ])('fails when %s is refused, and names what people can’t do', async (path, steps) => {
    await expect(check(path)).rejects.toThrow(`From outside these fail: ${steps}`)
  })
})
