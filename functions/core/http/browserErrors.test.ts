import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserErrorHeader, headerOf } from '../../../shared/core/browserError.ts'
import { getSession } from '../../../shared/network/session/api.ts'
import { eventOf, send } from '../../../test/engine/call.ts'
import { log } from '../log.ts'

const warned = vi.spyOn(log, 'warn')
beforeEach(() => void warned.mockReset().mockReturnValue())
afterEach(() => void vi.unstubAllEnvs())

const callWith = (header: string) =>
  send(getSession, eventOf({ endpoint: getSession, headers: { [browserErrorHeader]: header } }))

const failed = {
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading ‘😀’)',
  at: ['/assets/main-B1.js:1:2345'],
  page: '/FoodBank#/app/realtime/*',
}

it('logs an error in the browser that a call tells of, whoever calls', async () => {
  expect((await callWith(headerOf(failed))).status).toBe(401)
  expect(warned.mock.calls).toEqual([['error in browser', { browserError: failed }]])
})

it('answers as usual, and logs nothing, where a call tells of anything else', async () => {
  const others = [
    '',
    '%',
    'null',
    encodeURIComponent(JSON.stringify({ ...failed, password: 'secret' })),
    headerOf({ ...failed, message: 'm'.repeat(201) }),
    headerOf({ ...failed, at: Array.from({ length: 5 }, () => '/x.js') }),
    'x'.repeat(3001),
  ]
  for (const header of others) expect((await callWith(header)).status, header).toBe(401)
  expect(warned).not.toHaveBeenCalled()
})
