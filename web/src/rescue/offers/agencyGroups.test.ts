import { describe, expect, it } from 'vitest'
import type { AgencyRow } from '../../../../shared/rescue/offers/api.ts'
import { agencyGroups, isOpenOffer, pendingReceipts } from './agencyGroups.ts'
import { currentRow } from './offer.fixture.ts'

const today = '2026-11-20'
const now = Date.parse('2026-11-20T15:00:00.000Z')
const offer = (MatchID: number, until: string) => currentRow(MatchID, { IsOffered: true, AgencyExpirationTime: until })
const accepted = (MatchID: number, change: Partial<AgencyRow>) =>
  currentRow(MatchID, { IsReceiptCreationEligible: true, ...change })
const matchIds = (rows: readonly AgencyRow[]) => rows.map((one) => one.MatchID)

describe('an agency’s current donations', () => {
  it('come as offers first, the one that ends first on top, then accepted, then to receipt', () => {
    const groups = agencyGroups(
      [
        accepted(1, { PickupDate: '2026-11-18' }),
        offer(2, '2026-11-20T15:50:00.000Z'),
        accepted(3, { PickupDate: '2026-11-22' }),
        offer(4, '2026-11-20T15:05:00.000Z'),
        accepted(5, { PickupDate: '2026-11-20' }),
        accepted(6, { PickupDate: '2026-11-20', IsDonorClosed: true }),
        currentRow(7, { PickupDate: '2026-11-19' }),
      ],
      today,
      now,
    )
    expect(matchIds(groups.offers)).toEqual([4, 2])
    expect(matchIds(groups.underway)).toEqual([7, 5, 3])
    expect(matchIds(groups.toReceipt)).toEqual([1, 6])
  })

  it('stand by the end of the pickup, on one day too', () => {
    const today = (hour: number) => ({ PickupDate: '2026-11-20', PickupEnds: `2026-11-20T${hour}:00:00.000Z` })
    const rows = [accepted(1, today(22)), accepted(2, today(17)), accepted(3, { PickupDate: '2026-11-21' })]
    expect(matchIds(agencyGroups(rows, '2026-11-20', now).underway)).toEqual([2, 1, 3])
  })

  it('leave out an offer whose time has ended since the list was answered', () => {
    const groups = agencyGroups([offer(1, '2026-11-20T15:00:00.000Z')], today, now)
    expect(groups).toEqual({ offers: [], underway: [], toReceipt: [] })
    expect(isOpenOffer(offer(1, '2026-11-20T15:00:00.001Z'), now)).toBe(true)
  })

  it('are ready for a receipt when eligible and due, also with one that was put aside', () => {
    const rows = [
      accepted(1, { PickupDate: '2026-11-22' }),
      accepted(2, { PickupDate: '2026-11-19' }),
      accepted(3, { PickupDate: '2026-11-19', PendingPickupID: 99 }),
      currentRow(4, {}),
      offer(5, '2026-11-20T16:00:00.000Z'),
      accepted(6, { PickupDate: '2026-11-22', IsDonorClosed: true }),
    ]
    const { ready, waiting } = pendingReceipts(rows, today)
    expect(matchIds(ready)).toEqual([2, 3, 6])
    expect(matchIds(waiting)).toEqual([1, 4])
  })
})
