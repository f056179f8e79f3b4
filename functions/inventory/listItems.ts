import * as inventory from '../../shared/api/inventory.ts'
import { endpoint } from '../http.ts'
import { productsOfOwner } from './productTable.ts'
import { referencesOfOwner, shownRow } from './productView.ts'

export const handler = endpoint(inventory.listItems, async ({ caller, language }) => {
  const [rows, references] = await Promise.all([productsOfOwner(caller.EntityID), referencesOfOwner(caller.EntityID)])
  return rows.map((row) => shownRow(row, references, language))
})
