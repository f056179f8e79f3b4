import './environment.ts'
import { forgetRevoked } from '../../../functions/session/revokedTable.ts'
import { forgetBlocks } from '../../../functions/table/ids.ts'
import type { Caller } from '../../../shared/access.ts'
import * as inventory from '../../../shared/api/inventory.ts'
import * as limits from '../../../shared/api/limits.ts'
import * as ordering from '../../../shared/api/ordering.ts'
import * as orders from '../../../shared/api/orders.ts'
import * as stock from '../../../shared/api/stock.ts'
import * as tags from '../../../shared/api/tags.ts'
import * as windows from '../../../shared/api/windows.ts'
import type { Customer } from '../../../shared/customer/customer.ts'
import { limitOf } from '../../../shared/limit/limit.ts'
import { Order } from '../../../shared/order/order.ts'
import { type Called, call, handlerOf } from '../../engine/call.ts'
import { limitDraft } from '../../engine/limits.ts'
import { asCustomer, customerFor, lines, type OpenPantry, openPantry, pickupOf } from '../../engine/ordering.ts'
import { shelved } from '../../engine/pantry.ts'
import { ids, makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { tagDraft } from '../../engine/tags.ts'
import { addedPickupTimes } from '../../engine/windows.ts'
import type { MemoryTable } from './memoryTable.ts'
import { type CountedLimit, checkPantry, PantryViolation } from './pantryInvariants.ts'
import { SeededRandom } from './seededRandom.ts'
import { TimedCloud } from './timedCloud.ts'

/**
 * Days of one pantry: customers order, edit and cancel while staff pack, hand over and count, several at once, over a table
 * with conflicts and lost answers. Whenever all have finished, the invariants are checked.
 */

const start = '2026-11-20T15:00:00.000Z'
const owner = people.foodBank
const endpoints = [
  inventory.addItem,
  limits.addOrderLimit,
  limits.setItemsPerOrderLimit,
  ordering.addOrder,
  ordering.updateOrder,
  orders.setOrderStatus,
  stock.adjustQuantity,
  tags.addTag,
  windows.addPickupTimes,
]

interface World {
  readonly pantry: OpenPantry
  readonly windowIds: readonly number[]
  readonly productIds: readonly number[]
  readonly customers: readonly Customer[]
  readonly limits: readonly CountedLimit[]
}

const eligibility = {
  ProvinceID: null,
  ProvinceAbbreviation: null,
  FoodBankID: ids.foodBank,
  FoodBankName: null,
  CountyID: null,
  CountyName: null,
  PostalCodeID: null,
  PostalCode: null,
}
const counted = (text: string) => limitOf(limitDraft(text), 1)

async function makeWorld(): Promise<World> {
  await makeSmallTenant()
  const pantry = await openPantry(owner, { stock: 40, maximum: 9 })
  const days = ['2026-11-28', '2026-11-30'].map((PickupDay) => ({ PickupDay, MaximumOrders: 6 }))
  const windowIds = [pantry.windowId, ...(await addedPickupTimes(owner, pantry.locationId, days))]
  const tag = await call(tags.addTag, owner, { ...tagDraft('Dairy'), Limits: [limitDraft('4 ITEM DAY 3')] })
  const tagId = tag.answer.Value?.ID ?? 0
  const more = [
    { PantryInventoryItemSourceID: 2 },
    { TagIDs: [tagId] },
    { TagIDs: [tagId], StorageRequirementID: 2 },
    { Limits: [counted('3 ITEM WEEK')] },
  ]
  const added: number[] = []
  for (const one of more) added.push((await shelved(owner, 12, { IsActive: true, ...one })).ID)
  await call(limits.setItemsPerOrderLimit, owner, { Value: 7 })
  await call(limits.addOrderLimit, owner, limitDraft('2 ORDER WEEK'))
  const customers: Customer[] = []
  for (let index = 0; index < 10; index++)
    customers.push(await customerFor(owner, index % 2 ? { IsTefapEligible: true, TEFAPEligibility: eligibility } : {}))
  return {
    pantry,
    windowIds,
    productIds: [pantry.beans.ID, pantry.milk.ID, ...added],
    customers,
    limits: [
      { limit: counted('7 ITEM ORDER') },
      { limit: counted('2 ORDER WEEK') },
      { limit: counted('4 ITEM DAY 3'), tagId },
      { limit: counted('3 ITEM WEEK'), productId: added[3] ?? 0 },
    ],
  }
}

let prepared: { readonly world: World; readonly table: MemoryTable } | undefined

async function prepare(): Promise<NonNullable<typeof prepared>> {
  if (prepared) return prepared
  await Promise.all(endpoints.map(handlerOf))
  const cloud = new TimedCloud(start, new SeededRandom(1))
  const world = await within(cloud, () => cloud.until(makeWorld()))
  prepared = { world, table: cloud.table }
  return prepared
}

async function within<T>(cloud: TimedCloud, work: () => Promise<T>): Promise<T> {
  cloud.install()
  forgetBlocks()
  forgetRevoked()
  try {
    return await work()
  } finally {
    cloud.uninstall()
    forgetBlocks()
    forgetRevoked()
  }
}

interface Act {
  readonly world: World
  readonly chance: SeededRandom
  readonly orders: readonly Order[]
}
type Asked = (key: string) => Promise<Called<unknown>>

const cart = ({ world, chance }: Act) =>
  [...new Set(Array.from({ length: 1 + chance.below(3) }, () => chance.pick(world.productIds)))].flatMap((ID) =>
    lines([{ ID }, 1 + chance.below(3)]),
  )
const place = ({ world, chance }: Act) => ({
  ...pickupOf({ ...world.pantry, windowId: chance.pick(world.windowIds) }),
  OrderRest: chance.happens(0.5),
})

/** What somebody does next; undefined when there is nothing to do it to. */
const acts: Readonly<Record<string, (act: Act) => Asked | undefined>> = {
  order: (act) => {
    const customer = act.chance.pick(act.world.customers)
    const input = { id: customer.ID, ...place(act), PantryOrderItems: cart(act) }
    const by = act.chance.happens(0.2) ? owner : asCustomer(customer)
    return (key) => call(ordering.addOrder, by, input as never, sent(key))
  },
  edit: (act) => {
    const order = one(act)
    if (!order) return undefined
    const input = { id: order.ID, ...place(act), PantryOrderItems: cart(act) }
    return (key) => call(ordering.updateOrder, byOf(act, order), input as never, sent(key))
  },
  cancel: (act) => {
    const order = one(act)
    return (
      order &&
      ((key) => call(orders.setOrderStatus, byOf(act, order), { id: order.ID, statusCode: 'CANCELLED' }, sent(key)))
    )
  },
  pack: (act) => {
    const order = one(act)
    const statusCode = act.chance.pick(['PROCESSING', 'PACKED', 'ABANDONED', 'CREATED'] as const)
    return order && ((key) => call(orders.setOrderStatus, owner, { id: order.ID, statusCode }, sent(key)))
  },
  count: ({ world, chance }) => {
    const input = {
      id: chance.pick(world.productIds),
      UpdatedValue: chance.below(30),
      Reason: 'counted',
      Note: '',
    } as const
    return (key) => call(stock.adjustQuantity, owner, input, sent(key))
  },
}
const weights = ['order', 'order', 'order', 'order', 'order', 'edit', 'edit', 'cancel', 'pack', 'count']

const sent = (key: string) => ({ hasTimeLimit: false, headers: { 'idempotency-key': key } })
const one = ({ orders: all, chance }: Act) => (all.length > 0 ? chance.pick(all) : undefined)
const byOf = ({ chance }: Act, order: Order): Caller =>
  chance.happens(0.3) ? owner : asCustomer({ ID: order.FoodInsecureNeighbor.ID, FoodBankID: order.FoodBankID })

interface EpisodeCount {
  readonly answers: ReadonlyMap<string, number>
  /** Checks by invariant. */
  readonly checks: ReadonlyMap<number, number>
  readonly conflicts: number
}

const maxAtOnce = 6

export async function pantryEpisode(seed: number, commands: number): Promise<EpisodeCount> {
  const { world, table } = await prepare()
  const chance = new SeededRandom(seed)
  const cloud = new TimedCloud(start, chance)
  cloud.table.take(table)
  const answers = new Map<string, number>()
  const checks = new Map<number, number>()
  const add = <K>(counts: Map<K, number>, name: K) => void counts.set(name, (counts.get(name) ?? 0) + 1)
  const must = (invariant: number, holds: boolean, what: () => string) => {
    add(checks, invariant)
    if (!holds) throw new PantryViolation(`seed ${seed}, invariant ${invariant}: ${what()}`)
  }
  const eligible = new Set(world.customers.filter(({ IsTefapEligible }) => IsTefapEligible).map(({ ID }) => ID))
  const ordersNow = () =>
    cloud.table
      .items()
      .filter(({ sk }) => sk === 'ORDER')
      .map((item) => Order.parse(item))
  /** After a failure people do the same again. */
  const person = async (name: string, asked: Asked, key: string): Promise<void> => {
    await cloud.after(chance.below(30))
    for (let tries = 0; tries < 6; tries++) {
      const { status, answer } = await asked(key)
      add(answers, `${name} ${status === 200 ? (answer.Successful ? 'done' : 'refused') : status}`)
      if (status < 500) return
    }
  }
  await within(cloud, async () => {
    for (let made = 0; made < commands; ) {
      const act = { world, chance, orders: ordersNow() }
      cloud.lostAnswers = chance.happens(0.3) ? 0.05 : 0
      const many = Math.min(commands - made, 1 + chance.below(maxAtOnce))
      const batch = Array.from({ length: many }, (_, index) => {
        const name = chance.pick(weights)
        const asked = acts[name]?.(act)
        return asked ? person(name, asked, `pantry-${made + index}-key`) : Promise.resolve()
      })
      await cloud.until(Promise.all(batch))
      made += many
      cloud.lostAnswers = 0
      checkPantry({ items: cloud.table.items(), limits: world.limits, eligible, isNew: () => true }, must)
    }
  })
  return { answers, checks, conflicts: cloud.items.conflicts }
}
