import { describe, expect, it } from 'vitest'
import { isRefusal, refuse } from '../../core/answer.ts'
import { refusalText } from '../../core/refusalText.ts'
import { addNote, lockerReserved, type OrderTransition, settleReturn } from './changes.ts'
import { distributionOf } from './distribution.ts'
import { maxOrderNotes } from './note.ts'
import { handOverFacts, orderLine, sampleOrder } from './order.fixture.ts'
import { lotMovementsBetween, orderRow } from './order.ts'
import { packLine } from './packLine.ts'
import * as refusals from './refusals.ts'
import { handOver, setStatus, undoHandOver } from './statusChange.ts'

const packedAt = new Date('2026-11-24T09:00:00.000Z')
const milk = orderLine({ PantryInventoryItemID: 18, StorageRequirementID: 2, Quantity: 2 })
const unstored = orderLine({ PantryInventoryItemID: 19, StorageRequirementID: null, Quantity: 1 })
const order = sampleOrder({ PantryOrderItems: [orderLine(), milk, unstored] })
const given = (ProductID: number, Quantity: number) => ({ ProductID, Quantity, OrderQuantity: -Quantity })
const staff = { UserID: 4, UserName: 'ana@pantry.example' }
const now = new Date('2026-11-20T15:00:00.000Z')

function stateOf(step: ReturnType<typeof packLine>) {
  if (isRefusal(step)) throw new Error(refusalText(step, 'en'))
  return step.state
}

describe('another status', () => {
  it('tells where from and where to, with what returned to the shelf', () => {
    const Movements = [given(17, 3), given(18, 2), given(19, 1)]
    expect(setStatus(order, 'CANCELLED', now)).toMatchObject({
      events: [{ type: 'OrderStatusChanged', detail: { From: 'CREATED', To: 'CANCELLED', Movements } }],
    })
  })

  it('leaves chilled lines of a packed order waiting; dry ones, and those kept anywhere, go to the shelf', () => {
    const packed = sampleOrder({ StatusCode: 'PACKED', PantryOrderItems: order.PantryOrderItems })
    const returns = [{ Return: 'shelf' }, { Return: 'waiting' }, { Return: 'shelf' }]
    expect(setStatus(packed, 'CANCELLED', now)).toMatchObject({ state: { PantryOrderItems: returns } })
  })

  it('packs what is held; a line that is missing in part stays so', () => {
    const short = sampleOrder({ PantryOrderItems: [orderLine({ PackedQuantity: 1 }), milk] })
    const packed = [{ PackedQuantity: 1 }, { PackedQuantity: 2 }]
    expect(setStatus(short, 'PACKED', now)).toMatchObject({ state: { PantryOrderItems: packed } })
  })

  it('keeps to whom an order was handed over, of that status alone', () => {
    expect(setStatus(order, 'DELIVEREDTONEIGHBOR', now, handOverFacts)).toMatchObject({
      state: { HandOver: handOverFacts },
    })
    expect(stateOf(setStatus(order, 'PACKED', now))).not.toHaveProperty('HandOver')
  })
})

describe('what a family leaves on the table', () => {
  const packed = sampleOrder({ StatusCode: 'PACKED', PantryOrderItems: [orderLine({ PackedQuantity: 3 }), milk] })
  const leaving = (left: readonly (readonly [number, number])[]) =>
    handOver(packed, handOverFacts, now, { left: new Map(left) })

  it('goes back to the shelf when it is dry, and waits for a choice when it is cold; the rest is handed over', () => {
    const { state, events } = leaving([
      [17, 2],
      [18, 1],
    ]) as OrderTransition
    expect(state.PantryOrderItems).toMatchObject([
      { Quantity: 3, PackedQuantity: 3, HandedOverQuantity: 1, Return: 'shelf' },
      { Quantity: 2, PackedQuantity: 2, HandedOverQuantity: 1, Return: 'waiting' },
    ])
    // Beans: 2 of 3 are available again. Milk: none until somebody decides.
    expect(events[0]?.detail).toMatchObject({
      Movements: [
        { ProductID: 17, Quantity: 2, OrderQuantity: -3, PackedQuantity: -3 },
        { ProductID: 18, Quantity: 0, OrderQuantity: -2 },
      ],
    })
    expect(distributionOf(state)).toMatchObject({ Lines: [{ Quantity: 1 }, { Quantity: 1 }], TotalItems: 2 })
    expect(orderRow(state).Waiting).toMatchObject([{ PantryInventoryItemID: 18, Quantity: 1 }])
  })

  it('is settled by the units that were left', () => {
    const { state } = leaving([[18, 1]]) as OrderTransition
    expect(settleReturn(state, 18, 'shelf')).toMatchObject({
      events: [{ detail: { Units: 1, Movements: [{ ProductID: 18, Quantity: 1 }] } }],
    })
    expect(settleReturn(state, 18, 'discarded')).toMatchObject({ events: [{ detail: { Units: 1, Movements: [] } }] })
  })

  it('is in the bag again when the hand-over is taken back', () => {
    const { state } = leaving([[17, 2]]) as OrderTransition
    const at = new Date(Date.parse(handOverFacts.At) + 1000)
    const back = undoHandOver(state, at, {
      by: { UserID: 1, EntityID: 1, Name: 'Ana', Role: 'agency' },
      zone: 'UTC',
    }) as OrderTransition
    expect(back.events[0]?.detail).toMatchObject({
      Movements: [{ ProductID: 17, Quantity: -2, OrderQuantity: 3, PackedQuantity: 3 }, { ProductID: 18 }],
    })
    expect(back.state.PantryOrderItems[0]).not.toHaveProperty('Return')
  })

  it('gives its lots back by the units that are on the shelf again, those of no known lot first', () => {
    const [a, b] = [
      { Lot: 'A', BestBy: null, Quantity: 3 },
      { Lot: 'B', BestBy: null, Quantity: 1 },
    ]
    const lotsBack = (packed: number, left: number, cold = false) => {
      const line = orderLine({ Quantity: packed, PackedQuantity: packed, Lots: [a, b] })
      const bag = sampleOrder({
        StatusCode: 'PACKED',
        PantryOrderItems: [cold ? { ...line, StorageRequirementID: 2 } : line],
      })
      const given = stateOf(handOver(bag, handOverFacts, now, { left: new Map([[17, left]]) }))
      const settled = cold ? stateOf(settleReturn(given, 17, 'shelf')) : given
      return lotMovementsBetween(bag, settled).map(({ Lot, Quantity }) => `${Lot} ${Quantity}`)
    }
    expect([lotsBack(4, 1), lotsBack(4, 2), lotsBack(4, 4)]).toEqual([['B 1'], ['A 1', 'B 1'], ['A 3', 'B 1']])
    expect([lotsBack(6, 1), lotsBack(6, 3)]).toEqual([[], ['B 1']])
    expect(lotsBack(4, 2, true)).toEqual(['A 1', 'B 1'])
  })

  it.each([
    [17, 4, 'Of Pinto Beans, Dry, at most 3 can be left.'],
    [99, 1, 'This product is not in the order any more.'],
  ])('is refused of product %i with %i units: %s', (product, units, reason) => {
    const step = leaving([[product, units]])
    expect(isRefusal(step) && refusalText(step, 'en')).toBe(reason)
  })
})

describe('a line that is packed', () => {
  it('is told of with what is missing, and of the same quantity once', () => {
    const first = packLine(order, 17, 1, packedAt)
    expect(first).toMatchObject({
      events: [
        {
          type: 'OrderLinePacked',
          detail: {
            ProductID: 17,
            PackedQuantity: 1,
            Movements: [{ ProductID: 17, Quantity: 0, OrderQuantity: -2, PackedQuantity: 1 }],
          },
        },
      ],
    })
    const short = stateOf(first)
    expect(packLine(short, 17, 1, packedAt)).toEqual({ state: short, events: [] })
    expect(packLine(order, 17, null, packedAt)).toEqual({ state: order, events: [] })
  })

  it('has at most what was ordered', () => {
    expect(packLine(order, 18, 3, packedAt)).toEqual(refuse(refusals.orderPackedTooMany, { count: 2 }))
  })
})

describe('a note', () => {
  const draft = { Note: 'Ring twice.', IsVisibleToFoodInsecureNeighbor: true }

  it('has its author and a number; its event has neither words nor name', () => {
    const step = addNote(order, draft, staff, now)
    const note = { ID: 1, ...draft, Created: now.toISOString(), User: { ID: 4, UserName: staff.UserName } }
    expect(step).toEqual({
      state: { ...order, Notes: [note] },
      events: [{ type: 'OrderNoteAdded', detail: { NoteID: 1, IsVisibleToFoodInsecureNeighbor: true } }],
    })
  })

  it('is refused when the order has too many', () => {
    const User = { ID: 4, UserName: staff.UserName }
    const Notes = Array.from({ length: maxOrderNotes }, (_, n) => ({ ID: n + 1, ...draft, Created: '', User }))
    expect(addNote(sampleOrder({ Notes }), draft, staff, now)).toEqual(
      refuse(refusals.orderNotesFull, { max: maxOrderNotes }),
    )
  })
})

describe('a locker', () => {
  const locker = { Provider: 'simulated', Reference: 'L-7', Reserved: now.toISOString() }

  it('is reserved once; of an order that ended meanwhile it is noted, so that it is given back', () => {
    const step = lockerReserved(order, locker)
    expect(step).toEqual({
      state: { ...order, Locker: locker },
      events: [{ type: 'LockerReserved', detail: { Provider: 'simulated' } }],
    })
    expect(lockerReserved(stateOf(step), locker)).toEqual({ state: stateOf(step), events: [] })
    const over = sampleOrder({ StatusCode: 'CANCELLED' })
    for (const ended of [over, { ...over, Locker: locker }])
      expect(lockerReserved(ended, locker)).toEqual({ ...step, state: { ...over, Locker: locker } })
  })
})

describe('a waiting line', () => {
  const waiting = sampleOrder({ StatusCode: 'CANCELLED', PantryOrderItems: [{ ...milk, Return: 'waiting' }] })

  it('is settled once', () => {
    const step = settleReturn(waiting, 18, 'discarded')
    expect(step).toMatchObject({
      events: [{ type: 'OrderReturnSettled', detail: { ProductID: 18, Units: 2, Choice: 'discarded' } }],
    })
    const settled = stateOf(step)
    expect(settleReturn(settled, 18, 'discarded')).toEqual({ state: settled, events: [] })
    expect(settleReturn(settled, 18, 'shelf')).toEqual(refuse(refusals.orderLineNotWaiting))
  })
})
