import { table } from '../../../functions/core/table/table.ts'
import { recallContactWrites } from '../../../functions/pantry/recall/recallContactTable.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
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
  if (!first || !staff) return
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
