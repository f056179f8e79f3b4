import { factRow, productFile } from '../../contract/examples/inventory.ts'
import { productChange, productDraft } from '../../engine/products.ts'
import { by, byAdministrator, type Calls, ofOwnProduct } from './making.ts'

export const inventoryCalls: Calls = {
  getItemsGrid: by('foodBank'),
  countItems: by('foodBank'),
  getInventoryBase: by('foodBank'),
  listItems: by('foodBank'),
  listItemSources: by('foodBank'),
  getItem: ofOwnProduct(),
  viewItemDetails: ofOwnProduct(),
  addItem: by('foodBank', productDraft),
  importProducts: by('foodBank', productFile),
  getFoodFact: by('foodBank', { gtin: '012345678905' }),
  loadFoodFacts: byAdministrator({ rows: [factRow] }),
  updateItem: ofOwnProduct({ ...productChange, Version: 1 }),
  removeItem: ofOwnProduct(),
  adjustBrand: ofOwnProduct({ UpdatedValue: 'Valley Farms' }),
  adjustLocation: ofOwnProduct({ UpdatedValue: 'A2-1' }),
  adjustPackingOrder: ofOwnProduct({ UpdatedValue: 12 }),
  toggleItemActive: ofOwnProduct({ IsActive: true }),
  holdItem: ofOwnProduct({ IsOnHold: true }),
  adjustCategories: ofOwnProduct({ SubcategoryIDs: [2, 9] }),
  updateItemTags: ofOwnProduct({ TagIDs: [1, 2] }),
  exportInventory: by('foodBank', { StartDate: '2019-10-01', EndDate: '2026-11-20', name: '', LocationId: 0 }),
}
