import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { placed, settleReturn } from './changes.ts'
import { handOverFacts, orderLine, sampleOrder } from './order.fixture.ts'
import { coldMark, linePounds, movementsBetween, type Order, orderCode, orderRow, orderTotals } from './order.ts'
import * as refusals from './refusals.ts'
import {
  isFinal,
  isInProgress,
  isPacked,
  type OrderStatusCode,
  orderStatusCodes,
  orderStatuses,
  selectableStatuses,
} from './status.ts'
import { setStatus } from './statusChange.ts'

const milk = orderLine({ PantryInventoryItemID: 18, StorageRequirementID: 2, Quantity: 2, SourceCode: 'TEFAP' })
const beans = orderLine()
const order = sampleOrder({ PantryOrderItems: [beans, milk] })

/** The order after some statuses, as far as they are allowed. */
const orderAfter = (...codes: OrderStatusCode[]) =>
  codes.reduce((state: Order, code) => {
    const step = setStatus(state, code, new Date(handOverFacts.At), handOverFacts)
    return isRefusal(step) ? state : step.state
  }, order)

it.each([
  [null, undefined],
  [1, undefined],
  [2, 'cold'],
  [3, 'frozen'],
] as const)('a line of storage %s is marked %s', (StorageRequirementID, mark) => {
  expect(coldMark({ StorageRequirementID })).toBe(mark)
})

describe('the statuses', () => {
  it('[order-final-types] cancelled and completed types are final, all others in progress', () => {
    expect(orderStatuses.filter(({ Code }) => isFinal(Code)).map(({ Name }) => Name)).toEqual([
      'Delivered to Neighbor',
      'Abandoned',
      'Cancelled',
    ])
    expect(orderStatusCodes.every((code) => isFinal(code) !== isInProgress(code))).toBe(true)
  })

  it('lists leave Cancelled out, sorted by sequence (decision 40)', () => {
    expect(selectableStatuses().map(({ Sequence }) => Sequence)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('[order-status-change-allowed] changes any that is not final to any, and no final one', () => {
    for (const from of orderStatusCodes)
      for (const to of orderStatusCodes) {
        const state = sampleOrder({ StatusCode: from })
        const step = setStatus(state, to, new Date(handOverFacts.At), handOverFacts)
        if (from === to) expect(step).toEqual({ state, events: [] })
        else if (isFinal(from)) expect(step).toEqual({ refused: refusals.orderFinal })
        else expect(step).toMatchObject({ state: { StatusCode: to }, events: [{ detail: { From: from, To: to } }] })
      }
  })
})

describe('what an order takes', () => {
  it('is taken off the shelf and held when it is placed', () => {
    expect(placed(order).events).toMatchObject([
      {
        type: 'OrderPlaced',
        detail: {
          CustomerID: 310,
          WindowID: 52,
          Movements: [
            { ProductID: 17, Quantity: -3, OrderQuantity: 3, PackedQuantity: 0 },
            { ProductID: 18, Quantity: -2, OrderQuantity: 2, PackedQuantity: 0 },
          ],
        },
      },
    ])
  })

  it('[order-cancel-returns] returns when it is cancelled before it was packed', () => {
    expect(movementsBetween(order, orderAfter('CANCELLED'))).toEqual([
      { ProductID: 17, Quantity: 3, OrderQuantity: -3, PackedQuantity: 0 },
      { ProductID: 18, Quantity: 2, OrderQuantity: -2, PackedQuantity: 0 },
    ])
  })

  it('after packing: dry lines return, chilled ones wait for a person’s choice (decision 77)', () => {
    const abandoned = orderAfter('PACKED', 'ABANDONED')
    expect(abandoned.PantryOrderItems.map((line) => line.Return)).toEqual(['shelf', 'waiting'])
    expect(movementsBetween(orderAfter('PACKED'), abandoned)).toEqual([
      { ProductID: 17, Quantity: 3, OrderQuantity: -3, PackedQuantity: -3 },
      { ProductID: 18, Quantity: 0, OrderQuantity: -2, PackedQuantity: -2 },
    ])
    expect(settleReturn(abandoned, 18, 'shelf')).toMatchObject({
      events: [{ detail: { Units: 2, Movements: [{ ProductID: 18, Quantity: 2, OrderQuantity: 0 }] } }],
    })
    expect(settleReturn(abandoned, 18, 'discarded')).toMatchObject({
      events: [{ detail: { Units: 2, Movements: [] } }],
    })
    expect(settleReturn(abandoned, 17, 'discarded')).toEqual({ refused: refusals.orderLineNotWaiting })
    expect(settleReturn(abandoned, 99, 'shelf')).toEqual({ refused: refusals.orderLineNotWaiting })
  })

  it('is gone when it is handed over', () => {
    const delivered = orderAfter('DELIVEREDTONEIGHBOR')
    expect(movementsBetween(order, delivered)).toEqual([
      { ProductID: 17, Quantity: 0, OrderQuantity: -3, PackedQuantity: 0 },
      { ProductID: 18, Quantity: 0, OrderQuantity: -2, PackedQuantity: 0 },
    ])
    expect(delivered.PantryOrderItems.map((line) => line.HandedOverQuantity)).toEqual([3, 2])
  })

  it('adds up over any sequence of statuses, and returns once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderStatusCodes), { maxLength: 8 }), (codes) => {
        let [state, sum] = [order, { Quantity: -3, OrderQuantity: 3, PackedQuantity: 0 }]
        for (const code of codes) {
          const step = setStatus(state, code, new Date(handOverFacts.At), handOverFacts)
          if (isRefusal(step)) continue
          for (const { ProductID, Quantity, OrderQuantity, PackedQuantity } of movementsBetween(state, step.state))
            if (ProductID === 17)
              sum = {
                Quantity: sum.Quantity + Quantity,
                OrderQuantity: sum.OrderQuantity + OrderQuantity,
                PackedQuantity: sum.PackedQuantity + PackedQuantity,
              }
          state = step.state
        }
        const { StatusCode: code } = state
        expect(sum.OrderQuantity).toBe(isFinal(code) ? 0 : 3)
        expect(sum.PackedQuantity).toBe(isPacked(code) ? 3 : 0)
        expect(Math.abs(sum.Quantity)).toBe(code === 'ABANDONED' || code === 'CANCELLED' ? 0 : 3)
      }),
    )
  })
})

describe('what grids show of an order', () => {
  it('[overview-order-id-hex] the ID as upper-case hexadecimal', () => {
    expect(orderCode(4711)).toBe('1267')
    expect(orderCode(2_748)).toBe('ABC')
  })

  it('sums items and pounds, and marks TEFAP', () => {
    expect(orderTotals(order)).toEqual({ items: 5, pounds: 10 })
    expect(linePounds({ ...beans, WeightPounds: 0.97, HandedOverQuantity: 2 })).toBe(1.94)
    expect(orderRow(order)).toMatchObject({ ContainsTEFAPProduct: true, TotalItems: 5, ProductIDs: [17, 18] })
    expect(orderRow(sampleOrder())).toMatchObject({ ContainsTEFAPProduct: false })
  })
})
