import * as offers from '../../shared/api/offers.ts'
import { moveMatch } from '../../shared/donation/lifecycle.ts'
import { changeAndShow } from '../donations/changeDonation.ts'
import { timelineByMatch } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'

export const handler = endpointOn(offers.moveMatch, timelineByMatch, ({ resource, input, ...view }) =>
  changeAndShow(resource, view, (donation, now) =>
    moveMatch(donation, input.id, input.from, input.to, now, input.mode),
  ),
)
