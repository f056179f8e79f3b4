import { realtime } from '../../shared/api/realtime.ts'
import { cancel } from '../../shared/donation/lifecycle.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from './changeDonation.ts'
import { byId } from './donationTable.ts'

export const handler = endpointOn(realtime.cancelTransaction, byId, ({ thing, ...view }) =>
  changeAndShow(thing, view, cancel),
)
