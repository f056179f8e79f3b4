import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { distributionLists } from '../../../../functions/core/table/keys/orders.ts'
import { storedCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import { countedDays, distributionsOfOrders } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { handler as onOrderCounted } from '../../../../functions/pantry/orders/onOrderCounted.ts'
import { orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { stockOfOwner } from '../../../../functions/pantry/products/stockTable.ts'
import { handler as onOrderMoved } from '../../../../functions/pantry/stock/onOrderMoved.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import type { Product } from '../../../../shared/pantry/products/product.ts'
import { itemSources } from '../../../../shared/pantry/products/reference.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { call, type HandlerCallOptions } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { afterKeyWasFree } from '../../../engine/meanwhile.ts'
import { asCustomer, customerFor, lines, openPantry, place } from '../../../engine/ordering.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Households who come without an order and are served at the table. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

let made = 0
/** A pantry of its own with a neighbor, 10 beans and 10 milk. */
async function table() {
  made += 1
  const owner = person('agency', 7700 + made, [ids.foodBank])
  const pantry = await openPantry(owner)
  return { owner, pantry, customer: await customerFor(owner, { HouseholdSize: 2 }) }
}
type At = Awaited<ReturnType<typeof table>>
type Draft = Partial<Input<typeof ordering.serveWalkIn>>
const serve = ({ owner, pantry, customer }: At, draft: Draft, by: Caller = owner, options?: HandlerCallOptions) =>
  call(
    ordering.serveWalkIn,
    by,
    { id: customer.ID, PantryLocationID: pantry.locationId, PantryOrderItems: [], ...draft } as never,
    options,
  )
const today = '2026-11-20'
async function recordsOf({ owner }: At) {
  const { records } = await countedDays(distributionLists.owner(owner.EntityID), today, today)
  return distributionsOfOrders(records.map(({ OrderID }) => OrderID))
}
const stockNow = async ({ owner }: At) =>
  new Map(
    [...(await stockOfOwner(owner.EntityID))].map(([id, { Quantity, CurrentOrderQuantity, PackedQuantity }]) => [
      id,
      [Quantity, CurrentOrderQuantity, PackedQuantity ?? 0],
    ]),
  )
async function publish(id: number) {
  for (const event of (await orderStore.loadWithTimeline(id))?.events ?? [])
    for (const handler of [onOrderMoved, onOrderCounted]) await deliver(handler, { detail: event })
}

describe('a household without an order', () => {
  it('is served products and weighed food: off the shelf, in the records and reports, and in their history', async () => {
    const at = await table()
    const { beans } = at.pantry
    const { answer, body } = await serve(at, {
      PantryOrderItems: lines([beans, 3]),
      Pounds: 12.5,
      Ages: { Minors: 1, Adults: 2, Seniors: 0 },
    })
    const served = answer.Value?.Order ?? expect.fail(body)
    const pounds = Number((3 * beans.WeightPounds + 12.5).toFixed(2))
    expect(served).toMatchObject({
      PantryOrderStatusType: { Code: 'DELIVEREDTONEIGHBOR' },
      PickupOrDeliveryDate: today,
      TotalItems: 3,
      TotalPounds: pounds,
      PantryLocationPickupTimeID: null,
      IsEditable: false,
    })
    expect((await stockNow(at)).get(beans.ID)).toEqual([7, 0, 0])
    expect(await recordsOf(at)).toMatchObject([
      {
        OrderID: served.ID,
        CustomerID: at.customer.ID,
        PantryLocationID: at.pantry.locationId,
        HouseholdSize: 3,
        Ages: { Minors: 1, Adults: 2, Seniors: 0 },
        TotalItems: 3,
        TotalPounds: pounds,
        Uncounted: { Pounds: 12.5, TefapPounds: 0 },
      },
    ])
    const looks = await call(customers.listCustomerLooks, asCustomer(at.customer), { id: at.customer.ID })
    expect(looks.answer.Value?.map(({ UserID }) => UserID)).toEqual([at.owner.UserID])
    await publish(served.ID)
    const { answer: moved } = await call(stock.listMovements, at.owner, { id: beans.ID })
    expect(moved.Value?.rows[0]).toMatchObject({ Cause: 'handedOver', Quantity: -3, Reference: { ID: served.ID } })
    expect((await storedCustomer(at.customer.ID))?.OrderCount).toBe(1)
    const days = { dateStartFilter: '11-20-2026', dateEndFilter: '11-20-2026' }
    const { answer: summary } = await call(pantryReports.getCustomerSummary, at.owner, days)
    expect(summary.Value?.Total).toMatchObject({
      Visits: 1,
      Households: 1,
      Individuals: 3,
      Minors: 1,
      Items: 3,
      Pounds: pounds,
    })
    const { answer: own } = await call(orders.getOrdersGrid, asCustomer(at.customer), {})
    expect(own.Value?.rows).toMatchObject([{ ID: served.ID, IsCancelled: false }])
    const { answer: all } = await call(orders.getOrdersGrid, at.owner, {})
    expect(all.Value?.rows.map(({ ID }) => ID)).toEqual([served.ID])
  })

  it('is recorded once, however often it is sent, and takes nobody’s place', async () => {
    const at = await table()
    const options = { headers: { 'idempotency-key': 'walk-in-once' } }
    const draft = { PantryOrderItems: lines([at.pantry.milk, 1]) }
    const answers = await Promise.all([1, 2, 3].map(() => serve(at, draft, at.owner, options)))
    expect(new Set(answers.map(({ answer }) => answer.Value?.Order?.ID)).size).toBe(1)
    expect(await recordsOf(at)).toHaveLength(1)
    expect((await stockNow(at)).get(at.pantry.milk.ID)).toEqual([9, 0, 0])
    const times = await call(ordering.listAvailablePickupTimes, asCustomer(at.customer), { id: at.customer.ID })
    expect(JSON.stringify(times.answer.Value)).toContain('"PlacesLeft":10')
  })

  it('at their limit is recorded once, and nobody is asked to serve them above it because of their own repeat', async () => {
    const at = await table()
    await call(limits.addOrderLimit, at.owner, limitDraft('1 ORDER ACCOUNT'))
    const options = { headers: { 'idempotency-key': 'walk-in-at-limit' } }
    const serveOnce = () => serve(at, { PantryOrderItems: lines([at.pantry.milk, 1]) }, at.owner, options)
    afterKeyWasFree(serveOnce)
    const repeat = await serveOnce()
    expect(repeat.answer.Value).toMatchObject({ Order: { TotalItems: 1 }, AboveLimit: null })
    expect(await recordsOf(at)).toHaveLength(1)
  })

  it('of whom many come at once never gets more than is there', async () => {
    const at = await table()
    const others = await Promise.all([1, 2, 3, 4].map(() => customerFor(at.owner)))
    const results = await Promise.all(
      [at.customer, ...others].map((customer) =>
        serve({ ...at, customer }, { PantryOrderItems: lines([at.pantry.beans, 3]) }),
      ),
    )
    expect(results.filter(({ answer }) => answer.Successful)).toHaveLength(3)
    expect(results.find(({ answer }) => !answer.Successful)?.answer.FailureReason).toContain('Pinto Beans (1)')
    expect((await stockNow(at)).get(at.pantry.beans.ID)).toEqual([1, 0, 0])
  })

  it('is taken back within a minute: the food is on the shelf, and no report counts it', async () => {
    const at = await table()
    const before = await stockNow(at)
    const { answer } = await serve(at, { PantryOrderItems: lines([at.pantry.milk, 2]), Pounds: 5 })
    const id = answer.Value?.Order?.ID ?? 0
    await publish(id)
    const undone = await call(orders.takeHandOverBack, at.owner, { id })
    expect(undone.answer.Value).toMatchObject({ IsCancelled: true })
    expect(await stockNow(at)).toEqual(before)
    expect(await recordsOf(at)).toEqual([])
    await publish(id)
    expect((await storedCustomer(at.customer.ID))?.OrderCount).toBe(0)
    expect((await call(orders.takeHandOverBack, at.owner, { id })).answer.Successful).toBe(false)
    const later = await serve(at, { Pounds: 5 })
    setClock(new Date(Date.now() + 61_000))
    const late = await call(orders.takeHandOverBack, at.owner, { id: later.answer.Value?.Order?.ID ?? 0 })
    expect(late.answer.FailureReason).toContain('within 60 seconds')
    setClock(morning)
  })
})

describe('serving without an order is refused', () => {
  it.each([
    ['nothing', {}, 'Please add a product, or the pounds of food.'],
    ['more TEFAP than food', { Pounds: 2, TefapPounds: 3 }, 'There are more TEFAP pounds than pounds.'],
    [
      'TEFAP food to who is not eligible',
      { Pounds: 3, TefapPounds: 3 },
      'This neighbor is not marked as eligible for TEFAP here.',
    ],
  ])('of %s', async (_, draft, reason) => {
    const at = await table()
    expect((await serve(at, draft)).answer.FailureReason).toBe(reason)
    expect(await recordsOf(at)).toEqual([])
  })

  it('of TEFAP products to who is not eligible; who is gets them, and the TEFAP report counts it', async () => {
    const at = await table()
    const PantryInventoryItemSourceID = itemSources.find(({ Code }) => Code === 'TEFAP')?.ID ?? 0
    const pork = await shelved(at.owner, 5, {
      IsActive: true,
      Name: 'Pork',
      PantryInventoryItemSourceID,
    } as Partial<Product>)
    const draft = { PantryOrderItems: lines([pork, 1]) }
    expect((await serve(at, draft)).answer.FailureReason).toContain('Only TEFAP eligible neighbors')
    const rule = { ProvinceID: null, ProvinceAbbreviation: null, CountyID: null, CountyName: null }
    const TEFAPEligibility: Customer['TEFAPEligibility'] = {
      ...rule,
      ...{ PostalCodeID: null, PostalCode: null, FoodBankID: ids.foodBank, FoodBankName: 'Food Bank' },
    }
    const eligible = { ...at, customer: await customerFor(at.owner, { IsTefapEligible: true, TEFAPEligibility }) }
    expect((await serve(eligible, draft)).answer.Value?.Order).toMatchObject({ ContainsTEFAPProduct: true })
    const weighed = { ...at, customer: await customerFor(at.owner, { IsTefapEligible: true, TEFAPEligibility }) }
    expect((await serve(weighed, { Pounds: 8, TefapPounds: 3 })).answer.Value?.Order).toMatchObject({
      ContainsTEFAPProduct: true,
    })
    const days = { dateStartFilter: '11-20-2026', dateEndFilter: '11-20-2026' }
    const { answer } = await call(pantryReports.getCustomerSummary, at.owner, days)
    expect(answer.Value?.Total).toMatchObject({
      TefapHouseholds: 2,
      TefapItems: 1,
      TefapPounds: Number((pork.WeightPounds + 3).toFixed(2)),
    })
  })

  it('above an order limit, until staff have read it; what they took counts when they order', async () => {
    const at = await table()
    await call(limits.addOrderLimit, at.owner, limitDraft('1 ORDER ACCOUNT'))
    const draft = { PantryOrderItems: lines([at.pantry.beans, 3]) }
    expect((await serve(at, draft)).answer.Successful).toBe(true)
    const { Order, AboveLimit } = (await serve(at, draft)).answer.Value ?? expect.fail('no answer')
    expect([Order, AboveLimit]).toEqual([null, expect.stringContaining('limit')])
    expect(await recordsOf(at)).toHaveLength(1)
    expect((await serve(at, { ...draft, IsLimitRead: true })).answer.Value?.Order).toBeTruthy()
    expect(await recordsOf(at)).toHaveLength(2)
    expect((await place(at.customer, { at: at.pantry, of: lines([at.pantry.milk, 1]) })).answer.Successful).toBe(false)
  })

  it('to who is restricted, at another pantry’s place, and by neighbors themselves', async () => {
    const at = await table()
    const restricted = { ...at, customer: await customerFor(at.owner, { IsRestricted: true }) }
    expect((await serve(restricted, { Pounds: 1 })).answer.FailureReason).toContain('cannot place or change orders now')
    expect((await serve(at, { Pounds: 1 }, people.foodBank)).answer.Successful).toBe(false)
    const other = await table()
    expect((await serve(at, { Pounds: 1, PantryLocationID: other.pantry.locationId })).answer.Successful).toBe(false)
    const foreign = await serve(at, { PantryOrderItems: lines([other.pantry.beans, 1]) })
    expect(foreign.answer.Successful).toBe(false)
    expect((await serve(at, { Pounds: 1 }, asCustomer(at.customer))).status).toBe(403)
    expect(await recordsOf(at)).toEqual([])
  })
})
