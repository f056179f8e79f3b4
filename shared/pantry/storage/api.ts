import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { ID, listQuery, Nothing, PathID, page } from '../../core/schema/fields.ts'
import { StorageLocation, StorageLocationDraft } from './storageLocation.ts'

/** Storage of a pantry's products; each food bank and agency has its own storage locations. */
const { get, post, put, remove } = area('storage')

export const getStorageLocationsGrid = get('getStorageLocationsGrid', '/api/PantryInventoryStorageLocationsGrid', {
  summary: 'The caller’s storage locations by label, with how many products use each.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: listQuery,
  value: page(StorageLocation),
})

export const listStorageLocations = get('listStorageLocations', '/api/orderahead/pantryinventorystoragelocations', {
  summary: 'The caller’s storage locations by label, to choose one for a product.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  value: z.array(StorageLocation),
})

export const addStorageLocation = post('addStorageLocation', '/api/orderahead/pantryinventorystoragelocations', {
  summary: 'Adds a storage location of the caller’s food bank or agency.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: StorageLocationDraft,
  value: StorageLocation,
  idempotent: true,
})

export const updateStorageLocation = put(
  'updateStorageLocation',
  '/api/orderahead/pantryinventorystoragelocations/{id}',
  {
    summary: 'Changes label and description.',
    roles: agencyOrFoodBankRoles,
    resource: 'storageLocation',
    params: { id: PathID },
    body: z.extend(StorageLocationDraft, { ID: z.optional(ID) }),
    value: StorageLocation,
  },
)

export const deleteStorageLocation = remove(
  'deleteStorageLocation',
  '/api/orderahead/pantryinventorystoragelocations/{id}',
  {
    summary: 'Deletes a storage location that no products use.',
    roles: agencyOrFoodBankRoles,
    resource: 'storageLocation',
    params: { id: PathID },
    value: Nothing,
    idempotent: true,
  },
)
