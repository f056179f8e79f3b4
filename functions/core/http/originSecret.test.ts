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
  vi.stubEnv('ORIGIN_SECRET', 'this deployment')
  for (const secret of ['', 'another deployment', 'this deploymen', 'this deployment ']) {
    expect(await statusWith(secret), secret).toBe(403)
  }
})

it('accepts the secrets of this and of the previous deployment', async () => {
  for (const own of ['this deployment', 'the next deployment']) {
    vi.stubEnv('ORIGIN_SECRET', own)
    expect(await statusWith('the next deployment,this deployment'), own).toBe(unknownCaller)
  }
})

it('refuses every call when no secret is configured', async () => {
  vi.stubEnv('ORIGIN_SECRET', '')
  expect(await statusWith('')).toBe(500)
})

it('refuses a call without the header', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'this deployment')
  const event = eventOf({ endpoint: getSession })
  delete event.headers[originSecretHeader]
  expect((await send(getSession, event)).status).toBe(403)
})
