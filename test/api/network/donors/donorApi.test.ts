import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import { maxActiveKeys, maxCallsPerMinute } from '../../../../shared/network/donors/apiKey.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { stored } from '../../../engine/donations.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import { bulkRow, ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'

/** Keys of donors' software and the donations posted with them, over the real handlers and the embedded table. */

const setup = person('foodbankadmin', ids.foodBank, [ids.foodBank])
const otherSetup = person('foodbankadmin', ids.otherFoodBank, [ids.otherFoodBank])
const donorId = ids.donor
const tenant = savedTenant(makeSmallTenant)
beforeEach(async () => {
  setClock(morning)
  await tenant()
})
afterAll(() => void vi.useRealTimers())
const later = (ms: number) => setClock(new Date(morning.getTime() + ms))

async function newKey(by: Caller = people.donor, Name = 'Tills') {
  const { answer, body } = await call(donors.createDonorApiKey, by, { donorId, Name })
  const { Key, Row } = answer.Value ?? expect.fail(body)
  return { Key: Key ?? expect.fail('no key'), Row }
}
const keysSeenBy = async (by: Caller) =>
  (await call(donors.listDonorApiKeys, by, { donorId })).answer.Value?.Keys.map(({ Name }) => Name)
const post = (key: string, more: object = {}, address = '2001:db8::7') =>
  call(
    donations.postDonorDonation,
    undefined,
    { ...bulkRow, donorId, ...more },
    { headers: { 'access-code': key, 'x-forwarded-for': `${address}, cdn` } },
  )
const donationsInTable = async () => (await everything()).filter(({ sk }) => sk === 'DONATION')

describe('a key', () => {
  it('is shown once and stored as a hash', async () => {
    const { Key, Row } = await newKey()
    expect(Key).toMatch(/^gk_\d+_[\w-]{43}$/)
    expect(Key.startsWith(Row.Start)).toBe(true)
    const secret = Key.slice(Row.Start.length)
    expect(JSON.stringify(await everything())).not.toContain(secret)
    const { body } = await call(donors.listDonorApiKeys, people.donor, { donorId })
    expect(body).not.toContain(secret)
  })

  it('is made once and not shown again when the call is repeated under its idempotency key', async () => {
    const headers = { 'idempotency-key': 'one-key-only-1' }
    const ask = () => call(donors.createDonorApiKey, people.donor, { donorId, Name: 'Tills' }, { headers })
    const first = await ask()
    expect(first.answer.Value?.Key).toMatch(/^gk_/)
    expect((await ask()).answer.Value).toEqual({ Key: null, Row: first.answer.Value?.Row })
    const secret = (first.answer.Value?.Key ?? '').slice(-43)
    expect(JSON.stringify(await everything())).not.toContain(secret)
    expect(await keysSeenBy(people.donor)).toEqual(['Tills'])
  })

  it('of a food bank is seen by it and the donor, the donor’s own by the donor alone', async () => {
    await newKey(people.donor, 'own')
    await newKey(setup, 'of 10')
    await newKey(otherSetup, 'of 20')
    expect(await keysSeenBy(people.donor)).toEqual(['of 20', 'of 10', 'own'])
    expect(await keysSeenBy(setup)).toEqual(['of 10'])
    expect((await call(donors.listDonorApiKeys, people.foodBank, { donorId })).status).toBe(403)
  })

  it('posts nothing once it is revoked, and a food bank revokes its own alone', async () => {
    const own = await newKey()
    const revoke = (by: Caller) => call(donors.revokeDonorApiKey, by, { donorId, keyId: own.Row.ID })
    expect((await revoke(setup)).status).toBe(404)
    expect((await post(own.Key)).status).toBe(200)
    const { answer } = await revoke(people.donor)
    expect(answer.Value?.RevokedAt).toBe(morning.toISOString())
    later(60_000)
    expect((await revoke(people.donor)).answer.Value?.RevokedAt).toBe(morning.toISOString())
    const { status, answer: denied } = await post(own.Key, { Reference: 'PO-8' })
    expect([status, denied.Message]).toEqual([401, 'This key is unknown or revoked.'])
    expect(await donationsInTable()).toHaveLength(1)
  })

  it('shows when it was used last', async () => {
    const { Key } = await newKey()
    const used = async () =>
      (await call(donors.listDonorApiKeys, people.donor, { donorId })).answer.Value?.Keys[0]?.LastUsedAt
    expect(await used()).toBeNull()
    await post(Key)
    expect(await used()).toBe(morning.toISOString())
    later(20 * 60_000)
    await post(Key)
    expect(await used()).toBe(new Date(morning.getTime() + 20 * 60_000).toISOString())
  })

  it('is one of a few that work', async () => {
    for (let nth = 0; nth < maxActiveKeys; nth++) await newKey(setup, `Key ${nth}`)
    const { answer } = await call(donors.createDonorApiKey, setup, { donorId, Name: 'One more' })
    expect(answer.FailureReason).toBe('A donor has at most 10 keys that work. Revoke one that is not used any more.')
  })
})

describe('a donation with a key', () => {
  it('is posted as sourced from the API, and matched like any other', async () => {
    const { Key } = await newKey()
    const { answer } = await post(Key, { Notes: 'Dock 2', StartAfter: '2026-11-20T18:00:00.000Z' })
    const { ID, IsAdded } = answer.Value ?? expect.fail(JSON.stringify(answer))
    expect(IsAdded).toBe(true)
    expect(await stored(ID)).toMatchObject({
      EntrySourceCode: 'API',
      Stage: 'matching',
      Notes: 'Dock 2',
      StartAfter: '2026-11-20T18:00:00.000Z',
      DonorLocation: { ID: ids.donorLocation },
    })
    const seen = await call(donations.getTransaction, people.donor, { id: ID })
    expect(seen.answer.Value?.EntrySourceCode).toBe('API')
  })

  it('is posted once under its reference, also by two calls at the same moment and by another key', async () => {
    const { Key } = await newKey()
    const other = await newKey(setup)
    const answers = await Promise.all([post(Key), post(Key), post(other.Key, { Reference: ' po-7 ' })])
    const values = answers.map(({ answer }) => answer.Value ?? expect.fail(JSON.stringify(answer)))
    expect(new Set(values.map(({ ID }) => ID)).size).toBe(1)
    expect(values.filter(({ IsAdded }) => IsAdded)).toHaveLength(1)
    const again = await post(Key, { categories: [{ DonationCategoryID: 2, Pounds: 5 }] })
    expect(again.answer.Value).toEqual({ ...values[0], IsAdded: false })
    expect(await donationsInTable()).toHaveLength(1)
  })

  it('of a food bank’s key goes to the locations of that food bank alone', async () => {
    const { Key } = await newKey(setup)
    const elsewhere = { LocationCode: `M${ids.otherDonorLocation}` }
    expect((await post(Key, elsewhere)).answer.FailureReason).toMatch(`M${ids.otherDonorLocation}`)
    const own = await newKey()
    expect((await post(own.Key, elsewhere)).answer.Successful).toBe(true)
  })

  it.each([
    ['no key', ''],
    ['another text', 'gk_1_notthesecretnotthesecretnotthesecret'],
    ['a key of another donor', undefined],
  ])('needs a key of the donor: %s', async (_, given) => {
    const foreign = await call(donors.createDonorApiKey, otherSetup, { donorId: ids.otherDonor, Name: 'Tills' })
    const { status } = await post(given ?? foreign.answer.Value?.Key ?? '')
    expect(status).toBe(401)
    expect(await donationsInTable()).toEqual([])
  })

  it('is not to be had by guessing: wrong keys of an address are counted, and hold up nobody else', async () => {
    const { Key } = await newKey()
    const wrong = () => post('gk_1_notthesecretnotthesecretnotthesecret', {}, '2001:db8::bad')
    for (let tries = 0; tries < 20; tries++) expect((await wrong()).status).toBe(401)
    expect((await wrong()).status).toBe(429)
    expect((await post(Key)).status).toBe(200)
  })

  it('waits when the key posts more than a minute allows', async () => {
    const { Key } = await newKey()
    for (let sent = 0; sent < maxCallsPerMinute; sent++) expect((await post(Key)).status).toBe(200)
    const { status, answer } = await post(Key, { Reference: 'PO-8' })
    expect([status, answer.Message]).toEqual([429, expect.stringMatching(/^At most 60 donations a minute/)])
    later(60_000)
    expect((await post(Key, { Reference: 'PO-8' })).answer.Value?.IsAdded).toBe(true)
  })

  it('that is refused says why and takes no reference', async () => {
    const { Key } = await newKey()
    const past = { DonorRecordedPickupDate: '2026-11-19' }
    expect((await post(Key, past)).answer.Successful).toBe(false)
    expect((await post(Key, { surprise: 1 })).answer.Message).toContain('surprise')
    expect((await post(Key)).answer.Value?.IsAdded).toBe(true)
  })

  it('of a donor that was deleted is refused', async () => {
    const made = await call(donors.createDonor, setup, { Name: 'Corner Bakery', TimeZone: 'America/New_York' })
    const id = made.answer.Value?.ID ?? expect.fail('not made')
    const own = await call(donors.createDonorApiKey, person('donor', id, [ids.foodBank]), {
      donorId: id,
      Name: 'Tills',
    })
    expect((await call(donors.deleteDonor, setup, { id })).answer.Successful).toBe(true)
    const { status, answer } = await post(own.answer.Value?.Key ?? '', { donorId: id })
    expect([status, answer.FailureReason]).toEqual([200, expect.stringContaining(bulkRow.LocationCode)])
  })
})
