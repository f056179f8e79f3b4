import { isRefusal, type Refusal, refuse } from '../../core/answer.ts'
import { smallPathOf } from '../../core/attachments/attachment.ts'
import type { Customer } from '../customers/customer.ts'
import type { Use } from '../limits/check.ts'
import { sourcedLimits } from '../limits/effective.ts'
import { forHousehold } from '../limits/household.ts'
import type { GlobalLimits } from '../limits/limit.ts'
import type { PickupLocation } from '../locations/location.ts'
import { declaredIn } from '../needs/fit.ts'
import { type Order, type OrderLine, tefapCode, windowIdOf } from '../orders/order.ts'
import type { Product } from '../products/product.ts'
import { itemSources } from '../products/reference.ts'
import { isOffered } from '../tags/offered.ts'
import type { PlaceTag } from '../tags/placeTag.ts'
import { type Tag, tagIdentity, tagsNamed } from '../tags/tag.ts'
import { isTefapEligibleAt, type TefapPlace } from '../tefap/tefap.ts'
import type { OrderWindow } from '../windows/window.ts'
import { capacityLeft, reservedPlaces } from '../windows/windowStatus.ts'
import {
  acceptedIn,
  customerRefusal,
  mergedLines,
  type Orderable,
  type OrderDraft,
  type OrderDraftLine,
  type OrderSituation,
  orderProblems,
  placeRefusal,
  restOfOrder,
  timeRefusal,
  wishOf,
} from './placing.ts'
import * as refusals from './refusals.ts'

/**
 * Decides orders from what is stored: one that is placed alone, one that is edited, or one of many that wait for the same
 * pantry, all in the same way. Pure: whoever calls it reads before and writes afterwards, each write with its condition.
 */

/** Customer who orders, with the usage of their orders. */
export interface Orderer {
  readonly customer: Customer
  /** Of their use: another order in between makes this one be decided again. */
  readonly version: number
  readonly use: Use
  /** Restricted locations that they have a referral to. */
  readonly locationIds: ReadonlySet<number>
  /** Addresses to which deliveries may go, by their number. */
  readonly addresses: ReadonlyMap<number, Pick<TefapPlace, 'Province' | 'PostalCode' | 'CountyID'>>
}

/** Destination of a window's orders. */
export interface PlaceOfWindow {
  /** Of a pickup; undefined when it was removed. */
  readonly location: PickupLocation | undefined
  /** Of the location, or of the delivery program. */
  readonly tags: readonly PlaceTag[]
}

/** State that orders at one pantry are decided from. */
export interface PantryState {
  readonly now: Date
  readonly products: ReadonlyMap<number, Product>
  /** Units that new orders may take, by product. */
  readonly quantities: ReadonlyMap<number, number>
  readonly tags: readonly Tag[]
  readonly global: GlobalLimits
  readonly windows: ReadonlyMap<number, OrderWindow>
  /** By the number of the window. */
  readonly places: ReadonlyMap<number, PlaceOfWindow>
  /** By the number of the order: one customer's orders of two days read the use of other days. */
  readonly orderers: ReadonlyMap<number, Orderer>
}

export interface OrderRequest {
  /** Of the new order, or of the one that is edited. */
  readonly orderId: number
  readonly customerId: number
  readonly draft: OrderDraft
  readonly edits?: Order
  /** Staff order for somebody at the table, also when the time is closed for families; or they edit an order. */
  readonly isByStaff?: boolean
  /** A packer puts a substitute in: whom and where the order is for was decided when it was placed. */
  readonly isPacking?: boolean
  /** A place in the full window is kept for the customer, who waited for it. */
  readonly isPlaceKept?: boolean
}
export interface AcceptedOrder {
  readonly request: OrderRequest
  readonly order: Order
  readonly window: OrderWindow
  readonly orderer: Orderer
  readonly removed: readonly OrderDraftLine[]
  /** Its place is one of those that were reserved. */
  readonly isReserved: boolean
}

/** Staff take a reserved place for somebody while there is one; a family who waited has its own. */
const takesReserved = ({ isByStaff, edits, isPlaceKept }: OrderRequest, window: OrderWindow, now: Date) =>
  isByStaff === true && !edits && !isPlaceKept && reservedPlaces(window, now) > 0

export const windowIdOfDraft = (draft: Pick<OrderDraft, 'PantryLocationPickupTimeID' | 'FoodBankDeliveryTimeID'>) =>
  draft.PantryLocationPickupTimeID ?? draft.FoodBankDeliveryTimeID ?? 0

const kindOfDraft = ({ PantryLocationPickupTimeID }: OrderDraft) =>
  PantryLocationPickupTimeID === null ? 'delivery' : 'pickup'

/**
 * The window that the draft names, as the kind and at the location that it names. To a neighbor who is not invited, that of a
 * location for invited ones is not there.
 */
function windowOf(request: OrderRequest, { windows, places, orderers }: PantryState): OrderWindow | undefined {
  const { draft, edits, isByStaff = false } = request
  const window = windows.get(windowIdOfDraft(draft))
  const isAtLocation = draft.PantryLocationID === null || draft.PantryLocationID === window?.PantryLocationID
  if (window?.Kind !== kindOfDraft(draft) || !isAtLocation) return undefined
  const location = places.get(window.ID)?.location
  const isInvited = !location?.IsRestricted || orderers.get(request.orderId)?.locationIds.has(location.ID)
  const isKept = edits !== undefined && windowIdOf(edits) === window.ID
  return isInvited || isKept || isByStaff ? window : undefined
}

export function decideOrder(request: OrderRequest, state: PantryState): AcceptedOrder | Refusal {
  const { draft, edits, isPacking = false } = request
  const orderer = state.orderers.get(request.orderId)
  const window = windowOf(request, state)
  if (!orderer) return refuse(refusals.orderingBlocked)
  const isOwn = edits !== undefined && windowIdOf(edits) === window?.ID
  const closed =
    (isPacking ? undefined : customerRefusal(orderer.customer, window)) ??
    timeRefusal({
      window,
      now: state.now,
      isOwn,
      isByStaff: request.isByStaff === true && !edits,
      isKept: request.isPlaceKept === true,
    })
  if (closed || !window) return closed ?? refuse(refusals.orderTimeGone)
  const { location, tags } = state.places.get(window.ID) ?? { location: undefined, tags: [] }
  const address = orderer.addresses.get(draft.FoodInsecureNeighborAddressID ?? 0)
  const hasAccess = location !== undefined && orderer.locationIds.has(location.ID)
  const isKept = isPacking || (isOwn && window.Kind === 'pickup')
  const unserved = isKept
    ? undefined
    : placeRefusal({ ...orderer, window, location, hasAccess, hasAddress: address !== undefined })
  if (unserved) return unserved
  const tefapPlace = { ...(location?.Address ?? address), FoodBankID: window.FoodBankID }
  const lines = decideLines(request, state, { window, orderer, placeTags: tags, tefapPlace })
  if (isRefusal(lines)) return lines
  return { request, orderer, window, ...lines, isReserved: takesReserved(request, window, state.now) }
}

/** The place that an order is decided for. */
interface PlaceFacts {
  readonly window: OrderWindow
  readonly orderer: Orderer
  readonly placeTags: readonly PlaceTag[]
  readonly tefapPlace: TefapFacts
}
type TefapFacts = Pick<TefapPlace, 'FoodBankID'> & Partial<TefapPlace>

/** Tells of each product if it is offered at a place, and the tags that limits count. */
export const orderableAt = (
  product: Product,
  tags: readonly Tag[],
  placeTags: readonly Pick<PlaceTag, 'IsExcluded' | 'PantryInventoryItemTag'>[],
): Orderable => {
  const own = tagsNamed(tags, product.TagIDs)
  return {
    Name: product.Name,
    IsTefap: sourceCodeOf(product) === tefapCode,
    IsOffered: product.IsActive && isOffered(own, placeTags),
    TagIDs: own.map(tagIdentity),
    Points: product.Points,
    Allergens: product.Allergens,
  }
}

const sourceCodeOf = ({ PantryInventoryItemSourceID: id }: Product) =>
  itemSources.find(({ ID }) => ID === id)?.Code ?? null

/** All limits that could concern an order at the pantry; tags by their identity, as orders keep them. */
export const limitsFor = (
  { global, tags }: Pick<PantryState, 'global' | 'tags'>,
  products: readonly Pick<Product, 'ID' | 'Limits'>[],
) => sourcedLimits({ global, tags: tags.map((tag) => ({ ...tag, ID: tagIdentity(tag) })), products })

/** Facts that the rules need about these lines, taken by this person on this day. */
export function situationOf(
  asked: readonly OrderDraftLine[],
  state: Pick<PantryState, 'products' | 'quantities' | 'tags' | 'global'>,
  at: Omit<PlaceFacts, 'window'> & { readonly day: string },
): OrderSituation {
  const products = asked.flatMap(({ PantryInventoryItemID: id }) => state.products.get(id) ?? [])
  return {
    day: at.day,
    lines: asked,
    products: new Map(products.map((product) => [product.ID, orderableAt(product, state.tags, at.placeTags)])),
    quantities: state.quantities,
    isTefapEligible: isTefapEligibleAt(at.orderer.customer, { Province: '', PostalCode: '', ...at.tefapPlace }),
    limits: forHousehold(limitsFor(state, products), at.orderer.customer.HouseholdSize),
    use: at.orderer.use,
    declared: at.orderer.customer.FoodNeeds?.Allergens ?? [],
  }
}

function decideLines(request: OrderRequest, state: PantryState, { window, ...at }: PlaceFacts) {
  const { draft, edits } = request
  const { orderer } = at
  const asked = mergedLines(draft.PantryOrderItems)
  const situation = {
    ...situationOf(asked, state, { ...at, day: window.OrderDay }),
    accepted: acceptedIn(draft.PantryOrderItems),
    edits,
    isSamePlace: edits !== undefined && windowIdOf(edits) === window.ID,
    isPacking: request.isPacking ?? false,
  }
  const rest = draft.OrderRest ? restOfOrder(situation) : undefined
  const { lines, removed } = rest && rest.lines.length > 0 ? rest : { lines: asked, removed: [] }
  const problem = orderProblems({ ...situation, lines })
  if (problem) return problem
  const order = orderOf(request, state, {
    window,
    orderer,
    lines: lines
      .flatMap((line) => takenLine(line, state, situation))
      .map((line) => ({ ...line, ...wishOf(draft.PantryOrderItems, line.PantryInventoryItemID) })),
  })
  return { order, removed }
}

/** A line keeps what the product is at the moment. */
export function takenLine(
  line: OrderDraftLine,
  { products }: Pick<PantryState, 'products'>,
  situation: Pick<OrderSituation, 'products' | 'declared' | 'accepted'>,
): OrderLine[] {
  const product = products.get(line.PantryInventoryItemID)
  if (!product) return []
  const picture = product.AttachmentCollection[0]?.Attachment
  const yes = situation.accepted?.get(product.ID) ?? []
  const accepted = declaredIn(product.Allergens, situation.declared ?? []).filter((one) => yes.includes(one))
  return [
    {
      PantryInventoryItemID: product.ID,
      PantryItemID: product.PantryItemID,
      Name: product.Name,
      Description: product.Description,
      ...(product.Translations ? { Translations: product.Translations } : {}),
      SourceCode: sourceCodeOf(product),
      StorageRequirementID: product.StorageRequirementID,
      StoragePath: picture ? smallPathOf(picture) : null,
      WeightPounds: product.WeightPounds,
      TagIDs: [...(situation.products.get(product.ID)?.TagIDs ?? [])],
      ...(product.Points ? { Points: product.Points } : {}),
      ...(accepted.length > 0 ? { AcceptedAllergens: accepted } : {}),
      Quantity: line.Quantity,
      PackedQuantity: null,
      HandedOverQuantity: null,
      SubstituteOf: null,
    },
  ]
}

function orderOf(
  { orderId, draft }: OrderRequest,
  { now }: PantryState,
  { window, orderer, lines }: { window: OrderWindow; orderer: Orderer; lines: OrderLine[] },
): Order {
  const { ID, FirstName, LastName, PostalCode } = orderer.customer
  return {
    ID: orderId,
    Version: 1,
    Created: now.toISOString(),
    EntityID: window.EntityID,
    FoodBankID: window.FoodBankID,
    PantryLocationID: window.PantryLocationID,
    PantryLocationPickupTimeID: window.Kind === 'pickup' ? window.ID : null,
    FoodBankDeliveryTimeID: window.Kind === 'delivery' ? window.ID : null,
    EntityDeliveryProgramID: window.EntityDeliveryProgramID,
    FoodInsecureNeighborAddressID: window.Kind === 'delivery' ? draft.FoodInsecureNeighborAddressID : null,
    OrderDay: window.OrderDay,
    StartTime: window.StartTime,
    EndTime: window.EndTime,
    FoodInsecureNeighbor: { ID, FirstName, LastName, PostalCode },
    StatusCode: 'CREATED',
    Notes: [],
    PantryOrderItems: lines,
  }
}

/** Orders that were decided together. */
export interface Decisions<R extends OrderRequest> {
  readonly accepted: readonly (AcceptedOrder & { readonly request: R })[]
  readonly refused: readonly { readonly request: R; readonly refusal: Refusal }[]
  /** Not now: a second order of a customer, or more than one transaction holds. */
  readonly later: readonly R[]
  /** State that the accepted ones leave. */
  readonly left: Pick<PantryState, 'quantities' | 'windows'>
}

/** Writes of an order beside products, window and location: itself, its event, day and version of its use, and three more. */
const ownWrites = 7

/** First come, first served: each is decided on what those before it left. */
export function decideOrders<R extends OrderRequest>(
  requests: readonly R[],
  state: PantryState,
  maxWrites: number,
): Decisions<R> {
  const [quantities, windows] = [new Map(state.quantities), new Map(state.windows)]
  const [customers, shared] = [new Set<number>(), new Set<string>()]
  const accepted: (AcceptedOrder & { request: R })[] = []
  const refused: { request: R; refusal: Refusal }[] = []
  const later: R[] = []
  for (const request of requests) {
    const touched = new Set([...shared, ...sharedItems(request)])
    const isTooLarge = accepted.length > 0 && (accepted.length + 1) * ownWrites + touched.size > maxWrites
    if (isTooLarge || customers.has(request.customerId)) {
      later.push(request)
      continue
    }
    const decided = decideOrder(request, { ...state, quantities, windows })
    customers.add(request.customerId)
    if (isRefusal(decided)) {
      refused.push({ request, refusal: decided })
      continue
    }
    accepted.push({ ...decided, request })
    for (const item of sharedItems(request)) shared.add(item)
    take(decided, quantities, windows)
  }
  return { accepted, refused, later, left: { quantities, windows } }
}

/** More wait for a window than it has places. */
export function isCrowded(line: readonly OrderRequest[], windows: readonly OrderWindow[], now: Date): boolean {
  const waiting = Map.groupBy(line, ({ draft }) => windowIdOfDraft(draft))
  return windows.some((window) => {
    const left = capacityLeft(window, now)
    return left !== null && (waiting.get(window.ID)?.length ?? 0) > left
  })
}

/** The first in a line, until each window that is crowded would be full if all of them got a place. */
export function firstWithinCapacity<R extends OrderRequest>(
  line: readonly R[],
  windows: readonly OrderWindow[],
  now: Date,
): R[] {
  const crowded = windows.filter((window) => isCrowded(line, [window], now))
  const left = new Map(crowded.map((window) => [window.ID, capacityLeft(window, now) ?? 0]))
  const first: R[] = []
  for (const request of line) {
    if ([...left.values()].every((count) => count <= 0)) break
    const id = windowIdOfDraft(request.draft)
    left.set(id, (left.get(id) ?? 0) - 1)
    first.push(request)
  }
  return first
}

/** The first in a line that one transaction holds. */
export function firstForWrites<R extends OrderRequest>(line: readonly R[], maxWrites: number): R[] {
  const shared = new Set<string>()
  const end = line.findIndex((request, index) => {
    for (const item of sharedItems(request)) shared.add(item)
    return index > 0 && (index + 1) * ownWrites + shared.size > maxWrites
  })
  return line.slice(0, end < 0 ? line.length : end)
}

const sharedItems = ({ draft }: OrderRequest): string[] => [
  `window ${windowIdOfDraft(draft)}`,
  `location ${draft.PantryLocationID}`,
  ...draft.PantryOrderItems.map(({ PantryInventoryItemID: id }) => `product ${id}`),
]

/** State for the orders behind it. */
function take(
  { order, window, isReserved }: AcceptedOrder,
  quantities: Map<number, number>,
  windows: Map<number, OrderWindow>,
) {
  for (const { PantryInventoryItemID: id, Quantity } of order.PantryOrderItems)
    quantities.set(id, (quantities.get(id) ?? 0) - Quantity)
  const reserved = isReserved ? { ReservedTaken: (window.ReservedTaken ?? 0) + 1 } : {}
  windows.set(window.ID, { ...window, PlacedOrders: window.PlacedOrders + 1, ...reserved })
}
