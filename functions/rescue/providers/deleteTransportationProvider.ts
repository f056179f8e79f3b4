import { deletionRefusal } from '../../../shared/network/organizations/deletion.ts'
import * as providers from '../../../shared/rescue/providers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { deleteEntity } from '../../network/organizations/deleting.ts'
import { providerById } from './providerTable.ts'

export const handler = endpointOn(
  providers.deleteTransportationProvider,
  providerById,
  async ({ resource, now, table, idempotencyKey }) => {
    const refusal = deletionRefusal({ Name: resource.Name, hasRuns: resource.IsUsed === true })
    if (refusal) return refusal
    await table.commit([deleteEntity(resource), ...idempotencyKey.writes(null, now)])
    return null
  },
)
