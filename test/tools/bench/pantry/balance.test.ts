import { expect, it } from 'vitest'
import { stockBalance } from './balance.ts'

const stock = (ProductID: number, Quantity: number, CurrentOrderQuantity: number) => ({
  ...{ pk: 'STOCK#1', sk: String(ProductID), ProductID, Quantity, CurrentOrderQuantity },
})
const move = (id: number, Cause: string, Quantity: number, OrderQuantity = 0) => ({
  ...{ pk: `PRODUCT#${id}`, sk: `MOVE#${Cause}`, Cause, Quantity, OrderQuantity },
})
const order = (StatusCode: string, id: number, HandedOverQuantity?: number) => ({
  ...{ pk: 'ORDER#1', sk: 'ORDER', StatusCode },
  PantryOrderItems: [{ PantryInventoryItemID: id, Quantity: 3, HandedOverQuantity }],
})

const moves = [
  move(7, 'opening', 10),
  move(7, 'received', 5),
  move(7, 'ordered', -3, 3),
  move(7, 'handedOver', 0, -3),
  move(7, 'ordered', -3, 3),
]

it('what was put in less what was handed over is on the shelf or held, and the ledger says so', () => {
  expect(stockBalance([stock(7, 9, 3), ...moves, order('DELIVEREDTONEIGHBOR', 7, 3), order('CREATED', 7)])).toEqual({
    ...{ products: 1, putIn: 15, handedOver: 3, onShelf: 9, held: 3 },
    ...{ unbalanced: [], unlikeLedger: [] },
  })
})

it('names products of which a unit is lost, and those of which the ledger lacks a movement', () => {
  const handedOver = order('DELIVEREDTONEIGHBOR', 7, 3)
  expect(stockBalance([stock(7, 8, 3), ...moves, handedOver])).toMatchObject({ unbalanced: [7], unlikeLedger: [7] })
  expect(stockBalance([stock(7, 9, 3), ...moves.slice(0, -1), handedOver])).toMatchObject({
    ...{ unbalanced: [], unlikeLedger: [7] },
  })
})
