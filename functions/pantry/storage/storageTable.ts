import * as z from 'zod/mini'
import { ownedByEntity } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import {
  labelOrder,
  StorageLocation,
  type StorageLocationDraft,
} from '../../../shared/pantry/storage/storageLocation.ts'
import type { Loader } from '../../core/http/http.ts'
import { storageKeys, storageLists } from '../../core/table/keys/storage.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import { absent, present, type Write } from '../../core/table/write.ts'

/** Storage locations in the table, each in its owner's list. The count of products changes with the products. */

const StoredStorageLocation = z.extend(StorageLocation, { EntityID: ID })
export type StoredStorageLocation = z.infer<typeof StoredStorageLocation>
const shape = storedShape(StoredStorageLocation)

export const locationById = (id: number) => table.get(storageKeys.location(id), shape.schema)

export const storageLocationById: Loader<'storageLocation', { id: number }, StoredStorageLocation> = {
  kind: 'storageLocation',
  load: ({ input }) => locationById(input.id),
  owner: ({ EntityID }) => ownedByEntity(EntityID),
}

export const addWrite = (location: StoredStorageLocation): Write => ({
  put: {
    ...storageKeys.location(location.ID),
    ...location,
    Shape: shape.version,
    ...listAttributes([storageLists.owner(location.EntityID)]),
    sort: labelOrder(location),
    row: StorageLocation.parse(location),
  },
  when: absent,
})

export const updateWrite = (id: number, { Label, Description }: StorageLocationDraft): Write => ({
  update: storageKeys.location(id),
  set: { Label, Description, sort: labelOrder({ Label, ID: id }) },
  alsoInRow: ['Label', 'Description'],
  when: present,
})

export const deleteWrite = (id: number): Write => ({
  remove: storageKeys.location(id),
  when: { expression: '#products = :none', names: { '#products': 'PantryInventoryItemCount' }, values: { ':none': 0 } },
})

/**
 * Counts a product that begins (1) or ceases (-1) to name the storage location. It belongs into the transaction of the
 * product's change: that fails for a location that was deleted meanwhile, and the deletion fails for one that is used.
 */
export const countProduct = (id: number, change: 1 | -1): Write => ({
  update: storageKeys.location(id),
  add: { PantryInventoryItemCount: change },
  alsoInRow: ['PantryInventoryItemCount'],
  ...(change < 0 ? { atLeast: { PantryInventoryItemCount: 1 } } : { when: present }),
})
