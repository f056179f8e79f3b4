import * as donors from '../../../shared/network/donors/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { donorById } from './donorTable.ts'
import { sharedDonor } from './sharedDonorTable.ts'

export const handler = endpointOn(donors.getSharedDonor, donorById, async ({ resource }) => sharedDonor(resource))
