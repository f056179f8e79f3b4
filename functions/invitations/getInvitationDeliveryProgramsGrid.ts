import * as invitations from '../../shared/api/invitations.ts'
import { DeliveryProgram } from '../../shared/deliveryProgram/deliveryProgram.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { deliveryProgramLists } from '../table/keys/deliveryprograms.ts'

export const handler = endpoint(invitations.getInvitationDeliveryProgramsGrid, async ({ input, caller }) => {
  const { searchFilter, rows: limit = defaultRows, cursor: from } = input
  const query = { ...deliveryProgramLists.owner(caller.EntityID), limit, cursor: from }
  const { items, cursor } = await filteredPage(query, DeliveryProgram, ({ Name }) => holdsWords([Name], searchFilter))
  return { rows: items, cursor }
})
