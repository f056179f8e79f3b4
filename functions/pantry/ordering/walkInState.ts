import { localDay } from '../../../shared/core/time/zone.ts'
import { certificateForHandOver } from '../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type { PickupLocation } from '../../../shared/pantry/locations/location.ts'
import { limitsFor } from '../../../shared/pantry/ordering/decide.ts'
import type { WalkInDraft, WalkInState } from '../../../shared/pantry/ordering/walkIn.ts'
import { table } from '../../core/table/table.ts'
import { tefapToday } from '../customers/tefapToday.ts'
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
  const [found, quantities, tags, global, onHold, lots] = await Promise.all([
    productsById(ids),
    loadQuantities(owner),
    tagsOfOwner(owner),
    loadGlobalLimits(owner),
    loadOnHold(owner),
    ids.length === 0 ? new Map() : shelfLots(owner, new Set(ids)),
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
    ...{ now, location, placeTags, quantities, tags, global, onHold, lots },
    products: new Map(products.map((product) => [product.ID, product])),
    orderer: {
      customer,
      version: version?.Version ?? 0,
      use,
      locationIds: new Set(accesses.map(({ PantryLocationID }) => PantryLocationID)),
      addresses: new Map(),
    },
  }
}
