import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { agencyById, shownAgency } from './agencyTable.ts'
import { unattendedAmong } from './unattended.ts'

export const handler = endpointOn(agencies.getAgency, agencyById, async ({ resource }) => {
  const unattended = await unattendedAmong([resource])
  return { ...shownAgency(resource), ...(unattended.has(resource.ID) ? { IsUnattended: true } : {}) }
})
