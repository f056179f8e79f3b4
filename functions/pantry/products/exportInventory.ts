import type { Caller } from '../../../shared/core/access.ts'
import { csv } from '../../../shared/core/grid/csv.ts'
import { exportRefusal } from '../../../shared/core/time/range.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import { maxInventoryDays } from '../../../shared/pantry/products/gridFilter.ts'
import type { ProductRow } from '../../../shared/pantry/products/product.ts'
import { isOffered } from '../../../shared/pantry/tags/offered.ts'
import type { PlaceTag } from '../../../shared/pantry/tags/placeTag.ts'
import { tagsNamed } from '../../../shared/pantry/tags/tag.ts'
import { notFound } from '../../core/http/fault.ts'
import { viewerZone } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { pickupLocationById, taggedLocation } from '../locations/locationTable.ts'
import { placeTags } from '../tags/placeTags.ts'
import { addedBetween } from './addedBetween.ts'
import { inventoryHeads, inventoryLine } from './inventoryCsv.ts'
import { productsOfOwner } from './productTable.ts'
import { referencesOfOwner, shownRow } from './productView.ts'

/** Tags of the location whose products are asked for; undefined without one. A location of another owner is not found. */
async function tagsOfLocation(id: number, { EntityID }: Pick<Caller, 'EntityID'>): Promise<PlaceTag[] | undefined> {
  if (id === 0) return undefined
  const location = await pickupLocationById(id)
  if (location?.EntityID !== EntityID) throw notFound()
  return placeTags(taggedLocation(location))
}

/** The products that the grid shows for the same days, or those of them that a location offers, as a file for a spreadsheet. */
export const handler = endpoint(inventory.exportInventory, async ({ input, caller, now, language }) => {
  const { StartDate: start, EndDate: end, zone, name } = input
  const refusal = exportRefusal(start, end, maxInventoryDays)
  if (refusal) return refusal
  const isAdded = addedBetween({ start, end, zone }, now)
  const tags = await tagsOfLocation(input.LocationId, caller)
  const [rows, references] = await Promise.all([productsOfOwner(caller.EntityID), referencesOfOwner(caller.EntityID)])
  const isWanted = (row: ProductRow) =>
    (isAdded?.(row) ?? true) && (!tags || isOffered(tagsNamed(references.tags, row.TagIDs), tags))
  const shown = rows.filter(isWanted).map((row) => shownRow(row, references, language))
  const fileName = `${fileNameOf(name) || 'inventory'}-${start}-${end}.csv`
  const lines = shown.map((row) => inventoryLine(row, language, viewerZone(zone)))
  return { fileName, content: csv([inventoryHeads(language), ...lines]) }
})

/** Characters that every device takes in the name of a file, and that can't end the header it travels in. */
const fileNameOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\w .-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
