import * as deliveryprograms from '../../shared/api/deliveryprograms.ts'
import { DeliveryProgram } from '../../shared/deliveryProgram/deliveryProgram.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { defaultRows } from '../donations/grids.ts'
import { endpoint } from '../http.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { deliveryProgramLists } from '../table/keys/deliveryprograms.ts'

export const handler = endpoint(deliveryprograms.getDeliveryProgramsGrid, async ({ input, caller, table }) => {
  const { searchFilter: search, rows: limit = defaultRows, cursor: from } = input
  const query = { ...deliveryProgramLists.owner(caller.EntityID), limit, cursor: from }
  const { items, cursor } = search
    ? await filteredPage(query, DeliveryProgram, ({ Name }) => holdsWords([Name], search))
    : await table.page(query, DeliveryProgram)
  return { rows: items, ...(cursor ? { cursor } : {}) }
})
