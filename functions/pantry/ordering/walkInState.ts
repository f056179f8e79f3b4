import type { Caller } from '../../../shared/core/access.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { certificateForHandOver } from '../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type { PickupLocation } from '../../../shared/pantry/locations/location.ts'
import { limitsFor } from '../../../shared/pantry/ordering/decide.ts'
import type { WalkInDraft, WalkInState } from '../../../shared/pantry/ordering/walkIn.ts'
import { type HandOver, householdToday } from '../../../shared/pantry/orders/handOver.ts'
import { nothingOnHold } from '../../../shared/pantry/orders/onHold.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { table } from '../../core/table/table.ts'
import { certificateIdOf, residenceOf, tefapToday } from '../customers/tefapToday.ts'
import { loadGlobalLimits } from '../limits/limitTable.ts'
import { accessesAt } from '../locations/accessTable.ts'
import { areTefapVisitsUsed } from '../orders/handOver/tefapVisits.ts'
import { usageAround, usageVersionOf } from '../orders/usageTable.ts'
import { loadOnHold } from '../products/heldTable.ts'
import { shelfLots } from '../products/lotTable.ts'
import { productsById } from '../products/productTable.ts'
import { loadPlaceTags } from '../tags/placeTags.ts'
import { tagsOfOwner } from '../tags/tagTable.ts'
import { loadQuantities } from './pantryState.ts'

/** Holds, and the lots on the shelf: without products nothing is asked of them. */
async function readLots(owner: number, ids: readonly number[]): Promise<Pick<WalkInState, 'onHold' | 'lots'>> {
  if (ids.length === 0) return { onHold: nothingOnHold, lots: new Map() }
  const [onHold, lots] = await Promise.all([loadOnHold(owner), shelfLots(owner, new Set(ids))])
  return { onHold, lots }
}

/** Reads what serving a household without an order is decided from; strongly consistent, so that a refusal is true. */
export async function readWalkIn(
  stored: Customer,
  location: PickupLocation,
  { PantryOrderItems }: WalkInDraft,
  now: Date,
): Promise<WalkInState> {
  // Served at once: the certificate has to count at a hand-over today.
  const isCertified = certificateForHandOver(stored, tefapToday(now)) !== null
  const day = localDay(now, location.TimeZone)
  const customer = { ...stored, IsTefapEligible: isCertified && !(await areTefapVisitsUsed(stored, day)) }
  const { EntityID: owner } = location
  const ids = [...new Set(PantryOrderItems.map(({ PantryInventoryItemID: id }) => id))]
  const [found, quantities, tags, global, held] = await Promise.all([
    productsById(ids),
    loadQuantities(owner),
    tagsOfOwner(owner),
    loadGlobalLimits(owner),
    readLots(owner, ids),
  ])
  // Products of another pantry are not there for this one.
  const products = found.filter(({ EntityID }) => EntityID === owner)
  // The version before the days: an order in between is in the days, or makes the write fail.
  const { version } = await table.getEach({ version: usageVersionOf(customer.ID) })
  const limits = limitsFor({ global, tags }, products)
  const [use, accesses, placeTags] = await Promise.all([
    usageAround({ customer, entityId: owner }, day, limits),
    accessesAt(customer.ID, location.IsRestricted ? [location.ID] : []),
    loadPlaceTags({ kind: 'location', id: location.ID }, tags),
  ])
  return {
    ...{ now, location, placeTags, quantities, tags, global, ...held },
    products: new Map(products.map((product) => [product.ID, product])),
    orderer: {
      ...{ customer, use, version: version?.Version ?? 0 },
      locationIds: new Set(accesses.map(({ PantryLocationID }) => PantryLocationID)),
      addresses: new Map(),
    },
  }
}

interface Served {
  readonly order: Order
  readonly draft: WalkInDraft
  readonly customer: Customer
  readonly caller: Caller
  readonly now: Date
}
/** Facts of the hand-over. */
export const walkInFacts = ({ order, draft, customer, caller, now }: Served): HandOver => ({
  ...{ At: now.toISOString(), Day: order.OrderDay, ...householdToday(draft, customer) },
  Recipient: { Kind: draft.RecipientKind, Name: draft.RecipientName },
  ...{ CertificateID: certificateIdOf(customer, now), ...residenceOf(customer) },
  By: { UserID: caller.UserID, EntityID: caller.EntityID },
})
