import * as inventory from '../../shared/api/inventory.ts'
import { ownerAskedFor } from '../entities/ownerAskedFor.ts'
import { endpoint } from '../http.ts'
import { isForOrdering, productsToOrder } from './productsToOrder.ts'
import { productsOfOwner } from './productTable.ts'
import { referencesOfOwner, shownRow } from './productView.ts'

export const handler = endpoint(inventory.listItems, async ({ input, caller, now, language }) => {
  if (isForOrdering(caller, input)) return (await productsToOrder(input, { caller, now, language })).rows
  const owner = await ownerAskedFor(caller, input.agencyId)
  const [rows, references] = await Promise.all([productsOfOwner(owner), referencesOfOwner(owner)])
  return rows.map((row) => shownRow(row, references, language))
})
