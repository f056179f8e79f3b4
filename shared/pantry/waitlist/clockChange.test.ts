import { expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { isLinkOver } from '../ordering/linkedOrder.ts'
import { sampleOrder } from '../orders/order.fixture.ts'
import { isWindowAvailable, isWindowOver } from '../windows/available.ts'
import { newWindow, type OrderWindow } from '../windows/window.ts'
import { reservedPlaces } from '../windows/windowStatus.ts'
import { joined, noWaitlist, settledWaitlist } from './waitlist.ts'

/**
 * Days on which clocks change: the hours of a window, the links of its orders, its reserved places and the offers of its places
 * end at instants that fit together. Instants are written out, by the offsets of the zones.
 */

interface Case {
  readonly zone: string
  readonly day: string
  readonly hours: readonly [start: string, end: string]
  /** In UTC. */
  readonly begins: string
  readonly ends: string
}
const cases: readonly Case[] = [
  // Back on 1 November 2026, at 2:00 to 1:00.
  ['America/New_York', '2026-11-01', '10:00:00 10:59:59', '2026-11-01T15:00:00Z', '2026-11-01T15:59:59Z'],
  ['America/New_York', '2026-11-01', '00:30:00 02:59:59', '2026-11-01T04:30:00Z', '2026-11-01T07:59:59Z'],
  // The hour comes twice: its first pass counts.
  ['America/Chicago', '2026-11-01', '00:30:00 01:29:59', '2026-11-01T05:30:00Z', '2026-11-01T06:29:59Z'],
  ['America/Adak', '2026-11-01', '10:00:00 10:59:59', '2026-11-01T20:00:00Z', '2026-11-01T20:59:59Z'],
  // The day before, until midnight.
  ['America/Denver', '2026-10-31', '23:00:00 23:59:59', '2026-11-01T05:00:00Z', '2026-11-01T05:59:59Z'],
  // No change.
  ['America/Phoenix', '2026-11-01', '10:00:00 10:59:59', '2026-11-01T17:00:00Z', '2026-11-01T17:59:59Z'],
  ['America/Puerto_Rico', '2026-11-01', '10:00:00 10:59:59', '2026-11-01T14:00:00Z', '2026-11-01T14:59:59Z'],
  // Forward on 14 March 2027, at 2:00 to 3:00.
  ['America/New_York', '2027-03-14', '10:00:00 10:59:59', '2027-03-14T14:00:00Z', '2027-03-14T14:59:59Z'],
  ['America/Los_Angeles', '2027-03-14', '01:30:00 03:29:59', '2027-03-14T09:30:00Z', '2027-03-14T10:29:59Z'],
  // The end is skipped: the hours end as the clocks jump.
  ['America/Chicago', '2027-03-14', '01:00:00 02:29:59', '2027-03-14T07:00:00Z', '2027-03-14T08:00:00Z'],
  ['Pacific/Honolulu', '2027-03-14', '10:00:00 10:59:59', '2027-03-14T20:00:00Z', '2027-03-14T20:59:59Z'],
].map(([zone = '', day = '', hours = '', begins = '', ends = '']) => {
  const [start = '', end = ''] = hours.split(' ')
  return { zone, day, hours: [start, end], begins, ends }
})

const minute = 60_000
const reservedHours = 24
const moved = (instant: string, ms: number) => new Date(Date.parse(instant) + ms)

function windowOf({ zone: TimeZone, day: OrderDay, hours: [StartTime, EndTime], begins }: Case): OrderWindow {
  const place = { Kind: 'pickup', EntityID: 10, FoodBankID: 10, PantryLocationID: 5, TimeZone } as const
  const open = moved(begins, -20 * 24 * 60 * minute).toISOString()
  return newWindow(
    52,
    { ...place, DeliveryProgramName: null },
    {
      ...{ OrderDay, StartTime, EndTime, OpenTime: open, CloseTime: moved(begins, 12 * 60 * minute).toISOString() },
      ...{ MaximumOrders: 3, EntityDeliveryProgramID: null },
      ...{ ReservedPlaces: 1, ReservedHours: reservedHours },
    },
  )
}

it.each(cases)('in $zone, hours of $day from $hours.0 to $hours.1 end everywhere at $ends', (one) => {
  const window = windowOf(one)
  const [last, after] = [moved(one.ends, 0), moved(one.ends, 1)]
  expect([isWindowOver(window, last), isWindowOver(window, after)]).toEqual([false, true])
  expect([isWindowAvailable(window, last), isWindowAvailable(window, after)]).toEqual([true, false])
  const order = sampleOrder({ OrderDay: one.day, StartTime: one.hours[0], EndTime: one.hours[1] })
  expect([isLinkOver(order, one.zone, last), isLinkOver(order, one.zone, after)]).toEqual([false, true])
})

it.each(cases)('in $zone, a place of $day that is reserved is open to all 24 hours before $begins', (one) => {
  const window = windowOf(one)
  const until = moved(one.begins, -reservedHours * 60 * minute)
  expect(window.ReservedUntil).toBe(until.toISOString())
  expect([reservedPlaces(window, moved(until.toISOString(), -1)), reservedPlaces(window, until)]).toEqual([1, 0])
})

it.each(cases)('in $zone, the last offer of $day ends an hour before $ends, and nobody is asked after that', (one) => {
  const window = { ...windowOf(one), PlacedOrders: 3 }
  const list = joined(noWaitlist(window), 310, window, moved(one.ends, -80 * minute))
  if (isRefusal(list)) throw new Error(list.refused.en)
  const freed = { ...window, PlacedOrders: 2, WaitingFamilies: 1 }
  const offered = settledWaitlist(list.state, freed, moved(one.ends, -70 * minute))
  expect(offered.state.Entries[0]?.OfferUntil).toBe(moved(one.ends, -60 * minute).toISOString())
  expect(settledWaitlist(list.state, freed, moved(one.ends, -60 * minute + 1)).state.Entries).toEqual([])
})
