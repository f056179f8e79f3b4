import { localDay } from '../../../shared/core/time/zone.ts'
import { holdsProductWords } from '../../../shared/pantry/products/gridFilter.ts'
import { ProductRow } from '../../../shared/pantry/products/product.ts'
import { activityRangeRefusal, usualActivityRange } from '../../../shared/pantry/stock/activity.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { productLists } from '../../core/table/keys/products.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'
import { loadActivity } from '../products/activityTable.ts'
import { stockOfProducts } from '../products/stockTable.ts'
import { activityRow } from './activityRow.ts'

export const handler = endpoint(stock.getInventoryActivityGrid, async ({ input, caller, now }) => {
  const today = localDay(now, await loadZone(caller.EntityID))
  const usual = usualActivityRange(today)
  const range = { start: input.dateStartFilter ?? usual.start, end: input.dateEndFilter ?? usual.end }
  const refusal = activityRangeRefusal(range)
  if (refusal) return refusal
  const { searchFilter: search, limitingID, rows: limit = defaultRows, cursor: from } = input
  const isFiltered = search !== undefined || limitingID !== undefined
  const wanted = (row: ProductRow) =>
    (limitingID === undefined || row.ID === limitingID) && holdsProductWords(row, search)
  const query = { ...productLists.owner(caller.EntityID), limit, cursor: from }
  const [{ items, cursor }, daysOf] = await Promise.all([
    filteredPage(query, ProductRow, isFiltered ? wanted : undefined),
    loadActivity(caller.EntityID, range),
  ])
  const quantities = await stockOfProducts(
    caller.EntityID,
    items.map(({ ID }) => ID),
  )
  const rows = items.map((product) =>
    activityRow(product, quantities.get(product.ID), daysOf(product.ID), { range, today }),
  )
  return { rows, cursor }
})
