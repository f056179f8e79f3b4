import { type CartLine, type CartProduct, itemCount, quantityIn, withQuantity } from './cart.ts'
import { addBlock, type Cart } from './cartLimits.ts'

/** Food of the last order (decision 46), as it can be had again. */

interface OfItemType {
  readonly ID: number
  readonly PantryItemID: number
}
interface LastOrder {
  readonly PantryOrderItems: readonly {
    readonly PantryItemID: number
    readonly PantryInventoryItemID: number
    readonly Name: string
    readonly Quantity: number
  }[]
}
export interface FoodAgain<P> {
  readonly product: P
  /** Of the last order. */
  readonly quantity: number
}

interface LastFood<P> {
  readonly food: readonly FoodAgain<P>[]
  /** Names of what is not offered now, nor another product of its item type. */
  readonly gone: readonly string[]
}

/** For each line of an order the same product, else the first one of its item type; each product once. */
export function foodAgain<P extends OfItemType>(products: readonly P[], last: LastOrder | undefined): LastFood<P> {
  const byId = new Map(products.map((product) => [product.ID, product]))
  const byType = new Map(products.toReversed().map((product) => [product.PantryItemID, product]))
  const found = new Map<number, FoodAgain<P>>()
  const gone: string[] = []
  for (const { PantryItemID, PantryInventoryItemID, Name, Quantity } of last?.PantryOrderItems ?? []) {
    const product = byId.get(PantryInventoryItemID) ?? byType.get(PantryItemID)
    if (Quantity > 0 && !product) gone.push(Name)
    if (!product || Quantity === 0) continue
    found.set(product.ID, { product, quantity: Quantity + (found.get(product.ID)?.quantity ?? 0) })
  }
  return { food: [...found.values()], gone }
}

interface Added {
  readonly lines: readonly CartLine[]
  /** Items that came into the cart. */
  readonly added: number
  /** Names of products of which fewer could be had than before. */
  readonly short: readonly string[]
}

/** The cart with as much of the last order as stock and limits leave, those of all products among them. */
export function addAll(cart: Cart, again: readonly FoodAgain<CartProduct>[]): Added {
  const most = cart.rules.ItemsPerOrder?.Value ?? Number.POSITIVE_INFINITY
  const short: string[] = []
  let lines = cart.lines
  for (const { product, quantity } of again) {
    const mayAdd = () => itemCount(lines) < most && addBlock(product, { ...cart, lines }) === undefined
    while (quantityIn(lines, product.ID) < quantity && mayAdd())
      lines = withQuantity(lines, product, quantityIn(lines, product.ID) + 1).lines
    if (quantityIn(lines, product.ID) < quantity) short.push(product.Name)
  }
  return { lines, added: itemCount(lines) - itemCount(cart.lines), short }
}
