import { foodbank } from '../../shared/api/foodbank.ts'
import { approve } from '../../shared/donation/lifecycle.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from '../realtime/changeDonation.ts'
import { byTxId } from '../realtime/donationTable.ts'

export const handler = endpointOn(foodbank.acceptMatches, byTxId, ({ thing, ...view }) =>
  changeAndShow(thing, view, approve),
)
