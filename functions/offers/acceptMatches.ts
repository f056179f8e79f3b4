import * as offers from '../../shared/api/offers.ts'
import { approve } from '../../shared/donation/lifecycle.ts'
import { changeAndShow } from '../donations/changeDonation.ts'
import { byTxId } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'

export const handler = endpointOn(offers.acceptMatches, byTxId, ({ resource, ...view }) =>
  changeAndShow(resource, view, approve),
)
