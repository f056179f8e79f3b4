import { foodbank } from '../../shared/api/foodbank.ts'
import { changeEscalation } from '../../shared/donation/lifecycle.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from '../realtime/changeDonation.ts'
import { byId } from '../realtime/donationTable.ts'

export const handler = endpointOn(foodbank.updateEscalationMode, byId, ({ thing, input, ...view }) =>
  changeAndShow(thing, view, (donation, now) => changeEscalation(donation, input.mode, now)),
)
