import type { OrderingRules } from '../products/orderable.ts'
import type { CartProduct } from './cart.ts'
import type { CartRules } from './cartLimits.ts'

/** Products and rules of a cart, for tests. */
export const cartProduct = (ID: number, Quantity: number, more: Partial<CartProduct> = {}): CartProduct => ({
  ID,
  Name: `Food ${ID}`,
  Quantity,
  PantryInventoryItemSource: { ID: 1, Name: 'Donated', Code: 'DONATED' },
  PantryInventoryItemsPantryInventoryItemTags: [],
  Limits: [],
  ...more,
})

/** Of a pantry without limits. */
export const orderingRules: OrderingRules = {
  EntityID: 10,
  OrderDay: '2026-11-27',
  ItemsPerOrder: null,
  OrderLimits: [],
  Tags: [],
  Use: { days: [] },
}

export const cartRules = (more: Partial<CartRules> = {}): CartRules => ({
  ...orderingRules,
  isTefapEligible: false,
  orderId: null,
  ...more,
})
