import * as storage from '../../../shared/pantry/storage/api.ts'
import { StorageLocation } from '../../../shared/pantry/storage/storageLocation.ts'
import { endpoint } from '../../core/http/http.ts'
import { storageLists } from '../../core/table/keys/storage.ts'

export const handler = endpoint(storage.listStorageLocations, async ({ caller, table }) =>
  table.all(storageLists.owner(caller.EntityID), StorageLocation),
)
