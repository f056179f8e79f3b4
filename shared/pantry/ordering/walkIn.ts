import * as z from 'zod/mini'
import { isRefusal, type Refusal, refuse } from '../../core/answer.ts'
import { ID, toHundredth } from '../../core/schema/fields.ts'
import { wallOf } from '../../core/time/wallTime.ts'
import { localDay } from '../../core/time/zone.ts'
import type { PickupLocation } from '../locations/location.ts'
import { fittingAges, namedRecipient, recipientFields } from '../orders/handOver.ts'
import { lotsToTake, type OnHold } from '../orders/onHold.ts'
import { maxOrderLines, type Order, type OrderLine } from '../orders/order.ts'
import { orderHasHeld } from '../orders/refusals.ts'
import { ShownOrder } from '../orders/wire.ts'
import { firstExpired, type LineLot, Lot, SaidLots } from '../stock/lot.ts'
import type { PlaceTag } from '../tags/placeTag.ts'
import { isTefapEligibleAt } from '../tefap/tefap.ts'
import { type Orderer, type PantryState, situationOf, takenLine } from './decide.ts'
import { acceptedIn, customerRefusal, limitRefusal, mergedLines, OrderDraftLine, tableProblems } from './placing.ts'
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
  const { location, orderer, now } = state
  const refusal = placeRefusal(state) ?? weightRefusal(draft, state) ?? heldRefusal(draft, state)
  if (refusal) return refusal
  const day = localDay(now, location.TimeZone)
  const tefapPlace = { ...location.Address, FoodBankID: location.FoodBankID }
  const asked = mergedLines(draft.PantryOrderItems)
  const at = { day, orderer, placeTags: state.placeTags, tefapPlace }
  const situation = { ...situationOf(asked, state, at), accepted: acceptedIn(draft.PantryOrderItems) }
  const problem = tableProblems(situation)
  if (problem) return problem
  const lots = lotsFor(asked, draft, state)
  if (isRefusal(lots) || 'toRead' in lots) return lots
  const above = draft.IsLimitRead ? undefined : limitRefusal(situation)
  if (above) return { above }
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
    OrderDay: day,
    ...{ StartTime: time, EndTime: time },
    FoodInsecureNeighbor: { ID: customerId, FirstName, LastName, PostalCode },
    StatusCode: 'CREATED',
    PantryOrderItems: asked
      .flatMap((line) => takenLine(line, state, situation))
      .map((line) => withLots(line, lots.get(line.PantryInventoryItemID))),
    Notes: [],
    WalkIn: { Pounds: draft.Pounds, TefapPounds: draft.TefapPounds },
  }
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
    const [shelf, said] = [known.get(id) ?? [], saidLots(draft, id)]
    // Both are read: a hold comes to them at once, and they to this at two moments.
    const heldNow = shelf.filter(({ State }) => State !== undefined).map(({ Lot: name }) => name)
    const held = [...new Set([...(onHold.lots.get(id) ?? []), ...heldNow])]
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

function weightRefusal(draft: WalkInDraft, { location, orderer }: WalkInState): Refusal | undefined {
  if (draft.PantryOrderItems.length === 0 && draft.Pounds === 0) return refuse(refusals.walkInIsEmpty)
  if (draft.TefapPounds > draft.Pounds) return refuse(refusals.walkInTefapAbove)
  const place = { ...location.Address, FoodBankID: location.FoodBankID }
  if (draft.TefapPounds > 0 && !isTefapEligibleAt(orderer.customer, place)) return refuse(refusals.walkInNotEligible)
  return undefined
}
