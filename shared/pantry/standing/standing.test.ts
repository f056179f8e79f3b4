import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { newWindow, type OrderWindow } from '../windows/window.ts'
import {
  ended,
  isMissed,
  notPlaced,
  paused,
  placedFor,
  type StandingOrder,
  type StandingSource,
  skipped,
  standingStarted,
  stepOf,
} from './standing.ts'

const now = new Date('2026-11-23T17:00:00.000Z')
const line = {
  ...{ PantryInventoryItemID: 1, PantryItemID: 1, Name: 'Beans', Description: '', SourceCode: null },
  ...{ StorageRequirementID: 1, StoragePath: null, WeightPounds: 1, TagIDs: [], Quantity: 2 },
  ...{ PackedQuantity: null, HandedOverQuantity: null, SubstituteOf: null },
}
const source: StandingSource = {
  ...{ EntityID: 10, PantryLocationID: 5, EntityDeliveryProgramID: null, FoodInsecureNeighborAddressID: null },
  PantryOrderItems: [line],
}
const wish = { Every: 'week', FirstDay: '2026-12-08', StartTime: '16:00:00' } as const
const begin = (more: Partial<StandingOrder> = {}, TimeZone = 'America/New_York', at = now) => {
  const change = standingStarted(source, { ...wish, ...more }, { customerId: 30, by: undefined, TimeZone }, at)
  if (isRefusal(change)) throw new Error(change.refused.en)
  return change.state
}
const window = (more: Partial<OrderWindow> = {}): OrderWindow => ({
  ...newWindow(
    52,
    {
      ...{ Kind: 'pickup', EntityID: 10, FoodBankID: 10, PantryLocationID: 5, DeliveryProgramName: null },
      TimeZone: 'America/New_York',
    },
    {
      ...{ OrderDay: '2026-12-08', StartTime: '16:00:00', EndTime: '16:59:59', MaximumOrders: 3 },
      ...{ OpenTime: '2026-11-20T05:00:00.000Z', CloseTime: '2026-12-08T04:30:00.000Z', EntityDeliveryProgramID: null },
    },
  ),
  ...more,
})
const due = new Date('2026-12-03T13:00:00.000Z')

describe('a regular order', () => {
  it.each([
    ['in the morning of the place, five days before', 'America/New_York', '2026-12-08', '2026-12-03T13:00:00.000Z'],
    ['on the clock of another place', 'America/Los_Angeles', '2026-12-08', '2026-12-03T16:00:00.000Z'],
    ['after the clocks went forward', 'America/New_York', '2027-03-16', '2027-03-11T13:00:00.000Z'],
    ['on the day on which they do', 'America/New_York', '2027-03-19', '2027-03-14T12:00:00.000Z'],
    ['on the day on which they go back', 'America/New_York', '2026-11-06', '2026-11-01T13:00:00.000Z'],
  ])('is placed %s', (_, zone, FirstDay, at) => {
    const start = new Date(Date.parse(`${FirstDay}T12:00:00Z`) - 20 * 86_400_000)
    expect(begin({ FirstDay }, zone, start).DueAt).toBe(at)
  })

  it('that begins soon is placed at once, and one of the past or of a far day does not begin', () => {
    expect(begin({ FirstDay: '2026-11-25' }).DueAt).toBe(now.toISOString())
    for (const FirstDay of ['2026-11-23', '2026-11-01', '2027-02-25']) expect(() => begin({ FirstDay })).toThrow(/day/)
  })

  it('goes on with its next day once it is placed, and knows its last orders', () => {
    const placed = [71, 72, 73, 74].reduce((one, id) => placedFor(one, id, [], due), begin())
    expect(placed).toMatchObject({ NextDay: '2027-01-05', PlacedIDs: [72, 73, 74], Last: { OrderID: 74 } })
    expect(placed.DueAt).toBe('2026-12-31T13:00:00.000Z')
  })

  it('leaves out the day that was meant, once, however often it is pressed', () => {
    const once = skipped(begin(), '2026-12-08', now).state
    expect(once.NextDay).toBe('2026-12-15')
    expect(skipped(once, '2026-12-08', now).state).toBe(once)
  })

  it('keeps its rhythm over a pause, and places no day twice after it', () => {
    const biweekly = begin({ Every: 'twoWeeks' })
    const until = paused(biweekly, '2027-01-06', now)
    expect(isRefusal(until) ? until : until.state).toMatchObject({ NextDay: '2027-01-19', PausedUntil: '2027-01-06' })
    const placed = placedFor(begin(), 71, [], due)
    const stopped = paused(placed, '2027-02-01', due)
    const again = isRefusal(stopped) ? stopped : paused(stopped.state, undefined, due)
    expect(isRefusal(again) ? again : again.state).toMatchObject({ NextDay: '2026-12-15' })
    expect(isRefusal(again) ? again : again.state.PausedUntil).toBeUndefined()
  })

  it('that has ended has no timer, and changes no more', () => {
    const over = ended(begin(), 'missed', now).state
    expect(over).toMatchObject({ DueAt: null, Ended: { Reason: 'missed' } })
    expect(ended(over, 'asked', now).state).toBe(over)
    expect(skipped(over, over.NextDay, now).state).toBe(over)
    expect(isRefusal(paused(over, undefined, now))).toBe(true)
  })

  it('whose timer comes weeks late leaves out the days that went by', () => {
    expect(notPlaced(begin(), 'noTimes', new Date('2027-01-06T13:00:00.000Z')).state.NextDay).toBe('2027-01-12')
  })

  it.each([
    [['ABANDONED', 'ABANDONED'], true],
    [['ABANDONED', 'ABANDONED', 'CREATED'], true],
    [['DELIVEREDTONEIGHBOR', 'ABANDONED'], false],
    [['ABANDONED', 'CANCELLED', 'CREATED'], false],
    [['ABANDONED', 'CREATED'], false],
    [[], false],
  ] as const)('after %j: missed twice %s', (codes, isOver) => {
    expect(isMissed(codes.map((StatusCode) => ({ StatusCode })))).toBe(isOver)
  })
})

describe('a due order', () => {
  const step = (...windows: OrderWindow[]) => stepOf(begin(), windows, due)
  const full = { PlacedOrders: 3 }
  const at = (hour: string, more: Partial<OrderWindow> = {}) =>
    window({ ID: Number(hour), StartTime: `${hour}:00:00`, EndTime: `${hour}:59:59`, ...more })

  it('takes the nearest time of its day that has a place', () => {
    const found = step(at('10'), at('16', full), at('17', full), at('14'))
    expect(found.kind === 'order' && found.windows.map(({ ID }) => ID)).toEqual([14, 10])
  })

  it('waits for a time that opens later, and for a place at its usual time where none does', () => {
    const OpenTime = '2026-12-06T15:00:00.000Z'
    expect(step(at('16', { OpenTime }), at('10', full))).toEqual({ kind: 'look', at: new Date(OpenTime) })
    expect(step(at('10', full), at('15', full))).toMatchObject({ kind: 'wait', window: { ID: 15 } })
  })

  it('looks each morning for times that nobody has set yet, until the day before', () => {
    expect(step()).toEqual({ kind: 'look', at: new Date('2026-12-04T13:00:00.000Z') })
    expect(stepOf(begin(), [], new Date('2026-12-07T14:00:00.000Z'))).toEqual({ kind: 'not', reason: 'noTimes' })
  })

  it('is none on a day that staff have closed, or whose times are over', () => {
    expect(step(at('16', { ClosedAt: now.toISOString() }))).toEqual({ kind: 'not', reason: 'closed' })
    expect(step(at('16', { CloseTime: now.toISOString() }))).toEqual({ kind: 'not', reason: 'closed' })
  })
})
