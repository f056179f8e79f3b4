import * as inventory from '../../../shared/pantry/products/api.ts'
import {
  packageTypeList,
  productStorageList,
  subcategoryList,
  unitList,
} from '../../../shared/pantry/products/reference.ts'
import { endpoint } from '../../core/http/http.ts'
import { storageLocations } from '../storage/storageTable.ts'
import { allItemTypes } from './itemTypeTable.ts'

export const handler = endpoint(inventory.getInventoryBase, async ({ caller, language }) => {
  const [PantryItems, StorageLocations] = await Promise.all([
    allItemTypes(),
    // Storage locations are the staff's own matter.
    caller.Role === 'customer' ? [] : storageLocations.of(caller.EntityID),
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
