import type { Caller } from '../../../shared/core/access.ts'
import { reaches } from '../../engine/callers.ts'
import { productChange, productDraft } from '../../engine/products.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import {
  agencyAndFoodBanks,
  agencyFoodBanksAndCustomers,
  foodBankSetup,
  listOpenToNeighbors,
  pantryWorkers,
} from './roles.ts'

export const productFile = {
  ImportID: 'shelf',
  IsPreview: false,
  OnExisting: 'update' as const,
  Columns: ['Name', 'Item type', 'Size', 'Unit of Measure', 'On the shelf'],
  rows: [{ Row: 2, Cells: ['Red Lentils', 'Pulses', '14.5', 'oz', '40'] }],
}

export const factRow = {
  ...{ Gtin: '00012345678905', Name: 'Crackers', Ingredients: 'WHEAT FLOUR, WHEY', Allergens: '', Traces: 'soy' },
}

/** The target's product of the food bank or of the agency, whichever the caller's role could own. */
const own = ({ agencyProductId, productId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyProductId : productId,
})
const ofProduct = (more: object = {}) => ({
  roles: agencyAndFoodBanks,
  input: (target: Target, caller: Caller) => ({ ...own(target, caller), ...more }),
})

const withoutCustomers = (caller: Caller, target: Target) => caller.Role !== 'customer' && reaches(caller, target)

export const inventory: Examples = {
  getItemsGrid: { ...listOpenToNeighbors, input: () => ({}) },
  countItems: { roles: agencyAndFoodBanks, input: () => ({}) },
  getInventoryBase: { ...listOpenToNeighbors, input: () => ({}) },
  listItems: { ...listOpenToNeighbors, roles: [...pantryWorkers, 'customer'], input: () => ({}) },
  listItemSources: { roles: agencyFoodBanksAndCustomers, input: () => ({}) },
  // An inactive product is not shown to customers.
  getItem: { ...ofProduct(), roles: agencyFoodBanksAndCustomers, allows: withoutCustomers },
  viewItemDetails: ofProduct(),
  addItem: { roles: agencyAndFoodBanks, input: () => productDraft },
  importProducts: { roles: agencyAndFoodBanks, input: () => productFile },
  getFoodFact: { roles: agencyAndFoodBanks, input: () => ({ gtin: '012345678905' }) },
  loadFoodFacts: { roles: foodBankSetup, input: () => ({ rows: [factRow] }) },
  updateItem: ofProduct({ ...productChange, Version: 1 }),
  removeItem: ofProduct(),
  adjustBrand: ofProduct({ UpdatedValue: 'Valley Farms' }),
  adjustLocation: ofProduct({ UpdatedValue: 'A2-1' }),
  adjustPackingOrder: ofProduct({ UpdatedValue: 12 }),
  toggleItemActive: ofProduct({ IsActive: true }),
  holdItem: ofProduct({ IsOnHold: true }),
  adjustCategories: ofProduct({ SubcategoryIDs: [9, 2] }),
  updateItemTags: ofProduct({ TagIDs: [1, 2] }),
  exportInventory: {
    roles: agencyAndFoodBanks,
    input: () => ({ StartDate: '2019-10-01', EndDate: '2026-11-20', name: 'inventory', LocationId: 0 }),
  },
}
