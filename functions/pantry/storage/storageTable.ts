import * as z from 'zod/mini'
import { ownedByEntity } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { labelOrder, StorageLocation } from '../../../shared/pantry/storage/storageLocation.ts'
import { storageKeys, storageLists } from '../../core/table/keys/storage.ts'
import { records } from '../../core/table/records.ts'

/** Storage locations in the table, each in its owner's list. The count of products changes with the products. */
export const storageLocations = records('storageLocation', {
  schema: z.extend(StorageLocation, { EntityID: ID }),
  key: (of: { readonly ID: number }) => storageKeys.location(of.ID),
  lists: ({ EntityID }) => [storageLists.owner(EntityID)],
  sort: labelOrder,
  row: StorageLocation,
  owner: ({ EntityID }) => ownedByEntity(EntityID),
})

/** Counts a product that begins (1) or ceases (-1) to name the storage location. */
export const countProduct = (id: number, change: 1 | -1) =>
  storageLocations.count({ ID: id }, 'PantryInventoryItemCount', change)
