import './environment.ts'
import { createHash } from 'node:crypto'
import { forgetRevoked } from '../../../functions/core/http/revokedTable.ts'
import { forgetBlocks } from '../../../functions/core/table/ids.ts'
import { handler as followOrder } from '../../../functions/pantry/stock/onOrderMoved.ts'
import type { Caller } from '../../../shared/core/access.ts'
import * as limits from '../../../shared/pantry/limits/api.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { orderEvents } from '../../../shared/pantry/orders/events.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import * as tags from '../../../shared/pantry/tags/api.ts'
import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { handlerOf } from '../../engine/call.ts'
import { people } from '../../engine/smallTenant.ts'
import { Counters } from './counters.ts'
import { queueEvent } from './events.ts'
import type { TableItem } from './expression.ts'
import { maxLag } from './memoryIndexes.ts'
import type { MemoryTable } from './memoryTable.ts'
import { acts, type PantryCall, weights } from './pantryActs.ts'
import { checkLedgers, checkPantry, type Must, PantryViolation, pantryInvariants } from './pantryInvariants.ts'
import { orderWhatIsShown } from './pantryShown.ts'
import { makeWorld, type World } from './pantryWorld.ts'
import { readOrder } from './reading.ts'
import { SeededRandom } from './seededRandom.ts'
import { TimedCloud } from './timedCloud.ts'

/**
 * Days of one pantry: customers order, edit and cancel while staff pack, hand over and count, several at once, over a table
 * with conflicts and lost answers. Whenever all have finished, the invariants are checked.
 */

export const pantryStart = '2026-11-20T15:00:00.000Z'
const endpoints = [
  inventory.addItem,
  inventory.getItemsGrid,
  inventory.holdItem,
  limits.addOrderLimit,
  limits.setItemsPerOrderLimit,
  ordering.addOrder,
  ordering.checkTefapEligibility,
  ordering.listAvailablePickupTimes,
  ordering.serveWalkIn,
  ordering.updateOrder,
  orders.handOverOrder,
  orders.packOrderLine,
  orders.setOrderStatus,
  orders.settleOrderReturn,
  orders.takeHandOverBack,
  stock.adjustQuantity,
  stock.adjustShelf,
  stock.countStock,
  tags.addTag,
  waitlist.joinWaitlist,
  waitlist.leaveWaitlist,
  waitlist.takePlace,
  windows.addPickupTimes,
]

export interface PreparedPantry {
  readonly world: World
  readonly table: MemoryTable
  /** Of what was set up. */
  readonly events: readonly TableItem[]
}
const prepared = new Map<number, PreparedPantry>()

/** The world of an owner's pantry as every episode begins with it. */
export async function preparePantry(owner: Caller = people.foodBank): Promise<PreparedPantry> {
  const known = prepared.get(owner.EntityID)
  if (known) return known
  await Promise.all(endpoints.map(handlerOf))
  const cloud = new TimedCloud(pantryStart, new SeededRandom(1))
  const world = await within(cloud, () => cloud.until(makeWorld(owner)))
  const made = { world, table: cloud.table, events: cloud.stream }
  prepared.set(owner.EntityID, made)
  return made
}

let tables = 0
/** The functions keep the list of products by table: each episode has a table of its own. */
export function nameTable(): void {
  process.env.TABLE_NAME = `pantry-${++tables}`
}

async function within<T>(cloud: TimedCloud, work: () => Promise<T>): Promise<T> {
  cloud.install()
  forgetBlocks()
  forgetRevoked()
  nameTable()
  try {
    return await work()
  } finally {
    cloud.uninstall()
    forgetBlocks()
    forgetRevoked()
  }
}

const maxAtOnce = 6
const events = new Set<unknown>(Object.keys(orderEvents))

export class PantryEpisode {
  readonly counters = new Counters()
  readonly #world: World
  readonly #chance: SeededRandom
  readonly #cloud: TimedCloud
  readonly #eligible: ReadonlySet<number>
  #made = 0
  #followed = 0

  constructor({ world, table }: PreparedPantry, seed: number) {
    this.#world = world
    this.#chance = new SeededRandom(seed)
    this.#cloud = new TimedCloud(pantryStart, this.#chance)
    this.#cloud.table.take(table)
    this.#eligible = new Set(world.customers.filter(({ IsTefapEligible }) => IsTefapEligible).map(({ ID }) => ID))
  }

  run(commands: number): Promise<void> {
    const { table, items } = this.#cloud
    table.lagIndexes(() => this.#cloud.now(), this.#chance)
    return within(this.#cloud, async () => {
      while (this.#made < commands) await this.#step(commands)
      await this.#followOrders(1)
      this.counters.add('drive', 'table: transactions cancelled by another', items.conflicts)
      this.counters.add('drive', 'index: reads that lacked a write', table.staleReads)
    })
  }

  /** Fingerprint of the orders, the stock and the windows that are left. */
  history(): string {
    const kept = this.#items().filter(
      ({ sk, pk }) => ['ORDER', 'WINDOW'].includes(String(sk)) || /^STOCK#/.test(String(pk)),
    )
    return createHash('sha256').update(JSON.stringify(kept)).digest('hex')
  }

  readonly #items = () => this.#cloud.table.items()

  readonly #must: Must = (invariant, holds, what) => {
    this.counters.add('invariant', pantryInvariants[invariant])
    if (!holds) throw new PantryViolation(invariant, `${what()}, after ${this.#made} commands`)
  }

  async #step(commands: number): Promise<void> {
    const [chance, cloud] = [this.#chance, this.#cloud]
    const act = { world: this.#world, chance, orders: ordersIn(this.#items()) }
    cloud.lostAnswers = chance.happens(0.3) ? 0.05 : 0
    const many = Math.min(commands - this.#made, 1 + chance.below(maxAtOnce))
    const batch = Array.from({ length: many }, (_, index) => {
      const name = chance.pick(weights)
      const asked = acts[name]?.(act)
      this.counters.add('command', asked ? name : `${name}, when there was nothing to do it to`)
      return asked ? this.#person(name, asked, `pantry-${this.#made + index}-key`) : Promise.resolve()
    })
    await cloud.until(Promise.all(batch))
    this.#made += many
    cloud.lostAnswers = 0
    if (chance.happens(0.2)) await cloud.until(this.#shown(chance))
    const { limits: counted } = this.#world
    checkPantry({ items: this.#items(), limits: counted, eligible: this.#eligible }, this.#must)
    if (chance.happens(0.1)) await this.#followOrders(0.5)
  }

  /** Lists may lack the changes of the last moment: only when they have reached the indexes does what is shown have to hold. */
  async #shown(chance: SeededRandom): Promise<void> {
    const isCurrent = chance.happens(0.5)
    if (isCurrent) await this.#cloud.after(maxLag)
    const must = isCurrent ? this.#must : () => undefined
    await orderWhatIsShown(this.#world, chance, `shown-${this.#made}-key`, must)
  }

  /** After a failure people do the same again. */
  async #person(name: string, asked: PantryCall, key: string): Promise<void> {
    await this.#cloud.after(this.#chance.below(30))
    for (let tries = 0; tries < 6; tries++) {
      const { status, answer } = await asked(key)
      this.counters.add('answer', `${name} ${status === 200 ? (answer.Successful ? 'done' : 'refused') : status}`)
      if (status < 500) return
    }
  }

  /** The queue brings the orders' events in any order, some twice; then the ledgers hold everything. */
  async #followOrders(again: number): Promise<void> {
    const news = this.#cloud.stream.slice(this.#followed).filter(({ Type }) => events.has(Type))
    const twice = news.filter(() => this.#chance.happens(again * 0.2))
    this.#followed = this.#cloud.stream.length
    for (const event of this.#chance.shuffled([...news, ...twice]))
      await this.#cloud.until(followOrder(queueEvent([event]) as never, {} as never) as Promise<unknown>)
    this.counters.add('drive', 'queue: events that come twice', twice.length)
    checkLedgers(this.#items(), this.#must)
  }
}

export const ordersIn = (items: readonly TableItem[]) => items.filter(({ sk }) => sk === 'ORDER').map(readOrder)
