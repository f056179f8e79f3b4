import * as agencies from '../../shared/api/agencies.ts'
import { activeDrivers } from '../../shared/entity/entity.ts'
import { endpointOn } from '../http.ts'
import { agencyById } from './agencyTable.ts'

export const handler = endpointOn(agencies.listAgencyDrivers, agencyById, async ({ resource }) =>
  activeDrivers(resource),
)
