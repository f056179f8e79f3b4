import * as storage from '../../../shared/pantry/storage/api.ts'
import { StorageLocation } from '../../../shared/pantry/storage/storageLocation.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { storageLists } from '../../core/table/keys/storage.ts'

export const handler = endpoint(storage.getStorageLocationsGrid, ({ input, caller }) =>
  searchedPage(storageLists.owner(caller.EntityID), StorageLocation, input, ({ Label, Description }) => [
    Label,
    Description,
  ]),
)
