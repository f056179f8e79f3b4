import { describe, expect, it } from 'vitest'
import { accepted, donation, match } from '../../rescue/donations/status/donation.fixture.ts'
import { donationCount, receiptCount } from './count.ts'
import { maxParts, minutesToClaim, noAmounts, shareClaimed, splitTotals, sumAmounts, sumBy } from './totals.ts'

/** Posted at 10:00 in New York: 120.5 lb. */
const posted = { Donations: 1, OfferedPounds: 120.5 }
const claimedAt = (AgencyResponseTime: string | null) => [match(11, 1, { ...accepted, AgencyResponseTime })]
const claimed = { ...posted, Claimed: 1, ClaimedPounds: 120.5 }

describe('what a donation counts for', () => {
  it.each([
    ['waiting for approval', donation({ Stage: 'pendingApproval' }), posted],
    ['being offered', donation(), posted],
    [
      'accepted 45 minutes after the post',
      donation({ Stage: 'accepted', Matches: claimedAt('2026-11-20T15:45:00.000Z') }),
      { ...claimed, ClaimMinutes: 45 },
    ],
    [
      'accepted 20 minutes after a delayed start',
      donation({
        Stage: 'accepted',
        StartAfter: '2026-11-20T18:00:00.000Z',
        Matches: claimedAt('2026-11-20T18:20:00.000Z'),
      }),
      { ...claimed, ClaimMinutes: 20 },
    ],
    [
      'given to an agency before the delayed start',
      donation({
        Stage: 'accepted',
        StartAfter: '2026-11-21T05:00:00.000Z',
        Matches: claimedAt('2026-11-20T16:00:00.000Z'),
      }),
      { ...claimed, ClaimMinutes: 0 },
    ],
    [
      'received with other weights than were offered',
      donation({
        Stage: 'complete',
        OfferedCategories: donation().AdHocTransactionDonationCategories,
        AdHocTransactionDonationCategories: [],
        Matches: claimedAt('2026-11-20T15:45:00.000Z'),
      }),
      { ...claimed, ClaimMinutes: 45 },
    ],
    [
      'accepted and never picked up',
      donation({ Stage: 'unsuccessful', Matches: claimedAt('2026-11-20T15:45:00.000Z') }),
      { ...claimed, ClaimMinutes: 45 },
    ],
    ['not matched', donation({ Stage: 'notMatched' }), { ...posted, Unclaimed: 1 }],
    ['closed by the donor without an agency', donation({ Stage: 'unsuccessful' }), { ...posted, Unclaimed: 1 }],
    ['cancelled', donation({ Stage: 'cancelled' }), { ...posted, Cancelled: 1 }],
    [
      'cancelled after it was accepted',
      donation({ Stage: 'cancelled', Matches: claimedAt('2026-11-20T15:45:00.000Z') }),
      { ...posted, Cancelled: 1 },
    ],
  ])('%s', (_, one, Amounts) => {
    expect(donationCount(one).Amounts).toEqual(Amounts)
  })

  it('stands on the day of the post in its own zone, for its store, donor, food bank and whoever watches that', () => {
    const late = donation({ Created: '2026-11-21T04:30:00.000Z', StateAssociationID: 2, CoopID: 3 })
    expect(donationCount(late)).toMatchObject({
      FoodBankID: 10,
      Owners: [10, 90, 900],
      Watchers: ['NETWORK', '2', '3'],
      Day: '2026-11-20',
    })
    expect(donationCount(donation()).Watchers).toEqual(['NETWORK'])
  })
})

it('counts a receipt on its own date', () => {
  const receipt = { FoodBankID: 10, DonorID: 90, DonorLocation: { ID: 900 }, Date: '2026-11-18', Pounds: 99.5 }
  expect(receiptCount(receipt, { StateAssociationID: null, CoopID: 3 })).toEqual({
    FoodBankID: 10,
    Owners: [10, 90, 900],
    Watchers: ['NETWORK', '3'],
    Day: '2026-11-18',
    Amounts: { Receipts: 1, ReceivedPounds: 99.5 },
  })
})

describe('rates', () => {
  it.each([
    [{ Claimed: 0, Unclaimed: 0 }, null],
    [{ Claimed: 3, Unclaimed: 1 }, 0.75],
    [{ Claimed: 0, Unclaimed: 2 }, 0],
  ])('share claimed of %o is %s', (amounts, share) => {
    expect(shareClaimed(amounts)).toBe(share)
  })

  it('minutes to claim are the mean of the claimed', () => {
    expect(minutesToClaim({ Claimed: 4, ClaimMinutes: 90 })).toBe(22.5)
    expect(minutesToClaim({ Claimed: 0, ClaimMinutes: 0 })).toBeNull()
  })
})

describe('sums', () => {
  it('add up without an error of floating-point numbers', () => {
    const one = { Receipts: 1, ReceivedPounds: 0.1 }
    expect(sumAmounts([one, one, one])).toEqual({ ...noAmounts, Receipts: 3, ReceivedPounds: 0.3 })
    expect(sumAmounts([])).toEqual(noAmounts)
  })

  it('are by key, in the order of the keys', () => {
    const totals = [
      { Period: '2026-11-02', FoodBankID: 20, ...noAmounts, Donations: 1 },
      { Period: '2026-11-01', FoodBankID: 10, ...noAmounts, Donations: 2 },
      { Period: '2026-11-02', FoodBankID: 10, ...noAmounts, Donations: 4 },
    ]
    expect(sumBy(totals, ({ FoodBankID }) => FoodBankID).map(({ key, amounts }) => [key, amounts.Donations])).toEqual([
      [10, 6],
      [20, 1],
    ])
    expect(sumBy(totals, ({ Period }) => Period).map(({ key, amounts }) => [key, amounts.Donations])).toEqual([
      ['2026-11-01', 2],
      ['2026-11-02', 5],
    ])
  })
})

it('a split names the food banks with the most pounds, and adds up the others', () => {
  const of = (FoodBankID: number, Period: string, ReceivedPounds: number) => ({
    ...noAmounts,
    FoodBankID,
    Period,
    ReceivedPounds,
  })
  const many = Array.from({ length: maxParts + 2 }, (_, at) => of(at + 1, '2026-10', 10 * (at + 1)))
  const split = splitTotals([...many, of(maxParts + 2, '2026-11', 7)])
  expect(split.map(({ FoodBankID }) => FoodBankID)).toEqual([7, 6, 5, 4, 3, 0])
  expect(split[0]?.trend.map(({ Period, ReceivedPounds }) => [Period, ReceivedPounds])).toEqual([
    ['2026-10', 70],
    ['2026-11', 7],
  ])
  expect(split.at(-1)?.trend).toEqual([expect.objectContaining({ Period: '2026-10', ReceivedPounds: 30 })])
  expect(splitTotals([of(1, '2026-10', 3)]).map(({ FoodBankID }) => FoodBankID)).toEqual([1])
})
