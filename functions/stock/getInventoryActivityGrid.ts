import * as stock from '../../shared/api/stock.ts'
import { holdsProductWords } from '../../shared/product/gridFilter.ts'
import { ProductRow } from '../../shared/product/product.ts'
import { activityRangeRefusal, usualActivityRange } from '../../shared/stock/activity.ts'
import { localDay } from '../../shared/time/zone.ts'
import { zoneOf } from '../entities/entityTable.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { activityOf } from '../inventory/activityTable.ts'
import { stockOfProducts } from '../inventory/stockTable.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { productLists } from '../table/keys/products.ts'
import { activityRow } from './activityRow.ts'

export const handler = endpoint(stock.getInventoryActivityGrid, async ({ input, caller, now }) => {
  const today = localDay(now, await zoneOf(caller.EntityID))
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
    activityOf(caller.EntityID, range),
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
