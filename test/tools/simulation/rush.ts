import './environment.ts'
import { forgetRevoked } from '../../../functions/core/http/revokedTable.ts'
import { forgetBlocks } from '../../../functions/core/table/ids.ts'
import { stockKeys } from '../../../functions/core/table/keys/stock.ts'
import { windowKeys } from '../../../functions/core/table/keys/windows.ts'
import { table } from '../../../functions/core/table/table.ts'
import { newCustomer, newCustomerWrites } from '../../../functions/pantry/customers/customerTable.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { addOrder } from '../../../shared/pantry/ordering/api.ts'
import { addItem } from '../../../shared/pantry/products/api.ts'
import { addPickupTimes } from '../../../shared/pantry/windows/api.ts'
import * as refusals from '../../../shared/refusals.ts'
import { patiently } from '../../../web/src/core/data/busy.ts'
import { handlerOf } from '../../engine/call.ts'
import { lines, type OpenPantry, openPantry, place } from '../../engine/ordering.ts'
import { shelved } from '../../engine/pantry.ts'
import { ids, makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { type DoorLimits, Doors } from './doors.ts'
import { SeededRandom } from './seededRandom.ts'
import { TimedCloud } from './timedCloud.ts'

/**
 * The opening second of one window: everybody orders 8 to 15 of 40 popular products, a fifth of which is enough for half of
 * the orders. Through the app's own endpoint, in simulated time.
 */
interface Rush {
  readonly customers: number
  readonly places: number
  readonly seed: number
  /** Of the API and the account before the functions; none without it. */
  readonly limits?: DoorLimits
}

interface RushResult {
  /** Of the doors: calls without room, copies that were started and that ran at once, and people for whom there was no room in half a minute. */
  readonly doors: (Doors['counts'] & { readonly gaveUp: number }) | undefined
  readonly placed: number
  /** By the reason that people were told. */
  readonly refused: Readonly<Record<string, number>>
  /** Milliseconds from the click to the answer, of placed orders. */
  readonly p50: number
  readonly p99: number
  readonly fullAfterMs: number
  /** Everything divided by the orders placed, those of refused people included. */
  readonly requestsPerOrder: number
  readonly unitsPerOrder: number
  readonly ordersPerSecond: number
  /** Of the write units a second that a partition takes, what the busiest partition key took. */
  readonly busiestShare: number
  readonly conflicts: number
  readonly window: { readonly placed: number; readonly all: number }
  /** Quantity and what orders hold, of each product, with what it began with. */
  readonly stock: readonly { readonly began: number; readonly left: number; readonly held: number }[]
}

const productCount = 40
const partitionUnits = 1000

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

interface World {
  readonly pantry: OpenPantry
  readonly products: readonly { readonly ID: number; readonly began: number }[]
  readonly customers: readonly Customer[]
}

async function makeWorld({ customers: count, places }: Rush): Promise<World> {
  await makeSmallTenant()
  const pantry = await openPantry(people.foodBank, { stock: 0, maximum: places })
  const products: { ID: number; began: number }[] = []
  for (let index = 0; index < productCount; index++) {
    // An order takes eleven or twelve of the forty.
    const began = Math.ceil(places * (index % 5 === 0 ? 0.15 : 3))
    products.push({ ID: (await shelved(people.foodBank, began, { IsActive: true })).ID, began })
  }
  const customers = Array.from({ length: count }, (_, index) =>
    newCustomer({
      ID: 100_000 + index,
      FoodBankID: ids.foodBank,
      FirstName: 'Rosa',
      LastName: 'Medina',
      EMailAddress: null,
      PhoneNumber: null,
      PostalCode: '01101',
      Created: '2026-11-02T15:00:00.000Z',
    }),
  )
  for (let start = 0; start < count; start += 20)
    await table.commit(customers.slice(start, start + 20).flatMap(newCustomerWrites))
  return { pantry, products, customers }
}

interface Answered {
  readonly orderId: number | null
  readonly reason: string
  readonly ms: number
  readonly at: number
}

/** Milliseconds of a call that reads little: the session, and the list of what may be ordered. */
const readingMs = 50

/** A call as the browser sends it: again while there is no room. */
async function sent(
  cloud: TimedCloud,
  doors: Doors | undefined,
  name: string,
  chance: SeededRandom,
  work: () => Promise<unknown>,
) {
  if (!doors) return work()
  const send = async () => new Response(null, { status: await doors.through(name, work) })
  const random = () => chance.next()
  const { status } = await patiently(send, { isRepeatable: true, pause: (ms) => cloud.after(ms), random })
  if (status !== 200) throw new NoRoom()
}
class NoRoom extends Error {}

async function order(
  cloud: TimedCloud,
  { pantry, products }: World,
  customer: Customer,
  chance: SeededRandom,
  doors?: Doors,
) {
  const wanted = new Set<(typeof products)[number]>()
  for (const size = 8 + chance.below(8); wanted.size < size; ) wanted.add(chance.pick(products))
  const of = [...wanted].flatMap((product) => lines([product, 1 + chance.below(2)]))
  await cloud.after(chance.next() * 1000)
  if (doors)
    for (const name of ['getSession', 'listProductsToOrder'])
      await sent(cloud, doors, name, chance, () => cloud.after(readingMs))
  const began = cloud.now()
  for (let tries = 0; ; tries++) {
    const options = { hasTimeLimit: false, headers: { 'idempotency-key': `rush-${customer.ID}-${tries}` } }
    let placed: Awaited<ReturnType<typeof place>> | undefined
    const work = async () => {
      placed = await place(customer, { at: pantry, of, rest: true, options })
    }
    await sent(cloud, doors, 'addOrder', chance, work)
    if (!placed) throw new NoRoom()
    const { answer } = placed
    const reason = answer.FailureReason ?? answer.Message ?? ''
    if (reason === refusals.orderingBusy.en) continue
    const [at, orderId] = [cloud.now(), answer.Value?.OrderID ?? null]
    return { orderId, reason, ms: at - began, at } satisfies Answered
  }
}

export async function rush(options: Rush): Promise<RushResult> {
  const chance = new SeededRandom(options.seed)
  await Promise.all([addOrder, addItem, addPickupTimes].map(handlerOf))
  const cloud = new TimedCloud('2026-11-20T15:00:00.000Z', chance)
  cloud.install()
  forgetBlocks()
  forgetRevoked()
  try {
    const world = await cloud.until(makeWorld(options))
    cloud.measure()
    const opened = cloud.now()
    const doors = options.limits && new Doors(options.limits, cloud)
    const one = (customer: Customer) =>
      order(cloud, world, customer, chance, doors).catch((error: unknown) => {
        if (error instanceof NoRoom) return undefined
        throw error
      })
    const all = await cloud.until(Promise.all(world.customers.map(one)))
    const answers = all.filter((answer) => answer !== undefined)
    const turnedAway = all.length - answers.length
    return { ...resultOf(cloud, world, answers, opened), doors: doors && { ...doors.counts, gaveUp: turnedAway } }
  } finally {
    cloud.uninstall()
    forgetBlocks()
    forgetRevoked()
  }
}

function resultOf(
  cloud: TimedCloud,
  world: World,
  answers: readonly Answered[],
  opened: number,
): Omit<RushResult, 'doors'> {
  const placed = answers.filter(({ orderId }) => orderId !== null)
  const refused = answers.filter(({ orderId }) => orderId === null)
  const waits = placed.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const seconds = (cloud.now() - opened) / 1000
  const window = cloud.table.peek({ ...windowKeys.window(world.pantry.windowId) })
  const fullAfterMs = Math.max(...placed.map(({ at }) => at)) - opened
  const per = (sum: number) => Math.round((10 * sum) / placed.length) / 10
  return {
    placed: placed.length,
    refused: Object.fromEntries(
      [...Map.groupBy(refused, ({ reason }) => reason)].map(([why, all]) => [why, all.length]),
    ),
    p50: Math.round(percentile(waits, 0.5)),
    p99: Math.round(percentile(waits, 0.99)),
    fullAfterMs: Math.round(fullAfterMs),
    requestsPerOrder: per(cloud.requests),
    unitsPerOrder: per(cloud.units),
    ordersPerSecond: Math.round((1000 * placed.length) / fullAfterMs),
    busiestShare: Math.round((100 * Math.max(...cloud.unitsOf.values())) / seconds / partitionUnits) / 100,
    conflicts: cloud.items.conflicts,
    window: { placed: Number(window?.PlacedOrders), all: Number(window?.AllOrders) },
    stock: world.products.map(({ ID, began }) => {
      const stock = cloud.table.peek({ ...stockKeys.stock(people.foodBank.EntityID, ID) })
      return { began, left: Number(stock?.Quantity), held: Number(stock?.CurrentOrderQuantity) }
    }),
  }
}
