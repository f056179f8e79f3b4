import * as storage from '../../shared/api/storage.ts'
import { endpoint } from '../http.ts'
import { nextId } from '../table/ids.ts'
import { addWrite } from './storageTable.ts'

export const handler = endpoint(storage.addStorageLocation, async ({ input, caller, now, table, once }) => {
  const added = { ID: await nextId('storageLocation'), ...input, PantryInventoryItemCount: 0 }
  await table.commit([addWrite({ ...added, EntityID: caller.EntityID }), ...once.writes(added, now)])
  return added
})
