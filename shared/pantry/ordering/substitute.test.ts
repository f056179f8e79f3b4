import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { refusalText } from '../../core/refusalText.ts'
import type { OrderTransition } from '../orders/changes.ts'
import { orderLine, sampleOrder } from '../orders/order.fixture.ts'
import { movementsBetween, type Order } from '../orders/order.ts'
import { packLine } from '../orders/packLine.ts'
import * as ordersRefusals from '../orders/refusals.ts'
import * as refusals from './refusals.ts'
import { missingOf, substituteDraft, substituted, substituteRefusal, substitutesFor } from './substitute.ts'

const packedAt = new Date('2026-11-24T09:00:00.000Z')
const beans = orderLine({ PantryInventoryItemID: 17, Quantity: 3 })
const milk = orderLine({ PantryInventoryItemID: 18, Quantity: 2, Name: 'Milk' })
const lentils = orderLine({ PantryInventoryItemID: 40, Name: 'Lentils', Quantity: 1 })
const done = (step: OrderTransition | ReturnType<typeof substituted>): Order => {
  if (isRefusal(step)) throw new Error(step.refused.en)
  return step.state
}
const order = sampleOrder({ PantryOrderItems: [beans, milk] })
/** One of three beans was there. */
const short = done(packLine(order, 17, 1, packedAt))
const with2 = done(substituted(short, { productId: 40, of: 17, packed: 2 }, lentils))

describe('a substitute', () => {
  it('is a line of which nothing was ordered, and takes its own stock once', () => {
    expect(with2.PantryOrderItems.at(-1)).toMatchObject({
      PantryInventoryItemID: 40,
      Quantity: 0,
      PackedQuantity: 2,
      SubstituteOf: 17,
    })
    expect(movementsBetween(short, with2)).toEqual([
      { ProductID: 40, Quantity: -2, OrderQuantity: 2, PackedQuantity: 2 },
    ])
    const again = substituted(with2, { productId: 40, of: 17, packed: 2 }, lentils)
    expect(isRefusal(again) ? again : again.events).toEqual([])
  })

  it('tells what was packed for what, and what it took from the shelf', () => {
    const step = substituted(short, { productId: 40, of: 17, packed: 2 }, lentils)
    const Movements = [{ ProductID: 40, Quantity: -2, OrderQuantity: 2, PackedQuantity: 2 }]
    expect(isRefusal(step) ? step : step.events).toEqual([
      { type: 'OrderLinePacked', detail: { ProductID: 40, PackedQuantity: 2, SubstituteOf: 17, Movements } },
    ])
  })

  it('waits for the hand-over where the family wants to be asked, and goes into a packed order then', () => {
    const of = (Substitution: 'ask' | 'similar', StatusCode: 'PACKED' | 'DELIVEREDTONEIGHBOR') => {
      const lines = short.PantryOrderItems.map((line) => ({ ...line, Substitution }))
      return substituteRefusal({ ...short, StatusCode, PantryOrderItems: lines }, { productId: 40, of: 17, packed: 2 })
    }
    expect(of('ask', 'PACKED')).toBeUndefined()
    expect(of('ask', 'DELIVEREDTONEIGHBOR')).toMatchObject({ refused: ordersRefusals.orderFinal })
    expect(of('similar', 'PACKED')).toMatchObject({ refused: ordersRefusals.orderAlreadyPacked })
  })

  it('of a product that the family wants alone goes in only when they have agreed', () => {
    const PantryOrderItems = short.PantryOrderItems.map((line) => ({ ...line, Substitution: 'none' as const }))
    const unwanted = { ...short, PantryOrderItems }
    const change = { productId: 40, of: 17, packed: 1 }
    const refused = substituted(unwanted, change, lentils)
    expect(isRefusal(refused) && refusalText(refused, 'en')).toContain('no other product instead of Pinto Beans')
    const agreed = done(substituted(unwanted, { ...change, isAgreed: true }, lentils))
    expect(agreed.PantryOrderItems.at(-1)).toMatchObject({ SubstituteOf: 17, PackedQuantity: 1 })
    // Once they have agreed, two of it are as good as one.
    expect(substituteRefusal(agreed, { ...change, packed: 2 })).toBeUndefined()
  })

  it('of a product that is not there, or of more than is missing, changes nothing and says how much may be packed', () => {
    const change = { productId: 40, of: 17, packed: 1 }
    expect(substituted(short, change, undefined)).toMatchObject({ refused: ordersRefusals.orderLineUnknown })
    const tooMany = substituted(short, { ...change, packed: 3 }, lentils)
    expect(isRefusal(tooMany) && refusalText(tooMany, 'en')).toContain('2')
    // Of a product that is not in the order nothing is taken out.
    const none = substituted(short, { ...change, packed: 0 }, undefined)
    expect(isRefusal(none) ? none : none.events).toEqual([])
  })

  it('gives its stock back when it is taken out, or when the ordered product is found after all', () => {
    const back = [{ ProductID: 40, Quantity: 2, OrderQuantity: -2, PackedQuantity: -2 }]
    const out = done(substituted(with2, { productId: 40, of: 17, packed: 0 }, undefined))
    expect([out.PantryOrderItems.length, movementsBetween(with2, out)]).toEqual([2, back])
    const found = done(packLine(with2, 17, 3, packedAt))
    expect(found.PantryOrderItems).toHaveLength(2)
    expect(movementsBetween(with2, found)).toEqual([
      { ProductID: 17, Quantity: 0, OrderQuantity: 2, PackedQuantity: 2 },
      ...back,
    ])
    expect(done(packLine(with2, 17, 0, packedAt)).PantryOrderItems).toHaveLength(3)
  })

  it.each([
    ['more than is missing', short, { productId: 40, of: 17, packed: 3 }, refusals.substituteTooMany],
    ['a product that was ordered', short, { productId: 18, of: 17, packed: 1 }, refusals.substituteInOrder],
    ['of a product that was not', short, { productId: 40, of: 99, packed: 1 }, ordersRefusals.orderLineUnknown],
    ['of another substitute', with2, { productId: 41, of: 40, packed: 1 }, ordersRefusals.orderLineUnknown],
    [
      'of a packed order',
      { ...short, StatusCode: 'PACKED' as const },
      { productId: 40, of: 17, packed: 1 },
      ordersRefusals.orderAlreadyPacked,
    ],
  ])('is refused: %s', (_, at, change, reason) => {
    const refusal = substituteRefusal(at, change)
    expect(refusal?.refused.en).toBe(reason.en)
  })

  it('is decided beside what the order holds', () => {
    expect(missingOf(with2.PantryOrderItems, with2.PantryOrderItems[0] ?? beans)).toBe(0)
    expect(substituteDraft(short, { productId: 40, of: 17, packed: 2 }).PantryOrderItems).toEqual([
      { PantryInventoryItemID: 17, Quantity: 1 },
      { PantryInventoryItemID: 18, Quantity: 2 },
      { PantryInventoryItemID: 40, Quantity: 2 },
    ])
    const without = done(packLine(short, 18, 0, packedAt))
    expect(substituteDraft(without, { productId: 40, of: 17, packed: 1 })).toMatchObject({
      PantryOrderItems: [
        { PantryInventoryItemID: 17, Quantity: 1 },
        { PantryInventoryItemID: 40, Quantity: 1 },
      ],
      OrderRest: false,
    })
  })

  it('is offered of the same item type first, then by name, and of what is there alone', () => {
    const product = (ID: number, Name: string, PantryItemID: number, Quantity = 5) => ({
      ID,
      Name,
      PantryItemID,
      Quantity,
    })
    const type = beans.PantryItemID
    const products = [
      product(1, 'Apples', 99),
      product(2, 'Black Beans', type),
      product(3, 'Gone', type, 0),
      product(4, 'Bread', 99),
      product(18, 'Milk', 99),
    ]
    expect(substitutesFor(beans, products, [17, 18]).map(({ Name }) => Name)).toEqual([
      'Black Beans',
      'Apples',
      'Bread',
    ])
  })
})
