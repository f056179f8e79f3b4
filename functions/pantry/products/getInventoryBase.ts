import * as inventory from '../../../shared/pantry/products/api.ts'
import {
  packageTypeList,
  productStorageList,
  subcategoryList,
  unitList,
} from '../../../shared/pantry/products/reference.ts'
import { StorageLocation } from '../../../shared/pantry/storage/storageLocation.ts'
import { endpoint } from '../../core/http/http.ts'
import { storageLists } from '../../core/table/keys/storage.ts'
import { allItemTypes } from './itemTypeTable.ts'

export const handler = endpoint(inventory.getInventoryBase, async ({ caller, language, table }) => {
  const [PantryItems, StorageLocations] = await Promise.all([
    allItemTypes(),
    // Storage locations are the staff's own matter.
    caller.Role === 'customer' ? [] : table.all(storageLists.owner(caller.EntityID), StorageLocation),
  ])
  return {
    PantryItems,
    StorageLocations,
    StorageRequirements: productStorageList(language),
    UnitOfMeasures: unitList(language),
    PantrySubcategories: subcategoryList(language),
    DonationPackageTypes: packageTypeList(language),
  }
})
