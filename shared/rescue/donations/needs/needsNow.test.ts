import { describe, expect, it } from 'vitest'
import type { Donation } from '../donation.ts'
import type { VolunteerSearch } from '../pickup/attemptedPickup.ts'
import { DonationRow, donationRow } from '../rows.ts'
import { spoilsAt } from '../spoils.ts'
import { accepted, asked, attempt, donation, match, timeType } from '../status/donation.fixture.ts'
import { needsNow } from './needsNow.ts'

/** Noon in New York; the donation was posted at 10, its window ends at 5 PM: produce and bread. */
const noon = new Date('2026-11-20T17:00:00.000Z')
const rowOf = (change: Partial<Donation> = {}) => DonationRow.parse(donationRow(donation(change)))
const canned = [
  { Pounds: 40, DonationCategory: { ID: 8, Name: 'Canned Goods', Icon: { ClassName: 'canned' }, IsSystemWide: true } },
]
const ofCategory = (ID: number) => [
  { Pounds: 40, DonationCategory: { ID, Name: 'Food', Icon: { ClassName: 'food' }, IsSystemWide: true } },
]
const searched = (State: VolunteerSearch['State']) => ({
  ...accepted,
  VolunteerSearch: { State, Round: 1, FirstRunID: 1, RoundEnds: '2026-11-20T18:00:00.000Z' } as VolunteerSearch,
})
const offered = (ends: string) => match(11, 1, { ...asked, AgencyExpirationTime: ends })

describe('a donation needs somebody', () => {
  it.each([
    ['to approve its match list', { Stage: 'pendingApproval' }, 'approve'],
    [
      'when its donor asks to cancel',
      { CancelRequest: { Reason: 'x', At: noon.toISOString(), By: 1 } },
      'cancelRequest',
    ],
    [
      'first to decide on the cancellation',
      { Stage: 'pendingApproval', CancelRequest: { Reason: 'x', At: noon.toISOString(), By: 1 } },
      'cancelRequest',
    ],
    ['when nobody is left to ask', { Stage: 'notMatched' }, 'notMatched'],
    ['no more once the store has closed', { Stage: 'notMatched', DonorRecordedPickupDate: '2026-11-19' }, undefined],
    ['when its last offer ends in 15 minutes', { Matches: [offered('2026-11-20T17:15:00.000Z')] }, 'expiring'],
    ['not yet in 16', { Matches: [offered('2026-11-20T17:16:00.000Z')] }, undefined],
    [
      'not while another agency can be asked',
      { Matches: [offered('2026-11-20T17:05:00.000Z'), match(12, 2)] },
      undefined,
    ],
    ['not when an agency fetches it', { Stage: 'accepted', Matches: [match(11, 1, accepted)] }, undefined],
    [
      'when the window passed an hour ago and nobody reported',
      {
        Stage: 'accepted',
        DonorRecordedPickupDate: '2026-11-20',
        Matches: [match(11, 1, { ...accepted, PickupTimeType: timeType(2) })],
      },
      undefined,
    ],
    [
      'when a volunteer is sought and the store closes within three hours',
      {
        Stage: 'accepted',
        Matches: [match(11, 1, { ...searched('seeking'), PickupTimeType: timeType(3) })],
      },
      'noDriver',
    ],
    [
      'when no volunteer takes the run',
      {
        Stage: 'accepted',
        Matches: [match(11, 1, searched('untaken'))],
      },
      'untaken',
    ],
    ['no more when it is complete', { Stage: 'complete', Matches: [match(11, 1, accepted)] }, undefined],
  ] as [string, Partial<Donation>, string | undefined][])('%s', (_, change, kind) => {
    expect(needsNow([rowOf(change)], noon)[0]?.kind).toBe(kind)
  })

  it('once its pickup window passed an hour ago and nobody reported', () => {
    const row = rowOf({ Stage: 'accepted', Matches: [match(11, 1, accepted)] })
    const at = (hour: number) => needsNow([row], new Date(Date.UTC(2026, 10, 20, hour)))[0]?.kind
    expect([at(22), at(23)]).toEqual([undefined, 'notFetched'])
  })
})

describe('spoils', () => {
  it.each([
    ['prepared meals', 6, [], 4],
    ['meat', 4, [], 6],
    ['canned goods', 8, [], undefined],
    ['canned goods that are kept cold', 8, [2], 8],
    ['bread', 2, [1], 24],
  ])('%s', (_, category, storage, hours) => {
    const Created = '2026-11-20T15:00:00.000Z'
    const at = spoilsAt({ Created, CategoryIDs: [category], StorageRequirementIDs: storage })
    expect(at && (at - Date.parse(Created)) / 3_600_000).toBe(hours)
  })
})

describe('the order', () => {
  const waiting = (ID: number, change: Partial<Donation> = {}) => rowOf({ ID, Stage: 'pendingApproval', ...change })
  it('is by what spoils or closes first, then the oldest first', () => {
    const rows = [
      waiting(1, { AdHocTransactionDonationCategories: canned, DonorRecordedPickupDate: '2026-11-23' }),
      waiting(2, { AdHocTransactionDonationCategories: canned, Created: '2026-11-20T16:00:00.000Z' }),
      waiting(3, { AdHocTransactionDonationCategories: ofCategory(6), DonorRecordedPickupDate: '2026-11-23' }),
      waiting(4, { AdHocTransactionDonationCategories: canned }),
      waiting(5, { AdHocTransactionDonationCategories: canned, PickupTimeType: timeType(3) }),
    ]
    expect(needsNow(rows, noon).map(({ row, urgency, limit }) => [row.ID, urgency, limit?.why])).toEqual([
      [3, 'now', 'spoils'],
      [5, 'now', 'closes'],
      [4, 'today', 'closes'],
      [2, 'today', 'closes'],
      [1, 'later', 'closes'],
    ])
  })

  it('is by the deadline within a group, however long a line has waited', () => {
    const at = (Created: string) => ({ AdHocTransactionDonationCategories: ofCategory(5), Created })
    const rows = [
      waiting(1, { ...at('2026-11-20T14:00:00.000Z'), DonorRecordedPickupDate: '2026-11-23' }),
      waiting(2, { ...at('2026-11-20T13:30:00.000Z'), DonorRecordedPickupDate: '2026-11-23' }),
      waiting(3, { ...at('2026-11-20T12:30:00.000Z'), DonorRecordedPickupDate: '2026-11-23' }),
    ]
    const limits = needsNow(rows, noon).map(({ row, limit, urgency }) => [row.ID, urgency, limit?.at.slice(11, 16)])
    expect(limits).toEqual([
      [3, 'today', '20:30'],
      [2, 'today', '21:30'],
      [1, 'today', '22:00'],
    ])
  })

  it('has a driver’s problem for now, whatever the food and the store', () => {
    const pickup = attempt(1, { Problem: { Kind: 'notReady', Note: '' } })
    const taken = match(11, 1, {
      ...accepted,
      AgencyProposedPickupDate: '2026-11-22',
      AdHocTransactionAttemptedPickups: [pickup],
    })
    const row = rowOf({ Stage: 'accepted', Matches: [taken], AdHocTransactionDonationCategories: canned })
    expect(needsNow([row], noon)).toMatchObject([{ kind: 'problem', urgency: 'now' }])
  })

  it('has each donation once', () => {
    expect(needsNow([waiting(1), waiting(1)], noon)).toHaveLength(1)
  })

  it('tells neither limit of food that keeps and may be fetched any day', () => {
    const row = waiting(1, { AdHocTransactionDonationCategories: canned, DonorRecordedPickupDate: null })
    expect(needsNow([row], noon)).toMatchObject([{ urgency: 'later', limit: null }])
  })
})
