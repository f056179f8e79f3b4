import { describe, expect, it } from 'vitest'
import { rangeTurnedAround } from '../../core/time/refusals.ts'
import { orderLine, sampleOrder } from '../orders/order.fixture.ts'
import type { OrderStatusCode } from '../orders/status.ts'
import {
  inRecallOrder,
  isRecalledSubstitute,
  type RecalledOrder,
  recalledQuantity,
  recallRefusal,
  recallTotals,
  usualRecallDays,
} from './recall.ts'

const beans = 17
const order = (StatusCode: OrderStatusCode, ...lines: Parameters<typeof orderLine>[0][]) =>
  sampleOrder({ StatusCode, PantryOrderItems: lines.map(orderLine) })

describe('what an order has of a recalled product', () => {
  it.each<[string, ReturnType<typeof order>, number]>([
    ['is what was ordered', order('CREATED', { Quantity: 3 }), 3],
    ['is what is in the bag once it was packed', order('PACKED', { Quantity: 3, PackedQuantity: 2 }), 2],
    ['is nothing when none was packed', order('PACKED', { Quantity: 3, PackedQuantity: 0 }), 0],
    [
      'is what was handed over in the end',
      order('DELIVEREDTONEIGHBOR', { Quantity: 3, PackedQuantity: 2, HandedOverQuantity: 1 }),
      1,
    ],
    [
      'is nothing when none was handed over',
      order('DELIVEREDTONEIGHBOR', { Quantity: 3, PackedQuantity: 2, HandedOverQuantity: 0 }),
      0,
    ],
    ['is nothing of an order that was cancelled', order('CANCELLED', { Return: 'shelf' }), 0],
    ['is nothing of an order that was not fetched and went back', order('ABANDONED', { Return: 'shelf' }), 0],
    ['is what waits after nobody fetched it', order('ABANDONED', { Return: 'waiting' }), 3],
    ['is what was given to somebody else', order('ABANDONED', { Return: 'givenAway' }), 3],
    ['is nothing of another product', order('CREATED', { PantryInventoryItemID: 18 }), 0],
    [
      'is the sum of its lines',
      order('PACKED', { Quantity: 3 }, { Quantity: 0, PackedQuantity: 2, SubstituteOf: 18 }),
      5,
    ],
  ])('%s', (_, one, quantity) => {
    expect(recalledQuantity(one, beans)).toBe(quantity)
  })

  it('tells whether it replaced another product', () => {
    expect(isRecalledSubstitute(order('PACKED', { SubstituteOf: 18 }), beans)).toBe(true)
    expect(isRecalledSubstitute(order('PACKED', {}, { PantryInventoryItemID: 18, SubstituteOf: 9 }), beans)).toBe(false)
  })
})

describe('the days of a recall', () => {
  it('are the last 30 unless others are asked for', () => {
    expect(usualRecallDays('2026-11-24')).toEqual({ start: '2026-10-26', end: '2026-11-24' })
  })

  it.each<[string, Parameters<typeof recallRefusal>[0], string | undefined]>([
    ['need none', {}, undefined],
    ['are both ends', { start: '2026-11-01', end: '2026-11-24' }, undefined],
    ['are not turned around', { start: '2026-11-24', end: '2026-11-01' }, rangeTurnedAround.en],
    ['of a donation are its own', { receiptId: 7, start: '2026-11-24', end: '2026-11-01' }, undefined],
  ])('%s', (_, asked, reason) => {
    expect(recallRefusal(asked)?.refused.en).toBe(reason)
  })

  it('are refused with one end alone, and over a year', () => {
    expect(recallRefusal({ start: '2026-11-01' })).toBeDefined()
    expect(recallRefusal({ start: '2025-01-01', end: '2026-11-24' })).toBeDefined()
  })
})

const recalled = (ID: number, HandedOver: string | null, change: Partial<RecalledOrder> = {}): RecalledOrder => ({
  ID,
  StatusCode: HandedOver ? 'DELIVEREDTONEIGHBOR' : 'PACKED',
  OrderDay: '2026-11-24',
  HandedOver,
  Place: 'Church hall',
  Quantity: 2,
  IsSubstitute: false,
  Neighbor: {
    ID: 310,
    FirstName: 'Rosa',
    LastName: 'Figueroa',
    PhoneNumber: '+18655550142',
    EMailAddress: null,
    Language: 'es',
    WantsTexts: true,
  },
  ...change,
})

describe('a recall list', () => {
  it('begins with what can be stopped, and goes on with what was handed over last', () => {
    const list = [
      recalled(1, '2026-11-20T15:00:00.000Z'),
      recalled(2, '2026-11-22T15:00:00.000Z'),
      recalled(3, null, { OrderDay: '2026-11-25' }),
      recalled(4, null),
      recalled(5, '2026-11-22T15:00:00.000Z'),
    ]
    expect(list.toSorted(inRecallOrder).map(({ ID }) => ID)).toEqual([4, 3, 5, 2, 1])
    expect(
      list
        .toReversed()
        .toSorted(inRecallOrder)
        .map(({ ID }) => ID),
    ).toEqual([4, 3, 5, 2, 1])
  })

  it('counts a neighbor once, and who can’t be reached', () => {
    const { Neighbor } = recalled(1, null)
    const list = [
      recalled(1, '2026-11-20T15:00:00.000Z', { Quantity: 3 }),
      recalled(2, null),
      recalled(3, null, { Neighbor: { ...Neighbor, ID: 311, PhoneNumber: null } }),
    ]
    expect(recallTotals(list)).toEqual({
      Orders: 3,
      Open: 2,
      Neighbors: 2,
      OpenQuantity: 4,
      HandedOverQuantity: 3,
      Unreachable: 1,
      Reached: 0,
    })
  })

  it('counts who was ticked, and who answered since they got it last, as those who know', () => {
    const { Neighbor } = recalled(1, null)
    const of = (ID: number) => ({ Neighbor: { ...Neighbor, ID } })
    const got = '2026-11-20T15:00:00.000Z'
    const answer = (At: string) => ({ Answer: { At, Kind: 'threwAway' as const } })
    const list = [
      recalled(1, got, { ...of(1), Reached: { At: '2026-11-21T15:00:00.000Z', UserID: 4, Name: 'Priya Raman' } }),
      recalled(2, got, { ...of(2), ...answer('2026-11-21T15:00:00.000Z') }),
      recalled(3, null, { ...of(2), ...answer('2026-11-21T15:00:00.000Z') }),
      recalled(4, got, { ...of(4), ...answer('2026-11-19T15:00:00.000Z') }),
      recalled(5, got, of(5)),
    ]
    expect(recallTotals(list).Reached).toBe(2)
  })
})
