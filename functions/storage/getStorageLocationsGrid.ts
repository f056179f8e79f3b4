import * as storage from '../../shared/api/storage.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import { StorageLocation } from '../../shared/storageLocation/storageLocation.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { storageLists } from '../table/keys/storage.ts'

export const handler = endpoint(storage.getStorageLocationsGrid, async ({ input, caller }) => {
  const { searchFilter: search, rows: limit = defaultRows, cursor: from } = input
  const query = { ...storageLists.owner(caller.EntityID), limit, cursor: from }
  const passes = ({ Label, Description }: StorageLocation) => holdsWords([Label, Description], search)
  const { items, cursor } = await filteredPage(query, StorageLocation, search ? passes : undefined)
  return { rows: items, cursor }
})
