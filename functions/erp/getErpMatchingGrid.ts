import * as erp from '../../shared/api/erp.ts'
import { ErpImportItem } from '../../shared/erp/importItem.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { productNames } from '../inventory/productTable.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { erpLists } from '../table/keys/erp.ts'
import { inState } from '../table/lists.ts'
import { erpRow, erpState } from './erpTable.ts'

export const handler = endpoint(erp.getErpMatchingGrid, async ({ input, caller }) => {
  const { searchFilter: search, matched, rows: limit = defaultRows, cursor: from } = input
  const all = erpLists.owner(caller.EntityID)
  const list = matched === undefined ? all : inState(all, erpState(matched === 'yes'))
  const query = { ...list, newestFirst: true, limit, cursor: from }
  const passes = ({ Code, Description, Details, Reference }: ErpImportItem) =>
    holdsWords([Code, Description, Details, Reference], search)
  const { items, cursor } = await filteredPage(query, ErpImportItem, search ? passes : undefined)
  const names = await productNames(items.flatMap(({ PantryInventoryItemID: id }) => id ?? []))
  return { rows: items.map((item) => erpRow(item, (id) => names.get(id))), cursor }
})
