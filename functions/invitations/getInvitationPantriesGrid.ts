import * as invitations from '../../shared/api/invitations.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { PickupLocationRow } from '../../shared/location/location.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { listOfCaller } from '../locations/locationTable.ts'
import { filteredPage } from '../table/filteredPage.ts'

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
