import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { customerKeys } from '../../../../functions/core/table/keys/customers.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { lackingEntryWrites, newCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { storeCustomers } from '../../../engine/customers.ts'
import { makeSmallTenant, person } from '../../../engine/smallTenant.ts'

/** The search of neighbors at the size of a food bank: 20,000 of them, 150 of the name Maria. */

const foodBank = person('foodbankuser', 7400, [7400])
const agency = person('agency', 7401, [7400])
const lastNames = ['Lopez', 'Garcia', 'Miller', 'Nguyen', 'Okafor', 'Schmidt', 'Zamora', 'Cohen', 'Haddad', 'Ivanov']
const firstId = 740_000
const count = 20_000
const marias = 150
const isMaria = (at: number) => at % 133 === 0 && at / 133 < marias
/** One in 133 is a Maria; the last of them alone is of the family name Ybarra. The others have one word each. */
const named = (at: number) => ({
  FirstName: isMaria(at) ? 'María' : `Person${at}`,
  LastName: at === lastMaria ? 'Ybarra Lopez' : isMaria(at) ? (lastNames[at % 10] ?? '') : '',
  EMailAddress: isMaria(at) ? `maria.${at}@example.org` : null,
})
const lastMaria = (marias - 1) * 133
const served = new Set([133, 7, lastMaria])

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
  const all = Array.from({ length: count }, (_, at) =>
    newCustomer({
      ID: firstId + at,
      FoodBankID: foodBank.EntityID,
      AgencyIDs: served.has(at) ? [agency.EntityID] : [],
      PhoneNumber: null,
      PostalCode: '12207',
      Created: morning.toISOString(),
      ...named(at),
    }),
  )
  await storeCustomers(all, ({ ID }) => isMaria(ID - firstId) || served.has(ID - firstId) || ID % 8 === 3)
})
afterAll(() => void vi.useRealTimers())

async function search(searchFilter: string, by: Caller = foodBank, cursor?: string) {
  const input = { searchFilter, ...(cursor ? { cursor } : {}) }
  const { status, answer } = await call(customers.searchCustomers, by, input)
  expect(status).toBe(200)
  const { rows = [], cursor: more } = answer.Value ?? {}
  return { ids: rows.map(({ ID }) => ID - firstId), more }
}
async function allOf(searchFilter: string, by: Caller = foodBank) {
  const found: number[] = []
  let cursor: string | undefined
  do {
    const { ids, more } = await search(searchFilter, by, cursor)
    found.push(...ids)
    cursor = more
  } while (cursor)
  return found
}

async function searchGrid(searchFilter: string, more: object = {}, by: Caller = foodBank) {
  const { status, answer } = await call(customers.searchCustomersGrid, by, { searchFilter, ...more })
  expect(status).toBe(200)
  const { rows = [], cursor } = answer.Value ?? {}
  return { rows, ids: rows.map(({ ID }) => ID - firstId), cursor }
}

describe('among 20,000 neighbors', () => {
  it('finds one by two words in any order, however many share one of them', async () => {
    for (const typed of ['maria ybarra', 'Ybarra María', 'lopez ybarra', 'yba mar'])
      expect(await search(typed), typed).toEqual({ ids: [lastMaria], more: undefined })
  })

  it('finds all of a frequent name page by page, each once', async () => {
    const first = await search('maria')
    expect(first.ids).toHaveLength(50)
    expect(first.more).toBeDefined()
    const all = await allOf('maria')
    expect([all.length, new Set(all).size]).toEqual([marias, marias])
  })

  it('finds an agency its own, behind any number of others', async () => {
    expect((await allOf('maria', agency)).toSorted((a, b) => a - b)).toEqual([133, lastMaria])
    expect(await search('maria lopez', agency)).toEqual({ ids: [lastMaria], more: undefined })
    expect(await allOf('person7', agency)).toEqual([7])
    expect((await allOf('p', agency)).toSorted((a, b) => a - b)).toEqual([7])
  })

  it('reads no more of a very common beginning than a page needs', async () => {
    const { ids, more } = await search('p')
    expect([ids.length, more === undefined]).toEqual([50, false])
    expect(await table.count({ pk: `FOODBANK#${foodBank.EntityID}#CUSTOMERWORDS` })).toBeGreaterThan(count)
  })

  it('finds rows of the grid by words in any order, under its filter', async () => {
    const found = await searchGrid('lopez ybarra')
    expect(found).toMatchObject({ ids: [lastMaria], rows: [{ LastName: 'Ybarra Lopez', OrderCount: 0 }] })
    expect((await searchGrid('ybarra', { FoodInsecureNeighborIsTEFAPEligible: 'true' })).ids).toEqual([])
    expect((await searchGrid('maria', { AgencyID: agency.EntityID })).ids.toSorted((a, b) => a - b)).toEqual([
      133,
      lastMaria,
    ])
    expect((await searchGrid('ybarra', { FoodInsecureNeighborID: firstId + 133 })).ids).toEqual([])
    expect((await searchGrid('maria', { OrderPlacedStartDate: '01-01-2026' })).ids).toEqual([])
    expect((await searchGrid('!')).ids).toEqual([])
  })

  it('pages the rows that a frequent name finds, each once, by name within a page', async () => {
    const all: number[] = []
    let cursor: string | undefined
    do {
      const found = await searchGrid('maria', cursor ? { cursor } : {})
      const names = found.rows.map(({ LastName }) => LastName.toLowerCase())
      expect(names).toEqual(names.toSorted())
      all.push(...found.ids)
      cursor = found.cursor
    } while (cursor)
    expect([all.length, new Set(all).size]).toEqual([marias, marias])
  })

  it('shows an agency the rows of those whom it serves alone', async () => {
    expect((await searchGrid('maria', {}, agency)).ids.toSorted((a, b) => a - b)).toEqual([133, lastMaria])
    expect((await searchGrid('maria', { AgencyID: foodBank.EntityID }, agency)).ids).toEqual([])
  })
})

describe('a name of several parts', () => {
  const zubiri = newCustomer({
    ID: firstId + count,
    FoodBankID: foodBank.EntityID,
    AgencyIDs: [],
    FirstName: 'Ione',
    LastName: 'Zubiri-Quintero',
    EMailAddress: null,
    PhoneNumber: null,
    PostalCode: '12207',
    Created: morning.toISOString(),
  })
  const all = ['zubiri', 'quint', 'zubiri-quintero', 'quintero zubiri', 'zubiriquintero', 'ione quintero']

  it('is found by each of them, once', async () => {
    await storeCustomers([zubiri])
    for (const typed of all) expect([typed, (await search(typed)).ids]).toEqual([typed, [count]])
  })

  it('stored before its parts were words, is found as before, and by its parts after the upgrade', async () => {
    const parts = ['quintero', 'zubiriquintero'].map((word) => customerKeys.word(foodBank.EntityID, word, zubiri.ID))
    await table.commit(parts.map((remove) => ({ remove })))
    expect((await search('zubiri-quint')).ids).toEqual([count])
    expect((await search('quintero')).ids).toEqual([])
    await table.commit(await lackingEntryWrites(zubiri.ID))
    for (const typed of all) expect([typed, (await search(typed)).ids]).toEqual([typed, [count]])
    expect(await lackingEntryWrites(zubiri.ID)).toEqual([])
  })
})
