import { asCertified } from '../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import {
  limitsFor,
  type Orderer,
  type OrderRequest,
  type PantryState,
  type PlaceOfWindow,
  windowIdOfDraft,
} from '../../../shared/pantry/ordering/decide.ts'
import type { Tag } from '../../../shared/pantry/tags/tag.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { table } from '../../core/table/table.ts'
import { loadAddresses } from '../customers/addresses/addressTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { tefapToday } from '../customers/tefapToday.ts'
import { loadGlobalLimits } from '../limits/limitTable.ts'
import { accessesAt } from '../locations/accessTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { areTefapVisitsUsed } from '../orders/handOver/tefapVisits.ts'
import { usageAround, usageVersionOf } from '../orders/usageTable.ts'
import { productsById } from '../products/productTable.ts'
import { stockOfOwner } from '../products/stockTable.ts'
import { loadPlaceTags } from '../tags/placeTags.ts'
import { tagsOfOwner } from '../tags/tagTable.ts'
import { windowsById } from '../windows/windowTable.ts'

/** Reads what orders at one pantry are decided from; strongly consistent, so that a refusal is true. */

export async function loadQuantities(entityId: number): Promise<Map<number, number>> {
  const stock = await stockOfOwner(entityId)
  return new Map([...stock].map(([id, { Quantity }]) => [id, Quantity]))
}

async function placeOf(window: OrderWindow, tags: readonly Tag[]): Promise<PlaceOfWindow> {
  const { PantryLocationID: locationId, EntityDeliveryProgramID: programId } = window
  const [kind, id] = locationId === null ? (['program', programId] as const) : (['location', locationId] as const)
  const [location, placeTags] = await Promise.all([
    locationId === null ? undefined : pickupLocationById(locationId),
    id === null ? [] : loadPlaceTags({ kind, id }, tags),
  ])
  return { location, tags: placeTags }
}

type Read = Omit<PantryState, 'orderers' | 'places'> & Pick<PantryState, 'places'>

async function ordererOf(
  { customerId, draft, edits }: OrderRequest,
  pantry: Read,
  known?: Customer,
): Promise<Orderer | undefined> {
  const window = pantry.windows.get(windowIdOfDraft(draft))
  const location = pantry.places.get(window?.ID ?? 0)?.location
  const products = draft.PantryOrderItems.flatMap(({ PantryInventoryItemID: id }) => pantry.products.get(id) ?? [])
  // Of an order whose customer was merged meanwhile: the customer that the duplicate was merged into.
  const stored = known ?? (await customerById(customerId))
  if (!stored) return undefined
  const certified = asCertified(stored, tefapToday(pantry.now))
  const isUsed = certified.IsTefapEligible && window && (await areTefapVisitsUsed(certified, window.OrderDay))
  const customer = isUsed ? { ...certified, IsTefapEligible: false } : certified
  // The version before the days: an order in between is in the days, or makes the write fail.
  const { version } = await table.getEach({ version: usageVersionOf(customer.ID) })
  const of = { customer, entityId: window?.EntityID ?? 0 }
  const [use, accesses, addresses] = await Promise.all([
    usageAround(of, window?.OrderDay ?? '', limitsFor(pantry, products), edits?.OrderDay),
    accessesAt(customer.ID, location?.IsRestricted ? [location.ID] : []),
    draft.FoodBankDeliveryTimeID === null ? [] : loadAddresses(customer),
  ])
  return {
    customer,
    version: version?.Version ?? 0,
    use,
    locationIds: new Set(accesses.map(({ PantryLocationID }) => PantryLocationID)),
    addresses: new Map(addresses.map(({ ID, Address }) => [ID, Address])),
  }
}

/** `owner`: who runs the pantry of these requests. `known`: the customer, where one was loaded already. */
export async function readPantry(
  owner: number,
  requests: readonly OrderRequest[],
  now: Date,
  known?: Customer,
): Promise<PantryState> {
  const productIds = requests.flatMap(({ draft }) => draft.PantryOrderItems.map((line) => line.PantryInventoryItemID))
  const [products, quantities, tags, global, windows] = await Promise.all([
    productsById([...new Set(productIds)]),
    loadQuantities(owner),
    tagsOfOwner(owner),
    loadGlobalLimits(owner),
    windowsById([...new Set(requests.map(({ draft }) => windowIdOfDraft(draft)))]),
  ])
  // Products of another pantry count as absent.
  const own = windows.filter(({ EntityID }) => EntityID === owner)
  const places = new Map(await Promise.all(own.map(async (one) => [one.ID, await placeOf(one, tags)] as const)))
  const pantry: Read = {
    now,
    products: new Map(products.filter(({ EntityID }) => EntityID === owner).map((product) => [product.ID, product])),
    quantities,
    tags,
    global,
    windows: new Map(own.map((window) => [window.ID, window])),
    places,
  }
  const orderers = await Promise.all(
    requests.map(async (request) => [request.orderId, await ordererOf(request, pantry, known)] as const),
  )
  return {
    ...pantry,
    orderers: new Map(orderers.flatMap(([id, orderer]) => (orderer ? [[id, orderer] as const] : []))),
  }
}
