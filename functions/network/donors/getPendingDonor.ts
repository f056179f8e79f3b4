import * as donors from '../../../shared/network/donors/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { pendingDonorById, shownPendingDonor } from './pendingDonorTable.ts'

export const handler = endpointOn(donors.getPendingDonor, pendingDonorById, ({ resource }) =>
  shownPendingDonor(resource),
)
