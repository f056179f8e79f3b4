import * as offers from '../../shared/api/offers.ts'
import { reopenApproval } from '../../shared/donation/offering.ts'
import { timelineByTxId } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { changeMatchList } from './changeMatchList.ts'

export const handler = endpointOn(offers.takeBackApproval, timelineByTxId, ({ resource, ...view }) =>
  changeMatchList(resource, view, reopenApproval),
)
