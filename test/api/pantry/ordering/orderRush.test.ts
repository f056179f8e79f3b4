import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedResponseKey } from '../../../../functions/core/table/idempotency.ts'
import { nextId } from '../../../../functions/core/table/ids.ts'
import { locationKeys } from '../../../../functions/core/table/keys/locations.ts'
import { requestPrefix, usageKeys, waitingKeys } from '../../../../functions/core/table/keys/ordering.ts'
import { orderKeys } from '../../../../functions/core/table/keys/orders.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { grantAccessWrite } from '../../../../functions/pantry/locations/accessTable.ts'
import { leadGroupCommit } from '../../../../functions/pantry/ordering/groupCommit.ts'
import {
  newWaitingOrder,
  queueOrder,
  readOutcome,
  refuseOrder,
  releaseLease,
  takeLease,
  type WaitingOrder,
  withdraw,
} from '../../../../functions/pantry/ordering/orderQueue.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { stockOfOwner } from '../../../../functions/pantry/products/stockTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { refuse } from '../../../../shared/core/answer.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { OrderDraft } from '../../../../shared/pantry/ordering/placing.ts'
import * as refusals from '../../../../shared/refusals.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { withConflicts } from '../../../engine/conflicts.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import {
  asCustomer,
  customerFor,
  lines,
  type OpenPantry,
  openPantry,
  pickupOf,
  place,
} from '../../../engine/ordering.ts'
import { ids, person } from '../../../engine/smallTenant.ts'
import { isFull } from '../../../engine/tier.ts'

/** Many customers at one window, over the engine with the conflicts of DynamoDB. */

beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

let made = 0
function newOwner(): Caller {
  made += 1
  return person('agency', 7600 + made, [ids.foodBank])
}
const customersOf = (owner: Caller, count: number) =>
  Promise.all(Array.from({ length: count }, () => customerFor(owner)))

/** One processor runs what would be five hundred instances, each with 30 seconds of its own. */
const patient = { hasTimeLimit: false } as const

/** Orders, and does so again when the pantry is busy, as a person would. */
async function placeUntilDecided(customer: Customer, at: OpenPantry, quantity = 1): Promise<number | string> {
  for (;;) {
    const { answer } = await place(customer, { at, of: lines([at.beans, quantity], [at.milk, 1]), options: patient })
    if (answer.Value?.OrderID) return answer.Value.OrderID
    if (answer.FailureReason !== refusals.orderingBusy.en) return answer.FailureReason ?? 'failed'
  }
}

const waitingAt = async ({ owner }: OpenPantry) => {
  const range = { from: requestPrefix, to: `${requestPrefix}~` }
  return (await Promise.all(waitingKeys.pantry(owner.EntityID).map((pk) => table.keys({ pk, ...range })))).flat()
}

async function balance({ owner, beans, milk, windowId }: OpenPantry) {
  const stock = await stockOfOwner(owner.EntityID)
  const of = (id: number) => [stock.get(id)?.Quantity, stock.get(id)?.CurrentOrderQuantity]
  const window = await windowById(windowId)
  return { beans: of(beans.ID), milk: of(milk.ID), placed: window?.PlacedOrders, all: window?.AllOrders }
}

const crowd = isFull ? 500 : 60
const places = Math.round(crowd * 0.4)

describe('an order that waits', () => {
  const until = new Date(morning.getTime() + 7000)
  const waitingFor = async (pantry: OpenPantry, customer: Customer) => {
    const orderId = await nextId('order')
    const request = {
      orderId,
      customerId: customer.ID,
      draft: OrderDraft.parse({ ...pickupOf(pantry), PantryOrderItems: lines([pantry.beans, 1]), OrderRest: false }),
      answer: { at: storedResponseKey(1_000_000 + customer.ID, 'addOrder', `order-${orderId}`), inputHash: '' },
    }
    const waiting = newWaitingOrder(
      { ...request, entityId: pantry.owner.EntityID, by: asCustomer(customer), until },
      morning,
    )
    await queueOrder(waiting)
    return waiting
  }

  it('is not placed when its caller gives up in the moment of its decision, and others are', async () => {
    const pantry = await openPantry(newOwner())
    const [hasty, patientOne] = await customersOf(pantry.owner, 2)
    if (!hasty || !patientOne) return expect.fail('no customers')
    const withdrawn = await waitingFor(pantry, hasty)
    const kept = await waitingFor(pantry, patientOne)
    const { owner } = pantry
    // The first commit takes the lease, the second one writes what was decided.
    beforeNextCommit(async () => beforeNextCommit(() => withdraw(withdrawn)))
    await leadGroupCommit(owner.EntityID, 'one', until.getTime())
    expect(await orderById(withdrawn.orderId)).toBeUndefined()
    expect(await orderById(kept.orderId)).toMatchObject({ StatusCode: 'CREATED' })
    expect(await balance(pantry)).toMatchObject({ beans: [9, 1], placed: 1, all: 1 })
    // Nobody is told afterwards that the pantry is busy or that the order is refused.
    expect(await withdraw(kept)).toBe(false)
    expect(await refuseOrder(kept, refuse(refusals.orderingBusy), morning)).toBe(false)
    expect((await readOutcome(owner.EntityID, kept)).outcome).toMatchObject({ OrderID: kept.orderId })
  })

  it('behind more than there are places for hears that the time is full before the places are given away', async () => {
    const pantry = await openPantry(newOwner(), { stock: 100, maximum: 20 })
    const line: WaitingOrder[] = []
    for (const customer of await customersOf(pantry.owner, 30)) line.push(await waitingFor(pantry, customer))
    line.sort((a, b) => (a.at.sk < b.at.sk ? -1 : 1))
    const commit = vi.spyOn(table, 'commit')
    await leadGroupCommit(pantry.owner.EntityID, 'one', until.getTime())
    const written = commit.mock.calls.map(([writes]) => JSON.stringify(writes))
    commit.mockRestore()
    const refusedAt = (id: number) => written.findIndex((one) => one.includes(waitingKeys.refusal(id).pk))
    const placedAt = (id: number) => written.findIndex((one) => one.includes(orderKeys.order(id).pk))
    const firstPlaced = Math.min(...line.slice(0, 20).map(({ orderId }) => placedAt(orderId)))
    expect(firstPlaced).toBeGreaterThan(0)
    for (const { orderId } of line.slice(20)) {
      expect(refusedAt(orderId)).toBeGreaterThanOrEqual(0)
      expect(refusedAt(orderId)).toBeLessThan(firstPlaced)
    }
    expect(await balance(pantry)).toMatchObject({ beans: [80, 20], placed: 20 })
    const last = line.at(-1)
    const seen = last && (await readOutcome(pantry.owner.EntityID, last))
    expect(seen?.outcome).toEqual(refuse(refusals.orderTimeFull))
  })

  it('at a full time for invited neighbors hears that it is full only where invited', async () => {
    const pantry = await openPantry(newOwner(), { stock: 100, maximum: 1 })
    const [first, invited, stranger] = await customersOf(pantry.owner, 3)
    if (!first || !invited || !stranger) return expect.fail('no customers')
    await table.commit([{ update: locationKeys.location(pantry.locationId), set: { IsRestricted: true } }])
    const Granted = '2026-11-02T15:00:00.000Z'
    for (const { ID: CustomerID } of [first, invited])
      await table.commit([grantAccessWrite({ PantryLocationID: pantry.locationId, CustomerID, Granted })])
    const line: WaitingOrder[] = []
    for (const customer of [first, invited, stranger]) line.push(await waitingFor(pantry, customer))
    await leadGroupCommit(pantry.owner.EntityID, 'one', until.getTime())
    const seen = await Promise.all(line.map((one) => readOutcome(pantry.owner.EntityID, one)))
    expect(seen.map(({ outcome }) => outcome)).toEqual([
      expect.objectContaining({ OrderID: line[0]?.orderId }),
      refuse(refusals.orderTimeFull),
      refuse(refusals.orderTimeGone),
    ])
  })

  it('is decided by one at a time, until they let go or their time is over', async () => {
    const { EntityID } = newOwner()
    const take = (holder: string) => takeLease(EntityID, holder, false)
    expect([await take('one'), await take('two'), await take('one')]).toEqual([true, false, true])
    await releaseLease(EntityID, 'two')
    expect(await take('two')).toBe(false)
    await releaseLease(EntityID, 'one')
    expect(await take('two')).toBe(true)
    setClock(new Date(morning.getTime() + 3001))
    expect(await take('one')).toBe(true)
  })
})

describe('a rush', () => {
  it(`of ${crowd} customers for ${places} places gives away each place once`, { timeout: 300_000 }, async () => {
    const pantry = await openPantry(newOwner(), { stock: crowd, maximum: places })
    const customers = await customersOf(pantry.owner, crowd)
    const conflicts = withConflicts(5)
    try {
      const answers = await Promise.all(customers.map((customer) => placeUntilDecided(customer, pantry)))
      const placed = answers.filter((answer) => typeof answer === 'number')
      expect(placed).toHaveLength(places)
      expect(new Set(placed).size).toBe(places)
      expect(new Set(answers.filter((answer) => typeof answer === 'string'))).toEqual(
        new Set([refusals.orderTimeFull.en]),
      )
      expect(await balance(pantry)).toEqual({
        beans: [crowd - places, places],
        milk: [crowd - places, places],
        placed: places,
        all: places,
      })
      expect(await waitingAt(pantry)).toEqual([])
      expect(conflicts.items.conflicts).toBeGreaterThan(0)
    } finally {
      conflicts.stop()
    }
  })

  it('on one instance forms a line without conflicts: those without a place hear before the last place is given', async () => {
    vi.stubEnv('AWS_LAMBDA_MAX_CONCURRENCY', '100')
    const pantry = await openPantry(newOwner(), { stock: 60, maximum: 24 })
    const customers = await customersOf(pantry.owner, 60)
    const answered: (number | string)[] = []
    const order = async (customer: Customer) => {
      const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1], [pantry.milk, 1]) })
      answered.push(answer.Value?.OrderID ?? answer.FailureReason ?? 'failed')
    }
    await Promise.all(customers.map(order))
    vi.unstubAllEnvs()
    const isPlaced = answered.map((answer) => typeof answer === 'number')
    expect(isPlaced.filter(Boolean)).toHaveLength(24)
    expect(new Set(answered.filter((answer) => typeof answer === 'string'))).toEqual(
      new Set([refusals.orderTimeFull.en]),
    )
    expect(await balance(pantry)).toEqual({ beans: [36, 24], milk: [36, 24], placed: 24, all: 24 })
    expect(await waitingAt(pantry)).toEqual([])
    const beforeTheLast = isPlaced.slice(0, isPlaced.lastIndexOf(true))
    expect(beforeTheLast.filter((placed) => !placed).length).toBeGreaterThan(18)
  })

  it('for the last items gives them to as many as they are enough for', { timeout: 60_000 }, async () => {
    const pantry = await openPantry(newOwner(), { stock: 9, maximum: null })
    const customers = await customersOf(pantry.owner, 12)
    const conflicts = withConflicts(5)
    const answers = await Promise.all(customers.map((customer) => placeUntilDecided(customer, pantry, 2)))
    conflicts.stop()
    expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(4)
    expect((await balance(pantry)).beans).toEqual([1, 8])
    expect(answers).toContain('There is not enough left of: Pinto Beans (1).')
  })
})

describe('an order that waits', () => {
  /** Leaves an order as an endpoint does that died while it waited, or while it decided. */
  async function leftBehind(pantry: OpenPantry, customer: Customer, more: object = {}) {
    const at = waitingKeys.request(pantry.owner.EntityID, '2026-11-20T14:59:59.000Z', 4_000_000 + customer.ID)
    const Draft = {
      PantryLocationID: pantry.locationId,
      PantryLocationPickupTimeID: pantry.windowId,
      FoodBankDeliveryTimeID: null,
      FoodInsecureNeighborAddressID: null,
      PantryOrderItems: lines([pantry.beans, 1]),
      OrderRest: false,
    }
    const item = {
      OrderID: 4_000_000 + customer.ID,
      CustomerID: customer.ID,
      Draft,
      By: { UserID: 1, EntityID: ids.foodBank, Role: 'customer' },
      AnswerPk: `IDEMPOTENCY#1#addOrder#left-${customer.ID}`,
      AnswerSk: 'RESPONSE',
      InputHash: 'x',
      Until: '2026-11-20T15:00:05.000Z',
      ...more,
    }
    await table.commit([{ put: { ...at, ...item } }])
    return item
  }
  /** Somebody meets a conflict, and decides for all who wait. */
  async function meet(pantry: OpenPantry) {
    const conflicts = withConflicts(5)
    const customers = await customersOf(pantry.owner, 4)
    const answers = await Promise.all(customers.map((customer) => placeUntilDecided(customer, pantry)))
    conflicts.stop()
    return answers
  }

  it('is decided by the next who leads, though its endpoint died', async () => {
    const pantry = await openPantry(newOwner(), { stock: 50 })
    const left = await leftBehind(pantry, await customerFor(pantry.owner))
    await meet(pantry)
    expect(await orderById(left.OrderID)).toMatchObject({ PantryOrderItems: [{ Quantity: 1 }] })
    expect((await balance(pantry)).placed).toBe(5)
  })

  const useThatCannotBeRead = ({ owner }: OpenPantry, { ID }: Customer) =>
    table.commit([{ put: { ...usageKeys.day(ID, owner.EntityID, '2026-11-27'), 'ORDER#9': 'broken' } }])

  it.each<[string, object, typeof useThatCannotBeRead | undefined]>([
    ['can’t be read', { Draft: { PantryOrderItems: 'none' } }, undefined],
    ['whose customer’s use can’t be read', {}, useThatCannotBeRead],
  ])('and %s is refused alone', async (_, broken, spoil) => {
    const pantry = await openPantry(newOwner(), { stock: 50 })
    const customer = await customerFor(pantry.owner)
    const left = await leftBehind(pantry, customer, broken)
    await spoil?.(pantry, customer)
    for (const answer of await meet(pantry)) expect(answer).toEqual(expect.any(Number))
    expect(await orderById(left.OrderID)).toBeUndefined()
    expect(await waitingAt(pantry)).toEqual([])
  })

  it('too long is dropped', async () => {
    const pantry = await openPantry(newOwner(), { stock: 50 })
    const Until = '2026-11-20T14:59:59.500Z'
    const left = await leftBehind(pantry, await customerFor(pantry.owner), { Until })
    await meet(pantry)
    expect(await orderById(left.OrderID)).toBeUndefined()
    expect((await balance(pantry)).placed).toBe(4)
  })

  it('is decided once the lease of a leader that died is over', async () => {
    const pantry = await openPantry(newOwner(), { stock: 50 })
    const customer = await customerFor(pantry.owner)
    const lease = waitingKeys.lease(pantry.owner.EntityID)
    await table.commit([{ put: { ...lease, Holder: 'dead', Until: '2026-11-20T15:00:03.000Z' } }])
    const answer = placeUntilDecided(customer, pantry)
    await vi.waitFor(async () => expect(await waitingAt(pantry)).toHaveLength(1), { timeout: 5000 })
    vi.setSystemTime('2026-11-20T15:00:03.001Z')
    expect(await answer).toEqual(expect.any(Number))
    setClock(morning)
  })

  it('is answered that the pantry is busy when its time is over, and is then not placed', async () => {
    const pantry = await openPantry(newOwner(), { stock: 50 })
    const lease = waitingKeys.lease(pantry.owner.EntityID)
    await table.commit([{ put: { ...lease, Holder: 'other', Until: '2026-11-20T16:00:00.000Z' } }])
    const customer = await customerFor(pantry.owner)
    const answer = place(customer, { at: pantry, of: lines([pantry.beans, 1]), options: patient })
    await vi.waitFor(async () => expect(await waitingAt(pantry)).toHaveLength(1), { timeout: 5000 })
    vi.setSystemTime('2026-11-20T15:00:08.000Z')
    expect((await answer).answer.FailureReason).toBe(refusals.orderingBusy.en)
    setClock(morning)
    expect(await waitingAt(pantry)).toEqual([])
    expect((await balance(pantry)).placed).toBe(0)
  })
})
