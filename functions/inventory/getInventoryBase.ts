import * as inventory from '../../shared/api/inventory.ts'
import { packageTypeList, productStorageList, subcategoryList, unitList } from '../../shared/product/reference.ts'
import { StorageLocation } from '../../shared/storageLocation/storageLocation.ts'
import { endpoint } from '../http.ts'
import { storageLists } from '../table/keys/storage.ts'
import { allItemTypes } from './itemTypeTable.ts'

export const handler = endpoint(inventory.getInventoryBase, async ({ caller, language, table }) => {
  const [PantryItems, StorageLocations] = await Promise.all([
    allItemTypes(),
    // Where things stand is the staff's own matter.
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
