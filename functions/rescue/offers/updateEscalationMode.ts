import { changeEscalation } from '../../../shared/rescue/donations/offerModes.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineById } from '../donations/donationTable.ts'
import { changeMatchList } from './changeMatchList.ts'

export const handler = endpointOn(offers.updateEscalationMode, timelineById, ({ resource, input, ...view }) =>
  changeMatchList(resource, view, (donation, now) => changeEscalation(donation, input.mode, now)),
)
