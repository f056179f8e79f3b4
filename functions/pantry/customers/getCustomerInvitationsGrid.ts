import * as invitations from '../../../shared/pantry/invitations/api.ts'
import { CustomerInvitationRow, shownInvitation } from '../../../shared/pantry/invitations/customerInvitation.ts'
import { createdOnDays, defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { invitationsOfCaller } from '../invitations/customerInvitationTable.ts'
import { customersById } from './customerTable.ts'

/** The names of customers are read with the page: who is renamed or forgotten is so here at once. */
export const handler = endpoint(invitations.getCustomerInvitationsGrid, async ({ input, caller, table }) => {
  const { rows: limit = defaultRows, cursor: from } = input
  const query = { ...invitationsOfCaller(caller), ...createdOnDays(input), newestFirst: true, limit, cursor: from }
  const { items, cursor } = await table.page(query, CustomerInvitationRow)
  const ids = [...new Set(items.flatMap(({ AppliedUserID }) => AppliedUserID ?? []))]
  const customers = await customersById(ids)
  const names = new Map(customers.map((one) => [one.ID, `${one.FirstName} ${one.LastName}`]))
  const rows = items.map((row) => shownInvitation(row, names.get(row.AppliedUserID ?? 0) ?? null))
  return { rows, cursor }
})
