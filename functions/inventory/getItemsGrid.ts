import type { Input } from '../../shared/api/endpoint.ts'
import * as inventory from '../../shared/api/inventory.ts'
import {
  allStatuses,
  holdsProductWords,
  isOfProductStatus,
  productStatusTypes,
  productsSince,
} from '../../shared/product/gridFilter.ts'
import { ProductRow } from '../../shared/product/product.ts'
import { defaultRows } from '../donations/grids.ts'
import { endpoint, HttpFault } from '../http.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { productLists } from '../table/keys/products.ts'
import { addedBetween } from './addedBetween.ts'
import { isForOrdering, productsToOrder } from './productsToOrder.ts'
import { referencesOfOwner, shownRow } from './productView.ts'

export const handler = endpoint(inventory.getItemsGrid, async ({ input, caller, now, language, table }) => {
  if (isForOrdering(caller, input)) return productsToOrder(input, { caller, now, language })
  const passes = filterOf(input, now)
  const query = { ...productLists.owner(caller.EntityID), limit: input.rows ?? defaultRows, cursor: input.cursor }
  const reading = referencesOfOwner(caller.EntityID)
  const { items, cursor } = passes
    ? await filteredRows(query, passes, reading)
    : (await Promise.all([table.page(query, ProductRow), reading]))[0]
  const references = await reading
  return { rows: items.map((row) => shownRow(row, references, language)), ...(cursor ? { cursor } : {}) }
})

type GridInput = Input<typeof inventory.getItemsGrid>
type Passes = (row: ProductRow, quantity: number) => boolean

async function filteredRows(
  query: Parameters<typeof filteredPage>[0],
  passes: Passes,
  reading: ReturnType<typeof referencesOfOwner>,
) {
  const { stock } = await reading
  return filteredPage(query, ProductRow, (row) => passes(row, stock.get(row.ID)?.Quantity ?? 0))
}

/** Undefined when the filters, as the grid opens with them, leave nothing out: then a page costs no more than its rows. */
function filterOf({ search, start = productsSince, end, zone, statusTypeId = allStatuses }: GridInput, now: Date) {
  if (!productStatusTypes.some(({ ID }) => ID === statusTypeId)) throw new HttpFault(400, 'statusTypeId: unknown')
  const days = addedBetween({ start, end, zone }, now)
  if (!search && statusTypeId === allStatuses && days === undefined) return undefined
  return (row: ProductRow, quantity: number) =>
    (days === undefined || days(row)) &&
    isOfProductStatus(row, quantity, statusTypeId) &&
    holdsProductWords(row, search)
}
