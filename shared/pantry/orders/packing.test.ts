import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { addNote } from './changes.ts'
import { distributionOf } from './distribution.ts'
import { editableRefusal } from './editable.ts'
import { maxOrderNotes, notesForNeighbor } from './note.ts'
import { handOverFacts, orderLine, sampleOrder } from './order.fixture.ts'
import { movementsBetween, type Order, orderIdOfCode } from './order.ts'
import { fetchTotals, orderToPack } from './packing.ts'
import { packLine } from './packLine.ts'
import * as refusals from './refusals.ts'
import { orderStatusCodes } from './status.ts'
import { handOver, setStatus } from './statusChange.ts'

const packedAt = new Date('2026-11-24T09:00:00.000Z')
const beans = orderLine()
const milk = orderLine({ PantryInventoryItemID: 18, Name: 'Low-Fat Milk', StorageRequirementID: 2, Quantity: 2 })
const rice = orderLine({ PantryInventoryItemID: 19, Name: 'Rice', Quantity: 1 })
const order = sampleOrder({ PantryOrderItems: [beans, milk, rice] })
const at = (ID: number, PackingOrder: number | null, PantryInventoryStorageLocationID: number | null) => ({
  ID,
  PackingOrder,
  PantryInventoryStorageLocationID,
  Location: 'A1',
})
const products = new Map([at(17, 20, 7), at(18, 5, 8), at(19, null, null)].map((one) => [one.ID, one]))
const done = (step: ReturnType<typeof packLine>): Order => {
  if (isRefusal(step)) throw new Error(step.refused.en)
  return step.state
}

describe('packing', () => {
  it('lists lines in packing order, those without one last', () => {
    expect(orderToPack(order, products).Lines.map(({ Name }) => Name)).toEqual([milk.Name, beans.Name, rice.Name])
  })

  it('lists a substitute under the product that it stands in for', () => {
    const instead = orderLine({
      PantryInventoryItemID: 20,
      Name: 'Aronia',
      Quantity: 0,
      PackedQuantity: 1,
      SubstituteOf: 17,
    })
    const lines = orderToPack({ ...order, PantryOrderItems: [instead, ...order.PantryOrderItems] }, products).Lines
    const at = lines.findIndex(({ PantryInventoryItemID: id }) => id === 17)
    expect(lines[at + 1]?.Name).toBe('Aronia')
    expect(lines).toHaveLength(order.PantryOrderItems.length + 1)
  })

  it('adds up what is still to be fetched, per storage location', () => {
    const places = [
      { ID: 7, Label: 'Aisle 2' },
      { ID: 8, Label: 'Cooler' },
    ]
    const packed = sampleOrder({ ID: 4712, StatusCode: 'PACKED', PantryOrderItems: [beans] })
    const ticked = done(packLine(order, 18, 2, packedAt))
    const Orders = [ticked, order, packed].map((one) => orderToPack(one, products))
    expect(fetchTotals(Orders, places)).toMatchObject([
      { Label: 'Aisle 2', Items: [{ Name: beans.Name, Quantity: 6 }] },
      { Label: 'Cooler', Items: [{ Name: milk.Name, Quantity: 2 }] },
      { Label: null, Items: [{ Name: 'Rice', Quantity: 2 }] },
    ])
  })

  const moved = (Quantity: number, OrderQuantity: number, PackedQuantity: number) => [
    { ProductID: 17, Quantity, OrderQuantity, PackedQuantity },
  ]

  it('moves a line from the shelf into the bag, and back', () => {
    const whole = done(packLine(order, 17, 3, packedAt))
    expect(movementsBetween(order, whole)).toEqual(moved(0, 0, 3))
    expect(movementsBetween(whole, done(packLine(whole, 17, null, packedAt)))).toEqual(moved(0, 0, -3))
  })

  it('offers to nobody what is missing of a line, and holds it again when it was found after all', () => {
    const short = done(packLine(order, 17, 1, packedAt))
    expect(movementsBetween(order, short)).toEqual(moved(0, -2, 1))
    const since = { MissingSince: packedAt.toISOString() }
    expect(short.PantryOrderItems[0]).toMatchObject({ PackedQuantity: 1, MissingQuantity: 2, ...since })
    expect(movementsBetween(short, done(packLine(short, 17, 2, packedAt)))).toEqual(moved(0, 1, 1))
    const again = done(packLine(short, 17, null, packedAt))
    expect(movementsBetween(short, again)).toEqual(moved(0, 2, -1))
    expect(again.PantryOrderItems[0]).toEqual(beans)
    expect(packLine(short, 17, null, packedAt)).toMatchObject({ events: [{ detail: since }] })
  })

  it('leaves missing units missing when the order ends', () => {
    const short = done(packLine(order, 17, 1, packedAt))
    expect(movementsBetween(short, done(setStatus(short, 'CANCELLED', packedAt)))[0]).toEqual(moved(1, -1, -1)[0])
    expect(movementsBetween(short, done(handOver(short, handOverFacts, packedAt)))[0]).toEqual(moved(0, -1, -1)[0])
  })

  it('keeps a chilled line that was ticked for a person’s choice when the order is cancelled before it is packed', () => {
    const ticked = done(packLine(order, 18, 2, packedAt))
    const cancelled = done(setStatus(ticked, 'CANCELLED', packedAt))
    expect(cancelled.PantryOrderItems.map((line) => line.Return)).toEqual(['shelf', 'waiting', 'shelf'])
    const milkOf = (state: Order) => movementsBetween(state, cancelled).find(({ ProductID }) => ProductID === 18)
    expect(milkOf(ticked)).toEqual({ ProductID: 18, Quantity: 0, OrderQuantity: -2, PackedQuantity: -2 })
    const none = done(setStatus(done(packLine(order, 18, 0, packedAt)), 'CANCELLED', packedAt))
    expect(none.PantryOrderItems.map((line) => line.Return)).toEqual(['shelf', 'shelf', 'shelf'])
  })

  it('reads orders of the version without bags: what was missing went back, and no bag was counted', () => {
    const { BagsCounted: _, ...earlier } = order
    const old: Order = { ...earlier, PantryOrderItems: [{ ...beans, PackedQuantity: 1 }, milk, rice] }
    expect(movementsBetween(old, done(packLine(old, 17, 2, packedAt)))).toEqual(moved(-1, 1, 0))
    expect(movementsBetween(old, done(packLine(old, 17, null, packedAt)))).toEqual(moved(-2, 2, 0))
    expect(movementsBetween(old, done(packLine(old, 17, 0, packedAt)))).toEqual(moved(0, -1, 0))
    expect(movementsBetween(old, done(setStatus(old, 'PACKED', packedAt)))).toEqual([])
    expect(movementsBetween(old, done(setStatus(old, 'CANCELLED', packedAt)))[0]).toEqual(moved(1, -1, 0)[0])
  })

  it('keeps what was missing when the order comes out of the bag again', () => {
    const packed = done(setStatus(done(packLine(order, 17, 1, packedAt)), 'PACKED', packedAt))
    const again = done(setStatus(packed, 'PROCESSING', packedAt))
    expect(again.PantryOrderItems.map(({ PackedQuantity }) => PackedQuantity)).toEqual([1, null, null])
    const moves = movementsBetween(packed, again)
    expect(
      moves.map(({ Quantity, OrderQuantity, PackedQuantity }) => [Quantity, OrderQuantity, PackedQuantity]),
    ).toEqual([
      [0, 0, -2],
      [0, 0, -1],
    ])
  })

  it('refuses other products, more than were ordered, and packed or final orders', () => {
    expect(packLine(order, 99, 1, packedAt)).toEqual({ refused: refusals.orderLineUnknown })
    expect(isRefusal(packLine(order, 17, 4, packedAt))).toBe(true)
    expect(packLine(sampleOrder({ StatusCode: 'PACKED' }), 17, 1, packedAt)).toEqual({
      refused: refusals.orderAlreadyPacked,
    })
    expect(packLine(sampleOrder({ StatusCode: 'CANCELLED' }), 17, 1, packedAt)).toEqual({
      refused: refusals.orderFinal,
    })
  })
})

describe('handing over', () => {
  it('records what was packed, once', () => {
    const given = done(handOver(done(packLine(order, 17, 1, packedAt)), handOverFacts, packedAt))
    expect(distributionOf(given)).toMatchObject({ TotalItems: 4, HouseholdSize: 4, Lines: [{ Quantity: 1 }, {}, {}] })
    expect(handOver(given, handOverFacts, packedAt)).toEqual({ refused: refusals.orderHandedOver })
    expect(distributionOf(order)).toBeUndefined()
  })

  it.each([
    ['1267', 4711],
    ['#1267', 4711],
    ['abc', 2748],
    [' 1267 ', 4711],
    ['https://x.example/o/ABC', 2748],
    ['', undefined],
    ['xyz', undefined],
    ['0', undefined],
  ])('reads the code %o', (text, id) => expect(orderIdOfCode(text)).toBe(id))
})

describe('notes', () => {
  const by = { UserID: 1, UserName: 'sam@example.org' }
  const now = new Date('2026-11-20T15:00:00.000Z')

  it('are numbered, and there is a maximum', () => {
    let state = order
    for (let count = 0; count < maxOrderNotes; count++)
      state = done(addNote(state, { Note: 'Hello', IsVisibleToFoodInsecureNeighbor: count % 2 === 0 }, by, now))
    expect(state.Notes.at(-1)?.ID).toBe(maxOrderNotes)
    expect(isRefusal(addNote(state, { Note: 'Hello', IsVisibleToFoodInsecureNeighbor: true }, by, now))).toBe(true)
    expect(notesForNeighbor(state.Notes)).toHaveLength(maxOrderNotes / 2)
    expect(notesForNeighbor(state.Notes).every(({ User }) => User === null)).toBe(true)
  })
})

it('[order-editable] is editable before its day while it is not final', () => {
  for (const StatusCode of orderStatusCodes) {
    const isFinalOne = ['DELIVEREDTONEIGHBOR', 'ABANDONED', 'CANCELLED'].includes(StatusCode)
    const refused = editableRefusal({ StatusCode, OrderDay: '2026-11-24' }, '2026-11-23')
    expect(refused).toEqual(isFinalOne ? { refused: refusals.orderFinal } : undefined)
  }
  const created = { StatusCode: 'CREATED', OrderDay: '2026-11-24' } as const
  expect(editableRefusal(created, '2026-11-24')).toEqual({ refused: refusals.orderDayReached })
})
