import * as storage from '../../../shared/pantry/storage/api.ts'
import { removalRefusal } from '../../../shared/pantry/storage/storageLocation.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { equals } from '../../core/table/conditions.ts'
import { storageLocations } from './storageTable.ts'

/** A product that takes the location at the same moment refuses the deletion as well. */
export const handler = endpointOn(
  storage.deleteStorageLocation,
  storageLocations.byId,
  async ({ resource, now, table, idempotencyKey }) =>
    retryConflicts({ loaded: resource, now, reload: () => storageLocations.find(resource) }, async (location) => {
      const refusal = removalRefusal(location)
      if (refusal) return refusal
      const removal = storageLocations.remove(location, equals({ PantryInventoryItemCount: 0 }))
      await table.commit([removal, ...idempotencyKey.writes(null, now)])
      return null
    }),
)
