import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { agencyById, shownAgency } from './agencyTable.ts'
import { unattendedAmong, unattendedFields } from './unattended.ts'

export const handler = endpointOn(agencies.getAgency, agencyById, async ({ resource, now }) => {
  const unattended = await unattendedAmong([resource], now)
  return { ...shownAgency(resource), ...unattendedFields(unattended, resource.ID) }
})
