import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import { labelOrder, StorageLocation } from '../../../shared/pantry/storage/storageLocation.ts'
import { ownedRecords } from '../../core/table/records.ts'

/** Storage locations in the table, each in its owner's list. The count of products changes with the products. */
export const storageLocations = ownedRecords('storageLocation', {
  schema: z.extend(StorageLocation, { EntityID: ID }),
  sort: labelOrder,
  row: StorageLocation,
})

/** Counts a product that begins (1) or ceases (-1) to name the storage location. */
export const countProduct = (id: number, change: 1 | -1) =>
  storageLocations.count({ ID: id }, 'PantryInventoryItemCount', change)
