import './environment.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import * as recall from '../../../shared/pantry/recall/api.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import { call } from '../../engine/call.ts'
import { people } from '../../engine/smallTenant.ts'
import type { SimulatedCloud } from './cloud.ts'
import type { Counters } from './counters.ts'
import type { OtherCall, OtherHalf } from './episode.ts'
import type { TableItem } from './expression.ts'
import { acts, sent, weights } from './pantryActs.ts'
import { nameTable, ordersIn, type PreparedPantry, pantryStart, preparePantry } from './pantryEpisode.ts'
import { checkLedgers, checkPantry, type Must, PantryViolation, pantryInvariants } from './pantryInvariants.ts'
import type { SeededRandom } from './seededRandom.ts'

/**
 * A pantry in the world of the rescue: what its agency receives of donations goes on its shelf, is ordered, packed and handed
 * over, and a recall of each donation finds whom it reached.
 */

export const bothInvariants = {
  shelf: 'What a receipt put on the shelf is in the ledger of its product, once',
  recall: 'A recall lists every order that got the product since, and no other',
} as const

export class BothViolation extends Error {
  readonly invariant: string
  constructor(invariant: keyof typeof bothInvariants, message: string) {
    super(`${bothInvariants[invariant]}: ${message}`)
    this.invariant = bothInvariants[invariant]
  }
}

/** It accepts donations like the others. */
const owner = people.agencies[0]

class PantryInRescue implements OtherHalf {
  readonly start = pantryStart
  readonly #prepared: PreparedPantry
  #asked = 0

  constructor(prepared: PreparedPantry) {
    this.#prepared = prepared
  }

  async make(cloud: SimulatedCloud): Promise<void> {
    nameTable()
    cloud.table.take(this.#prepared.table)
    for (const event of this.#prepared.events) cloud.record(event)
  }

  next(kind: 'pantry' | 'shelve', items: readonly TableItem[], chance: SeededRandom): OtherCall | undefined {
    const key = `both-${++this.#asked}-key`
    if (kind === 'shelve') return this.#shelve(items, chance, key)
    const name = chance.pick(weights)
    const send = acts[name]?.({ world: this.#prepared.world, chance, orders: ordersIn(items) })
    return send && { name, send: () => send(key) }
  }

  /** Some lines of a receipt; those that are on the shelf already are refused. */
  #shelve(items: readonly TableItem[], chance: SeededRandom, key: string): OtherCall | undefined {
    const receipts = items.filter(({ sk, Agency }) => sk === 'RECEIPT' && isOwner(Agency))
    if (receipts.length === 0) return undefined
    const { ID: id, categories } = chance.pick(receipts) as { ID: number; categories: { DonationCategoryID: number }[] }
    const Lines = categories.map(({ DonationCategoryID }) => ({
      DonationCategoryID,
      PantryInventoryItemID: chance.pick(this.#prepared.world.productIds),
      Quantity: 1 + chance.below(12),
    }))
    return { name: 'shelve', send: () => call(stock.putReceiptOnShelf, owner, { id, Lines }, sent(key)) }
  }

  check(items: readonly TableItem[], counters: Counters, isAtRest: boolean): void {
    const must: Must = (invariant, holds, what) => {
      counters.add('invariant', pantryInvariants[invariant])
      if (!holds) throw new PantryViolation(invariant, what())
    }
    const { limits, customers } = this.#prepared.world
    const eligible = new Set(customers.filter(({ IsTefapEligible }) => IsTefapEligible).map(({ ID }) => ID))
    checkPantry({ items, limits, eligible }, must)
    if (isAtRest) checkLedgers(items, must)
    checkShelf(items, counters)
  }

  /** A recall of each donation and product that was put on the shelf. */
  finally(items: readonly TableItem[], counters: Counters): readonly OtherCall[] {
    const shelved = Map.groupBy(shelfLines(items), (line) => `${line.receiptId} ${line.productId}`)
    return [...shelved.values()].map((lines) => {
      const [{ receiptId, productId } = { receiptId: 0, productId: 0 }] = lines
      const since = lines.map(({ at }) => at).toSorted()[0] ?? ''
      const expected = ordersIn(items)
        .filter((order) => hasGot(order, productId, since))
        .map(({ ID }) => ID)
      const send = async () => {
        const answered = await call(recall.getRecall, owner, { id: productId, receiptId }, { hasTimeLimit: false })
        const listed = answered.answer.Value?.Orders.map(({ ID }) => ID) ?? []
        counters.add('invariant', bothInvariants.recall)
        counters.add('drive', 'recall: orders found', listed.length)
        if (!isDeepStrictEqual(listed.toSorted(ascending), expected.toSorted(ascending)))
          throw new BothViolation('recall', `receipt ${receiptId} as ${productId} lists ${listed}, not ${expected}`)
        return answered
      }
      return { name: 'recall', send }
    })
  }
}

const ascending = (a: number, b: number) => a - b
const isOwner = (agency: unknown) => (agency as { ID: number }).ID === owner.EntityID

interface ShelfLine {
  readonly receiptId: number
  readonly productId: number
  readonly quantity: number
  readonly at: string
}
const shelfLines = (items: readonly TableItem[]): ShelfLine[] =>
  items
    .filter(({ pk, sk }) => String(pk).startsWith('RECEIPT#') && String(sk).startsWith('SHELF#'))
    .flatMap(({ pk, Products, At }) =>
      (Products as { PantryInventoryItemID: number; Quantity: number }[]).map(
        ({ PantryInventoryItemID, Quantity }) => ({
          receiptId: Number(String(pk).split('#')[1]),
          productId: PantryInventoryItemID,
          quantity: Quantity,
          at: String(At),
        }),
      ),
    )

/**
 * Counted by the test's own arithmetic: an order in progress that holds it, one that handed it over since, or one that came to
 * nothing while its food waits or was given away.
 */
function hasGot(order: Order, productId: number, since: string): boolean {
  const own = order.PantryOrderItems.filter((line) => line.PantryInventoryItemID === productId)
  if (order.StatusCode === 'CANCELLED' || order.StatusCode === 'ABANDONED')
    return own.some((line) => ['waiting', 'givenAway'].includes(line.Return ?? '') && line.PackedQuantity !== 0)
  if (order.StatusCode !== 'DELIVEREDTONEIGHBOR')
    return own.some(({ PackedQuantity, Quantity }) => (PackedQuantity ?? Quantity) > 0)
  return (order.HandOver?.At ?? '') >= since && own.some(({ HandedOverQuantity }) => (HandedOverQuantity ?? 0) > 0)
}

/** Each line once in the ledger, with its quantity; and nothing of a receipt that it did not put there. */
function checkShelf(items: readonly TableItem[], counters: Counters): void {
  const shelved = shelfLines(items).map(({ receiptId, productId, quantity, at }) =>
    [productId, receiptId, at, quantity].join(' '),
  )
  const received = items
    .filter(({ Cause, sk, Reference }) => String(sk).startsWith('MOVE#') && Cause === 'received' && Reference !== null)
    .map(({ pk, Reference, At, Quantity }) =>
      [String(pk).split('#')[1], (Reference as { ID: number }).ID, At, Quantity].join(' '),
    )
  counters.add('invariant', bothInvariants.shelf, Math.max(1, shelved.length))
  if (!isDeepStrictEqual(shelved.toSorted(), received.toSorted()))
    throw new BothViolation('shelf', `on the shelf ${shelved.toSorted()}; in the ledger ${received.toSorted()}`)
}

export const pantryInRescue = async (): Promise<OtherHalf> => new PantryInRescue(await preparePantry(owner))
