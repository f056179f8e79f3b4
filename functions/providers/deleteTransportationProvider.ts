import * as providers from '../../shared/api/providers.ts'
import { deletionRefusal } from '../../shared/entity/deletion.ts'
import { deleteEntity } from '../entities/deleting.ts'
import { endpointOn } from '../http.ts'
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
