import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID } from '../../core/schema/fields.ts'
import { fill, inEach } from '../../core/text/text.ts'
import type { Customer } from '../customers/customer.ts'
import { isRestrictedAt } from '../customers/level.ts'
import { checkLimits, type Use } from '../limits/check.ts'
import type { SourcedLimit } from '../limits/effective.ts'
import type { PickupLocation } from '../locations/location.ts'
import { type Allergen, AllergenList, type StatedAllergens } from '../needs/allergens.ts'
import { allergensToAsk } from '../needs/fit.ts'
import * as needsRefusals from '../needs/refusals.ts'
import { needNames } from '../needs/words.ts'
import { globalLimitSentence, LimitCheckResult, limitCheckResult, noLimitBroken } from '../orders/limitResult.ts'
import { heldQuantity, maxOrderLines, type Order } from '../orders/order.ts'
import { LineSubstitution } from '../orders/substitution.ts'
import { isClosedToday, isWindowOver, servesCustomer, takesWaiting } from '../windows/available.ts'
import type { OrderWindow } from '../windows/window.ts'
import { hasPlace, windowStatus } from '../windows/windowStatus.ts'
import * as refusals from './refusals.ts'

/**
 * Rules of placing or editing an order: the cart, the product list and the server ask these functions. The server
 * asks them with what is stored at the moment of writing.
 */

/** Of one product; more is a typing mistake. */
export const maxLineQuantity = 9999
/** More than an order takes, so that a cart that is too large is told so in words. */
const maxSentLines = 300

export const OrderDraftLine = z.strictObject({
  PantryInventoryItemID: ID,
  Quantity: z.int().check(z.minimum(1), z.maximum(maxLineQuantity)),
  Substitution: LineSubstitution,
  /** Declared allergens of the household in it that the person says yes to. */
  AcceptedAllergens: z.optional(AllergenList),
})
export type OrderDraftLine = z.infer<typeof OrderDraftLine>

/** Fields of the order payload: a pickup names location and pickup time, a delivery its time and the address. */
export const orderDraftFields = {
  PantryLocationID: z._default(z.nullable(ID), null),
  PantryLocationPickupTimeID: z._default(z.nullable(ID), null),
  FoodBankDeliveryTimeID: z._default(z.nullable(ID), null),
  FoodInsecureNeighborAddressID: z._default(z.nullable(ID), null),
  PantryOrderItems: z.array(OrderDraftLine).check(z.maxLength(maxSentLines)),
  /** Orders the rest when something runs out meanwhile. */
  OrderRest: z._default(z.boolean(), false),
}
const Draft = z.strictObject(orderDraftFields)
export type OrderDraft = z.infer<typeof Draft>
const isOneWindow = (draft: Pick<OrderDraft, 'PantryLocationPickupTimeID' | 'FoodBankDeliveryTimeID'>) =>
  (draft.PantryLocationPickupTimeID === null) !== (draft.FoodBankDeliveryTimeID === null)
export const OrderDraft = Draft.check(
  z.refine<OrderDraft>(isOneWindow, {
    path: ['PantryLocationPickupTimeID'],
    error: 'either a pickup time or a delivery time',
  }),
)

export const PlacedOrder = z.object({
  /** null when the order was refused. */
  OrderID: z.nullable(ID),
  LimitCheckResult,
  /** Products that had run out and were left out of the order. */
  Removed: z.array(z.omit(OrderDraftLine, { Substitution: true, AcceptedAllergens: true })),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

export const placedOrder = (OrderID: number, Removed: readonly OrderDraftLine[]): PlacedOrder => ({
  OrderID,
  LimitCheckResult: noLimitBroken,
  Removed: Removed.map(({ PantryInventoryItemID, Quantity }) => ({ PantryInventoryItemID, Quantity })),
})
/** A refused order tells as well which limits it breaks. */
const refusedOrder = (refusal: Refusal, result: LimitCheckResult): Refusal => ({
  ...refusal,
  value: { OrderID: null, LimitCheckResult: result, Removed: [] } satisfies PlacedOrder,
})

/** For calls that answer something else than a placed order. */
export const reasonAlone = ({ value: _, ...refusal }: Refusal): Refusal => refusal

/** Each product once, in the order in which they came. */
export function mergedLines(lines: readonly OrderDraftLine[]): OrderDraftLine[] {
  const quantities = new Map<number, number>()
  for (const { PantryInventoryItemID: id, Quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + Quantity)
  return [...quantities].map(([PantryInventoryItemID, Quantity]) => ({ PantryInventoryItemID, Quantity }))
}

/** Wish of a sent line for when its product runs out. */
export function wishOf(lines: readonly OrderDraftLine[], productId: number): Pick<OrderDraftLine, 'Substitution'> {
  const wish = lines.find((line) => line.PantryInventoryItemID === productId)?.Substitution
  return wish ? { Substitution: wish } : {}
}

/** Allergens of each product that the lines say yes to. */
export const acceptedIn = (
  lines: readonly Pick<OrderDraftLine, 'PantryInventoryItemID' | 'AcceptedAllergens'>[],
): ReadonlyMap<number, readonly Allergen[]> =>
  new Map(
    [...Map.groupBy(lines, ({ PantryInventoryItemID: id }) => id)].map(([id, same]) => [
      id,
      same.flatMap(({ AcceptedAllergens = [] }) => AcceptedAllergens),
    ]),
  )

/** Fields of a product that the rules need. */
export interface Orderable {
  readonly Name: string
  readonly IsTefap: boolean
  /** Active, and offered at the place by its tags. */
  readonly IsOffered: boolean
  /** `tagIdentity` of each of its tags. */
  readonly TagIDs: readonly number[]
  readonly Points?: number | null | undefined
  readonly Allergens?: StatedAllergens | null | undefined
}
export interface OrderSituation {
  /** The pickup or delivery day. */
  readonly day: string
  readonly lines: readonly OrderDraftLine[]
  readonly products: ReadonlyMap<number, Orderable>
  /** Units that new orders may take, by product. */
  readonly quantities: ReadonlyMap<number, number>
  readonly isTefapEligible: boolean
  readonly limits: readonly SourcedLimit[]
  readonly use: Use
  /** Allergens that the household declared. */
  readonly declared?: readonly Allergen[]
  /** Those that somebody said yes to, by product. */
  readonly accepted?: ReadonlyMap<number, readonly Allergen[]>
  /** The order that is edited. */
  readonly edits?: Order | undefined
  /** It stays at its place: what it has may be kept though it is no longer offered there. */
  readonly isSamePlace?: boolean
  /** TEFAP food that is in it stays, whoever may have it now. */
  readonly isPacking?: boolean
}

/** Units of a product that the edited order holds. */
const heldOf = ({ edits }: Pick<OrderSituation, 'edits'>, id: number) => {
  const line = edits?.PantryOrderItems.find(({ PantryInventoryItemID }) => PantryInventoryItemID === id)
  return line ? heldQuantity(line) : 0
}

/** Number of a product that this order may take: none of what is not offered, but for what it has already. */
function availableOf(situation: OrderSituation, id: number): number {
  const held = heldOf(situation, id)
  if (situation.products.get(id)?.IsOffered) return (situation.quantities.get(id) ?? 0) + held
  return situation.isSamePlace ? held : 0
}

/** The lines cut to what is left, and what was cut off. */
export function restOfOrder(situation: OrderSituation): { lines: OrderDraftLine[]; removed: OrderDraftLine[] } {
  const cut = situation.lines.map((line) => {
    const Quantity = Math.min(line.Quantity, Math.max(0, availableOf(situation, line.PantryInventoryItemID)))
    return { PantryInventoryItemID: line.PantryInventoryItemID, Quantity, missing: line.Quantity - Quantity }
  })
  const of = (quantity: (line: (typeof cut)[number]) => number) =>
    cut.flatMap((line) =>
      quantity(line) > 0 ? [{ PantryInventoryItemID: line.PantryInventoryItemID, Quantity: quantity(line) }] : [],
    )
  return { lines: of(({ Quantity }) => Quantity), removed: of(({ missing }) => missing) }
}

/** Reason that these products, in these quantities, can't be ordered; undefined when they can. */
export function orderProblems(situation: OrderSituation): Refusal | undefined {
  return (
    amountRefusal(situation) ??
    stockRefusal(situation) ??
    tefapLineRefusal(situation) ??
    allergenRefusal(situation) ??
    limitRefusal(situation)
  )
}

/** Reason that holds at the table as well, where food may be weighed instead of counted; limits are asked apart. */
export const tableProblems = (situation: OrderSituation): Refusal | undefined =>
  (situation.lines.length > 0 ? amountRefusal(situation) : undefined) ??
  stockRefusal(situation) ??
  tefapLineRefusal(situation) ??
  allergenRefusal(situation)

function amountRefusal({ lines, edits }: OrderSituation): Refusal | undefined {
  if (lines.length === 0) return refuse(refusals.orderIsEmpty)
  if (lines.length > maxOrderLines) return refuse(refusals.orderTooManyProducts, { max: maxOrderLines })
  const before = edits?.PantryOrderItems.map(({ PantryInventoryItemID: id }) => id) ?? []
  const touched = new Set([...before, ...lines.map(({ PantryInventoryItemID: id }) => id)])
  return touched.size > maxOrderLines ? refuse(refusals.orderEditTooManyProducts, { max: maxOrderLines }) : undefined
}

const maxNames = 10
/** Products by name, for a sentence that lists them. */
function namesOf({ products }: OrderSituation, lines: readonly OrderDraftLine[], more = (_: OrderDraftLine) => '') {
  const names = lines
    .slice(0, maxNames)
    .map((line) => `${products.get(line.PantryInventoryItemID)?.Name ?? '?'}${more(line)}`)
  return names.join(', ') + (lines.length > maxNames ? ', …' : '')
}

/** By name as far as there are names. */
function goneRefusal(situation: OrderSituation, gone: readonly OrderDraftLine[]): Refusal {
  const named = gone.filter(({ PantryInventoryItemID: id }) => situation.products.has(id))
  if (named.length === 0) return refuse(refusals.unknownProductsNotOffered)
  return refuse(refusals.productsNotOffered, { names: namesOf(situation, named) })
}

export function stockRefusal(situation: OrderSituation): Refusal | undefined {
  const available = ({ PantryInventoryItemID: id }: OrderDraftLine) => availableOf(situation, id)
  const missing = situation.lines.filter((line) => available(line) < line.Quantity)
  const isGone = ({ PantryInventoryItemID: id }: OrderDraftLine) => !situation.products.get(id)?.IsOffered
  const gone = missing.filter(isGone)
  if (gone.length > 0) return goneRefusal(situation, gone)
  if (missing.length === 0) return undefined
  const names = namesOf(situation, missing, (line) => ` (${Math.max(0, available(line))})`)
  return refuse(refusals.productsShort, { names })
}

export function tefapLineRefusal(situation: OrderSituation): Refusal | undefined {
  if (situation.isTefapEligible) return undefined
  const isKept = (id: number, quantity: number) => situation.isPacking === true && quantity <= heldOf(situation, id)
  const tefap = situation.lines.filter(
    ({ PantryInventoryItemID: id, Quantity }) => situation.products.get(id)?.IsTefap && !isKept(id, Quantity),
  )
  return tefap.length > 0 ? refuse(refusals.productsNeedTefap, { names: namesOf(situation, tefap) }) : undefined
}

/**
 * Food with a declared allergen needs a yes for each line. An edit that only moves the order, or takes food out, asks nothing;
 * a packer says yes to none.
 */
export function allergenRefusal(situation: OrderSituation): Refusal | undefined {
  const { lines, products, edits, isPacking = false, declared = [], accepted } = situation
  if (declared.length === 0) return undefined
  const isHeld = ({ PantryInventoryItemID: id, Quantity }: OrderDraftLine) => Quantity <= heldOf(situation, id)
  if (edits && lines.every(isHeld)) return undefined
  const before = edits ? acceptedIn(edits.PantryOrderItems) : undefined
  const asked = lines.flatMap((line) => {
    const { PantryInventoryItemID: id } = line
    const yes = [...(accepted?.get(id) ?? []), ...(before?.get(id) ?? [])]
    const found = isPacking && isHeld(line) ? [] : allergensToAsk(products.get(id)?.Allergens, declared, yes)
    return found.length > 0 ? [{ name: products.get(id)?.Name ?? '?', found }] : []
  })
  if (asked.length === 0) return undefined
  const refused = isPacking ? needsRefusals.substituteHasAllergens : needsRefusals.orderHasAllergens
  return refuse(
    inEach((language) =>
      fill(refused[language], {
        names: asked.map(({ name, found }) => `${name} (${needNames(found, language)})`).join(', '),
      }),
    ),
  )
}

/** Line for the limit rules. */
export const wantedLine = (line: OrderDraftLine, product: Pick<Orderable, 'TagIDs' | 'Points'> | undefined) => ({
  product: line.PantryInventoryItemID,
  quantity: line.Quantity,
  tags: product?.TagIDs ?? [],
  points: product?.Points ?? 0,
})

/** Usage of an edited order, by the tags that limits count now: one that came later keeps nothing from staying. */
const linesBefore = ({ PantryOrderItems }: Order, products: OrderSituation['products']) =>
  PantryOrderItems.map((line) => ({
    product: line.PantryInventoryItemID,
    quantity: heldQuantity(line),
    tags: products.get(line.PantryInventoryItemID)?.TagIDs ?? line.TagIDs,
    points: products.get(line.PantryInventoryItemID)?.Points ?? line.Points ?? 0,
  }))

export function limitRefusal({ day, lines, products, use, limits, edits }: OrderSituation): Refusal | undefined {
  const wanted = lines.map((line) => wantedLine(line, products.get(line.PantryInventoryItemID)))
  const order = {
    day,
    lines: wanted,
    ...(edits ? { edits: String(edits.ID), before: linesBefore(edits, products) } : {}),
  }
  const broken = checkLimits(order, use, limits)
  if (broken.length === 0) return undefined
  const [global] = broken.filter(({ limit }) => limit.Source === 'GLOBAL')
  const reason = global ? globalLimitSentence(global.limit) : refusals.orderAboveLimits
  return refusedOrder(refuse(reason), limitCheckResult(broken))
}

interface TimeOfOrder {
  readonly window: OrderWindow | undefined
  readonly now: Date
  /** The edited order has its place there already. */
  readonly isOwn: boolean
  /** Staff order for a time that is closed for families, until its day is over; never above its maximum. */
  readonly isByStaff?: boolean
  /** A place is kept for it. */
  readonly isKept?: boolean
}

/** An edited order keeps its time, even when it is full or closed. */
export function timeRefusal({
  window,
  now,
  isOwn,
  isByStaff = false,
  isKept = false,
}: TimeOfOrder): Refusal | undefined {
  if (!window) return refuse(refusals.orderTimeGone)
  if (isOwn) return undefined
  if (isKept && takesWaiting(window, now)) return undefined
  const isFree = hasPlace(window, now, isByStaff ? 'staff' : 'family')
  if (isByStaff && isClosedToday(window, now)) return isFree ? undefined : refuse(refusals.orderTimeFull)
  const status = windowStatus(window, now)
  if (status === 'Upcoming') return refuse(refusals.orderTimeNotOpen)
  if (status === 'Closed' || isWindowOver(window, now)) return refuse(refusals.orderTimeClosed)
  return isFree ? undefined : refuse(refusals.orderTimeFull)
}

/** Restricted by the food bank, or at the pantry that runs the window. */
export const customerRefusal = (
  customer: Pick<Customer, 'IsRestricted' | 'RestrictedAtIDs'>,
  window: Pick<OrderWindow, 'EntityID'> | undefined,
): Refusal | undefined => {
  if (customer.IsRestricted) return refuse(refusals.orderingBlocked)
  return window && isRestrictedAt(customer, window.EntityID) ? refuse(refusals.orderingBlockedHere) : undefined
}

interface PlaceOfOrder {
  readonly customer: Pick<Customer, 'FoodBankID' | 'IsDeliveryEnabled' | 'DeliveryProgramIDs'>
  readonly window: OrderWindow
  /** Of a pickup. */
  readonly location: Pick<PickupLocation, 'IsActive' | 'IsRestricted'> | undefined
  /** The customer has a referral to the location. */
  readonly hasAccess: boolean
  /** Of a delivery: the address is one of the customer's. */
  readonly hasAddress: boolean
}

/** Reason that the place does not serve the customer (decision 45). */
export function placeRefusal(place: PlaceOfOrder): Refusal | undefined {
  if (place.customer.FoodBankID !== place.window.FoodBankID) return refuse(refusals.orderPlaceOfOthers)
  return place.window.Kind === 'pickup' ? pickupRefusal(place) : deliveryRefusal(place)
}

function pickupRefusal({ location, hasAccess }: PlaceOfOrder): Refusal | undefined {
  if (!location?.IsActive) return refuse(refusals.orderPlaceInactive)
  return location.IsRestricted && !hasAccess ? refuse(refusals.orderPlaceRestricted) : undefined
}

function deliveryRefusal({ customer, window, hasAddress }: PlaceOfOrder): Refusal | undefined {
  if (!servesCustomer(window, customer)) return refuse(refusals.deliveryNotOffered)
  return hasAddress ? undefined : refuse(refusals.deliveryAddressMissing)
}
