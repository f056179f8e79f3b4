import { isFoodBankRole } from '../../../shared/core/access.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { waitingMatches } from '../../../shared/rescue/offers/attendance.ts'
import { endpointOn } from '../../core/http/http.ts'
import { withPresentAttendance } from './attendance.ts'
import { timelineById } from './donationTable.ts'
import { transactionView } from './transactionView.ts'

/** Staff read whether somebody can answer by now for an agency that had nobody when the list was made. */
export const handler = endpointOn(donations.getTransaction, timelineById, async ({ resource, ...view }) => {
  const isDoubtful =
    isFoodBankRole(view.caller.Role) && waitingMatches(resource.state).some(({ IsUnattended }) => IsUnattended)
  const state = isDoubtful ? await withPresentAttendance(resource.state, view.now) : resource.state
  return transactionView({ ...resource, state }, view)
})
