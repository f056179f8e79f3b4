import * as inventory from '../../../shared/pantry/products/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { ownerAskedFor } from '../../network/organizations/ownerAskedFor.ts'
import { findHeld, holdOf } from '../products/heldTable.ts'
import { productsOfOwner } from '../products/productTable.ts'
import { referencesOfOwner, shownRow } from '../products/productView.ts'
import { isForOrdering, productsToOrder } from './productsToOrder.ts'

export const handler = endpoint(inventory.listItems, async ({ input, caller, now, language }) => {
  if (isForOrdering(caller, input)) return (await productsToOrder(input, { caller, now, language })).rows
  const owner = await ownerAskedFor(caller, input.agencyId)
  const [rows, references, held] = await Promise.all([
    productsOfOwner(owner),
    referencesOfOwner(owner),
    findHeld(owner),
  ])
  return rows.map((row) => ({ ...shownRow(row, references, language), ...holdOf(row.ID, held) }))
})
