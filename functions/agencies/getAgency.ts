import * as agencies from '../../shared/api/agencies.ts'
import { endpointOn } from '../http.ts'
import { agencyById, shownAgency } from './agencyTable.ts'

export const handler = endpointOn(agencies.getAgency, agencyById, async ({ resource }) => shownAgency(resource))
