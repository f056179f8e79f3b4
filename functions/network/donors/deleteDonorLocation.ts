import * as donors from '../../../shared/network/donors/api.ts'
import { deletionRefusal } from '../../../shared/network/organizations/deletion.ts'
import { endpointOn } from '../../core/http/http.ts'
import { deleteLocationWrites, donorLocationById, usesOfLocation } from './locationTable.ts'

export const handler = endpointOn(
  donors.deleteDonorLocation,
  donorLocationById,
  async ({ resource, now, table, idempotencyKey }) => {
    const refusal = deletionRefusal(await usesOfLocation(resource, now))
    if (refusal) return refusal
    await table.commit([...deleteLocationWrites(resource), ...idempotencyKey.writes(null, now)])
    return null
  },
)
