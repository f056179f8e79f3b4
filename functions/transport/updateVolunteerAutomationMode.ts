import * as transport from '../../shared/api/transport.ts'
import { changeVolunteerMode } from '../../shared/transport/mode.ts'
import { timelineById } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { changeMatchList } from '../offers/changeMatchList.ts'

export const handler = endpointOn(
  transport.updateVolunteerAutomationMode,
  timelineById,
  ({ resource, input, ...view }) =>
    changeMatchList(resource, view, (donation, now) => changeVolunteerMode(donation, input.enabled, now)),
)
