import * as offers from '../../shared/api/offers.ts'
import { changeEscalation } from '../../shared/donation/lifecycle.ts'
import { changeAndShow } from '../donations/changeDonation.ts'
import { byId } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'

export const handler = endpointOn(offers.updateEscalationMode, byId, ({ resource, input, ...view }) =>
  changeAndShow(resource, view, (donation, now) => changeEscalation(donation, input.mode, now)),
)
