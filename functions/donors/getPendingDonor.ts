import * as donors from '../../shared/api/donors.ts'
import { endpointOn } from '../http.ts'
import { pendingDonorById, shownPendingDonor } from './pendingDonorTable.ts'

export const handler = endpointOn(donors.getPendingDonor, pendingDonorById, ({ resource }) =>
  shownPendingDonor(resource),
)
