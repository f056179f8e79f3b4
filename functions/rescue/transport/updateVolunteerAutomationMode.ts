import * as transport from '../../../shared/rescue/transport/api.ts'
import { changeVolunteerMode } from '../../../shared/rescue/transport/mode.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineById } from '../donations/donationTable.ts'
import { changeMatchList } from '../offers/changeMatchList.ts'

export const handler = endpointOn(
  transport.updateVolunteerAutomationMode,
  timelineById,
  ({ resource, input, ...view }) =>
    changeMatchList(resource, view, (donation, now) => changeVolunteerMode(donation, input.enabled, now)),
)
