import * as storage from '../../../shared/pantry/storage/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { storageLocations } from './storageTable.ts'

export const handler = endpoint(storage.addStorageLocation, async ({ input, caller, now, table, idempotencyKey }) => {
  const added = { ID: await storageLocations.nextId(), ...input, PantryInventoryItemCount: 0 }
  await table.commit([
    storageLocations.add({ ...added, EntityID: caller.EntityID }),
    ...idempotencyKey.writes(added, now),
  ])
  return added
})
