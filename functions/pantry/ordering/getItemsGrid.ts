import type { Input } from '../../../shared/core/schema/endpoint.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import {
  allStatuses,
  holdsProductWords,
  isOfProductStatus,
  isStockStatus,
  productStatusTypes,
  productsSince,
} from '../../../shared/pantry/products/gridFilter.ts'
import { ProductRow } from '../../../shared/pantry/products/product.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint, HttpFault } from '../../core/http/http.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { productLists } from '../../core/table/keys/products.ts'
import { addedBetween } from '../products/addedBetween.ts'
import { namesOfOwner, shownRow } from '../products/productView.ts'
import { stockOfOwner, stockOfPage } from '../products/stockTable.ts'
import { isForOrdering, productsToOrder } from './productsToOrder.ts'

export const handler = endpoint(inventory.getItemsGrid, async ({ input, caller, now, language }) => {
  if (isForOrdering(caller, input)) return productsToOrder(input, { caller, now, language })
  const { EntityID } = caller
  const passes = filterOf(input, now)
  const query = { ...productLists.owner(EntityID), limit: input.rows ?? defaultRows, cursor: input.cursor }
  const read = async () => {
    // Only a filter by quantity needs those of all products: of many products they take more units than all else.
    const all = isStockStatus(input.statusTypeId) ? await stockOfOwner(EntityID, false) : undefined
    const rowPasses = passes && ((row: ProductRow) => passes(row, all?.get(row.ID)?.Quantity ?? 0))
    const { items, cursor } = await filteredPage(query, ProductRow, rowPasses)
    const ids = items.map(({ ID }) => ID)
    return { items, cursor, stock: all ?? (await stockOfPage(EntityID, ids)) }
  }
  const [{ items, cursor, stock }, names] = await Promise.all([read(), namesOfOwner(EntityID)])
  return { rows: items.map((row) => shownRow(row, { stock, ...names }, language)), cursor }
})

type GridInput = Input<typeof inventory.getItemsGrid>
type Passes = (row: ProductRow, quantity: number) => boolean

/** Undefined when the filters, as the grid opens with them, leave nothing out: then a page costs no more than its rows. */
function filterOf(
  { search, start = productsSince, end, zone, statusTypeId = allStatuses }: GridInput,
  now: Date,
): Passes | undefined {
  if (!productStatusTypes.some(({ ID }) => ID === statusTypeId)) throw new HttpFault(400, 'statusTypeId: unknown')
  const days = addedBetween({ start, end, zone }, now)
  if (!search && statusTypeId === allStatuses && days === undefined) return undefined
  return (row, quantity) =>
    (days === undefined || days(row)) &&
    isOfProductStatus(row, quantity, statusTypeId) &&
    holdsProductWords(row, search)
}
