import * as storage from '../../shared/api/storage.ts'
import { endpoint } from '../http.ts'
import { nextId } from '../table/ids.ts'
import { addWrite } from './storageTable.ts'

export const handler = endpoint(storage.addStorageLocation, async ({ input, caller, now, table, idempotencyKey }) => {
  const added = { ID: await nextId('storageLocation'), ...input, PantryInventoryItemCount: 0 }
  await table.commit([addWrite({ ...added, EntityID: caller.EntityID }), ...idempotencyKey.writes(added, now)])
  return added
})
