import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { distributionLists } from '../../../../functions/core/table/keys/orders.ts'
import { countedDays, distributionsOfOrders } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { stockOfOwner } from '../../../../functions/pantry/products/stockTable.ts'
import { handler as onOrderMoved } from '../../../../functions/pantry/stock/onOrderMoved.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import type { Product } from '../../../../shared/pantry/products/product.ts'
import { itemSources } from '../../../../shared/pantry/products/reference.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer, customerFor, lines, openPantry, place } from '../../../engine/ordering.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Households who were served without an order while the tablet had no connection. */

/** Four hours without a signal. */
const hours = 3_600_000
const afternoon = new Date(morning.getTime() + 6 * hours)
const at = (ago: number) => new Date(Date.now() - ago).toISOString()

beforeAll(async () => {
  setClock(afternoon)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

let made = 0
/** A pantry of its own with a neighbor, 10 beans and 10 milk. */
async function table() {
  made += 1
  const owner = person('agency', 7900 + made, [ids.foodBank])
  const pantry = await openPantry(owner)
  return { owner, pantry, customer: await customerFor(owner, { HouseholdSize: 2 }) }
}
type At = Awaited<ReturnType<typeof table>>
type Draft = Partial<Input<typeof ordering.serveWalkIn>>
const tell = ({ owner, pantry, customer }: At, draft: Draft, key: string, by: Caller = owner) =>
  call(
    ordering.serveWalkIn,
    by,
    { id: customer.ID, PantryLocationID: pantry.locationId, PantryOrderItems: [], ...draft } as never,
    { headers: { 'idempotency-key': key } },
  )
const orderOf = ({ answer, body }: Awaited<ReturnType<typeof tell>>) => answer.Value?.Order ?? expect.fail(body)
async function recordsOf({ owner }: At) {
  const { records } = await countedDays(distributionLists.owner(owner.EntityID), '2026-11-20', '2026-11-20')
  return distributionsOfOrders(records.map(({ OrderID }) => OrderID))
}
const balanceOf = async ({ owner }: At, id: number) => {
  const found = (await stockOfOwner(owner.EntityID)).get(id)
  return found && found.Quantity - found.ShortQuantity
}
const volunteerAt = ({ owner }: At) => ({
  ...person('pantryvolunteer', owner.EntityID, [ids.foodBank]),
  UserID: 990_001,
})

it('is recorded as of the time when it was, once however often it is told, also after the answer is forgotten', async () => {
  const there = await table()
  const { beans } = there.pantry
  const draft = { PantryOrderItems: lines([beans, 3]), Pounds: 4, At: at(3 * hours) }
  const answers = await Promise.all([1, 2, 3].map(() => tell(there, draft, 'told-once')))
  expect(new Set(answers.map((one) => orderOf(one).ID)).size).toBe(1)
  const served = orderOf(await tell(there, draft, 'another-key-for-the-same'))
  expect(served).toMatchObject({
    ID: orderOf(answers[0] as never).ID,
    Told: { Against: [] },
    StartTime: expect.any(String),
  })
  expect(await recordsOf(there)).toMatchObject([{ At: draft.At, Day: '2026-11-20', TotalItems: 3 }])
  expect(await balanceOf(there, beans.ID)).toBe(7)
  expect((await call(orders.getOrder, asCustomer(there.customer), { id: served.ID })).answer.Value).not.toHaveProperty(
    'Told',
  )
})

it('after an attempt that was answered to nobody is refused as done: the same key has another input', async () => {
  const there = await table()
  const draft = { PantryOrderItems: lines([there.pantry.milk, 1]) }
  orderOf(await tell(there, draft, 'lost-answer'))
  expect((await tell(there, { ...draft, At: at(0) }, 'lost-answer')).status).toBe(409)
  expect(await recordsOf(there)).toHaveLength(1)
})

it('by two tablets of the same household is recorded twice, and the second is told', async () => {
  const there = await table()
  const draft = { PantryOrderItems: lines([there.pantry.beans, 2]) }
  const other = volunteerAt(there)
  const told = await Promise.all([
    tell(there, { ...draft, At: at(3 * hours) }, 'tablet-one'),
    tell(there, { ...draft, At: at(2 * hours) }, 'tablet-two', other),
  ])
  const against = told.map((one) => orderOf(one).Told?.Against)
  expect(against.toSorted((a, b) => (a?.length ?? 0) - (b?.length ?? 0))).toEqual([[], ['servedToday']])
  expect(await recordsOf(there)).toHaveLength(2)
  expect(await balanceOf(there, there.pantry.beans.ID)).toBe(6)
})

it('above a limit is recorded, by a volunteer as well, and what they took counts when they order', async () => {
  const there = await table()
  await call(limits.addOrderLimit, there.owner, limitDraft('1 ORDER ACCOUNT'))
  const draft = { PantryOrderItems: lines([there.pantry.beans, 1]) }
  orderOf(await tell(there, { ...draft, At: at(4 * hours) }, 'limit-first'))
  const second = orderOf(await tell(there, { ...draft, At: at(3 * hours) }, 'limit-second', volunteerAt(there)))
  expect(second.Told?.Against).toEqual(['servedToday', 'aboveLimit'])
  const read = orderOf(await tell(there, { ...draft, At: at(2 * hours), IsLimitRead: true }, 'limit-read'))
  expect(read.Told?.Against).toEqual(['servedToday'])
  expect((await place(there.customer, { at: there.pantry, of: lines([there.pantry.milk, 1]) })).answer.Successful).toBe(
    false,
  )
})

it('of more than the shelf has leaves it short of what is promised, and the ledger adds up', async () => {
  const there = await table()
  const { beans } = there.pantry
  const family = await customerFor(there.owner)
  expect((await place(family, { at: there.pantry, of: lines([beans, 9]) })).answer.Successful).toBe(true)
  const served = orderOf(await tell(there, { PantryOrderItems: lines([beans, 3]), At: at(hours) }, 'short-shelf'))
  expect(served.Told?.Against).toEqual(['shelf'])
  expect(await balanceOf(there, beans.ID)).toBe(-2)
  for (const event of (await orderStore.loadWithTimeline(served.ID))?.events ?? [])
    await deliver(onOrderMoved, { detail: event })
  const { answer } = await call(stock.listMovements, there.owner, { id: beans.ID })
  expect(answer.Value?.rows[0]).toMatchObject({ Cause: 'handedOver', Quantity: -3, MissingSince: at(hours) })
})

it('of what somebody counted since leaves the shelf as it was counted', async () => {
  setClock(morning)
  const there = await table()
  setClock(afternoon)
  const { beans } = there.pantry
  const Lines = [{ PantryInventoryItemID: beans.ID, CountedQuantity: 7, CountedAt: at(hours) }]
  await call(stock.countStock, there.owner, { StorageLocationID: null, Lines })
  const served = orderOf(await tell(there, { PantryOrderItems: lines([beans, 3]), At: at(2 * hours) }, 'counted-since'))
  expect(served).toMatchObject({ TotalItems: 3, Told: { Against: [] } })
  expect(await balanceOf(there, beans.ID)).toBe(7)
  orderOf(await tell(there, { PantryOrderItems: lines([beans, 2]), At: at(hours / 2) }, 'counted-before'))
  expect(await balanceOf(there, beans.ID)).toBe(5)
})

it('of TEFAP food, food on hold, and at a place that closed is recorded with what was against it', async () => {
  const there = await table()
  const PantryInventoryItemSourceID = itemSources.find(({ Code }) => Code === 'TEFAP')?.ID ?? 0
  const pork = await shelved(there.owner, 5, {
    IsActive: true,
    Name: 'Pork',
    PantryInventoryItemSourceID,
  } as Partial<Product>)
  const tefap = await tell(there, { PantryOrderItems: lines([pork, 1]), At: at(3 * hours) }, 'told-tefap')
  expect(orderOf(tefap)).toMatchObject({ Told: { Against: ['tefap'] }, ContainsTEFAPProduct: true })
  const [record] = await recordsOf(there)
  expect(record).toMatchObject({ TefapItems: 1, CertificateID: null })
  await call(inventory.holdItem, there.owner, { id: there.pantry.milk.ID, IsOnHold: true, IsRecalled: false })
  const other = { ...there, customer: await customerFor(there.owner, { IsRestricted: true }) }
  const held = await tell(other, { PantryOrderItems: lines([there.pantry.milk, 1]), At: at(3 * hours) }, 'told-held')
  expect(orderOf(held).Told?.Against).toEqual(['onHold', 'shelf', 'closed'])
  expect(await balanceOf(there, there.pantry.milk.ID)).toBe(9)
})

it('is refused only for what can’t be recorded: nothing, another pantry’s food or place', async () => {
  const there = await table()
  const other = await table()
  expect((await tell(there, { At: at(hours) }, 'told-nothing')).answer.Successful).toBe(false)
  const foreign = { PantryOrderItems: lines([other.pantry.beans, 1]), At: at(hours) }
  expect((await tell(there, foreign, 'told-foreign')).answer.Successful).toBe(false)
  const elsewhere = { Pounds: 1, PantryLocationID: other.pantry.locationId, At: at(hours) }
  expect((await tell(there, elsewhere, 'told-elsewhere')).answer.Successful).toBe(false)
  expect(await recordsOf(there)).toEqual([])
})
