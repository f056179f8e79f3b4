import * as agencies from '../../../shared/network/agencies/api.ts'
import { deletionRefusal } from '../../../shared/network/organizations/deletion.ts'
import { endpointOn } from '../../core/http/http.ts'
import { agencyById, deleteAgencyWrites, usesOfAgency } from './agencyTable.ts'

export const handler = endpointOn(
  agencies.deleteAgency,
  agencyById,
  async ({ resource, now, table, idempotencyKey }) => {
    const refusal = deletionRefusal(await usesOfAgency(resource, now))
    if (refusal) return refusal
    await table.commit([...deleteAgencyWrites(resource), ...idempotencyKey.writes(null, now)])
    return null
  },
)
