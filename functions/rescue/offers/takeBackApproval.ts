import { reopenApproval } from '../../../shared/rescue/donations/offering.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineByTxId } from '../donations/donationTable.ts'
import { changeMatchList } from './changeMatchList.ts'

export const handler = endpointOn(offers.takeBackApproval, timelineByTxId, ({ resource, ...view }) =>
  changeMatchList(resource, view, reopenApproval),
)
