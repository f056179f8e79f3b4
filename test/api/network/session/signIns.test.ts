import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetRevoked } from '../../../../functions/core/http/revokedTable.ts'
import { sessionKeys } from '../../../../functions/core/table/keys/session.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { closeTenant, openTenant } from '../../../../infra/operator/closing.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as peopleApi from '../../../../shared/network/people/api.ts'
import { signInDays } from '../../../../shared/network/people/signIn.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { ids, makeSmallTenant, people, person, userOf } from '../../../engine/smallTenant.ts'

/** Sign-ins of a person, and ending them. */

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const hour = 3_600_000
const at = (ms: number) => {
  setClock(new Date(morning.getTime() + ms))
  forgetRevoked()
}
const second = (ms: number) => Math.floor((morning.getTime() + ms) / 1000)

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())
beforeEach(() => at(0))

let made = 0
/** Somebody of their own for each test, at a phone and in the office. */
async function somebody() {
  const caller: Caller = { ...people.agencies[0], Subject: `signed-in-${++made}`, UserID: 7000 + made }
  await table.commit(putUser({ ...userOf(caller), Subject: caller.Subject }))
  const phone = { signIn: { ID: `phone-${made}`, At: second(0) }, headers: { 'user-agent': chrome } }
  const office = { signIn: { ID: `office-${made}`, At: second(0) }, headers: { 'user-agent': firefox } }
  const use = async (device: typeof phone) => (await call(session.getSession, caller, {}, device)).status
  const list = async (device = phone) => (await call(session.listSignIns, caller, {}, device)).answer.Value ?? []
  const end = async (ID: string | null, device = phone, IsCurrentToo = false) =>
    call(session.endSignIns, caller, { ID, IsCurrentToo }, device)
  return { caller, phone, office, use, list, end }
}

describe('sign-ins', () => {
  it('are listed with device, first and last use, last used first; the one that asks is marked', async () => {
    const { phone, office, use, list } = await somebody()
    expect(await list()).toEqual([])
    await use(phone)
    at(2 * hour)
    await use(office)
    expect(await list()).toEqual([
      {
        ID: office.signIn.ID,
        Browser: 'firefox',
        System: 'windows',
        Since: morning.toISOString(),
        LastUsedAt: new Date(morning.getTime() + 2 * hour).toISOString(),
        IsCurrent: false,
      },
      {
        ID: phone.signIn.ID,
        Browser: 'chrome',
        System: 'android',
        Since: morning.toISOString(),
        LastUsedAt: morning.toISOString(),
        IsCurrent: true,
      },
    ])
  })

  it('are written at most once an hour, and not while the tenant is closed', async () => {
    const { caller, phone, use, list } = await somebody()
    const commit = vi.spyOn(table, 'commit')
    await use(phone)
    at(hour - 1)
    await use(phone)
    expect(commit).toHaveBeenCalledTimes(1)
    at(hour)
    await closeTenant(new Date())
    commit.mockClear()
    expect(await use(phone)).toBe(200)
    expect(commit).not.toHaveBeenCalled()
    await openTenant()
    forgetRevoked()
    commit.mockClear()
    await use(phone)
    expect(commit).toHaveBeenCalledTimes(1)
    commit.mockRestore()
    expect((await list())[0]?.LastUsedAt).toBe(new Date(morning.getTime() + hour).toISOString())
    const stored = await table.keys({ pk: sessionKeys.signIn(caller.Subject, '').pk })
    expect(JSON.stringify(stored)).not.toContain('Mozilla')
  })

  it('that cannot be written down fail no session', async () => {
    const { phone, use } = await somebody()
    const commit = vi.spyOn(table, 'commit').mockRejectedValueOnce(new Error('cut'))
    expect(await use(phone)).toBe(200)
    commit.mockRestore()
  })

  it('are gone when their refresh token has expired', async () => {
    const { phone, use, list } = await somebody()
    await use(phone)
    at(signInDays * 24 * hour - 1000)
    expect(await list()).toHaveLength(1)
    at(signInDays * 24 * hour)
    expect(await list()).toEqual([])
  })

  it('can be ended one by one: its tokens are refused, also those that it gets a month later', async () => {
    const { phone, office, use, list, end } = await somebody()
    await use(phone)
    await use(office)
    const { answer } = await end(office.signIn.ID)
    expect(answer.Value?.map(({ ID }) => ID)).toEqual([phone.signIn.ID])
    expect([await use(office), await use(phone)]).toEqual([401, 200])
    expect((await end(office.signIn.ID)).answer.Value).toHaveLength(1)
    at((signInDays - 1) * 24 * hour)
    expect([await use(office), await use(phone)]).toEqual([401, 200])
    expect((await list()).map(({ ID }) => ID)).toEqual([phone.signIn.ID])
  })

  it('of others cannot be ended', async () => {
    const [one, other] = [await somebody(), await somebody()]
    await one.use(one.phone)
    const { answer } = await other.end(one.phone.signIn.ID)
    expect(answer).toEqual({ Successful: true, Value: [] })
    expect([await one.use(one.phone), (await one.list()).length]).toEqual([200, 1])
  })

  it('can be ended everywhere else: those that were never listed, too; a later one works', async () => {
    const { caller, phone, office, use, list, end } = await somebody()
    await use(phone)
    await use(office)
    const hidden = { signIn: { ID: 'never-listed', At: second(-hour) } }
    at(60_000)
    expect((await end(null)).answer.Value?.map(({ ID }) => ID)).toEqual([phone.signIn.ID])
    expect([await use(office), await use(phone)]).toEqual([401, 200])
    expect((await call(session.getSession, caller, {}, hidden)).status).toBe(401)
    at(120_000)
    const again = { ...office, signIn: { ID: 'again', At: second(120_000) } }
    expect(await use(again)).toBe(200)
    expect((await list()).map(({ ID }) => ID).toSorted()).toEqual(['again', phone.signIn.ID])
    at((signInDays - 1) * 24 * hour)
    expect(await use(office)).toBe(401)
  })

  it('can be ended everywhere, here, too', async () => {
    const { phone, office, use, end } = await somebody()
    await use(phone)
    await use(office)
    at(60_000)
    expect((await end(null, phone, true)).answer.Value).toEqual([])
    expect([await use(office), await use(phone)]).toEqual([401, 401])
  })

  it('that staff end stay ended, and are not listed any more', async () => {
    const { caller, phone, office, use, list } = await somebody()
    await use(office)
    at(60_000)
    const { answer } = await call(
      peopleApi.signOutPerson,
      person('foodbankadmin', ids.foodBank, [ids.foodBank]),
      { entityId: caller.EntityID, userId: caller.UserID },
      { headers: { 'idempotency-key': `sign-out-${made}` } },
    )
    expect(answer.Successful).toBe(true)
    at((signInDays - 1) * 24 * hour)
    const later = { ...phone, signIn: { ID: `later-${made}`, At: second(120_000) } }
    expect([await use(office), await use(later)]).toEqual([401, 200])
    expect((await list(later)).map(({ ID }) => ID)).toEqual([`later-${made}`])
  })

  it('of another person are not ended with them', async () => {
    const [one, other] = [await somebody(), await somebody()]
    await other.use(other.phone)
    at(60_000)
    await one.end(null)
    expect(await other.use(other.phone)).toBe(200)
  })
})
