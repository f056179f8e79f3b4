import * as storage from '../../shared/api/storage.ts'
import { StorageLocation } from '../../shared/storageLocation/storageLocation.ts'
import { endpoint } from '../http.ts'
import { searchedPage } from '../searchedPage.ts'
import { storageLists } from '../table/keys/storage.ts'

export const handler = endpoint(storage.getStorageLocationsGrid, ({ input, caller }) =>
  searchedPage(storageLists.owner(caller.EntityID), StorageLocation, input, ({ Label, Description }) => [
    Label,
    Description,
  ]),
)
