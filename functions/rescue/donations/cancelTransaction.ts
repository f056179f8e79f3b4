import * as donations from '../../../shared/rescue/donations/api.ts'
import { cancel } from '../../../shared/rescue/donations/closing.ts'
import { donorCancelRefusal } from '../../../shared/rescue/donations/stages.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'

export const handler = endpointOn(
  donations.cancelTransaction,
  timelineById,
  async ({ resource, ...view }) =>
    donorCancelRefusal(resource.state, view.caller.Role) ?? changeAndShow(resource, view, cancel),
)
