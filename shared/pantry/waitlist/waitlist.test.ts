import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { newWindow, type OrderWindow } from '../windows/window.ts'
import {
  joined,
  left,
  maxWaiting,
  noWaitlist,
  settledWaitlist,
  takenPlace,
  takingRefusal,
  type Waitlist,
} from './waitlist.ts'

const noon = new Date('2026-11-23T17:00:00.000Z')
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)
const window = (more: Partial<OrderWindow> = {}): OrderWindow => ({
  ...newWindow(
    52,
    {
      Kind: 'pickup',
      EntityID: 10,
      FoodBankID: 10,
      PantryLocationID: 5,
      DeliveryProgramName: null,
      TimeZone: 'America/New_York',
    },
    {
      OrderDay: '2026-11-27',
      StartTime: '10:00:00',
      EndTime: '10:59:59',
      OpenTime: '2026-11-10T05:00:00.000Z',
      CloseTime: '2026-11-26T22:00:00.000Z',
      MaximumOrders: 3,
      EntityDeliveryProgramID: null,
    },
  ),
  PlacedOrders: 3,
  ...more,
})
const waiting = (...ids: number[]): Waitlist =>
  ids.reduce((list, id) => {
    const change = joined(list, id, window(), noon)
    if (isRefusal(change)) throw new Error(change.refused.en)
    return change.state
  }, noWaitlist(window()))
const offeredTo = ({ Entries }: Waitlist) =>
  Entries.flatMap(({ CustomerID, OfferUntil }) => (OfferUntil === undefined ? [] : [CustomerID]))

describe('families who wait for a full window', () => {
  it('are asked one at a time for one place, first come first, for half an hour each', () => {
    const first = settledWaitlist(waiting(1, 2, 3), window({ PlacedOrders: 2 }), noon)
    expect(first.events).toEqual([
      { type: 'PlaceOffered', detail: { CustomerID: 1, Until: minutes(30).toISOString() } },
    ])
    expect(settledWaitlist(first.state, window({ PlacedOrders: 2 }), minutes(29)).events).toEqual([])
    const second = settledWaitlist(first.state, window({ PlacedOrders: 2 }), minutes(30))
    expect(offeredTo(second.state)).toEqual([2])
    expect(second.state.Entries.map(({ CustomerID }) => CustomerID)).toEqual([2, 3])
  })

  it('are asked at the same time for as many places as are free', () => {
    expect(offeredTo(settledWaitlist(waiting(1, 2, 3), window({ PlacedOrders: 1 }), noon).state)).toEqual([1, 2])
    expect(offeredTo(settledWaitlist(waiting(1, 2), window({ MaximumOrders: null }), noon).state)).toEqual([1, 2])
  })

  it('pass an offer on when they don’t want it, and nobody is asked when the place is taken', () => {
    const offered = settledWaitlist(waiting(1, 2), window({ PlacedOrders: 2 }), noon).state
    expect(offeredTo(left(offered, 1, window({ PlacedOrders: 2 }), minutes(5)).state)).toEqual([2])
    const after = takenPlace(offered, { customerId: 1, orderId: 7, window: window() }, minutes(5))
    expect(offeredTo(settledWaitlist(after.state, window({ PlacedOrders: 3 }), minutes(6)).state)).toEqual([])
  })

  it.each([
    ['who is not asked yet', 2, minutes(5), false],
    ['within the half hour', 1, minutes(29), true],
    ['at its end', 1, minutes(30), false],
    ['who does not wait', 9, minutes(5), false],
  ])('take a place, or not: %s', (_, customerId, at, may) => {
    const offered = settledWaitlist(waiting(1, 2), window({ PlacedOrders: 2 }), noon).state
    expect(takingRefusal(offered, customerId, at) === undefined).toBe(may)
  })

  it('keep their turn when they join again, and are at most so many', () => {
    const again = joined(waiting(1, 2), 1, window(), minutes(5))
    expect(isRefusal(again) ? [] : again.state.Entries.map(({ CustomerID }) => CustomerID)).toEqual([1, 2])
    const full = waiting(...Array.from({ length: maxWaiting }, (_, index) => index + 1))
    expect(isRefusal(joined(full, 999, window(), noon))).toBe(true)
  })

  const night = new Date('2026-11-24T03:30:00.000Z')
  const morning = '2026-11-24T13:00:00.000Z'
  it('are not asked at night: the place waits for the morning with them', () => {
    const free = window({ PlacedOrders: 2 })
    const asleep = settledWaitlist(waiting(1), free, night)
    expect([asleep.events, asleep.state.DueAt]).toEqual([[], morning])
    expect(offeredTo(settledWaitlist(asleep.state, free, new Date(morning)).state)).toEqual([1])
  })

  it('are asked at night where orders end before the morning’s first half hour', () => {
    const early = { OrderDay: '2026-11-24', StartTime: '07:00:00', EndTime: '08:59:59' }
    const ends = window({ PlacedOrders: 2, ...early, CloseTime: '2026-11-24T04:30:00.000Z' })
    expect(offeredTo(settledWaitlist(waiting(1), ends, night).state)).toEqual([1])
  })

  it('are asked on the day as well, when nobody else can order any more', () => {
    const free = window({ PlacedOrders: 2 })
    const day = settledWaitlist(waiting(1), free, new Date('2026-11-27T14:00:00.000Z'))
    expect(day.events).toMatchObject([{ detail: { CustomerID: 1, Until: '2026-11-27T14:30:00.000Z' } }])
  })

  it('have until an hour before the end where that is sooner, and nobody waits after it', () => {
    const ends = window({ PlacedOrders: 2, OrderDay: '2026-11-23', StartTime: '12:00:00', EndTime: '13:10:00' })
    const change = settledWaitlist(waiting(1, 2), ends, noon)
    expect(change.events).toMatchObject([{ detail: { Until: minutes(10).toISOString() } }])
    expect(settledWaitlist(change.state, ends, new Date(minutes(10).getTime() + 1)).state).toMatchObject({
      Entries: [],
      DueAt: null,
    })
    expect(settledWaitlist(waiting(1), undefined, noon).state.Entries).toEqual([])
  })

  it('are not asked for a day that staff have closed', () => {
    expect(settledWaitlist(waiting(1), window({ PlacedOrders: 2, ClosedAt: noon.toISOString() }), noon).events).toEqual(
      [],
    )
  })
})
