interface OfItemType {
  readonly ID: number
  readonly PantryItemID: number
}
interface LastOrder {
  readonly PantryOrderItems: readonly Pick<OfItemType, 'PantryItemID'>[]
}

/** Products of the item types of the last order (decision 46) that are not in the cart. */
export function suggestedProducts<P extends OfItemType>(
  products: readonly P[],
  last: LastOrder | undefined,
  inCart: readonly number[],
): P[] {
  const types = new Set(last?.PantryOrderItems.map(({ PantryItemID }) => PantryItemID))
  return products.filter(({ ID, PantryItemID }) => types.has(PantryItemID) && !inCart.includes(ID))
}
