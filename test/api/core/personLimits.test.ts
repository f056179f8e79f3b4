import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { personLimit } from '../../../functions/core/http/personLimit.ts'
import { sessionKeys } from '../../../functions/core/table/keys/session.ts'
import { table } from '../../../functions/core/table/table.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import type { Caller } from '../../../shared/core/access.ts'
import { changesPerHour, type Endpoint } from '../../../shared/core/schema/endpoint.ts'
import * as people from '../../../shared/network/people/api.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import * as limits from '../../../shared/pantry/limits/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { storedNeighbor } from '../../engine/customers.ts'
import { ids, makeSmallTenant, person } from '../../engine/smallTenant.ts'

/** Endpoints whose abuse costs others count the calls of each person; all others that change something count those of a flood. */

const hour = 3_600_000
const staffOf = (at: number) => person('foodbankadmin', at, [at])
let asked = 0
/** Somebody of their own for each test. */
const somebody = (): Caller => ({ ...staffOf(ids.foodBank), UserID: 9000 + ++asked })

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())
beforeEach(() => setClock(morning))

const perHour = customers.setCustomerPassword.limit?.perHour ?? 0
/** Calls that a rule refuses, so that the user pool is left out. */
async function setsPasswords(by: Caller, times: number, language = 'en') {
  const { ID: id } = await storedNeighbor({})
  const statuses: number[] = []
  let message: string | undefined
  for (let time = 0; time < times; time += 1) {
    const { status, answer } = await call(customers.setCustomerPassword, by, { id, NewPassword: 'short' }, { language })
    statuses.push(status)
    message = answer.Message
  }
  return { statuses, message }
}

describe('a limit for each person', () => {
  it('refuses what is above it with a sentence in their language, until the hour is over', async () => {
    const by = somebody()
    const { statuses } = await setsPasswords(by, perHour)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await setsPasswords(by, 1)).toEqual({
      statuses: [429],
      message: `You have done this ${perHour} times within the hour, which is the limit. Please try again later.`,
    })
    expect((await setsPasswords(by, 1, 'es')).message).toMatch(/^Ya hizo esto/)
    setClock(new Date(morning.getTime() + hour))
    expect((await setsPasswords(by, 1)).statuses).toEqual([200])
  })

  it('is one for each person and endpoint', async () => {
    const [one, other] = [somebody(), somebody()]
    await setsPasswords(one, perHour + 1)
    expect((await setsPasswords(other, 1)).statuses).toEqual([200])
    const invited = await call(people.invitePerson, one, {
      entityId: ids.foodBank,
      EMailAddress: 'somebody@example.org',
      Name: 'Some Body',
      Role: 'foodbankuser',
      Language: 'en',
    })
    expect(invited.status).toBe(200)
  })

  it('counts no malformed call and none on what is not the caller’s', async () => {
    const by = somebody()
    expect((await call(customers.setCustomerPassword, by, { id: 1, NewPassword: '' })).status).toBe(400)
    expect((await call(customers.setCustomerPassword, by, { id: 99_999_999, NewPassword: 'short' })).status).toBe(404)
    expect(await table.keys({ pk: sessionKeys.callsOf(by.UserID, '', 0).pk })).toEqual([])
  })

  it('is set where messages, passwords or long work are asked for, and only where a call may write', () => {
    const limited = catalogue.filter(({ limit }) => limit !== undefined)
    expect(limited.map(({ id }) => id).toSorted()).toEqual([
      'answerTexts',
      'bulkOffer',
      'emailTefapCustomers',
      'importCustomers',
      'importParties',
      'importProducts',
      'invitePerson',
      'loadFoodFacts',
      'lookUpAddress',
      'repeatJob',
      'requestJob',
      'resendInvitation',
      'sendBulkInvitations',
      'sendInvitation',
      'sendMessage',
      'setCustomerPassword',
      'setOwnPin',
      'setPhoneNumber',
      'startImport',
      'unlockTablet',
    ])
    for (const { id, limit, roles, permissions } of limited) {
      // A PIN and a number of one's own are set seldom.
      expect(limit?.perHour, id).toBeGreaterThanOrEqual(['setOwnPin', 'setPhoneNumber'].includes(id) ? 20 : 100)
      expect(roles, id).not.toBe('anonymous')
      expect(permissions, id).toContain('table:write')
    }
  })
})

/** Calls that one running copy of a function counts without the table. */
const countedHere = 200
/** Counts so many calls of the person within this hour, as other copies of the function would. */
const counted = (by: Caller, { id }: Pick<Endpoint, 'id'>, Count: number) =>
  table.commit([{ put: { ...sessionKeys.callsOf(by.UserID, id, Math.floor(Date.now() / hour)), Count } }])

describe('a change without a limit of its own', () => {
  const raise = async (by: Caller, Value: number) =>
    (await call(limits.setItemsPerOrderLimit, by, { Value }, { language: 'en' })).status

  it('is refused to a person who makes more than one a second for an hour; ordinary work writes no count', async () => {
    const [by, other] = [somebody(), somebody()]
    for (let time = 0; time < countedHere; time += 1) expect(await raise(by, 25)).toBe(200)
    expect(await table.keys({ pk: sessionKeys.callsOf(by.UserID, '', 0).pk })).toEqual([])
    await counted(by, limits.setItemsPerOrderLimit, changesPerHour - 1)
    expect([await raise(by, 26), await raise(by, 27), await raise(other, 28)]).toEqual([200, 429, 200])
    setClock(new Date(morning.getTime() + hour))
    expect(await raise(by, 29)).toBe(200)
  })

  const changes = catalogue.filter(({ mutates, roles }) => mutates && roles !== 'anonymous')
  it.each(changes.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s has a limit for each person',
    async (_, endpoint) => {
      const by = somebody()
      const ask = async () =>
        personLimit(endpoint).before?.({ context: { caller: by, language: 'en', now: new Date() } } as never)
      await counted(by, endpoint, endpoint.limit?.perHour ?? changesPerHour)
      for (let time = 0; !endpoint.limit && time < countedHere; time += 1) await ask()
      await expect(ask()).rejects.toMatchObject({ status: 429 })
    },
  )
})
