import * as deliveryprograms from '../../shared/api/deliveryprograms.ts'
import { DeliveryProgram } from '../../shared/deliveryProgram/deliveryProgram.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { deliveryProgramLists } from '../table/keys/deliveryprograms.ts'

export const handler = endpoint(deliveryprograms.getDeliveryProgramsGrid, async ({ input, caller }) => {
  const { searchFilter: search, rows: limit = defaultRows, cursor: from } = input
  const query = { ...deliveryProgramLists.owner(caller.EntityID), limit, cursor: from }
  const passes = search ? ({ Name }: DeliveryProgram) => holdsWords([Name], search) : undefined
  const { items, cursor } = await filteredPage(query, DeliveryProgram, passes)
  return { rows: items, cursor }
})
