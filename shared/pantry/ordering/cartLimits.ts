import { fill, type Language, plural } from '../../core/text/text.ts'
import { checkLimits, type WantedOrder } from '../limits/check.ts'
import { type SourcedLimit, sourcedLimits } from '../limits/effective.ts'
import { isCounted, scopeOf, typeOf } from '../limits/limit.ts'
import { tefapCode } from '../orders/order.ts'
import type { OrderingRules } from '../products/orderable.ts'
import { stockLevel } from '../stock/stock.ts'
import { type CartLine, type CartProduct, itemCount, quantityIn } from './cart.ts'
import { cartTexts } from './texts/cart.ts'

/** Checks of limits and TEFAP on a cart before it is ordered: the server's functions, in words. */

export interface CartRules extends OrderingRules {
  readonly isTefapEligible: boolean
  /** The order that is edited. */
  readonly orderId: number | null
}

/** Limits name a tag and its copy alike. */
const tagsOf = (product: CartProduct, { Tags }: OrderingRules) =>
  product.PantryInventoryItemsPantryInventoryItemTags.map(
    ({ PantryInventoryItemTagID: id }) => Tags.find((tag) => tag.ID === id)?.Identity ?? id,
  )

const limitsOf = (product: CartProduct, rules: OrderingRules): SourcedLimit[] => {
  const own = tagsOf(product, rules)
  return sourcedLimits({
    tags: rules.Tags.filter(({ Identity }) => own.includes(Identity)).map((tag) => ({ ...tag, ID: tag.Identity })),
    products: [{ ID: product.ID, Limits: product.Limits ?? [] }],
  })
}

export function wantedOrder(
  lines: readonly CartLine[],
  products: ReadonlyMap<number, CartProduct>,
  rules: CartRules,
): WantedOrder {
  const lineOf = (id: number, quantity: number) => {
    const product = products.get(id)
    return { product: id, quantity, tags: product ? tagsOf(product, rules) : [], points: product?.Points ?? 0 }
  }
  const order = {
    day: rules.OrderDay,
    lines: lines.map(({ PantryInventoryItemID: id, Quantity: quantity }) => lineOf(id, quantity)),
  }
  if (rules.orderId === null) return order
  const edits = String(rules.orderId)
  const held = rules.Use.days.flatMap(({ orders }) => Object.entries(orders[edits]?.products ?? {}))
  return { ...order, edits, before: held.map(([id, quantity]) => lineOf(Number(id), quantity)) }
}

export const isTefapProduct = ({
  PantryInventoryItemSource: { Code },
}: Pick<CartProduct, 'PantryInventoryItemSource'>) => Code === tefapCode

/** Reason that one more of a product can't be put into the cart. */
export type AddBlock =
  | { readonly kind: 'tefap' }
  | { readonly kind: 'stock' }
  | { readonly kind: 'limit'; readonly limit: SourcedLimit }

export interface Cart {
  readonly lines: readonly CartLine[]
  readonly products: ReadonlyMap<number, CartProduct>
  readonly rules: CartRules
}

/** Undefined when one more can be added. Limits of all products don't keep from adding: they keep from placing. */
export function addBlock(product: CartProduct, { lines, products, rules }: Cart): AddBlock | undefined {
  if (isTefapProduct(product) && !rules.isTefapEligible) return { kind: 'tefap' }
  if (quantityIn(lines, product.ID) >= product.Quantity) return { kind: 'stock' }
  const limits = limitsOf(product, rules)
  if (limits.length === 0) return undefined
  const more = { PantryInventoryItemID: product.ID, Quantity: 1, Name: product.Name }
  const known = products.has(product.ID) ? products : new Map([...products, [product.ID, product]])
  const broken = checkLimits(wantedOrder([...lines, more], known, rules), rules.Use, limits)
  const first = broken.toSorted((a, b) => a.limit.Value - b.limit.Value)[0]
  return first && { kind: 'limit', limit: first.limit }
}

/** Limits that keep a cart from being placed: those that its items break, those of all products among them. */
export function brokenLimits({ lines, products, rules }: Cart): SourcedLimit[] {
  const inCart = lines.flatMap(({ PantryInventoryItemID: id }) => products.get(id) ?? [])
  const global = sourcedLimits({ global: { ItemsPerOrder: rules.ItemsPerOrder, OrderLimits: rules.OrderLimits } })
  const own = new Map(inCart.flatMap((product) => limitsOf(product, rules)).map((limit) => [keyOf(limit), limit]))
  return checkLimits(wantedOrder(lines, products, rules), rules.Use, [...global, ...own.values()]).map(
    ({ limit }) => limit,
  )
}
const keyOf = ({ Source, SourceID, ID }: SourcedLimit) => [Source, SourceID, ID].join()

const isPerOrder = (limit: SourcedLimit) => typeOf(limit) === 'ITEM' && scopeOf(limit) === 'ORDER'

/** The limits of a product before they bite: of those per order the smallest, then those of days, weeks and months. */
export function limitHints(product: CartProduct, rules: OrderingRules): SourcedLimit[] {
  const limits = limitsOf(product, rules)
  const smallest = limits.filter(isPerOrder).toSorted((a, b) => a.Value - b.Value)[0]
  return [...(smallest ? [smallest] : []), ...limits.filter((limit) => !isPerOrder(limit))]
}

/**
 * Number of a product that a limit leaves, after what is in the cart and what other orders of its days took;
 * undefined for limits that count orders.
 */
export function leftWithin(limit: SourcedLimit, product: CartProduct, { lines, products, rules }: Cart) {
  if (typeOf(limit) !== 'ITEM') return undefined
  const known = products.has(product.ID) ? products : new Map([...products, [product.ID, product]])
  const allows = (Quantity: number) => {
    const more = { PantryInventoryItemID: product.ID, Quantity, Name: product.Name }
    return checkLimits(wantedOrder([...lines, more], known, rules), rules.Use, [limit]).length === 0
  }
  let [left, most] = [0, limit.Value]
  while (left < most) {
    const middle = Math.ceil((left + most) / 2)
    if (allows(middle)) left = middle
    else most = middle - 1
  }
  return left
}

/** The one thing that is worth knowing of a product before it is chosen. */
export type FoodHint =
  | { readonly kind: 'tefap' | 'noMore' | 'out' }
  | { readonly kind: 'low'; readonly left: number }
  | {
      readonly kind: 'limit'
      readonly limit: SourcedLimit
      readonly left: number | undefined
      readonly isReached: boolean
    }

export function foodHint(
  product: CartProduct & { LowStockQuantityThreshold: number },
  cart: Cart,
): FoodHint | undefined {
  const block = addBlock(product, cart)
  if (block?.kind === 'tefap') return { kind: 'tefap' }
  if (block?.kind === 'stock') return { kind: product.Quantity > 0 ? 'noMore' : 'out' }
  const hints = limitHints(product, cart.rules).map((limit) => ({ limit, left: leftWithin(limit, product, cart) }))
  const leftOf = ({ left = Number.POSITIVE_INFINITY }: (typeof hints)[number]) => left
  const tightest = hints.toSorted((a, b) => leftOf(a) - leftOf(b))[0]
  if (block) return { kind: 'limit', limit: block.limit, left: leftWithin(block.limit, product, cart), isReached: true }
  const stock = product.Quantity - quantityIn(cart.lines, product.ID)
  const isLow = stockLevel(product.Quantity, product.LowStockQuantityThreshold) === 'low'
  if (isLow && (!tightest || stock < leftOf(tightest))) return { kind: 'low', left: product.Quantity }
  return tightest && { kind: 'limit', ...tightest, isReached: false }
}

/** `You have 1 left for the week of this order.` */
export function leftText({ left, limit }: { left: number; limit: SourcedLimit }, language: Language): string {
  const text = cartTexts[language]
  const { LimitTimeScopeAmount: amount } = limit
  const scope = scopeOf(limit)
  const when =
    scope === 'ORDER' || scope === 'ACCOUNT' || !isCounted(scope)
      ? text[scope === 'ORDER' ? 'leftInORDER' : 'leftInACCOUNT']
      : fill(text[plural(language, `leftIn${scope}`, amount)], { amount })
  return left === 0
    ? fill(text.noneLeft, { when })
    : fill(text[plural(language, 'leftOf', left)], { count: left, when })
}

/** The sentences of the specification (section 5), each letter by letter in English. */
export function limitText(limit: SourcedLimit, language: Language): string {
  const text = cartTexts[language]
  const scope = scopeOf(limit)
  if (limit.Source === 'GLOBAL' && isPerOrder(limit)) return fill(text.globalLimit, { n: limit.Value })
  if (isPerOrder(limit)) return fill(text.perOrder, { n: limit.Value })
  const name = text[`name${typeOf(limit)}`]
  if (!isCounted(scope)) return fill(text.perAccount, { value: limit.Value, name })
  const amount = limit.LimitTimeScopeAmount
  const scopeName = text[plural(language, `scope${scope}`, amount)]
  return fill(text.perTime, { value: limit.Value, name, amount, scope: scopeName })
}

/** By how many items a cart is above the limit of items of one order. */
export const itemsAbove = ({ lines, rules }: Pick<Cart, 'lines' | 'rules'>) =>
  Math.max(0, itemCount(lines) - (rules.ItemsPerOrder?.Value ?? Number.POSITIVE_INFINITY))
