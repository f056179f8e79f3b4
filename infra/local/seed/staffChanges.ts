import { productsOfOwner } from '../../../functions/pantry/products/productTable.ts'
import { stockOfOwner } from '../../../functions/pantry/products/stockTable.ts'
import type { Caller } from '../../../shared/core/access.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import { succeeded } from './calling.ts'
import type { PlannedPantry } from './pantries.ts'

/** Changes by staff of the demonstration's pantries, made by the app's calls, so that the log of changes has it. */

/** The first person who works for the pantry. */
export function staffCaller({ EntityID, FoodBankID }: PlannedPantry, users: readonly User[]): Caller {
  for (const { ID: UserID, Subject, UserName, Roles } of users) {
    const held = Roles.find((one) => one.EntityID === EntityID && one.Role !== 'customer')
    if (held)
      return { UserID, Subject, UserName, Role: held.Role, EntityID, FoodBankIDs: [FoodBankID], CustomerID: null }
  }
  throw new Error(`Nobody works for pantry ${EntityID}`)
}

const damagedCount = 2

/** Of one product of each pantry some are damaged, and as many are found again: the planned quantities stay. */
export async function correctStock(pantries: readonly PlannedPantry[], users: readonly User[]): Promise<void> {
  for (const pantry of pantries) {
    const by = staffCaller(pantry, users)
    const [products, quantities] = await Promise.all([productsOfOwner(pantry.EntityID), stockOfOwner(pantry.EntityID)])
    const product = products.find(({ ID }) => (quantities.get(ID)?.Quantity ?? 0) > damagedCount)
    if (!product) continue
    const { ID: id } = product
    const known = quantities.get(id)?.Quantity ?? 0
    const damaged = { Reason: 'damaged', Note: 'Dented on the pallet' } as const
    await succeeded(stock.adjustQuantity, by, { id, UpdatedValue: known - damagedCount, ...damaged })
    const found = { Reason: 'other', Note: 'Found behind the shelf' } as const
    await succeeded(stock.adjustQuantity, by, { id, UpdatedValue: known, ...found })
  }
}
