import { afterEach, expect, it, vi } from 'vitest'
import { originSecretHeader } from '../../shared/api/originSecret.ts'
import { getSession } from '../../shared/api/session.ts'
import { eventOf, send } from '../../test/engine/call.ts'

afterEach(() => void vi.unstubAllEnvs())

const statusWith = async (secret: string) =>
  (await send(getSession, eventOf({ endpoint: getSession, headers: { [originSecretHeader]: secret } }))).status

/** Of a call that came through: it has no token. */
const unknownCaller = 401

it('refuses a call that did not come through CloudFront, before anything else', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'this deployment')
  for (const secret of ['', 'another deployment', 'this deploymen', 'this deployment ']) {
    expect(await statusWith(secret), secret).toBe(403)
  }
})

it('takes CloudFront’s calls while a deployment is under way, whichever of the two it is', async () => {
  for (const own of ['this deployment', 'the next deployment']) {
    vi.stubEnv('ORIGIN_SECRET', own)
    expect(await statusWith('the next deployment,this deployment'), own).toBe(unknownCaller)
  }
})

it('takes no call when it was not told the secret', async () => {
  vi.stubEnv('ORIGIN_SECRET', '')
  expect(await statusWith('')).toBe(500)
})
