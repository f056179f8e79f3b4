import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productFile } from '../../../contract/examples/inventory.ts'
import { call } from '../../../engine/call.ts'
import { productChange, productDraft } from '../../../engine/products.ts'
import { people } from '../../../engine/smallTenant.ts'
import { first } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

const newItemType = { Name: 'Lentils', Description: '', EachQuantity: 1 }

export const inventoryFaults: Scenario[] = [
  asks(inventory.addItem, 'empty', () =>
    call(inventory.addItem, first, { ...productDraft, PantryItem: newItemType }, idempotent),
  ),
  asks(inventory.importProducts, 'empty', () => call(inventory.importProducts, first, productFile)),
  asks(inventory.updateItem, 'empty', () =>
    call(inventory.updateItem, people.foodBank, { id: 1, ...productChange, Version: 1 }, idempotent),
  ),
  asks(inventory.removeItem, 'empty', () => call(inventory.removeItem, people.foodBank, { id: 1 }, idempotent)),
  asks(inventory.adjustBrand, 'empty', () =>
    call(inventory.adjustBrand, people.foodBank, { id: 1, UpdatedValue: 'Valley Farms' }, idempotent),
  ),
  asks(inventory.adjustLocation, 'empty', () =>
    call(inventory.adjustLocation, people.foodBank, { id: 1, UpdatedValue: 'A2-1' }, idempotent),
  ),
  asks(inventory.adjustPackingOrder, 'empty', () =>
    call(inventory.adjustPackingOrder, people.foodBank, { id: 1, UpdatedValue: 12 }, idempotent),
  ),
  asks(inventory.toggleItemActive, 'empty', () =>
    call(inventory.toggleItemActive, people.foodBank, { id: 1, IsActive: true }, idempotent),
  ),
  asks(inventory.holdItem, 'empty', () =>
    call(inventory.holdItem, people.foodBank, { id: 1, IsOnHold: true }, idempotent),
  ),
  asks(inventory.adjustCategories, 'empty', () =>
    call(inventory.adjustCategories, people.foodBank, { id: 1, SubcategoryIDs: [2, 9] }, idempotent),
  ),
  asks(inventory.updateItemTags, 'empty', () =>
    call(inventory.updateItemTags, people.foodBank, { id: 1, TagIDs: [1, 2] }, idempotent),
  ),
]
