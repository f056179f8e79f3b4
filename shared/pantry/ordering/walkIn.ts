import * as z from 'zod/mini'
import { isRefusal, type Refusal, refuse } from '../../core/answer.ts'
import { ID, Instant, toHundredth } from '../../core/schema/fields.ts'
import { wallOf } from '../../core/time/wallTime.ts'
import { localDay } from '../../core/time/zone.ts'
import type { PickupLocation } from '../locations/location.ts'
import { fittingAges, namedRecipient, recipientFields } from '../orders/handOver.ts'
import { lotsToTake, type OnHold } from '../orders/onHold.ts'
import { type AgainstServing, againstServing, maxOrderLines, type Order, type OrderLine } from '../orders/order.ts'
import { orderHasHeld } from '../orders/refusals.ts'
import { ShownOrder } from '../orders/wire.ts'
import { firstExpired, type LineLot, Lot, lottedUnits, SaidLots } from '../stock/lot.ts'
import type { PlaceTag } from '../tags/placeTag.ts'
import { isTefapEligibleAt } from '../tefap/tefap.ts'
import { type Orderer, type PantryState, situationOf, takenLine } from './decide.ts'
import {
  acceptedIn,
  allergenRefusal,
  customerRefusal,
  limitRefusal,
  mergedLines,
  OrderDraftLine,
  type OrderSituation,
  stockRefusal,
  tableProblems,
  tefapLineRefusal,
} from './placing.ts'
import * as refusals from './refusals.ts'

/**
 * A household that comes without an order and is served at the table: an order that is placed and handed over in one act. It
 * belongs to no pickup time, so that it takes nobody's place.
 */

/** Of one household; more is a typing mistake. */
export const maxWalkInPounds = 2000
const WeighedPounds = z._default(
  z.number().check(z.minimum(0), z.maximum(maxWalkInPounds), z.overwrite(toHundredth)),
  0,
)

export const WalkInDraft = z
  .strictObject({
    ...recipientFields,
    PantryLocationID: ID,
    /** Products from the shelf; with the lots that the packages show, where somebody looked. */
    PantryOrderItems: z
      .array(z.extend(OrderDraftLine, { Lots: z.optional(SaidLots) }))
      .check(z.maxLength(maxOrderLines)),
    /** Food that no product counts; TEFAP's are part of it. */
    Pounds: WeighedPounds,
    TefapPounds: WeighedPounds,
    /** True when it was read at the table that an order limit is broken. */
    IsLimitRead: z._default(z.boolean(), false),
    /** Time of one that waited for a connection: the food is gone, and is recorded as it was. */
    At: z.optional(Instant),
  })
  .check(namedRecipient, fittingAges)
export type WalkInDraft = z.infer<typeof WalkInDraft>
/** Somebody looked at packages. */
export const areLotsSaid = ({ PantryOrderItems }: Pick<WalkInDraft, 'PantryOrderItems'>): boolean =>
  PantryOrderItems.some(({ Lots = [] }) => Lots.length > 0)

/** A product of which a lot is on hold, with the lots that may be taken. */
const LotsToRead = z.object({
  PantryInventoryItemID: ID,
  Held: z.array(z.string()),
  Lots: z.array(z.pick(Lot, { ProductID: true, Lot: true, BestBy: true, Quantity: true, State: true })),
})
export type LotsToRead = z.infer<typeof LotsToRead>

/** Nothing was recorded, because something has to be read first. */
export const ServedWalkIn = z.object({
  Order: z.nullable(ShownOrder),
  /** Limit that it is above. */
  AboveLimit: z.nullable(z.string()),
  /** Products whose packages have to be looked at. */
  LotsToRead: z.optional(z.array(LotsToRead)),
})
export type ServedWalkIn = z.infer<typeof ServedWalkIn>

export interface WalkInState extends Pick<PantryState, 'now' | 'products' | 'quantities' | 'tags' | 'global'> {
  readonly location: PickupLocation
  readonly placeTags: readonly PlaceTag[]
  readonly orderer: Orderer
  readonly onHold: OnHold
  /** On the shelf, by product. */
  readonly lots: ReadonlyMap<number, readonly Lot[]>
}

/** Read first: the limit that it is above, or the packages of products of which a lot is on hold. */
type ToRead = { readonly above: Refusal } | { readonly toRead: LotsToRead[] }

/** The order before it is handed over, or why they can't be served so, or not before something was read. */
export function decideWalkIn(id: number, draft: WalkInDraft, state: WalkInState): Order | Refusal | ToRead {
  const refusal = placeRefusal(state) ?? weightRefusal(draft, state) ?? heldRefusal(draft, state)
  if (refusal) return refusal
  const situation = situationAt(draft, state)
  const problem = tableProblems(situation)
  if (problem) return problem
  const lots = lotsFor(situation.lines, draft, state)
  if (isRefusal(lots) || 'toRead' in lots) return lots
  const above = draft.IsLimitRead ? undefined : limitRefusal(situation)
  return above ? { above } : walkInOrder(id, draft, state, { situation, lots })
}

/** Facts that the rules need about what they take. */
function situationAt(draft: WalkInDraft, state: WalkInState): OrderSituation {
  const { location, orderer } = state
  const day = localDay(state.now, location.TimeZone)
  const tefapPlace = { ...location.Address, FoodBankID: location.FoodBankID }
  const at = { day, orderer, placeTags: state.placeTags, tefapPlace }
  const accepted = acceptedIn(draft.PantryOrderItems)
  return { ...situationOf(mergedLines(draft.PantryOrderItems), state, at), accepted }
}

interface Taken {
  readonly situation: OrderSituation
  readonly lots: ReadonlyMap<number, readonly LineLot[]>
}

function walkInOrder(id: number, draft: WalkInDraft, state: WalkInState, { situation, lots }: Taken): Order {
  const { location, orderer, now } = state
  const { time } = wallOf(now.toISOString(), location.TimeZone)
  const { ID: customerId, FirstName, LastName, PostalCode } = orderer.customer
  return {
    ID: id,
    Version: 1,
    Created: now.toISOString(),
    EntityID: location.EntityID,
    FoodBankID: location.FoodBankID,
    PantryLocationID: location.ID,
    PantryLocationPickupTimeID: null,
    FoodBankDeliveryTimeID: null,
    EntityDeliveryProgramID: null,
    FoodInsecureNeighborAddressID: null,
    OrderDay: situation.day,
    ...{ StartTime: time, EndTime: time },
    FoodInsecureNeighbor: { ID: customerId, FirstName, LastName, PostalCode },
    StatusCode: 'CREATED',
    PantryOrderItems: situation.lines
      .flatMap((line) => takenLine(line, state, situation))
      .map((line) => withLots(line, lots.get(line.PantryInventoryItemID))),
    Notes: [],
    WalkIn: { Pounds: draft.Pounds, TefapPounds: draft.TefapPounds },
  }
}

/** Facts about one that is told later. */
interface Heard {
  readonly at: Date
  /** Goods were handed over to the household on the same day, at this pantry. */
  readonly isServedToday: boolean
  /** Products that were counted since: the count knew of what was gone. */
  readonly counted: ReadonlySet<number>
}

/**
 * The order of a household that was served while there was no connection. The food is gone: what would have been against it
 * is noted for staff, and refused is only what can't be recorded.
 */
export function toldWalkIn(id: number, draft: WalkInDraft, state: WalkInState, heard: Heard): Order | Refusal {
  const { location, orderer, products } = state
  if (orderer.customer.FoodBankID !== location.FoodBankID) return refuse(refusals.orderPlaceOfOthers)
  const isUnknown = draft.PantryOrderItems.some(({ PantryInventoryItemID }) => !products.has(PantryInventoryItemID))
  if (isUnknown) return refuse(refusals.unknownProductsNotOffered)
  const refusal = amountsRefusal(draft)
  if (refusal) return refusal
  const situation = situationAt(draft, state)
  const lots = new Map(situation.lines.map((line) => [line.PantryInventoryItemID, lotsGone(line, draft, state)]))
  const holds: Readonly<Record<AgainstServing, boolean>> = {
    servedToday: heard.isServedToday,
    aboveLimit: !draft.IsLimitRead && limitRefusal(situation) !== undefined,
    tefap: tefapLineRefusal(situation) !== undefined || isTefapWeightRefused(draft, state),
    allergens: allergenRefusal(situation) !== undefined,
    onHold: heldRefusal(draft, state) !== undefined || situation.lines.some((line) => hasHeldLot(line, lots, state)),
    shelf: stockRefusal({ ...situation, quantities: quantitiesThen(state, heard) }) !== undefined,
    closed: placeRefusal(state) !== undefined,
  }
  const Against = againstServing.filter((reason) => holds[reason])
  return {
    ...walkInOrder(id, draft, state, { situation, lots }),
    Told: { Heard: heard.at.toISOString(), Against },
  }
}

const quantitiesThen = ({ quantities }: WalkInState, { counted }: Heard) =>
  new Map([...quantities].map(([id, quantity]) => [id, counted.has(id) ? Number.POSITIVE_INFINITY : quantity]))

/** Lots on hold of a product. */
function heldLots(id: number, { onHold, lots }: Pick<WalkInState, 'onHold' | 'lots'>): string[] {
  // Both are read: a hold comes to them at once, and they to this at two moments.
  const heldNow = (lots.get(id) ?? []).filter(({ State }) => State !== undefined).map(({ Lot: name }) => name)
  return [...new Set([...(onHold.lots.get(id) ?? []), ...heldNow])]
}

/** Lots of food that is gone: as they were said; else what expires first, or none while it may be one on hold. */
function lotsGone(
  { PantryInventoryItemID: id, Quantity: quantity }: OrderDraftLine,
  draft: WalkInDraft,
  state: Pick<WalkInState, 'onHold' | 'lots'>,
): readonly LineLot[] {
  const [shelf, said] = [state.lots.get(id) ?? [], saidLots(draft, id)]
  const isUnsaid = said.length === 0 && heldLots(id, state).length === 0
  const own = lotsToTake({
    quantity,
    lots: isUnsaid ? firstExpired(shelf, quantity) : said,
    held: [],
    known: shelf,
    isSaid: true,
  })
  return isRefusal(own) ? [] : own
}

/** Of a lot on hold, or maybe: nobody said of which it is. */
function hasHeldLot({ PantryInventoryItemID: id, Quantity }: OrderDraftLine, lots: Taken['lots'], state: WalkInState) {
  const [held, own] = [heldLots(id, state), lots.get(id) ?? []]
  return held.length > 0 && (lottedUnits(own) < Quantity || own.some(({ Lot: name }) => held.includes(name)))
}

const withLots = (line: OrderLine, Lots: readonly LineLot[] = []): OrderLine =>
  Lots.length > 0 ? { ...line, Lots: [...Lots] } : line

function heldRefusal(draft: WalkInDraft, { onHold, products }: WalkInState): Refusal | undefined {
  const held = draft.PantryOrderItems.filter(({ PantryInventoryItemID: id }) => onHold.products.has(id))
  const names = [...new Set(held.map(({ PantryInventoryItemID: id }) => products.get(id)?.Name ?? '?'))]
  return names.length === 0 ? undefined : refuse(orderHasHeld, { names: names.join(', ') })
}

/** Lots that were said of each product, added up. */
function saidLots({ PantryOrderItems }: WalkInDraft, productId: number): Pick<LineLot, 'Lot' | 'Quantity'>[] {
  const said = PantryOrderItems.filter(({ PantryInventoryItemID: id }) => id === productId).flatMap(
    ({ Lots = [] }) => Lots,
  )
  return [...Map.groupBy(said, ({ Lot: name }) => name)].map(([name, same]) => ({
    Lot: name,
    Quantity: same.reduce((sum, { Quantity }) => sum + Quantity, 0),
  }))
}

/**
 * Lots that leave the shelf, by product: those that were said, else what expires first. While a lot of a product is on hold,
 * somebody looks at its packages before.
 */
function lotsFor(
  asked: readonly OrderDraftLine[],
  draft: WalkInDraft,
  { onHold, lots: known }: WalkInState,
): ReadonlyMap<number, readonly LineLot[]> | Refusal | { readonly toRead: LotsToRead[] } {
  const toRead: LotsToRead[] = []
  const taken = new Map<number, readonly LineLot[]>()
  // Each is a write of the same transaction.
  let open = maxOrderLines - asked.length
  for (const { PantryInventoryItemID: id, Quantity: quantity } of asked) {
    const [shelf, said, held] = [known.get(id) ?? [], saidLots(draft, id), heldLots(id, { onHold, lots: known })]
    if (held.length > 0 && said.length === 0) {
      toRead.push({ PantryInventoryItemID: id, Held: held, Lots: shelf.filter(({ State }) => !State) })
      continue
    }
    const isSaid = said.length > 0
    const lots = isSaid ? said : firstExpired(shelf, quantity).slice(0, Math.max(0, open))
    const own = lotsToTake({ quantity, lots, held, known: shelf, isSaid })
    if (isRefusal(own)) return own
    open -= own.length
    taken.set(id, own)
  }
  return toRead.length > 0 ? { toRead } : taken
}

function placeRefusal({ location, orderer }: WalkInState): Refusal | undefined {
  const { customer, locationIds } = orderer
  if (customer.FoodBankID !== location.FoodBankID) return refuse(refusals.orderPlaceOfOthers)
  if (!location.IsActive) return refuse(refusals.orderPlaceInactive)
  if (location.IsRestricted && !locationIds.has(location.ID)) return refuse(refusals.orderPlaceRestricted)
  return customerRefusal(customer, location)
}

function amountsRefusal(draft: WalkInDraft): Refusal | undefined {
  if (draft.PantryOrderItems.length === 0 && draft.Pounds === 0) return refuse(refusals.walkInIsEmpty)
  return draft.TefapPounds > draft.Pounds ? refuse(refusals.walkInTefapAbove) : undefined
}

function isTefapWeightRefused(draft: WalkInDraft, { location, orderer }: WalkInState): boolean {
  const place = { ...location.Address, FoodBankID: location.FoodBankID }
  return draft.TefapPounds > 0 && !isTefapEligibleAt(orderer.customer, place)
}

const weightRefusal = (draft: WalkInDraft, state: WalkInState): Refusal | undefined =>
  amountsRefusal(draft) ?? (isTefapWeightRefused(draft, state) ? refuse(refusals.walkInNotEligible) : undefined)
