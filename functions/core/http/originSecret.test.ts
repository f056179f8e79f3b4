import { afterEach, expect, it, vi } from 'vitest'
import { originSecretHeader } from '../../../shared/core/schema/originSecret.ts'
import { getSession } from '../../../shared/network/session/api.ts'
import { eventOf, send } from '../../../test/engine/call.ts'

afterEach(() => void vi.unstubAllEnvs())

const statusWith = async (secret: string) =>
  (await send(getSession, eventOf({ endpoint: getSession, headers: { [originSecretHeader]: secret } }))).status

/** The answer of a call that passed the check: it has no token. */
const unknownCaller = 401

it('refuses a call that bypasses CloudFront, before any other check', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'this step')
  for (const secret of ['', 'another step', 'this ste', 'this step ']) {
    expect(await statusWith(secret), secret).toBe(403)
  }
})

it('accepts any value that CloudFront and the functions share', async () => {
  for (const own of ['first,second', 'second,third', 'second']) {
    vi.stubEnv('ORIGIN_SECRET', own)
    expect(await statusWith('first,second'), own).toBe(unknownCaller)
    expect(await statusWith('second,third'), own).toBe(unknownCaller)
  }
  vi.stubEnv('ORIGIN_SECRET', 'third,fourth')
  expect(await statusWith('first,second')).toBe(403)
})

it('refuses every call when no secret is configured', async () => {
  vi.stubEnv('ORIGIN_SECRET', '')
  expect(await statusWith('')).toBe(500)
})

it('refuses a call without the header', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'this step')
  const event = eventOf({ endpoint: getSession })
  delete event.headers[originSecretHeader]
  expect((await send(getSession, event)).status).toBe(403)
})
