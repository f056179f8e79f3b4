import { foodbank } from '../../shared/api/foodbank.ts'
import { moveMatch } from '../../shared/donation/lifecycle.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from '../realtime/changeDonation.ts'
import { byMatch } from '../realtime/donationTable.ts'

export const handler = endpointOn(foodbank.moveMatch, byMatch, ({ thing, input, ...view }) =>
  changeAndShow(thing, view, (donation, now) => moveMatch(donation, input.id, input.from, input.to, now)),
)
