import * as storage from '../../shared/api/storage.ts'
import { removalRefusal } from '../../shared/storageLocation/storageLocation.ts'
import { endpointOn } from '../http.ts'
import { deleteWrite, storageLocationById } from './storageTable.ts'

export const handler = endpointOn(
  storage.deleteStorageLocation,
  storageLocationById,
  async ({ resource, now, table, idempotencyKey }) => {
    const refusal = removalRefusal(resource)
    if (refusal) return refusal
    await table.commit([deleteWrite(resource.ID), ...idempotencyKey.writes(null, now)])
    return null
  },
)
