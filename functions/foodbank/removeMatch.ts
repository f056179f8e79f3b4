import { foodbank } from '../../shared/api/foodbank.ts'
import { removeMatch } from '../../shared/donation/lifecycle.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from '../realtime/changeDonation.ts'
import { byMatch } from '../realtime/donationTable.ts'

export const handler = endpointOn(foodbank.removeMatch, byMatch, ({ thing, input, ...view }) =>
  changeAndShow(thing, view, (donation, now) => removeMatch(donation, input.id, now)),
)
