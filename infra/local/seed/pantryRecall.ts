import { orderKeys } from '../../../functions/core/table/keys/orders.ts'
import { table } from '../../../functions/core/table/table.ts'
import { heldWrite } from '../../../functions/pantry/products/heldTable.ts'
import { importedLotWrite } from '../../../functions/pantry/products/lotTable.ts'
import { findStock } from '../../../functions/pantry/products/stockTable.ts'
import { recallContactWrites } from '../../../functions/pantry/recall/recallContactTable.ts'
import { answerWrite } from '../../../functions/pantry/recall/recallLinks.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { isInProgress } from '../../../shared/pantry/orders/status.ts'
import { recallAnswers } from '../../../shared/pantry/recall/answer.ts'
import type { LineLot } from '../../../shared/pantry/stock/lot.ts'
import type { PlannedPantry } from './pantries.ts'

/** A recall that is being worked off: of what most neighbors got, all were written to two hours ago, and two of three were reached since. */

const hourMs = 3_600_000

export async function writeRecallCalls(
  { EntityID }: PlannedPantry,
  orders: readonly Order[],
  staff: User | undefined,
  now: Date,
): Promise<void> {
  const Told = new Date(now.getTime() - 2 * hourMs).toISOString()
  const given = orders.filter(({ HandOver }) => HandOver !== undefined && HandOver.At < Told)
  const byProduct = Map.groupBy(
    given.flatMap(({ PantryOrderItems, FoodInsecureNeighbor }) =>
      PantryOrderItems.filter(({ HandedOverQuantity }) => HandedOverQuantity !== null && HandedOverQuantity > 0).map(
        ({ PantryInventoryItemID }) => ({ PantryInventoryItemID, CustomerID: FoodInsecureNeighbor.ID }),
      ),
    ),
    ({ PantryInventoryItemID }) => PantryInventoryItemID,
  )
  const [first] = [...byProduct].toSorted(([a, one], [b, other]) => other.length - one.length || a - b)
  if (!staff) return
  await writeLots({ EntityID, orders, byProduct, staff, now })
  if (!first) return
  const [ID, lines] = first
  const Contacts = [...new Set(lines.map(({ CustomerID }) => CustomerID))].map((CustomerID, index) => ({
    CustomerID,
    Told,
    Reached:
      index % 3 === 2
        ? null
        : { At: new Date(now.getTime() - hourMs + index * 60_000).toISOString(), UserID: staff.ID, Name: staff.Name },
  }))
  await table.commit(recallContactWrites({ ID, Version: 1, EntityID, Contacts: Contacts.slice(0, 50) }))
}

interface Lotted {
  readonly EntityID: number
  readonly orders: readonly Order[]
  readonly byProduct: ReadonlyMap<number, readonly { readonly CustomerID: number }[]>
  readonly staff: User
  readonly now: Date
}

const minGiven = 3
const lottedOrders = 12
/** Orders of one transaction. */
const lottedWrites = 90

/**
 * A product with two lots, one of them recalled: of the orders that were handed over with it every second had that lot, every
 * fifth none that was noted. It is the one that the fewest open orders hold, and what is in their bags is of the other lot.
 */
async function writeLots({ EntityID, orders, byProduct, staff, now }: Lotted): Promise<void> {
  const has = (productId: number) => (order: Order) =>
    order.PantryOrderItems.some(({ PantryInventoryItemID: id }) => id === productId)
  const open = orders.filter(({ StatusCode }) => isInProgress(StatusCode))
  const openOf = (productId: number) => open.filter(has(productId)).length
  const [chosen] = [...byProduct]
    .filter(([, lines]) => lines.length >= minGiven)
    .toSorted(([a], [b]) => openOf(a) - openOf(b) || a - b)
  if (!chosen) return
  const [ProductID] = chosen
  const today = now.toISOString().slice(0, 10)
  const Received = new Date(now.getTime() - 30 * 24 * hourMs).toISOString()
  const recalled = { Lot: 'HF-2611A', BestBy: addDays(today, 40) }
  const other = { Lot: 'HF-2703B', BestBy: addDays(today, 200) }
  const lotOf = (index: number) => (index % 5 === 4 ? undefined : index % 2 === 0 ? recalled : other)
  const given = orders.filter(({ HandOver }) => HandOver !== undefined).filter(has(ProductID))
  const lotted = given.slice(-lottedOrders).map((order, index) => ({ order, lot: lotOf(index) }))
  const bagged = open.filter(has(ProductID)).map((order) => ({ order, lot: other }))
  const shelf = (await findStock(EntityID, ProductID))?.ShelfQuantity ?? 0
  await table.commit([
    importedLotWrite(EntityID, { ProductID, ...recalled, Quantity: 0, HeldQuantity: 6, Received, State: 'recalled' }),
    importedLotWrite(EntityID, { ProductID, ...other, Quantity: shelf, HeldQuantity: 0, Received }),
    heldWrite(EntityID, undefined, { Lots: [{ ProductID, Lot: recalled.Lot, Since: now.toISOString() }] }),
    ...[...lotted, ...bagged].slice(0, lottedWrites).map(({ order, lot }) => ({
      update: orderKeys.order(order.ID),
      set: { PantryOrderItems: order.PantryOrderItems.map((line) => lottedLine(line, ProductID, lot)) },
    })),
  ])
  const Told = new Date(now.getTime() - 2 * hourMs).toISOString()
  const concerned = lotted.filter(({ lot }) => lot !== other).map(({ order }) => order.FoodInsecureNeighbor.ID)
  const told = [...new Set(concerned)]
  const Contacts = told.map((CustomerID) => ({ CustomerID, Told, Reached: null }))
  const Reached = { At: new Date(now.getTime() - hourMs).toISOString(), UserID: staff.ID, Name: staff.Name }
  await table.commit([
    ...recallContactWrites(
      {
        ...{ ID: ProductID, Version: 1, EntityID },
        Contacts: Contacts.map((one, index) => (index === 1 ? { ...one, Reached } : one)),
      },
      recalled.Lot,
    ),
    ...told
      .slice(0, recallAnswers.length)
      .map((CustomerID, index) =>
        answerWrite(
          ProductID,
          { CustomerID, Lot: recalled.Lot },
          { At: Reached.At, Kind: recallAnswers[index] ?? 'threwAway' },
        ),
      ),
  ])
}

type Line = Order['PantryOrderItems'][number]
function lottedLine(line: Line, productId: number, lot: Pick<LineLot, 'Lot' | 'BestBy'> | undefined): Line {
  const Quantity = line.HandedOverQuantity ?? line.PackedQuantity ?? 0
  return line.PantryInventoryItemID !== productId || !lot || Quantity === 0
    ? line
    : { ...line, Lots: [{ ...lot, Quantity }] }
}
