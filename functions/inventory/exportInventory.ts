import * as inventory from '../../shared/api/inventory.ts'
import { exportRefusal } from '../../shared/dashboard/range.ts'
import { csv } from '../../shared/grid/csv.ts'
import { maxInventoryDays } from '../../shared/product/gridFilter.ts'
import { endpoint } from '../http.ts'
import { addedBetween } from './addedBetween.ts'
import { inventoryHeads, inventoryLine } from './inventoryCsv.ts'
import { productsOfOwner } from './productTable.ts'
import { referencesOfOwner, shownRow } from './productView.ts'

/** The products that the grid shows for the same days, as a file for a spreadsheet. */
export const handler = endpoint(inventory.exportInventory, async ({ input, caller, now, language }) => {
  const { StartDate: start, EndDate: end, zone, name } = input
  const refusal = exportRefusal(start, end, maxInventoryDays)
  if (refusal) return refusal
  const isAdded = addedBetween({ start, end, zone }, now)
  const [rows, references] = await Promise.all([productsOfOwner(caller.EntityID), referencesOfOwner(caller.EntityID)])
  const shown = rows.filter((row) => isAdded?.(row) ?? true).map((row) => shownRow(row, references, language))
  const fileName = `${fileNameOf(name) || 'inventory'}-${start}-${end}.csv`
  return { fileName, content: csv([inventoryHeads(language), ...shown.map((row) => inventoryLine(row, language))]) }
})

/** Characters that every device takes in the name of a file, and that can't end the header it travels in. */
const fileNameOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\w .-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
