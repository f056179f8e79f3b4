import * as storage from '../../shared/api/storage.ts'
import { StorageLocation } from '../../shared/storageLocation/storageLocation.ts'
import { endpoint } from '../http.ts'
import { storageLists } from '../table/keys/storage.ts'

export const handler = endpoint(storage.listStorageLocations, async ({ caller, table }) =>
  table.all(storageLists.owner(caller.EntityID), StorageLocation),
)
