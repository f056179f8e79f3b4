import { holdsWords } from '../../../shared/core/grid/words.ts'
import * as erp from '../../../shared/pantry/erp/api.ts'
import { ErpImportItem } from '../../../shared/pantry/erp/importItem.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { erpLists } from '../../core/table/keys/erp.ts'
import { inState } from '../../core/table/lists.ts'
import { productNames } from '../products/productTable.ts'
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
