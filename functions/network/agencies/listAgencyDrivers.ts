import * as agencies from '../../../shared/network/agencies/api.ts'
import { activeDrivers } from '../../../shared/network/organizations/entity.ts'
import { endpointOn } from '../../core/http/http.ts'
import { agencyById } from './agencyTable.ts'

export const handler = endpointOn(agencies.listAgencyDrivers, agencyById, async ({ resource }) =>
  activeDrivers(resource),
)
