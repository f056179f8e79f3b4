import { describe, expect, it } from 'vitest'
import { donation } from '../status/donation.fixture.ts'
import { pickupTimeTypeById } from './pickupTime.ts'
import { canService } from './providerCheck.ts'
import { serviceDetailText } from './providerCheckText.ts'

const category = { ID: 1, Name: 'Produce', Icon: { ClassName: 'produce' }, IsSystemWide: true }
const facts = (pounds: number, storage: readonly number[] = []) =>
  donation({
    AdHocTransactionDonationCategories: [{ Pounds: pounds, DonationCategory: category }],
    AdHocTransactionStorageRequirements: storage.map((ID) => ({
      StorageRequirementID: ID,
      StorageRequirement: { ID, Name: `Storage ${ID}` },
    })),
  })
const typeOf = (id: number) => {
  const type = pickupTimeTypeById(id)
  if (!type) throw new Error(`No pickup time ${id}`)
  return type
}
const morning = { day: '2026-11-21', type: typeOf(2) }
const passed = (check: ReturnType<typeof canService>) =>
  Object.fromEntries(check.Components.map(({ Name, Passed }) => [Name, Passed]))

describe('a volunteer', () => {
  it.each([
    ['at every limit', 500, [1, 2], 25, morning, {}],
    ['too far', 100, [], 25.1, morning, { distance: false }],
    ['too heavy', 500.1, [], 5, morning, { weight: false }],
    ['frozen', 100, [3], 5, morning, { storage: false }],
    ['no day', 100, [], 5, { day: null, type: typeOf(2) }, { window: false }],
    ['as soon as possible on a known day', 100, [], 5, { day: '2026-11-21', type: typeOf(1) }, {}],
    ['as soon as possible on no day', 100, [], 5, { day: null, type: typeOf(1) }, { window: false }],
    [
      'everything wrong',
      900,
      [3],
      90,
      { day: null, type: typeOf(1) },
      {
        distance: false,
        weight: false,
        storage: false,
        window: false,
      },
    ],
  ])('%s', (_, pounds, storage, DistanceMiles, pickup, failing) => {
    const check = canService('volunteer', facts(pounds, storage), { DistanceMiles }, pickup)
    expect(passed(check)).toEqual({ distance: true, weight: true, storage: true, window: true, ...failing })
    expect(check.CanService).toBe(Object.keys(failing).length === 0)
  })

  it('is told the first hour of the window', () => {
    expect(canService('volunteer', facts(10), { DistanceMiles: 1 }, morning).TimeKey).toBe('08:00')
    expect(canService('volunteer', facts(10), { DistanceMiles: 1 }, { ...morning, day: null }).TimeKey).toBe('')
  })

  it('reads each part in its language', () => {
    const { Components } = canService('volunteer', facts(600), { DistanceMiles: 3 }, morning)
    expect(Components.map((part) => serviceDetailText(part, 'en'))).toEqual([
      '3 of at most 25 miles',
      '600 of at most 500 lb',
      'Nothing has to be kept frozen.',
      '8:00 AM to 12:00 PM',
    ])
    expect(Components.map((part) => serviceDetailText(part, 'es')).at(-1)).toMatch(/^de 8:00/)
  })
})

it.each(['agency', 'foodbank'] as const)('%s can fetch anything', (provider) => {
  const check = canService(provider, facts(9000, [3]), { DistanceMiles: 300 }, { day: null, type: typeOf(1) })
  expect(check).toMatchObject({ CanService: true, Components: [{ Name: 'provider', Passed: true }] })
})
