import * as inventory from '../../../shared/pantry/products/api.ts'
import { isStockStatus } from '../../../shared/pantry/products/gridFilter.ts'
import { ProductRow } from '../../../shared/pantry/products/product.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { productLists } from '../../core/table/keys/products.ts'
import { productFilter, sortedProducts } from '../products/productFilter.ts'
import { namesOfOwner, shownRow } from '../products/productView.ts'
import { stockOfOwner, stockOfPage } from '../products/stockTable.ts'
import { isForOrdering, productsToOrder } from './productsToOrder.ts'

export const handler = endpoint(inventory.getItemsGrid, async ({ input, caller, now, language }) => {
  if (isForOrdering(caller, input)) return productsToOrder(input, { caller, now, language })
  const { EntityID } = caller
  const passes = productFilter(input, now)
  const page = { limit: input.rows ?? defaultRows, cursor: input.cursor }
  const { sort = 'name' } = input
  const read = async () => {
    if (sort !== 'name') return sortedProducts(EntityID, sort, { passes, ...page })
    // Only a filter by quantity needs those of all products: of many products they take more units than all else.
    const all = isStockStatus(input.statusTypeId) ? await stockOfOwner(EntityID, false) : undefined
    const rowPasses = passes && ((row: ProductRow) => passes(row, all?.get(row.ID)?.Quantity ?? 0))
    const { items, cursor } = await filteredPage({ ...productLists.owner(EntityID), ...page }, ProductRow, rowPasses)
    const ids = items.map(({ ID }) => ID)
    return { items, cursor, stock: all ?? (await stockOfPage(EntityID, ids)) }
  }
  const [{ items, cursor, stock }, names] = await Promise.all([read(), namesOfOwner(EntityID)])
  return { rows: items.map((row) => shownRow(row, { stock, ...names }, language)), cursor }
})
