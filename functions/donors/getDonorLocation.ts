import * as donors from '../../shared/api/donors.ts'
import { endpointOn } from '../http.ts'
import { donorLocationById, shownDonorLocation } from './locationTable.ts'

export const handler = endpointOn(donors.getDonorLocation, donorLocationById, ({ resource }) =>
  shownDonorLocation(resource),
)
