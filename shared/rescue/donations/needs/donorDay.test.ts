import { describe, expect, it } from 'vitest'
import type { Donation } from '../donation.ts'
import { DonationRow, donationRow } from '../rows.ts'
import { accepted, asked, attempt, donation, match } from '../status/donation.fixture.ts'
import { donorDay } from './donorDay.ts'

/** Noon in New York; agencies that accepted come from 12 to 5 PM. */
const noon = new Date('2026-11-20T17:00:00.000Z')
const evening = new Date('2026-11-20T22:00:00.000Z')
const rowOf = (change: Partial<Donation> = {}) => DonationRow.parse(donationRow(donation(change)))
const taken: Partial<Donation> = { Stage: 'accepted', Matches: [match(11, 1, accepted)] }
const kindOf = (change: Partial<Donation>, now = noon) => donorDay([rowOf(change)], now).map(({ kind }) => kind)

describe('the day of a store', () => {
  it.each([
    ['says who comes today', taken, noon, ['coming']],
    ['asks whether it was fetched once the time is over', taken, evening, ['confirm']],
    ['does not ask where a receipt says so', { ...taken, Receipt: { ID: 1, Code: 'R1' } }, evening, []],
    ['does not ask again after it was closed', { ...taken, Stage: 'closed' }, evening, []],
    ['has nothing of tomorrow’s pickups', taken, new Date('2026-11-19T17:00:00.000Z'), []],
    ['has offers that nobody took yet', { Matches: [match(11, 1, asked)] }, noon, ['untaken']],
    ['no more when the time is over', { Matches: [match(11, 1, asked)] }, new Date('2026-11-22T17:00:00.000Z'), []],
    ['has what no agency takes', { Stage: 'notMatched' }, noon, ['notMatched']],
    ['has nothing of what is done', { Stage: 'complete' }, noon, []],
    ['has nothing of what was cancelled', { Stage: 'cancelled' }, noon, []],
  ] as const)('%s', (_, change, now, kinds) => {
    expect(kindOf(change as Partial<Donation>, now)).toEqual(kinds)
  })

  it('begins with problems, then what is to confirm, then what has no agency', () => {
    const problem = match(11, 1, {
      ...accepted,
      AdHocTransactionAttemptedPickups: [attempt(1, { Problem: { Kind: 'notReady', Note: '' } })],
    })
    const rows = [
      rowOf({ ID: 1, Matches: [match(11, 1, asked)], DonorRecordedPickupDate: '2026-11-21' }),
      rowOf({ ID: 2, Stage: 'notMatched', DonorRecordedPickupDate: '2026-11-21' }),
      rowOf({ ID: 3, ...taken }),
      rowOf({ ID: 4, Stage: 'accepted', Matches: [problem] }),
    ]
    expect(donorDay(rows, evening).map(({ row, kind }) => [row.ID, kind])).toEqual([
      [4, 'problem'],
      [3, 'confirm'],
      [2, 'notMatched'],
      [1, 'untaken'],
    ])
  })
})
