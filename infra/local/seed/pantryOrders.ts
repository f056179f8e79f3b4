import type { Event } from '../../../events/event.ts'
import { chunksOf } from '../../../functions/core/chunks.ts'
import { nextId } from '../../../functions/core/table/ids.ts'
import { productKeys } from '../../../functions/core/table/keys/products.ts'
import { windowLists } from '../../../functions/core/table/keys/windows.ts'
import { table } from '../../../functions/core/table/table.ts'
import { maxWrites } from '../../../functions/core/table/write.ts'
import { loadAddresses } from '../../../functions/pantry/customers/addresses/addressTable.ts'
import { pickupLocationById } from '../../../functions/pantry/locations/locationTable.ts'
import { tefapOffered } from '../../../functions/pantry/ordering/tefapOffered.ts'
import { orderStore } from '../../../functions/pantry/orders/orderTable.ts'
import { reminderWrites } from '../../../functions/pantry/orders/reminderTable.ts'
import { orderLedgerWrites } from '../../../functions/pantry/products/orderLedger.ts'
import { products as productRecords, productsOfOwner } from '../../../functions/pantry/products/productTable.ts'
import { movementWrites } from '../../../functions/pantry/products/stockTable.ts'
import { programsOfOwner } from '../../../functions/pantry/programs/programTable.ts'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import { instantAt, wallOf } from '../../../shared/core/time/wallTime.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { substituted, substitutesFor } from '../../../shared/pantry/ordering/substitute.ts'
import { addNote, type OrderTransition, placed, settleReturn } from '../../../shared/pantry/orders/changes.ts'
import type { HandOver } from '../../../shared/pantry/orders/handOver.ts'
import { leftOpenUntil, usualOrderRules } from '../../../shared/pantry/orders/leftOpen.ts'
import type { OrderNoteDraft } from '../../../shared/pantry/orders/note.ts'
import {
  containsTefap,
  movementsBetween,
  type Order,
  type OrderLine,
  tefapCode,
} from '../../../shared/pantry/orders/order.ts'
import { packLine } from '../../../shared/pantry/orders/packLine.ts'
import { isFinal, isPacked, type OrderStatusCode } from '../../../shared/pantry/orders/status.ts'
import { handOver, setStatus, undoHandOver, walkInServed } from '../../../shared/pantry/orders/statusChange.ts'
import type { Product } from '../../../shared/pantry/products/product.ts'
import { itemSources } from '../../../shared/pantry/products/reference.ts'
import { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { orderCount } from '../../../shared/work/totals/count.ts'
import { ConcurrencyLimit } from './concurrency.ts'
import { at } from './context.ts'
import type { PlannedPantry } from './pantries.ts'
import { withArrivals } from './pantryArrivals.ts'
import { countSeededOrders, writeLocationAccess, writePantryCustomers } from './pantryCustomers.ts'
import { writeHelpers } from './pantryHelp.ts'
import { writePantryInvitations } from './pantryInvitations.ts'
import { acceptedBy } from './pantryNeeds.ts'
import { writePastHandOvers } from './pantryPast.ts'
import { writeRecallCalls } from './pantryRecall.ts'
import { writeReserved } from './pantryReserved.ts'
import { plannedShelvings, type Shelving, writeShelvings } from './pantryShelves.ts'
import { writeRegularOrders } from './pantryStanding.ts'
import { writeTexts } from './pantryTexts.ts'
import { writeWaitlists } from './pantryWaitlist.ts'
import { daysAround, deliveries, everyState, missedOrders, type Wish } from './pantryWishes.ts'
import { type Random, randomFrom } from './random.ts'
import { SeededTotals } from './totals.ts'

/**
 * Orders of the demonstration's pantries, through the app's own rules: those of past windows were handed over, a few
 * were cancelled or not picked up; those of coming windows are created and packed; some households came without one. What they take was received before, so
 * that the planned quantities are left.
 */

const hours = (count: number) => count * 3_600_000

interface Course {
  readonly order: Order
  readonly events: readonly Event[]
}

export async function writePantryOrders(
  pantries: readonly PlannedPantry[],
  users: readonly User[],
  now: Date,
): Promise<void> {
  const customers = new Map<number, Customer[]>()
  const orders: Order[] = []
  for (const pantry of pantries) {
    const { FoodBankID, owner } = pantry
    if (owner.Kind === 'foodBank') customers.set(FoodBankID, await writePantryCustomers(owner, users, now))
    const own = await writeOrdersOf(pantry, customers.get(FoodBankID) ?? [], now, users)
    orders.push(...own)
    await writePantryInvitations(pantry, customers.get(FoodBankID) ?? [], now)
    const windows = await table.all(windowLists.owner(owner.ID), OrderWindow)
    if (owner.Kind === 'foodBank') {
      await writeWaitlists(owner.ID, customers.get(FoodBankID) ?? [], windows, now)
      await writeTexts(customers.get(FoodBankID) ?? [], staffOf(owner.ID, users), now)
      const today = { today: localDay(now, owner.TimeZone), zone: owner.TimeZone, now }
      await writeRegularOrders(customers.get(FoodBankID) ?? [], own, staffOf(owner.ID, users), today)
      await writeHelpers(customers.get(FoodBankID) ?? [], staffOf(owner.ID, users), today)
    }
    await writeReserved(windows, now)
  }
  for (const those of customers.values()) await countSeededOrders(those, orders)
}

const staffOf = (entityId: number, users: readonly User[]) =>
  users.find(({ Roles }) => Roles.some((role) => role.EntityID === entityId && role.Role !== 'customer'))

/** Of the food bank's pantry: the neighbors who sign in, and one who did not come three times in a row. */
async function wishesOf(
  { owner }: PlannedPantry,
  customers: readonly Customer[],
  windows: readonly OrderWindow[],
  now: Date,
) {
  if (owner.Kind !== 'foodBank') return new Map<Customer, readonly Wish[]>()
  const [program] = await programsOfOwner(owner.ID)
  const [picksUp, isDelivered] = customers.filter(({ Subject }) => Subject !== null)
  const missing = customers.find(({ Subject, PhoneNumber }) => Subject === null && PhoneNumber !== null)
  return new Map<Customer, readonly Wish[]>([
    ...(picksUp ? [[picksUp, everyState(windows, now)] as const] : []),
    ...(isDelivered && program ? [[isDelivered, deliveries(windows, program.ID, now)] as const] : []),
    ...(missing ? [[missing, missedOrders(windows, now)] as const] : []),
  ])
}

/** Customers who may order for a window: deliveries are for those who have them. Those who sign in have planned orders alone. */
const mayOrder =
  ({ Kind, EntityDeliveryProgramID: program }: OrderWindow) =>
  (customer: Customer) =>
    customer.Subject === null &&
    !customer.IsRestricted &&
    (Kind === 'pickup' ||
      customer.IsDeliveryEnabled ||
      (program !== null && customer.DeliveryProgramIDs.includes(program)))

async function writeOrdersOf(
  pantry: PlannedPantry,
  customers: readonly Customer[],
  now: Date,
  users: readonly User[],
): Promise<Order[]> {
  const { EntityID, FoodBankID, TimeZone } = pantry
  const staff = staffOf(EntityID, users)
  const ofFoodBank = FoodBankID === EntityID ? undefined : staffOf(FoodBankID, users)
  const [products, windows, admitted] = await Promise.all([
    withPictures(EntityID),
    table.all(windowLists.owner(EntityID), OrderWindow),
    writeLocationAccess(EntityID, customers),
  ])
  const open = windows.filter(({ OpenTime }) => OpenTime < now.toISOString())
  const wishes = await wishesOf(pantry, customers, open, now)
  const whoMay = (window: OrderWindow) =>
    (admitted.get(window.PantryLocationID ?? 0) ?? customers)
      .filter((customer) => !wishes.has(customer))
      .filter(mayOrder(window))
  const courses: Course[] = []
  for (const window of open) {
    const random = randomFrom(window.ID, 61)
    const count = Math.round((window.MaximumOrders ?? 10) * random.between(0.1, 0.45))
    // The food bank placed the first one at its agency's pantry, for somebody at the telephone.
    for (const [index, customer] of random.shuffled(whoMay(window)).slice(0, count).entries()) {
      const placer = index === 0 ? ofFoodBank : undefined
      courses.push(await courseOf({ pantry, window, customer, products, random, now, placer }))
    }
  }
  for (const [customer, planned] of wishes)
    for (const { window, code } of planned) {
      const random = randomFrom(window.ID, customer.ID, 62)
      courses.push(await courseOf({ pantry, window, customer, products, random, now, code, staff }))
    }
  for (const window of daysAround(open.filter(isPickup), now).before.slice(0, walkInDays)) {
    const random = randomFrom(window.ID, 63)
    for (const customer of random.shuffled(whoMay(window)).slice(0, random.whole(1, 3)))
      courses.push(await walkInCourse({ pantry, window, customer, products, random, now }))
  }
  const all = withArrivals(courses, TimeZone, now)
  const taken = takenBy(all)
  const shelvings = await plannedShelvings(pantry, taken, products, now)
  await receive(pantry, taken, shelvings, now)
  await writeCourses(all, TimeZone, now)
  await writeShelvings(shelvings, pantry, staff)
  const placedOrders = all.map(({ order }) => order)
  await writePastHandOvers(placedOrders)
  await writeReversal(placedOrders, staff, TimeZone, now)
  await writeRecallCalls(pantry, placedOrders, staff, now)
  return placedOrders
}

/** In the order of placing, with what each one counts for. */
async function writeCourses(courses: readonly Course[], zone: string, now: Date): Promise<void> {
  const limit = new ConcurrencyLimit(1)
  const totals = new SeededTotals()
  for (const { order, events } of courses.toSorted((a, b) => (a.order.Created < b.order.Created ? -1 : 1))) {
    const counted = totals.add({ Kind: 'order', ID: order.ID }, orderCount(order))
    await limit.add(() => table.commit([...orderStore.importWrites({ state: order, events }), ...counted]))
    await limit.add(() => table.commit(events.flatMap((event) => orderLedgerWrites(event, zone))))
    if (!isFinal(order.StatusCode)) await limit.add(() => table.commit(reminderWrites(order, zone, now)))
  }
  for (const sums of chunksOf(totals.writes(), maxWrites)) await limit.add(() => table.commit(sums))
  await limit.end()
}

/** The products with their pictures, which the owner's list leaves out. */
async function withPictures(entityId: number): Promise<Product[]> {
  const rows = await productsOfOwner(entityId)
  const products = await table.getMany(
    rows.map(({ ID }) => productKeys.product(ID)),
    productRecords.schema,
  )
  return products.toSorted((a, b) => a.ID - b.ID)
}

function takenBy(courses: readonly Course[]): Map<number, number> {
  const taken = new Map<number, number>()
  for (const { order } of courses)
    for (const { ProductID, Quantity } of movementsBetween(undefined, order))
      taken.set(ProductID, (taken.get(ProductID) ?? 0) - Quantity)
  return taken
}

/** The units that orders took were put on the shelf before the first of them, but for those that came from receipts since. */
async function receive(
  { EntityID }: PlannedPantry,
  taken: Map<number, number>,
  shelvings: readonly Shelving[],
  now: Date,
): Promise<void> {
  for (const { PantryInventoryItemID: id, Quantity } of shelvings.flatMap(({ lines }) => lines))
    taken.set(id, (taken.get(id) ?? 0) - Quantity)
  const At = new Date(now.getTime() - hours(24 * 60))
  for (const [ProductID, Quantity] of taken)
    if (Quantity > 0)
      await table.commit(movementWrites({ EntityID, ProductID, Quantity, Cause: 'received', By: null, At }))
}

interface Ordering {
  readonly pantry: PlannedPantry
  readonly window: OrderWindow
  readonly customer: Customer
  readonly products: readonly Product[]
  readonly random: Random
  readonly now: Date
  /** Authors of notes. */
  readonly staff?: User | undefined
  /** Staff person who placed it. */
  readonly placer?: User | undefined
  /** The state that it is in now, where that is planned. */
  readonly code?: OrderStatusCode
}

/** An order with all that happened to it up to now. */
async function courseOf(ordering: Ordering): Promise<Course> {
  const { window, random, now, code: wished } = ordering
  const start = instantAt(window.OrderDay, window.StartTime, window.TimeZone).getTime()
  const end = leftOpenUntil(window, window.TimeZone, usualOrderRules).getTime()
  const opens = Date.parse(window.OpenTime)
  const until = Math.min(Date.parse(window.CloseTime), now.getTime())
  const created = new Date(random.between(Math.max(opens, until - hours(24 * 12)), until))
  const first = placed(await newOrder(ordering, created), ordering.placer?.ID)
  let order = { ...first.state, Version: 1 }
  const events = orderStore.eventsOf(order, first.events, { by: null, now: created })
  const take = (step: OrderTransition | Refusal, when: number) => {
    if (isRefusal(step)) throw new Error(`Order ${order.ID}: ${refusalText(step, 'en')}`)
    order = { ...step.state, Version: order.Version + 1 }
    events.push(...orderStore.eventsOf(order, step.events, { by: null, now: new Date(when) }))
  }
  const steps = wished ? stepsTo(wished, created, until) : stepsOf(start, end, created, random)
  for (const [code, when] of steps) {
    if (when > now.getTime()) break
    take(setStatus(order, code, new Date(when), handOverAt(new Date(when), order, ordering)), when)
    if (wished && code === 'PROCESSING')
      for (const pack of shortPacking(order, ordering, new Date(when))) take(pack(order), when)
  }
  // Staff decide in the morning after; the last two days' cold food waits for them.
  const decided = end + hours(10)
  if (decided < now.getTime() - hours(48))
    for (const { PantryInventoryItemID: id, Return } of order.PantryOrderItems)
      if (Return === 'waiting') take(settleReturn(order, id, 'discarded'), decided)
  return { order: wished ? withNotes(order, ordering) : order, events }
}

const walkInDays = 5
const isPickup = ({ Kind }: OrderWindow) => Kind === 'pickup'

/** A household that came without an order while others picked theirs up: a few products, and some weighed food. */
async function walkInCourse(ordering: Ordering): Promise<Course> {
  const { window, random } = ordering
  const start = instantAt(window.OrderDay, window.StartTime, window.TimeZone).getTime()
  const when = new Date(start + hours(random.between(0.1, 0.9)))
  const { time } = wallOf(when.toISOString(), window.TimeZone)
  const planned = await newOrder(ordering, when)
  const order: Order = {
    ...planned,
    PantryLocationPickupTimeID: null,
    ...{ StartTime: time, EndTime: time },
    PantryOrderItems: planned.PantryOrderItems.slice(0, 3),
    WalkIn: { Pounds: random.whole(0, 12), TefapPounds: 0 },
  }
  const { state, events } = walkInServed(order, handOverAt(when, order, ordering))
  return { order: state, events: orderStore.eventsOf(state, events, { by: null, now: when }) }
}

/** The first product of which several were ordered is one short, and one of a similar product goes into the bag. */
function shortPacking(
  order: Order,
  { products, random }: Ordering,
  at: Date,
): ((order: Order) => OrderTransition | Refusal)[] {
  const short = order.PantryOrderItems.find(({ Quantity }) => Quantity > 1)
  const inOrder = order.PantryOrderItems.map(({ PantryInventoryItemID }) => PantryInventoryItemID)
  const onShelf = products
    .filter((one) => one.IsActive && sourceOf(one) !== tefapCode)
    .map((one) => ({ ...one, Quantity: 1 }))
  const [substitute] = short ? substitutesFor(short, onShelf, inOrder) : []
  if (!short || !substitute) return []
  const { PantryInventoryItemID: of, Quantity } = short
  return [
    (before) => packLine(before, of, Quantity - 1, at),
    (before) => substituted(before, { productId: substitute.ID, of, packed: 1 }, lineOf(substitute, random)),
  ]
}

/** To a member of the household, or to somebody they sent. */
const handOverAt = (at: Date, { OrderDay }: Order, { customer, window, now }: Ordering): HandOver => ({
  At: at.toISOString(),
  Day: OrderDay,
  Recipient: window.ID % 7 === 0 ? { Kind: 'proxy', Name: 'A neighbor next door' } : { Kind: 'household', Name: null },
  HouseholdSize: customer.HouseholdSize,
  Ages: customer.Ages,
  CertificateID: customer.IsTefapEligible ? (customer.TefapCertificate?.ID ?? customer.ID) : null,
  By: null,
  ...signedOnPaper(at, customer, window, now),
})

/** Windows whose tablet had no battery: their sheet of signatures was typed in the evening. */
function signedOnPaper(
  at: Date,
  { FirstName, LastName }: Customer,
  { ID }: OrderWindow,
  now: Date,
): Pick<HandOver, 'Signature'> {
  if (ID % 5 !== 0) return {}
  const TypedIn = new Date(Math.min(now.getTime(), at.getTime() + hours(4))).toISOString()
  return { Signature: { Name: `${FirstName} ${LastName}`, Method: 'paper', Witness: 'Grace Kim', TypedIn } }
}

/** An order that was handed over under the wrong code, and is in its bag again. */
async function writeReversal(
  orders: readonly Order[],
  staff: User | undefined,
  zone: string,
  now: Date,
): Promise<void> {
  const order = orders.find((one) => one.StatusCode === 'PACKED' && !containsTefap(one))
  if (!order || !staff) return
  const By = { UserID: staff.ID, EntityID: order.EntityID }
  const handed = new Date(now.getTime() - hours(0.5))
  const facts: HandOver = {
    ...{ At: handed.toISOString(), Day: localDay(handed, zone), By, CertificateID: null },
    ...{ Recipient: { Kind: 'household', Name: null }, HouseholdSize: 2, Ages: null },
  }
  const given = await orderStore.change(order, (one, at) => handOver(one, facts, at), { by: null, now: handed })
  if (isRefusal(given)) throw new Error(refusalText(given, 'en'))
  const by = { ...By, Name: staff.UserName, Role: 'agency' } as const
  const back = new Date(now.getTime() - hours(0.2))
  const undo = (one: Order, at: Date) => undoHandOver(one, at, { by, zone, Reason: 'wrongOrder' })
  const taken = await orderStore.change(given.state, undo, { by: null, now: back })
  if (isRefusal(taken)) throw new Error(refusalText(taken, 'en'))
}

const notes: readonly OrderNoteDraft[] = [
  { Note: 'The rice is in a bag of its own.', IsVisibleToFoodInsecureNeighbor: true },
  { Note: 'Walks with a cane: carry the bags to the car.', IsVisibleToFoodInsecureNeighbor: false },
]

/** Notes of staff about an order that is packed and waits. */
function withNotes(order: Order, { staff, now }: Ordering): Order {
  if (!isPacked(order.StatusCode) || !staff) return order
  return notes.reduce((current, note) => {
    const noted = addNote(current, note, { UserID: staff.ID, UserName: staff.UserName }, now)
    return isRefusal(noted) ? current : noted.state
  }, order)
}

const packedFirst = ['PROCESSING', 'PACKED'] as const
const pathTo: Readonly<Record<OrderStatusCode, readonly OrderStatusCode[]>> = {
  CREATED: [],
  PROCESSING: ['PROCESSING'],
  PACKED: packedFirst,
  DELIVEREDTOPICKUPLOCATION: [...packedFirst, 'DELIVEREDTOPICKUPLOCATION'],
  DELIVEREDTONEIGHBOR: [...packedFirst, 'DELIVEREDTONEIGHBOR'],
  ABANDONED: [...packedFirst, 'ABANDONED'],
  CANCELLED: ['CANCELLED'],
}

/** At equal distances from its placing up to then. */
const stepsTo = (code: OrderStatusCode, created: Date, until: number): (readonly [OrderStatusCode, number])[] => {
  const steps = pathTo[code]
  const each = (until - created.getTime()) / (steps.length + 1)
  return steps.map((step, index) => [step, created.getTime() + each * (index + 1)])
}

/** Most are packed and handed over; one in nine is cancelled before, one in fourteen is not picked up and ends with its day. */
function stepsOf(start: number, end: number, created: Date, random: Random): (readonly [OrderStatusCode, number])[] {
  const packing = Math.max(start - hours(random.between(3, 28)), created.getTime() + hours(0.2))
  if (random.chance(1 / 9)) return [['CANCELLED', random.between(created.getTime(), packing)]]
  const packed = [
    ['PROCESSING', packing - hours(0.1)],
    ['PACKED', packing],
  ] as const
  if (random.chance(1 / 14)) return [...packed, ['ABANDONED', Math.max(packing, end)]]
  return [...packed, ['DELIVEREDTONEIGHBOR', Math.max(packing, start + hours(random.between(0.05, 1.5)))]]
}

const sourceOf = ({ PantryInventoryItemSourceID: id }: Product) => itemSources.find(({ ID }) => ID === id)?.Code ?? null

async function newOrder({ pantry, window, customer, products, random }: Ordering, created: Date): Promise<Order> {
  const addressId = window.Kind === 'delivery' ? ((await loadAddresses(customer))[0]?.ID ?? null) : null
  const { FoodBankID } = pantry
  const location = window.PantryLocationID === null ? undefined : await pickupLocationById(window.PantryLocationID)
  const hasTefap = await tefapOffered(customer, { location, FoodBankID }, addressId ?? undefined)
  const offered = products.filter((one) => one.IsActive && (hasTefap || sourceOf(one) !== tefapCode))
  const { ID, FirstName, LastName, PostalCode } = customer
  return {
    ID: await nextId('order'),
    Version: 1,
    Created: created.toISOString(),
    EntityID: pantry.EntityID,
    FoodBankID,
    PantryLocationID: window.PantryLocationID,
    PantryLocationPickupTimeID: window.Kind === 'pickup' ? window.ID : null,
    FoodBankDeliveryTimeID: window.Kind === 'delivery' ? window.ID : null,
    EntityDeliveryProgramID: window.EntityDeliveryProgramID,
    FoodInsecureNeighborAddressID: addressId,
    OrderDay: window.OrderDay,
    StartTime: window.StartTime,
    EndTime: window.EndTime,
    FoodInsecureNeighbor: { ID, FirstName, LastName, PostalCode },
    StatusCode: 'CREATED',
    Notes: [],
    PantryOrderItems: random
      .shuffled(offered)
      .slice(0, random.whole(5, 11))
      .map((product) => ({ ...lineOf(product, random), ...acceptedBy(customer, product) })),
  }
}

const lineOf = (product: Product, random: Random): OrderLine => ({
  PantryInventoryItemID: product.ID,
  PantryItemID: product.PantryItemID,
  Name: product.Name,
  Description: product.Description,
  ...(product.Translations ? { Translations: product.Translations } : {}),
  SourceCode: sourceOf(product),
  StorageRequirementID: product.StorageRequirementID,
  StoragePath: product.AttachmentCollection[0]?.Attachment.SmallPath ?? null,
  WeightPounds: product.WeightPounds,
  TagIDs: product.TagIDs,
  Quantity: at([1, 1, 2, 2, 3], random.whole(0, 4)),
  PackedQuantity: null,
  HandedOverQuantity: null,
  SubstituteOf: null,
})
