import { openToCustomers } from '../../../shared/core/access.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import { shelfOf } from '../../../shared/pantry/stock/stock.ts'
import { endpointOn, type Loader } from '../../core/http/http.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'
import { productById, products } from './productTable.ts'
import { productView } from './productView.ts'

type Loaded = Awaited<ReturnType<typeof productById>> & { readonly FoodBankID?: number }

/** Customers see the active products of their food bank and its agencies, staff those of their own pantry. */
const productToSee: Loader<'product', { id: number }, Loaded> = {
  kind: 'product',
  load: async ({ input, caller }) => {
    const product = await productById(input.id)
    if (!product || caller.Role !== 'customer') return product
    const agency = await findEntity('agency', product.EntityID)
    return product.IsActive ? { ...product, FoodBankID: agency?.FoodBankID ?? product.EntityID } : undefined
  },
  owner: ({ FoodBankID, ...product }) =>
    FoodBankID === undefined
      ? products.byId.owner(product)
      : openToCustomers({ EntityID: product.EntityID, FoodBankID }),
}

/**
 * Fields that are the staff's own matter, such as the shelf and what current orders hold; what a customer may order is
 * shown as all there is.
 */
const staffOnly = {
  Location: '',
  PackingOrder: null,
  PantryInventoryStorageLocationID: null,
  PantryInventoryStorageLocation: null,
}

export const handler = endpointOn(inventory.getItem, productToSee, async ({ resource, caller, language }) => {
  const view = await productView(resource, language)
  return caller.Role === 'customer' ? { ...view, ...staffOnly, ...shelfOf(view.Quantity) } : view
})
