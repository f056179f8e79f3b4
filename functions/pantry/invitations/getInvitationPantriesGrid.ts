import { holdsWords } from '../../../shared/core/grid/words.ts'
import * as invitations from '../../../shared/pantry/invitations/api.ts'
import { PickupLocationRow } from '../../../shared/pantry/locations/location.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { listOfCaller } from '../locations/locationTable.ts'

export const handler = endpoint(invitations.getInvitationPantriesGrid, async ({ input, caller }) => {
  const { searchFilter, rows: limit = defaultRows, cursor: from } = input
  const passes = ({ IsActive, Label, Address }: PickupLocationRow) =>
    IsActive && holdsWords([Label, Address.City], searchFilter)
  const { items, cursor } = await filteredPage(
    { ...listOfCaller(caller), limit, cursor: from },
    PickupLocationRow,
    passes,
  )
  const rows = items.map(({ ID, Label, Address, IsRestricted }) => ({ ID, Label, City: Address.City, IsRestricted }))
  return { rows, cursor }
})
