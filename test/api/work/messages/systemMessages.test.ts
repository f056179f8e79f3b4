import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Caller, roles } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { maxPlanned, systemAudiences } from '../../../../shared/work/messages/systemMessage.ts'
import { call } from '../../../engine/call.ts'
import { callers } from '../../../engine/callers.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'

/** System messages over the real handlers and the embedded table: planned, shown to whom they are for, ended. */

const hour = 3_600_000
/** Each test is days after the one before, whose messages have ended. */
let start = morning
const at = (hours: number) => new Date(start.getTime() + hours * hour)
type Draft = Input<typeof messages.addSystemMessage>
const draft = (more: Partial<Draft> = {}): Draft => ({
  Title: { en: 'Maintenance', es: 'Mantenimiento' },
  Body: { en: 'Tonight.', es: 'Esta noche.' },
  Audiences: [...systemAudiences],
  StartsAt: start.toISOString(),
  EndsAt: at(2).toISOString(),
  ...more,
})
const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
const otherAdministrator = person('foodbankadmin', ids.otherFoodBank, [ids.otherFoodBank])
const ownAudiences = systemAudiences.filter((one) => one !== 'watchers')

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => {
  start = at(72)
  setClock(start)
})
afterAll(() => void vi.useRealTimers())

async function plan(by: Caller, more: Partial<Draft> = {}) {
  const { answer, body } = await call(messages.addSystemMessage, by, draft(more))
  if (!answer.Value) throw new Error(`Not planned: ${body}`)
  return answer.Value
}
const shownTo = async (caller: Caller, seen?: string, language = 'en') =>
  (await call(messages.getSystemMessage, caller, { seen }, { language })).answer.Value ?? null
const titleFor = async (caller: Caller, seen?: string) => (await shownTo(caller, seen))?.Title
const listOf = async (caller: Caller) =>
  (await call(messages.getSystemMessagesGrid, caller, {})).answer.Value?.rows ?? []
const end = (by: Caller, id: number) => call(messages.endSystemMessage, by, { id })
const remove = (by: Caller, id: number) => call(messages.deleteSystemMessage, by, { id })

describe('the network', () => {
  it('[sysmsg-to-users] tells every role, in its language, from the start to the end', async () => {
    const { ID } = await plan(people.network, { StartsAt: at(1).toISOString() })
    for (const role of roles) {
      const reader = callers.find(({ Role }) => Role === role) as Caller
      setClock(at(0.99))
      expect(await shownTo(reader)).toBeNull()
      setClock(at(1))
      expect(await shownTo(reader)).toEqual({ ID, IsSurvey: false, Title: 'Maintenance', Body: 'Tonight.' })
      expect(await shownTo(reader, undefined, 'es')).toMatchObject({ Title: 'Mantenimiento', Body: 'Esta noche.' })
      setClock(at(2))
      expect(await shownTo(reader)).toBeNull()
    }
  })

  it('tells only those it is for', async () => {
    const { ID } = await plan(people.network, { Audiences: ['agencies'] })
    expect(await titleFor(people.agencies[0])).toBe('Maintenance')
    for (const other of [people.foodBank, people.store, people.coop]) expect(await shownTo(other)).toBeNull()
    await end(people.network, ID)
  })

  it('[sysmsg-once] has one after the other told, each once', async () => {
    const first = await plan(people.network, { Title: { en: 'First', es: 'Uno' } })
    setClock(at(0.1))
    const second = await plan(people.network, { Title: { en: 'Second', es: 'Dos' }, StartsAt: at(0.1).toISOString() })
    const reader = people.store
    expect(await titleFor(reader)).toBe('First')
    expect(await titleFor(reader, String(first.ID))).toBe('Second')
    expect(await titleFor(reader, `${second.ID},${first.ID}`)).toBeUndefined()
    for (const { ID } of [first, second]) await end(people.network, ID)
  })
})

describe('a food bank', () => {
  it('tells its own people and nobody else', async () => {
    const { ID } = await plan(administrator, { Audiences: ownAudiences })
    for (const own of [people.foodBank, people.agencies[0], people.donor, people.store])
      expect((await shownTo(own))?.ID, own.UserName).toBe(ID)
    for (const other of [people.network, people.coop, people.otherFoodBank, people.otherAgency])
      expect(await shownTo(other), other.UserName).toBeNull()
    await end(administrator, ID)
  })

  it('does not write to the network and associations', async () => {
    const { answer } = await call(messages.addSystemMessage, administrator, draft())
    expect(answer.FailureReason).toBe('Only the network writes to the network and associations.')
  })

  it('sees and changes its own alone', async () => {
    const { ID } = await plan(administrator, { Audiences: ['agencies'] })
    expect((await listOf(administrator)).map((row) => row.ID)).toContain(ID)
    expect((await listOf(otherAdministrator)).map((row) => row.ID)).not.toContain(ID)
    expect((await listOf(people.network)).map((row) => row.ID)).not.toContain(ID)
    expect((await end(otherAdministrator, ID)).status).toBe(404)
    await end(administrator, ID)
  })
})

describe('planning', () => {
  it('happens once under one key, however often it is sent', async () => {
    const before = (await listOf(people.network)).length
    const send = () =>
      call(messages.addSystemMessage, people.network, draft(), { headers: { 'idempotency-key': 'one-message' } })
    const bodies = [...(await Promise.all([send(), send()])), await send()].map(({ body }) => body)
    expect(new Set(bodies).size).toBe(1)
    const rows = await listOf(people.network)
    expect(rows).toHaveLength(before + 1)
    for (const row of rows) await end(people.network, row.ID)
  })

  it('refuses a schedule that nobody would see', async () => {
    const { answer } = await call(messages.addSystemMessage, people.network, draft({ EndsAt: at(-1).toISOString() }))
    expect(answer.FailureReason).toBe('The end has to be after the start, and in the future.')
  })

  it.each([
    ['without a title', { Title: { en: ' ', es: '' } }, 'Title.en'],
    ['with a text of 2,001 characters', { Body: { en: 'x'.repeat(2001), es: '' } }, 'Body.en'],
    ['for nobody', { Audiences: [] }, 'Audiences'],
    ['for somebody twice', { Audiences: ['agencies', 'agencies'] as const }, 'Audiences'],
    ['from no time', { StartsAt: 'tomorrow' }, 'StartsAt'],
  ])('is malformed %s', async (_, more, field) => {
    const { status, answer } = await call(messages.addSystemMessage, people.network, draft(more as Partial<Draft>))
    expect([status, answer.Message]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^${field.replace('.', '\\.')}: `)),
    ])
  })

  it('is refused beyond what a reader’s poll may read', async () => {
    const own = otherAdministrator
    const made: number[] = []
    for (let nth = 0; nth < maxPlanned; nth++) made.push((await plan(own, { Audiences: ['agencies'] })).ID)
    const { answer } = await call(messages.addSystemMessage, own, draft({ Audiences: ['agencies'] }))
    expect(answer.FailureReason).toContain('At most 20 messages')
    setClock(at(0.5))
    for (const id of made) await end(own, id)
    await plan(own, { Audiences: ['agencies'] })
  })
})

describe('a planned message', () => {
  it('changes at once for its readers, and loses no change of somebody else', async () => {
    const { ID: id } = await plan(people.network, { Audiences: ['donors'] })
    const edit = (Version: number, en: string) =>
      call(messages.updateSystemMessage, people.network, {
        id,
        ...draft({ Audiences: ['donors'], Title: { en, es: en }, StartsAt: at(-9).toISOString() }),
        Version,
      })
    const [one, other] = await Promise.all([edit(1, 'Longer'), edit(1, 'Shorter')])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    const kept = one.status === 200 ? 'Longer' : 'Shorter'
    expect(await titleFor(people.donor)).toBe(kept)
    expect((await edit(2, 'Again')).answer.Value).toMatchObject({ StartsAt: start.toISOString(), Version: 3 })
    await end(people.network, id)
  })

  it('ends at once, and stays as it was afterwards', async () => {
    const { ID } = await plan(people.network, { Audiences: ['customers'] })
    const reader = person('customer', 900, [ids.foodBank])
    expect(await titleFor(reader)).toBe('Maintenance')
    setClock(at(1))
    const first = (await end(people.network, ID)).answer.Value
    setClock(at(1.5))
    expect((await end(people.network, ID)).answer.Value).toEqual(first)
    expect(await shownTo(reader)).toBeNull()
    expect((await remove(people.network, ID)).answer.FailureReason).toContain('already shown')
  })

  it('is deleted before it starts, and only then', async () => {
    const { ID } = await plan(people.network, { StartsAt: at(1).toISOString() })
    expect((await end(people.network, ID)).answer.FailureReason).toContain('not shown yet')
    expect((await remove(people.network, ID)).answer).toEqual({ Successful: true, Value: null })
    expect((await listOf(people.network)).map((row) => row.ID)).not.toContain(ID)
    setClock(at(1.5))
    expect(await shownTo(people.foodBank)).toBeNull()
    expect((await remove(people.network, ID)).status).toBe(404)
  })

  it('is not deleted when somebody else changes it in the moment of saving', async () => {
    const StartsAt = at(1).toISOString()
    const { ID: id, Version } = await plan(people.network, { StartsAt })
    const later = { id, ...draft({ StartsAt, Title: { en: 'Read this', es: 'Lea esto' } }), Version }
    beforeNextCommit(() => call(messages.updateSystemMessage, people.network, later))
    expect((await remove(people.network, id)).status).toBe(409)
    expect((await listOf(people.network)).find((row) => row.ID === id)?.Title.en).toBe('Read this')
    const headers = { 'idempotency-key': 'delete-this-message' }
    for (const _ of ['first', 'repeat'])
      expect((await call(messages.deleteSystemMessage, people.network, { id }, { headers })).status).toBe(200)
  })
})
