import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import type { BulkRow } from '../../../../shared/rescue/donations/bulkOffer.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { stored } from '../../../engine/donations.ts'
import { bulkRow, ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'

beforeAll(() => makeSmallTenant())
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const bulk = person('bulkofferdonor', ids.donor, [ids.foodBank])
const offer = async (ImportID: string, ...rows: BulkRow[]) =>
  (await call(donations.bulkOffer, bulk, { ImportID, rows })).answer.Value ?? []
const row = (Reference: string, more: Partial<BulkRow> = {}): BulkRow => ({ ...bulkRow, Reference, ...more })

it('posts each row on its own and says why one is refused; formulas stay text', async () => {
  const outcomes = await offer(
    'a.csv',
    row('A-1', { Notes: '=SUM(A1:A9)' }),
    row('A-2', { LocationCode: 'NOWHERE' }),
    row('A-3', { DonorRecordedPickupDate: '2020-01-01' }),
  )
  expect(outcomes.map(({ Outcome }) => Outcome)).toEqual(['added', 'refused', 'refused'])
  expect(outcomes[1]?.Reasons).toEqual(['No location of yours has the code NOWHERE.'])
  expect(await stored(outcomes[0]?.ID ?? 0)).toMatchObject({ Notes: '=SUM(A1:A9)', Stage: 'matching' })
})

it('names all that is wrong with a row', async () => {
  const wrong = {
    categories: [{ DonationCategoryID: 999, Pounds: 5 }],
    StorageRequirementIDs: [99],
    DonorRecordedPickupDate: '2020-01-01',
  }
  const outcomes = await offer('w.csv', row('W-1', wrong), row('W-2', { ...wrong, LocationCode: 'NOWHERE' }))
  const past = 'The pickup date is in the past.'
  const others = ['One of the storage requirements does not exist.', 'One of the categories does not exist.']
  expect(outcomes.map(({ Reasons }) => Reasons)).toEqual([
    [past, ...others],
    ['No location of yours has the code NOWHERE.', ...others],
  ])
  const stops = await offer('w.csv', row('W-1'))
  expect(stops.map(({ Outcome }) => Outcome)).toEqual(['added'])
})

it('a file sent again adds nothing twice, and another file finds the reference taken', async () => {
  const [first] = await offer('b.csv', row('B-1'))
  const [again] = await offer('b.csv', row('b-1'))
  const [other] = await offer('c.csv', row('B-1'))
  expect([again, other].map((one) => one?.ID)).toEqual([first?.ID, first?.ID])
  expect([again?.Outcome, other?.Outcome]).toEqual(['added', 'present'])
})

it('the same reference twice at once is one donation', async () => {
  const both = await Promise.all([offer('d.csv', row('D-1')), offer('e.csv', row('D-1'))])
  const outcomes = both.flat()
  expect(new Set(outcomes.map(({ ID }) => ID)).size).toBe(1)
  expect(outcomes.map(({ Outcome }) => Outcome).sort()).toEqual(['added', 'present'])
})
