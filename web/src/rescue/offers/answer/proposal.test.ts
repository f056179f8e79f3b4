import { describe, expect, it } from 'vitest'
import { donation, now, timeType } from '../../../../../shared/rescue/donations/status/donation.fixture.ts'
import { offerOf } from '../offer.fixture.ts'
import { dayName, pickupWords, proposalOf, twoLines } from './proposal.ts'

/** Two in the afternoon; the donor recorded today from 12 to 5 unless the case says otherwise. */
const offer = (change: Parameters<typeof donation>[0] = {}) => offerOf(donation(change), 1, now)
const names = (types: readonly { Name: string }[] = []) => types.map((type) => type.Name)

describe('the pickup to propose', () => {
  it('is ready from the first moment: the first day and the donor’s own window', () => {
    const proposal = proposalOf(offer(), {}, now)
    expect(proposal).toMatchObject({ day: '2026-11-20', days: ['2026-11-20'], isOriginalWindowUnavailable: false })
    expect(proposal?.time).toEqual(timeType(4))
  })

  it('[offer-slots-half-hour] may be one of the half hours of the window that are left', () => {
    const { slots = [], time } = proposalOf(offer(), {}, now) ?? {}
    expect(names(slots)).toEqual([
      '2:00 PM to 2:30 PM',
      '2:30 PM to 3:00 PM',
      '3:00 PM to 3:30 PM',
      '3:30 PM to 4:00 PM',
      '4:00 PM to 4:30 PM',
      '4:30 PM to 5:00 PM',
    ])
    expect(proposalOf(offer(), { slotId: slots[1]?.ID ?? 0 }, now)?.time.Name).toBe('2:30 PM to 3:00 PM')
    expect(time).toEqual(timeType(4))
  })

  it('offers seven days when none is recorded, and keeps the chosen one', () => {
    const open = offer({ DonorRecordedPickupDate: null, PickupTimeType: timeType(2) })
    const proposal = proposalOf(open, { day: '2026-11-23' }, now)
    expect(proposal?.days).toHaveLength(7)
    expect(proposal?.day).toBe('2026-11-23')
    expect(names(proposal?.windows)).toEqual(['Morning (8 AM to 12 PM)'])
  })

  it('says when the donor’s window is over and offers what is left of today', () => {
    const late = offer({ PickupTimeType: timeType(2) })
    const proposal = proposalOf(late, {}, now)
    expect(proposal?.isOriginalWindowUnavailable).toBe(true)
    expect(proposal?.windows.every((type) => type.HourEnd > 14)).toBe(true)
  })

  it('gives up a choice that time has overtaken', () => {
    const opened = offer()
    const slot = proposalOf(opened, {}, now)?.slots[0]
    const anHourLater = new Date(now.getTime() + 3_600_000)
    expect(proposalOf(opened, { slotId: slot?.ID ?? 0 }, anHourLater)?.time).toEqual(timeType(4))
    const late = offer({ PickupTimeType: timeType(2) })
    const evening = new Date(now.getTime() + 3.5 * 3_600_000)
    expect(proposalOf(late, { windowId: 4 }, now)?.window).toEqual(timeType(4))
    expect(proposalOf(late, { windowId: 4 }, evening)?.window).toEqual(timeType(1))
    const nextDay = new Date(now.getTime() + 24 * 3_600_000)
    expect(proposalOf(opened, {}, nextDay)).toBeUndefined()
  })

  it('is named as people say it', () => {
    const zone = 'America/New_York'
    expect(dayName('2026-11-20', now, zone, 'en')).toBe('Today')
    expect(dayName('2026-11-21', now, zone, 'es')).toBe('Mañana')
    expect(dayName('2026-11-22', now, zone, 'en')).toBe('Sun, Nov 22')
    expect(pickupWords('2026-11-20', timeType(4), now, zone, 'en')).toBe('Today, Afternoon (12 PM to 5 PM)')
    expect(twoLines('Afternoon (12 PM to 5 PM)')).toEqual({ label: 'Afternoon', detail: '12 PM to 5 PM' })
    expect(twoLines('2:00 PM to 2:30 PM')).toEqual({ label: '2:00 PM to 2:30 PM', detail: undefined })
  })
})
