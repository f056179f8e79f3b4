import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer, customerFor, lines, place } from '../../../engine/ordering.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, person } from '../../../engine/smallTenant.ts'
import { addedPickupTimes, locationFor } from '../../../engine/windows.ts'

/**
 * Days that the limits of days, weeks and months hold, shown by orders at a pantry of the west coast. Its clocks go
 * back on Sunday, 1 November 2026; a pickup there in the evening is on the next day by UTC.
 */

beforeAll(() => setClock(new Date('2026-10-19T19:00:00.000Z')))
afterAll(() => void vi.useRealTimers())

const zone = 'America/Los_Angeles'
const early = { PickupStartTime: '00:00:00', PickupEndTime: '00:30:00' }
const late = { PickupStartTime: '23:00:00', PickupEndTime: '23:30:00' }

let made = 0
/** A pantry with one limit: `orders('2026-11-01 late')` is whether its customer may order for that evening. */
async function pantryWith(limit: string) {
  made += 1
  const owner: Caller = person('agency', 7900 + made, [ids.foodBank])
  const { ID: locationId } = await locationFor(owner, { TimeZone: zone })
  const beans = await shelved(owner, 50, { IsActive: true })
  await call(limits.addOrderLimit, owner, limitDraft(limit))
  const customer = await customerFor(owner)
  const known = new Map<string, number>()
  const windowAt = async (time: string) => {
    const before = known.get(time)
    if (before !== undefined) return before
    const [PickupDay = '', hour] = time.split(' ')
    const open = { OpenTime: '2026-10-19T07:00:00.000Z', CloseTime: `${PickupDay}T06:30:00.000Z` }
    const [windowId = 0] = await addedPickupTimes(owner, locationId, [
      { PickupDay, ...open, ...(hour === 'late' ? late : early) },
    ])
    known.set(time, windowId)
    return windowId
  }
  const orders = async (time: string): Promise<boolean> => {
    const { answer } = await place(customer, {
      at: { locationId, windowId: await windowAt(time) },
      of: lines([beans, 1]),
    })
    if (!answer.Successful) expect(answer.FailureReason).toMatch(/^There is a limit of 1 order\(s\) every /)
    return answer.Successful
  }
  const nextDay = async (time: string) => {
    const asked = { id: customer.ID, pickupTimeId: await windowAt(time) }
    return (await call(ordering.getNextValidPickupOrderDate, asCustomer(customer), asked)).answer.Value
  }
  return { orders, nextDay }
}

describe('a limit of days', () => {
  it('[limit-day-window] holds its full days that end on the day of the order, whatever the hours', async () => {
    const { orders, nextDay } = await pantryWith('1 ORDER DAY 3')
    expect(await orders('2026-10-31 late')).toBe(true)
    // 49 hours and a half later, over the night of 25 hours: the third day.
    expect(await orders('2026-11-02 late')).toBe(false)
    expect(await nextDay('2026-11-02 late')).toBe('2026-11-03')
    // 73 hours later, and half an hour into the fourth day.
    expect(await orders('2026-11-03 early')).toBe(true)
  })

  it('[limit-day-window] of one day holds 25 hours where the clocks go back', async () => {
    const { orders } = await pantryWith('1 ORDER DAY')
    expect(await orders('2026-11-01 early')).toBe(true)
    expect(await orders('2026-11-01 late')).toBe(false)
    expect(await orders('2026-10-31 late')).toBe(true)
    expect(await orders('2026-11-02 early')).toBe(true)
  })
})

describe('a limit of weeks', () => {
  it('[limit-week-monday] begins a new week on Monday at midnight of the pantry', async () => {
    const { orders, nextDay } = await pantryWith('1 ORDER WEEK')
    // Sunday evening: Monday by UTC.
    expect(await orders('2026-11-01 late')).toBe(true)
    expect(await nextDay('2026-11-01 late')).toBe('2026-11-02')
    expect(await orders('2026-11-02 early')).toBe(true)
    // Sunday is the last day of the week of the Monday before, not the first of a new one.
    expect(await orders('2026-11-08 late')).toBe(false)
    expect(await orders('2026-10-26 early')).toBe(false)
  })

  it('[limit-week-window] holds full weeks: that of the order and so many before', async () => {
    const { orders, nextDay } = await pantryWith('1 ORDER WEEK 2')
    expect(await orders('2026-10-28 late')).toBe(true)
    expect(await orders('2026-11-08 late')).toBe(false)
    // 12 days later, and the first day of a week that has no order in itself nor in the one before.
    expect(await nextDay('2026-11-08 late')).toBe('2026-11-09')
    expect(await orders('2026-11-09 early')).toBe(true)
    // The two weeks that end with Sunday, 1 November, hold that of Wednesday.
    expect(await orders('2026-11-01 late')).toBe(false)
  })
})

describe('a limit of months', () => {
  it('[limit-month-window] holds full calendar months', async () => {
    const { orders, nextDay } = await pantryWith('1 ORDER MONTH')
    // The last evening of October is in November by UTC.
    expect(await orders('2026-10-31 late')).toBe(true)
    expect(await nextDay('2026-10-31 late')).toBe('2026-11-01')
    expect(await orders('2026-11-01 early')).toBe(true)
    // The last evening of November: 30 days later.
    expect(await orders('2026-11-30 late')).toBe(false)
    expect(await orders('2026-12-01 early')).toBe(true)
  })

  it('[limit-month-window] of two months ends with the month of the order', async () => {
    const { orders } = await pantryWith('1 ORDER MONTH 2')
    expect(await orders('2026-10-31 late')).toBe(true)
    expect(await orders('2026-11-30 late')).toBe(false)
    expect(await orders('2026-12-01 early')).toBe(true)
  })
})
