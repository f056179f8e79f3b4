import * as donors from '../../shared/api/donors.ts'
import { endpointOn } from '../http.ts'
import { donorById, shownDonor } from './donorTable.ts'

export const handler = endpointOn(donors.getDonor, donorById, async ({ resource }) => shownDonor(resource))
