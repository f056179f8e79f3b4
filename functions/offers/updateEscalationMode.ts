import * as offers from '../../shared/api/offers.ts'
import { changeEscalation } from '../../shared/donation/offerModes.ts'
import { timelineById } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { changeMatchList } from './changeMatchList.ts'

export const handler = endpointOn(offers.updateEscalationMode, timelineById, ({ resource, input, ...view }) =>
  changeMatchList(resource, view, (donation, now) => changeEscalation(donation, input.mode, now)),
)
