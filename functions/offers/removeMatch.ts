import * as offers from '../../shared/api/offers.ts'
import { removeMatch } from '../../shared/donation/lifecycle.ts'
import { changeAndShow } from '../donations/changeDonation.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'

export const handler = endpointOn(offers.removeMatch, timelineByMatch, ({ resource, input, ...view }) =>
  changeAndShow(resource, view, (donation, now) => removeMatch(donation, input.id, now)),
)
