import * as offers from '../../shared/api/offers.ts'
import { changeEscalation } from '../../shared/donation/lifecycle.ts'
import { changeAndShow } from '../donations/changeDonation.ts'
import { timelineById } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'

export const handler = endpointOn(offers.updateEscalationMode, timelineById, ({ resource, input, ...view }) =>
  changeAndShow(resource, view, (donation, now) => changeEscalation(donation, input.mode, now)),
)
