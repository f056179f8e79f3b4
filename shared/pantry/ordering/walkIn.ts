import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, toHundredth } from '../../core/schema/fields.ts'
import { wallOf } from '../../core/time/wallTime.ts'
import { localDay } from '../../core/time/zone.ts'
import type { PickupLocation } from '../locations/location.ts'
import { fittingAges, namedRecipient, recipientFields } from '../orders/handOver.ts'
import { maxOrderLines, type Order } from '../orders/order.ts'
import { ShownOrder } from '../orders/wire.ts'
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
    /** Products from the shelf. */
    PantryOrderItems: z.array(OrderDraftLine).check(z.maxLength(maxOrderLines)),
    /** Food that no product counts; TEFAP's are part of it. */
    Pounds: WeighedPounds,
    TefapPounds: WeighedPounds,
    /** True when it was read at the table that an order limit is broken. */
    IsLimitRead: z._default(z.boolean(), false),
  })
  .check(namedRecipient, fittingAges)
export type WalkInDraft = z.infer<typeof WalkInDraft>

/** `AboveLimit`: nothing was recorded, because it is above this limit and nobody has read that yet. */
export const ServedWalkIn = z.object({ Order: z.nullable(ShownOrder), AboveLimit: z.nullable(z.string()) })

export interface WalkInState extends Pick<PantryState, 'now' | 'products' | 'quantities' | 'tags' | 'global'> {
  readonly location: PickupLocation
  readonly placeTags: readonly PlaceTag[]
  readonly orderer: Orderer
}

/** The order before it is handed over, or why they can't be served so; `above`: the limit that has to be read first. */
export function decideWalkIn(
  id: number,
  draft: WalkInDraft,
  state: WalkInState,
): Order | Refusal | { readonly above: Refusal } {
  const { location, orderer, now } = state
  const refusal = placeRefusal(state) ?? weightRefusal(draft, state)
  if (refusal) return refusal
  const day = localDay(now, location.TimeZone)
  const tefapPlace = { ...location.Address, FoodBankID: location.FoodBankID }
  const asked = mergedLines(draft.PantryOrderItems)
  const at = { day, orderer, placeTags: state.placeTags, tefapPlace }
  const situation = { ...situationOf(asked, state, at), accepted: acceptedIn(draft.PantryOrderItems) }
  const problem = tableProblems(situation)
  if (problem) return problem
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
    PantryOrderItems: asked.flatMap((line) => takenLine(line, state, situation)),
    Notes: [],
    WalkIn: { Pounds: draft.Pounds, TefapPounds: draft.TefapPounds },
  }
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
