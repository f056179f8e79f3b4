import * as storage from '../../../shared/pantry/storage/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { storageLists } from '../../core/table/keys/storage.ts'
import { storageLocations } from './storageTable.ts'

export const handler = endpoint(storage.listStorageLocations, ({ caller }) =>
  storageLocations.rows(storageLists.owner(caller.EntityID)),
)
