import * as donations from '../../shared/api/donations.ts'
import { cancel } from '../../shared/donation/closing.ts'
import { donorCancelRefusal } from '../../shared/donation/stages.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'

export const handler = endpointOn(
  donations.cancelTransaction,
  timelineById,
  async ({ resource, ...view }) =>
    donorCancelRefusal(resource.state, view.caller.Role) ?? changeAndShow(resource, view, cancel),
)
