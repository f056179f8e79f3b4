import * as storage from '../../shared/api/storage.ts'
import { StorageLocation } from '../../shared/storageLocation/storageLocation.ts'
import { endpoint } from '../http.ts'
import { storageLists } from '../table/keys/storage.ts'

export const handler = endpoint(storage.listStorageLocations, async ({ caller, table }) => {
  const query = { ...storageLists.owner(caller.EntityID), limit: storage.maxListedLocations }
  return (await table.page(query, StorageLocation)).items
})
