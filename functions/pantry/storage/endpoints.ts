import * as storage from '../../../shared/pantry/storage/api.ts'
import { labelOrder, removalRefusal, StorageLocation } from '../../../shared/pantry/storage/storageLocation.ts'
import { assertSameId } from '../../core/http/fault.ts'
import { endpoint, endpointOn } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { equals } from '../../core/table/conditions.ts'
import { storageLocations } from './storageTable.ts'

export const listStorageLocations = endpoint(storage.listStorageLocations, ({ caller }) =>
  storageLocations.of(caller.EntityID),
)

export const getStorageLocationsGrid = endpoint(storage.getStorageLocationsGrid, ({ input, caller }) =>
  searchedPage(storageLocations.owned(caller.EntityID), StorageLocation, input, ({ Label, Description }) => [
    Label,
    Description,
  ]),
)

export const addStorageLocation = endpoint(
  storage.addStorageLocation,
  async ({ input, caller, now, table, idempotencyKey }) => {
    const added = { ID: await storageLocations.nextId(), ...input, PantryInventoryItemCount: 0 }
    await table.commit([
      storageLocations.add({ ...added, EntityID: caller.EntityID }),
      ...idempotencyKey.writes(added, now),
    ])
    return added
  },
)

export const updateStorageLocation = endpointOn(
  storage.updateStorageLocation,
  storageLocations.byId,
  async ({ resource, input: { id, ID, Label, Description }, table }) => {
    assertSameId(ID, id)
    await table.commit([storageLocations.set(resource, { Label, Description, sort: labelOrder({ Label, ID: id }) })])
    return { ...resource, Label, Description }
  },
)

/** A product that takes the location at the same moment refuses the deletion as well. */
export const deleteStorageLocation = endpointOn(
  storage.deleteStorageLocation,
  storageLocations.byId,
  async ({ resource, now, table, idempotencyKey }) =>
    retryConflicts({ loaded: resource, now, reload: () => storageLocations.find(resource) }, async (location) => {
      const refusal = removalRefusal(location)
      if (refusal) return refusal
      const removal = storageLocations.remove(location, equals({ PantryInventoryItemCount: 0 }))
      await table.commit([removal, ...idempotencyKey.writes(null, now)])
      return null
    }),
)
