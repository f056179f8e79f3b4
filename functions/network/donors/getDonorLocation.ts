import * as donors from '../../../shared/network/donors/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { donorLocationById, shownDonorLocation } from './locationTable.ts'

export const handler = endpointOn(donors.getDonorLocation, donorLocationById, ({ resource }) =>
  shownDonorLocation(resource),
)
