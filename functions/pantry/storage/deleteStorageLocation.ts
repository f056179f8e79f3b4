import * as storage from '../../../shared/pantry/storage/api.ts'
import { removalRefusal } from '../../../shared/pantry/storage/storageLocation.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { deleteWrite, locationById, storageLocationById } from './storageTable.ts'

/** A product that takes the location at the same moment refuses the deletion as well. */
export const handler = endpointOn(
  storage.deleteStorageLocation,
  storageLocationById,
  async ({ resource, now, table, idempotencyKey }) =>
    retryConflicts({ loaded: resource, now, reload: () => locationById(resource.ID) }, async (location) => {
      const refusal = removalRefusal(location)
      if (refusal) return refusal
      await table.commit([deleteWrite(location.ID), ...idempotencyKey.writes(null, now)])
      return null
    }),
)
