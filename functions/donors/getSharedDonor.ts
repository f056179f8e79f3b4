import * as donors from '../../shared/api/donors.ts'
import { endpointOn } from '../http.ts'
import { donorById } from './donorTable.ts'
import { sharedDonor } from './sharedDonorTable.ts'

export const handler = endpointOn(donors.getSharedDonor, donorById, async ({ resource }) => sharedDonor(resource))
