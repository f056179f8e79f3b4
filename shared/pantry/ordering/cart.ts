import * as z from 'zod/mini'
import { ID } from '../../core/schema/fields.ts'
import { type Allergen, allergens } from '../needs/allergens.ts'
import { LineSubstitution, type Substitution } from '../orders/substitution.ts'
import type { ProductGridRow } from '../products/view.ts'

/**
 * Cart: products that a customer has chosen and not yet ordered. It is stored on the device under `orderAheadCart`, so that it survives a
 * reload, a lost signal and another tab, and is checked against what the place offers at the moment.
 */
export const cartKey = 'orderAheadCart'
/** Key under which the changes of an order that are not saved yet are stored. */
export const editKey = 'orderAheadEdit'

export const CartLine = z.object({
  PantryInventoryItemID: ID,
  Quantity: z.int().check(z.minimum(1)),
  /** Name, so that the cart can be read without a signal. */
  Name: z.string(),
  Substitution: LineSubstitution,
  /** Declared allergens in it that the person said yes to. */
  AcceptedAllergens: z.optional(z.array(z.enum(allergens))),
})
export type CartLine = z.infer<typeof CartLine>

/** Place that the cart is for; it goes along when another location or day is chosen. */
export const CartPlace = z.object({
  PantryLocationID: z.nullable(ID),
  PantryLocationPickupTimeID: z.nullable(ID),
  FoodBankDeliveryTimeID: z.nullable(ID),
  FoodInsecureNeighborAddressID: z.nullable(ID),
})
export type CartPlace = z.infer<typeof CartPlace>

export const SavedCart = z.object({
  CustomerID: ID,
  Place: CartPlace,
  Lines: z.array(CartLine),
})
export type SavedCart = z.infer<typeof SavedCart>

/** Food of an order that was changed and not saved; `Before` is what the order had then. */
export const SavedEdit = z.extend(SavedCart, { OrderID: ID, Before: z.array(CartLine) })
export type SavedEdit = z.infer<typeof SavedEdit>

/** The saved cart, only when it is of the same customer. */
export function readCart(text: string | null, customerId: number): SavedCart | undefined {
  const found = z.safeParse(SavedCart, jsonOf(text))
  return found.success && found.data.CustomerID === customerId ? found.data : undefined
}

/** The changes of the customer's order, or of any of their orders without its number. */
export function readEdit(text: string | null, customerId: number, orderId?: number): SavedEdit | undefined {
  const found = z.safeParse(SavedEdit, jsonOf(text))
  if (!found.success || found.data.CustomerID !== customerId) return undefined
  return orderId === undefined || found.data.OrderID === orderId ? found.data : undefined
}

/** The same quantity of the same products with the same wishes, in any order. */
export function isSameFood(some: readonly CartLine[], others: readonly CartLine[]): boolean {
  const isIn = ({ PantryInventoryItemID: id, Quantity, Substitution = 'similar' }: CartLine) =>
    quantityIn(others, id) === Quantity && wishIn(others, id) === Substitution
  return some.length === others.length && some.every(isIn)
}

/** Another page, or an earlier version, may have stored anything. */
function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/** Stored form; undefined for an empty cart, which is cleared. */
export const cartText = (cart: SavedCart): string | undefined =>
  cart.Lines.length === 0 ? undefined : JSON.stringify(cart)

/** Fields of a listed product that the cart needs. */
export type CartProduct = Pick<
  ProductGridRow,
  | 'ID'
  | 'Name'
  | 'Quantity'
  | 'PantryInventoryItemSource'
  | 'PantryInventoryItemsPantryInventoryItemTags'
  | 'Limits'
  | 'Points'
>

export const quantityIn = (lines: readonly CartLine[], productId: number) =>
  lines.find((line) => line.PantryInventoryItemID === productId)?.Quantity ?? 0
/** Wish for a product in the cart. */
export const wishIn = (lines: readonly CartLine[], productId: number): Substitution =>
  lines.find((line) => line.PantryInventoryItemID === productId)?.Substitution ?? 'similar'
export const itemCount = (lines: readonly CartLine[]) => lines.reduce((sum, { Quantity }) => sum + Quantity, 0)

/** Changes that fit the cart to the stock: `cut` of a quantity that was just chosen, the others by the check of a cart. */
export type CartNote =
  | { readonly kind: 'gone'; readonly id: number; readonly name: string }
  | { readonly kind: 'cut' | 'cutByCheck'; readonly id: number; readonly name: string; readonly count: number }

interface Changed {
  readonly lines: CartLine[]
  /** Undefined when the quantity could be had. */
  readonly note?: CartNote
}

/** Another quantity of a product, cut to what there is; at zero it is removed. */
export function withQuantity(lines: readonly CartLine[], product: CartProduct, wanted: number): Changed {
  const { ID: id, Name } = product
  const quantity = Math.max(0, Math.min(wanted, product.Quantity))
  const known = lines.find((one) => one.PantryInventoryItemID === id)
  const line = { ...known, PantryInventoryItemID: id, Quantity: quantity, Name }
  const replaced = known ? lines.map((one) => (one.PantryInventoryItemID === id ? line : one)) : [...lines, line]
  const kept = replaced.filter(({ Quantity }) => Quantity > 0)
  if (wanted <= quantity) return { lines: kept }
  return { lines: kept, note: { kind: 'cut', id, name: Name, count: wanted - quantity } }
}

/**
 * The cart as the place can have it: what is no longer offered is removed, what is too much is cut, both with a note. While
 * the list may lack some food (`isWhole` false), what is missing there stays.
 */
export function checkCart(
  lines: readonly CartLine[],
  products: readonly CartProduct[],
  isWhole = true,
): { lines: CartLine[]; notes: CartNote[] } {
  const known = new Map(products.map((product) => [product.ID, product]))
  const notes: CartNote[] = []
  const kept = lines.flatMap((line) => {
    const { PantryInventoryItemID: id, Quantity, Name } = line
    const product = known.get(id)
    if (!product && !isWhole) return [line]
    if (!product || product.Quantity <= 0) {
      notes.push({ kind: 'gone', id, name: product?.Name ?? Name })
      return []
    }
    const left = Math.min(Quantity, product.Quantity)
    if (left < Quantity) notes.push({ kind: 'cutByCheck', id, name: product.Name, count: Quantity - left })
    return [{ ...line, Name: product.Name, Quantity: left }]
  })
  return { lines: kept, notes }
}

/** The cart of an order that is edited. */
export const linesOfOrder = (
  items: readonly {
    readonly Quantity: number
    readonly Substitution?: Substitution | undefined
    readonly AcceptedAllergens?: readonly Allergen[] | undefined
    readonly PantryInventoryItem: { readonly ID: number; readonly Name: string }
  }[],
): CartLine[] =>
  items
    .filter(({ Quantity }) => Quantity > 0)
    .map(({ Quantity, Substitution, AcceptedAllergens, PantryInventoryItem: { ID: id, Name } }) => ({
      ...{ PantryInventoryItemID: id, Quantity, Name },
      ...(Substitution ? { Substitution } : {}),
      ...(AcceptedAllergens ? { AcceptedAllergens: [...AcceptedAllergens] } : {}),
    }))
