import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { locationKeys } from '../../../../functions/core/table/keys/locations.ts'
import { windowKeys } from '../../../../functions/core/table/keys/windows.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { grantAccessWrite } from '../../../../functions/pantry/locations/accessTable.ts'
import { readPantry } from '../../../../functions/pantry/ordering/pantryState.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { usageBetween } from '../../../../functions/pantry/orders/usageTable.ts'
import { changeProduct } from '../../../../functions/pantry/products/productTable.ts'
import { stockOfOwner } from '../../../../functions/pantry/products/stockTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { decideOrder } from '../../../../shared/pantry/ordering/decide.ts'
import { OrderDraft } from '../../../../shared/pantry/ordering/placing.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as tags from '../../../../shared/pantry/tags/api.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import * as refusals from '../../../../shared/refusals.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { limitDraft } from '../../../engine/limits.ts'
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
import { tagDraft } from '../../../engine/tags.ts'
import { addedPickupTimes, locationFor } from '../../../engine/windows.ts'

/** Placing orders over the real handlers and the embedded table; the clock stands at 20 November 2026. */

beforeAll(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

let made = 0
function newOwner(): Caller {
  made += 1
  return person('agency', 7200 + made, [ids.foodBank])
}
const stockOf = async ({ owner, beans, milk }: OpenPantry) => {
  const stock = await stockOfOwner(owner.EntityID)
  return [beans, milk].map(({ ID }) => [stock.get(ID)?.Quantity, stock.get(ID)?.CurrentOrderQuantity])
}
const everyUse = (customerId: number, entityId: number) =>
  usageBetween({ customer: { ID: customerId, MergedIDs: [] }, entityId }, '0000-00-00', '9999-12-31')
const reasonOf = ({ answer }: { answer: { FailureReason?: string } }) => answer.FailureReason

describe('placing an order', () => {
  it('[add-order-answer] answers its number, and takes stock, place and use in one', async () => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner)
    const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 3], [pantry.milk, 2]) })
    expect(answer).toEqual({
      Successful: true,
      Value: { OrderID: expect.any(Number), LimitCheckResult: { OrderItemTagLimitResults: [] }, Removed: [] },
    })
    const order = await orderById(answer.Value?.OrderID ?? 0)
    expect(order).toMatchObject({
      StatusCode: 'CREATED',
      PantryLocationPickupTimeID: pantry.windowId,
      OrderDay: '2026-11-27',
      FoodInsecureNeighbor: { ID: customer.ID, LastName: 'Medina' },
      PantryOrderItems: [
        { Name: 'Pinto Beans', Quantity: 3 },
        { Name: 'Milk', Quantity: 2 },
      ],
    })
    expect(await stockOf(pantry)).toEqual([
      [7, 3],
      [8, 2],
    ])
    expect(await windowById(pantry.windowId)).toMatchObject({ CreatedOrders: 1, PlacedOrders: 1, TotalItemCount: 5 })
    expect(await everyUse(customer.ID, pantry.owner.EntityID)).toEqual({
      days: [
        {
          day: '2026-11-27',
          orders: { [order?.ID ?? 0]: { products: { [pantry.beans.ID]: 3, [pantry.milk.ID]: 2 }, tags: {} } },
        },
      ],
    })
  })

  it('[order-default-created] by the customer, by their agency and by the food bank alike', async () => {
    const pantry = await openPantry(newOwner(), { maximum: null })
    const customer = await customerFor(pantry.owner)
    for (const by of [asCustomer(customer), pantry.owner, person('foodbankuser', ids.foodBank, [ids.foodBank])]) {
      const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1]), by })
      expect(await orderById(answer.Value?.OrderID ?? 0)).toMatchObject({ StatusCode: 'CREATED' })
    }
    const other = await customerFor(pantry.owner)
    const stranger = await place(customer, { at: pantry, of: lines([pantry.beans, 1]), by: asCustomer(other) })
    expect(stranger.status).toBe(404)
  })

  it('happens once under a key, however often it is sent', async () => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner)
    const options = { headers: { 'idempotency-key': 'order-once-only' } }
    const send = () => place(customer, { at: pantry, of: lines([pantry.beans, 3]), options })
    const [first, ...more] = [await send(), ...(await Promise.all([send(), send()]))]
    for (const { answer } of more) expect(answer).toEqual(first.answer)
    expect((await stockOf(pantry))[0]).toEqual([7, 3])
  })

  it('of a customer on two devices at the same moment breaks no limit', async () => {
    const pantry = await openPantry(newOwner())
    await call(limits.addOrderLimit, pantry.owner, limitDraft('1 ORDER WEEK'))
    const customer = await customerFor(pantry.owner)
    const answers = await Promise.all(
      [1, 2, 3].map(() => place(customer, { at: pantry, of: lines([pantry.beans, 1]) })),
    )
    expect(answers.filter(({ answer }) => answer.Successful)).toHaveLength(1)
    expect(answers.flatMap((one) => reasonOf(one) ?? [])).toEqual([
      'There is a limit of 1 order(s) every 1 week.',
      'There is a limit of 1 order(s) every 1 week.',
    ])
    expect((await stockOf(pantry))[0]).toEqual([9, 1])
  })

  it('of a customer whose other device orders in the moment of saving breaks no limit', async () => {
    const pantry = await openPantry(newOwner())
    await call(limits.addOrderLimit, pantry.owner, limitDraft('1 ORDER WEEK'))
    const customer = await customerFor(pantry.owner)
    const order = () => place(customer, { at: pantry, of: lines([pantry.beans, 1]) })
    beforeNextCommit(order)
    expect(reasonOf(await order())).toBe('There is a limit of 1 order(s) every 1 week.')
    expect((await stockOf(pantry))[0]).toEqual([9, 1])
  })

  it('of ten customers at the last places takes no more than there are', async () => {
    const pantry = await openPantry(newOwner(), { maximum: 4 })
    const customers = await Promise.all(Array.from({ length: 10 }, () => customerFor(pantry.owner)))
    const answers = await Promise.all(
      customers.map((customer) => place(customer, { at: pantry, of: lines([pantry.milk, 1]) })),
    )
    expect(answers.filter(({ answer }) => answer.Successful)).toHaveLength(4)
    expect(new Set(answers.flatMap((one) => reasonOf(one) ?? []))).toEqual(new Set([refusals.orderTimeFull.en]))
    expect(await stockOf(pantry)).toEqual([
      [10, 0],
      [6, 4],
    ])
  })

  it('orders the rest when something ran out, where the customer said so', async () => {
    const pantry = await openPantry(newOwner(), { stock: 2 })
    const customer = await customerFor(pantry.owner)
    const of = lines([pantry.beans, 5], [pantry.milk, 1])
    expect(reasonOf(await place(customer, { at: pantry, of }))).toBe('There is not enough left of: Pinto Beans (2).')
    const { answer } = await place(customer, { at: pantry, of, rest: true })
    expect(answer.Value?.Removed).toEqual(lines([pantry.beans, 3]))
    expect(await stockOf(pantry)).toEqual([
      [0, 2],
      [1, 1],
    ])
    const nothing = await place(customer, { at: pantry, of: lines([pantry.beans, 1]), rest: true })
    expect(reasonOf(nothing)).toBe('There is not enough left of: Pinto Beans (0).')
  })
})

describe('an order is refused, and nothing of it is stored,', () => {
  const setLocation = ({ locationId }: OpenPantry, set: object) =>
    table.commit([{ update: locationKeys.location(locationId), set: { ...set } }])
  const setWindow = ({ windowId }: OpenPantry, set: object) =>
    table.commit([{ update: windowKeys.window(windowId), set: { ...set } }])

  it.each<[string, string, (pantry: OpenPantry) => Promise<unknown>]>([
    [
      'for a product that went inactive',
      'No longer available here: Milk.',
      ({ milk }) => table.commit([changeProduct(milk.ID, undefined, { IsActive: false })]),
    ],
    [
      '[tefap-only-eligible] for a TEFAP product of somebody who is not eligible',
      'Only TEFAP eligible neighbors can order here: Milk.',
      ({ milk }) => table.commit([changeProduct(milk.ID, undefined, { PantryInventoryItemSourceID: 2 })]),
    ],
    [
      '[limit-global-block] above the items per order',
      'There is a global limit of 2 items total per order.',
      ({ owner }) => call(limits.setItemsPerOrderLimit, owner, { Value: 2 }),
    ],
    [
      'before the window opens',
      refusals.orderTimeNotOpen.en,
      (pantry) => setWindow(pantry, { OpenTime: '2026-11-21T05:00:00.000Z' }),
    ],
    [
      'after the window closed',
      refusals.orderTimeClosed.en,
      (pantry) => setWindow(pantry, { CloseTime: '2026-11-20T14:00:00.000Z' }),
    ],
    ['where no place is left', refusals.orderTimeFull.en, (pantry) => setWindow(pantry, { MaximumOrders: 0 })],
    ['at an inactive location', refusals.orderPlaceInactive.en, (pantry) => setLocation(pantry, { IsActive: false })],
    [
      'at a restricted location without a referral',
      refusals.orderTimeGone.en,
      (pantry) => setLocation(pantry, { IsRestricted: true }),
    ],
  ])('%s', async (_, reason, change) => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner)
    await change(pantry)
    const refused = await place(customer, { at: pantry, of: lines([pantry.beans, 2], [pantry.milk, 1]) })
    expect([refused.status, refused.answer.Successful, reasonOf(refused)]).toEqual([200, false, reason])
    expect(await stockOf(pantry)).toEqual([
      [10, 0],
      [10, 0],
    ])
    expect(await everyUse(customer.ID, pantry.owner.EntityID)).toEqual({ days: [] })
    expect(await windowById(pantry.windowId)).toMatchObject({ AllOrders: 0 })
  })

  it('for a restricted customer', async () => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner, { IsRestricted: true })
    expect(reasonOf(await place(customer, { at: pantry, of: lines([pantry.beans, 1]) }))).toBe(
      refusals.orderingBlocked.en,
    )
  })

  it('for a customer who is forgotten in the moment of saving', async () => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner)
    beforeNextCommit(() => call(customers.forgetCustomer, asCustomer(customer), { id: customer.ID }))
    expect(reasonOf(await place(customer, { at: pantry, of: lines([pantry.beans, 1]) }))).toBe(
      refusals.orderingBlocked.en,
    )
    expect(await stockOf(pantry)).toEqual([
      [10, 0],
      [10, 0],
    ])
  })

  it('but not at a restricted location with a referral', async () => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner)
    await setLocation(pantry, { IsRestricted: true })
    const Granted = '2026-11-02T15:00:00.000Z'
    await table.commit([grantAccessWrite({ PantryLocationID: pantry.locationId, CustomerID: customer.ID, Granted })])
    expect((await place(customer, { at: pantry, of: lines([pantry.beans, 1]) })).answer.Successful).toBe(true)
  })

  it('[order-limit-sentences] above the limit of a tag, with the limit and its products', async () => {
    const pantry = await openPantry(newOwner())
    const tag = { ...tagDraft('Dairy'), Limits: [limitDraft('2 ITEM WEEK')] }
    const { answer: added } = await call(tags.addTag, pantry.owner, tag)
    const customer = await customerFor(pantry.owner)
    await table.commit([changeProduct(pantry.milk.ID, undefined, { TagIDs: [added.Value?.ID ?? 0] })])
    expect((await place(customer, { at: pantry, of: lines([pantry.milk, 2]) })).answer.Successful).toBe(true)
    const refused = await place(customer, { at: pantry, of: lines([pantry.milk, 1], [pantry.beans, 1]) })
    expect(refused.answer).toMatchObject({
      Successful: false,
      FailureReason: refusals.orderAboveLimits.en,
      Value: {
        OrderID: null,
        LimitCheckResult: {
          OrderItemTagLimitResults: [
            {
              MatchingPantryInventoryItemIds: [pantry.milk.ID],
              EnforcedLimit: { Value: 2, LimitTimeScope: { Code: 'WEEK' } },
            },
          ],
        },
      },
    })
    expect((await stockOf(pantry))[1]).toEqual([8, 2])
  })

  it.each<[string, object]>([
    ['0.5 pieces', { Quantity: 0.5 }],
    ['no piece', { Quantity: 0 }],
    ['a text', { Quantity: 'two' }],
  ])('as a bad request for %s', async (_, change) => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner)
    const [line] = lines([pantry.beans, 1])
    const sent = await place(customer, { at: pantry, of: [{ ...line, ...change } as never] })
    expect([sent.status, sent.answer.Message]).toEqual([400, expect.stringContaining('PantryOrderItems.0.Quantity')])
  })

  it('for 91 products, and for none', async () => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner)
    const many = Array.from({ length: 91 }, (_, at) => ({ PantryInventoryItemID: 1_000_000 + at, Quantity: 1 }))
    expect(reasonOf(await place(customer, { at: pantry, of: many }))).toBe(
      'One order can have at most 90 different products.',
    )
    expect(reasonOf(await place(customer, { at: pantry, of: [] }))).toBe(refusals.orderIsEmpty.en)
  })

  it('for a product and a window of another pantry', async () => {
    const [pantry, other] = [await openPantry(newOwner()), await openPantry(newOwner())]
    const customer = await customerFor(pantry.owner)
    expect(reasonOf(await place(customer, { at: pantry, of: lines([other.beans, 1]) }))).toBe(
      refusals.unknownProductsNotOffered.en,
    )
    const byAgency = await place(customer, { at: other, of: lines([other.beans, 1]), by: pantry.owner })
    expect(reasonOf(byAgency)).toBe(refusals.orderPlaceOfOthers.en)
  })
})

describe('what an order takes of the limits', () => {
  it('returns when it is cancelled', async () => {
    const pantry = await openPantry(newOwner())
    await call(limits.addOrderLimit, pantry.owner, limitDraft('1 ORDER WEEK'))
    const customer = await customerFor(pantry.owner)
    const again = () => place(customer, { at: pantry, of: lines([pantry.beans, 1]) })
    const { answer } = await again()
    expect((await again()).answer.Successful).toBe(false)
    await call(orders.setOrderStatus, pantry.owner, { id: answer.Value?.OrderID ?? 0, statusCode: 'CANCELLED' })
    expect((await again()).answer.Successful).toBe(true)
  })

  it('moves the next day on which the customer may order', async () => {
    const pantry = await openPantry(newOwner())
    await call(limits.addOrderLimit, pantry.owner, limitDraft('1 ORDER DAY 3'))
    const customer = await customerFor(pantry.owner)
    const [later = 0] = await addedPickupTimes(pantry.owner, pantry.locationId, [{ PickupDay: '2026-11-28' }])
    const nextFrom = async (pickupTimeId: number, orderId?: number) =>
      (
        await call(ordering.getNextValidPickupOrderDate, asCustomer(customer), {
          id: customer.ID,
          pickupTimeId,
          ...(orderId ? { orderId } : {}),
        })
      ).answer.Value
    expect(await nextFrom(pantry.windowId)).toBe('2026-11-27')
    const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1]) })
    expect(await nextFrom(later)).toBe('2026-11-30')
    expect(await nextFrom(later, answer.Value?.OrderID ?? 0)).toBe('2026-11-28')
  })
})

it('a neighbor without a referral learns nothing of a restricted location, as if it did not exist', async () => {
  const pantry = await openPantry(newOwner())
  const customer = await customerFor(pantry.owner)
  await table.commit([{ update: locationKeys.location(pantry.locationId), set: { IsRestricted: true } }])
  const answersFor = async (pickupTimeId: number, pantryLocationId: number, by = asCustomer(customer)) => {
    const { answer } = await call(ordering.getNextValidPickupOrderDate, by, { id: customer.ID, pickupTimeId })
    const tefap = await call(ordering.checkTefapEligibility, by, { id: customer.ID, pantryLocationId })
    return [answer, tefap.status, tefap.answer]
  }
  expect(await answersFor(pantry.windowId, pantry.locationId)).toEqual(await answersFor(987_654, 987_654))
  const [next, status] = await answersFor(pantry.windowId, pantry.locationId, pantry.owner)
  expect([next, status]).toMatchObject([{ Successful: true }, 200])
  const orderedAt = async (at: Pick<OpenPantry, 'locationId' | 'windowId'>, by?: Caller) =>
    (await place(customer, { at, of: lines([pantry.beans, 1]), ...(by ? { by } : {}) })).answer
  const unknown = { locationId: pantry.locationId, windowId: 987_654 }
  const closed = { CloseTime: '2026-11-20T14:00:00.000Z' }
  const full = { CloseTime: '2026-11-27T04:30:00.000Z', PlaceLimit: 0, MaximumOrders: 0 }
  for (const change of [{}, closed, full]) {
    await table.commit([{ update: windowKeys.window(pantry.windowId), set: { Kind: 'pickup', ...change } }])
    expect(await orderedAt(pantry)).toEqual(await orderedAt(unknown))
  }
  await table.commit([{ update: windowKeys.window(pantry.windowId), set: { MaximumOrders: 10, PlaceLimit: 10 } }])
  expect((await orderedAt(pantry, pantry.owner)).FailureReason).toBe(refusals.orderPlaceRestricted.en)
})

it('a neighbor whose order stands at a location that was restricted since still sees the place, until it ends', async () => {
  const pantry = await openPantry(newOwner())
  const [customer, other] = [await customerFor(pantry.owner), await customerFor(pantry.owner)]
  const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1]) })
  const id = answer.Value?.OrderID ?? 0
  await table.commit([{ update: locationKeys.location(pantry.locationId), set: { IsRestricted: true } }])
  const statuses = async (of: Customer, more = {}) => {
    const time = await call(windows.getPickupTime, asCustomer(of), { id: pantry.windowId })
    const query = { id: of.ID, ...pickupOf(pantry), ...more }
    return [time.status, (await call(ordering.listProductsToOrder, asCustomer(of), query)).status]
  }
  expect(await statuses(customer, { OrderID: id })).toEqual([200, 200])
  expect(await statuses(other)).toEqual([404, 404])
  await call(orders.setOrderStatus, asCustomer(customer), { id, statusCode: 'CANCELLED' })
  expect(await statuses(customer)).toEqual([404, 404])
})

it('an order is not moved to a restricted location without a referral, as if it did not exist', async () => {
  const pantry = await openPantry(newOwner())
  const customer = await customerFor(pantry.owner)
  const { ID: hidden } = await locationFor(pantry.owner, { IsRestricted: true })
  const [hiddenTime = 0] = await addedPickupTimes(pantry.owner, hidden)
  const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1]) })
  const movedTo = (windowId: number, by: Caller) =>
    call(ordering.updateOrder, by, {
      id: answer.Value?.OrderID ?? 0,
      ...pickupOf({ locationId: hidden, windowId }),
      PantryOrderItems: lines([pantry.beans, 1]),
    } as never)
  const refused = await movedTo(hiddenTime, asCustomer(customer))
  expect(refused.answer).toEqual((await movedTo(987_654, asCustomer(customer))).answer)
  expect(reasonOf(await movedTo(hiddenTime, pantry.owner))).toBe(refusals.orderPlaceRestricted.en)
})

it('of one customer for two weeks, decided together, each is held to the limits of its own week', async () => {
  const pantry = await openPantry(newOwner())
  await call(limits.addOrderLimit, pantry.owner, limitDraft('1 ORDER WEEK'))
  const customer = await customerFor(pantry.owner)
  const [monday = 0] = await addedPickupTimes(pantry.owner, pantry.locationId, [{ PickupDay: '2026-11-30' }])
  const of = lines([pantry.beans, 1])
  expect((await place(customer, { at: { ...pantry, windowId: monday }, of })).answer.Successful).toBe(true)
  const request = (orderId: number, windowId: number) => ({
    orderId,
    customerId: customer.ID,
    draft: OrderDraft.parse({ ...pickupOf({ ...pantry, windowId }), PantryOrderItems: of }),
  })
  const [free, taken] = [request(9_000_001, pantry.windowId), request(9_000_002, monday)]
  for (const requests of [
    [free, taken],
    [taken, free],
  ]) {
    const state = await readPantry(pantry.owner.EntityID, requests, new Date())
    expect(isRefusal(decideOrder(free, state))).toBe(false)
    expect(isRefusal(decideOrder(taken, state))).toBe(true)
  }
})

describe('at a time that is closed for families', () => {
  const closedPantry = async (by: Caller, maximum: number | null = 2) => {
    const pantry = await openPantry(by, { maximum })
    // The morning of the window's day, hours after it closed for orders.
    setClock(new Date('2026-11-27T14:30:00.000Z'))
    return pantry
  }
  afterEach(() => setClock(morning))
  const offered = async (by: Caller, { ID: id }: Customer, { windowId, locationId }: OpenPantry) => {
    const { answer } = await call(ordering.listAvailablePickupTimes, by, { id, locationId })
    const times = (answer.Value ?? []).flatMap((location) => location.PantryLocationPickupTimes)
    return times.some(({ ID }) => ID === windowId)
  }

  it('staff order for somebody at the table, up to its maximum; the person does not', async () => {
    const owner = person('agency', 7610, [ids.foodBank])
    const pantry = await closedPantry(owner)
    const customers = [await customerFor(owner), await customerFor(owner), await customerFor(owner)]
    const [first, second, third] = customers as [Customer, Customer, Customer]
    const beans = lines([pantry.beans, 1])
    expect([await offered(owner, first, pantry), await offered(asCustomer(first), first, pantry)]).toEqual([
      true,
      false,
    ])
    const own = await place(first, { at: pantry, of: beans })
    expect(own.answer.FailureReason).toBe(refusals.orderTimeClosed.en)
    for (const one of [first, second])
      expect((await place(one, { at: pantry, of: beans, by: owner })).answer.Successful).toBe(true)
    const full = await place(third, { at: pantry, of: beans, by: owner })
    expect(full.answer.FailureReason).toBe(refusals.orderTimeFull.en)
    expect(await offered(owner, third, pantry)).toBe(false)
  })

  it('ten of them at the same moment take no more than there are', async () => {
    const owner = person('agency', 7611, [ids.foodBank])
    const pantry = await closedPantry(owner, 4)
    const people = await Promise.all(Array.from({ length: 8 }, () => customerFor(owner)))
    const placed = await Promise.all(
      people.map((one) => place(one, { at: pantry, of: lines([pantry.beans, 1]), by: owner })),
    )
    expect(placed.filter(({ answer }) => answer.Successful)).toHaveLength(4)
  })

  it('until its day is over', async () => {
    const owner = person('agency', 7612, [ids.foodBank])
    const pantry = await closedPantry(owner)
    setClock(new Date('2026-11-28T05:30:00.000Z'))
    const customer = await customerFor(owner)
    const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1]), by: owner })
    expect(answer.FailureReason).toBe(refusals.orderTimeClosed.en)
    expect(await offered(owner, customer, pantry)).toBe(false)
  })
})

describe('editing an order', () => {
  interface Edited {
    readonly by?: Caller
    readonly at?: Pick<OpenPantry, 'locationId' | 'windowId'>
  }
  async function placedOrder(more: { stock?: number } = {}) {
    const pantry = await openPantry(newOwner(), more)
    const customer = await customerFor(pantry.owner)
    const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 3], [pantry.milk, 2]) })
    const id = answer.Value?.OrderID ?? 0
    const edit = (of: ReturnType<typeof lines>, { by = asCustomer(customer), at = pantry }: Edited = {}) =>
      call(ordering.updateOrder, by, { id, ...pickupOf(at), PantryOrderItems: of } as never)
    return { pantry, customer, id, edit }
  }

  it('[order-editable] moves stock, place and use from what it was to what it is', async () => {
    const { pantry, customer, id, edit } = await placedOrder()
    const [later = 0] = await addedPickupTimes(pantry.owner, pantry.locationId, [{ PickupDay: '2026-11-28' }])
    const { answer } = await edit(lines([pantry.beans, 5]), { at: { ...pantry, windowId: later } })
    expect(answer).toMatchObject({ Successful: true, Value: { OrderID: id } })
    expect(await orderById(id)).toMatchObject({
      OrderDay: '2026-11-28',
      PantryLocationPickupTimeID: later,
      PantryOrderItems: [{ PantryInventoryItemID: pantry.beans.ID, Quantity: 5 }],
    })
    expect(await stockOf(pantry)).toEqual([
      [5, 5],
      [10, 0],
    ])
    expect(await windowById(pantry.windowId)).toMatchObject({ PlacedOrders: 0, AllOrders: 0, TotalItemCount: 0 })
    expect(await windowById(later)).toMatchObject({ PlacedOrders: 1, CreatedOrders: 1, TotalItemCount: 5 })
    const { days } = await everyUse(customer.ID, pantry.owner.EntityID)
    expect(days.filter(({ orders: all }) => Object.keys(all).length > 0)).toEqual([
      { day: '2026-11-28', orders: { [id]: { products: { [pantry.beans.ID]: 5 }, tags: {} } } },
    ])
  })

  it('keeps its time of placing, its status, and what staff wrote about it', async () => {
    const { pantry, id, edit } = await placedOrder()
    await call(orders.setOrderStatus, pantry.owner, { id, statusCode: 'PROCESSING' })
    const note = { Note: 'Rings twice', IsVisibleToFoodInsecureNeighbor: true }
    await call(orders.addOrderNote, pantry.owner, { id, ...note })
    const before = await orderById(id)
    vi.setSystemTime(morning.getTime() + 60_000)
    expect((await edit(lines([pantry.beans, 1]))).answer.Successful).toBe(true)
    setClock(morning)
    const after = await orderById(id)
    expect(after).toEqual({ ...before, Version: 4, PantryOrderItems: after?.PantryOrderItems })
    expect(after?.PantryOrderItems.map(({ Quantity }) => Quantity)).toEqual([1])
  })

  it('has what it holds beside what is left, and no more', async () => {
    const { pantry, edit } = await placedOrder({ stock: 4 })
    expect(reasonOf(await edit(lines([pantry.beans, 5])))).toBe('There is not enough left of: Pinto Beans (4).')
    expect((await edit(lines([pantry.beans, 4], [pantry.milk, 1]))).answer.Successful).toBe(true)
    expect(await stockOf(pantry)).toEqual([
      [0, 4],
      [3, 1],
    ])
  })

  it('[edit-lifts-date-check] keeps its own day, which the limits would not give again', async () => {
    const { pantry, customer, edit } = await placedOrder()
    await call(limits.addOrderLimit, pantry.owner, limitDraft('1 ORDER WEEK'))
    expect((await place(customer, { at: pantry, of: lines([pantry.beans, 1]) })).answer.Successful).toBe(false)
    expect((await edit(lines([pantry.beans, 6]))).answer.Successful).toBe(true)
  })

  it('may keep and lower what a limit forbids that came later, and not raise it', async () => {
    const { pantry, edit } = await placedOrder()
    await call(limits.setItemsPerOrderLimit, pantry.owner, { Value: 2 })
    expect((await edit(lines([pantry.beans, 3], [pantry.milk, 1]))).answer.Successful).toBe(true)
    expect(reasonOf(await edit(lines([pantry.beans, 3], [pantry.milk, 2])))).toBe(
      'There is a global limit of 2 items total per order.',
    )
  })

  it.each(['ORDER', 'WEEK'])(
    'keeps and lowers a line whose product got a tag with a limit later (%s)',
    async (scope) => {
      const { pantry, edit } = await placedOrder({ stock: 20 })
      const added = await call(tags.addTag, pantry.owner, {
        ...tagDraft('Scarce'),
        Limits: [limitDraft(`1 ITEM ${scope}`)],
      })
      const TagIDs = [added.answer.Value?.ID ?? 0]
      await table.commit([pantry.beans.ID, pantry.milk.ID].map((id) => changeProduct(id, undefined, { TagIDs })))
      const saved = async (beans: number, milk: number) =>
        (await edit(lines([pantry.beans, beans], [pantry.milk, milk]))).answer.Successful
      expect(await saved(3, 2)).toBe(true)
      expect(await saved(4, 2)).toBe(false)
      expect(await saved(3, 1)).toBe(true)
      expect(await saved(3, 2)).toBe(false)
      const [later = 0] = await addedPickupTimes(pantry.owner, pantry.locationId, [{ PickupDay: '2026-12-02' }])
      const moved = await edit(lines([pantry.beans, 3], [pantry.milk, 1]), { at: { ...pantry, windowId: later } })
      expect(moved.answer).toMatchObject({ Successful: true })
    },
  )

  it('[limit-time-scoped] moved to a week with another order counts both', async () => {
    const { pantry, customer, edit } = await placedOrder({ stock: 20 })
    const [later = 0] = await addedPickupTimes(pantry.owner, pantry.locationId, [{ PickupDay: '2026-12-02' }])
    const at = { ...pantry, windowId: later }
    expect((await place(customer, { at, of: lines([pantry.beans, 1]) })).answer.Successful).toBe(true)
    const added = await call(tags.addTag, pantry.owner, { ...tagDraft('Few'), Limits: [limitDraft('2 ITEM WEEK')] })
    await table.commit([changeProduct(pantry.beans.ID, undefined, { TagIDs: [added.answer.Value?.ID ?? 0] })])
    await call(limits.addOrderLimit, pantry.owner, limitDraft('1 ORDER WEEK'))
    expect((await edit(lines([pantry.beans, 3]), { at })).answer.Successful).toBe(false)
    expect((await edit(lines([pantry.beans, 3]))).answer.Successful).toBe(true)
  })

  it('keeps its full time, and is refused at another full one', async () => {
    const { pantry, edit } = await placedOrder()
    const [full = 0] = await addedPickupTimes(pantry.owner, pantry.locationId, [{ PickupDay: '2026-11-29' }])
    for (const id of [pantry.windowId, full])
      await table.commit([{ update: windowKeys.window(id), set: { MaximumOrders: 0, PlaceLimit: 0 } }])
    expect((await edit(lines([pantry.beans, 1]))).answer.Successful).toBe(true)
    expect(reasonOf(await edit(lines([pantry.beans, 1]), { at: { ...pantry, windowId: full } }))).toBe(
      refusals.orderTimeFull.en,
    )
  })

  it.each<[string, string, object]>([
    ['has closed', refusals.orderTimeClosed.en, { CloseTime: '2026-11-20T14:59:59.000Z' }],
    ['is not open yet', refusals.orderTimeNotOpen.en, { OpenTime: '2026-11-20T15:00:01.000Z' }],
  ])('keeps its closed time, and is refused at another one that %s', async (_, reason, times) => {
    const { pantry, edit } = await placedOrder()
    const [other = 0] = await addedPickupTimes(pantry.owner, pantry.locationId, [{ PickupDay: '2026-11-29' }])
    for (const id of [pantry.windowId, other])
      await table.commit([{ update: windowKeys.window(id), set: { ...times } }])
    const before = await stockOf(pantry)
    expect(reasonOf(await edit(lines([pantry.beans, 1]), { at: { ...pantry, windowId: other } }))).toBe(reason)
    expect(await stockOf(pantry)).toEqual(before)
    expect((await edit(lines([pantry.beans, 1]))).answer.Successful).toBe(true)
  })

  it('is refused at a time that is closed in the moment of saving', async () => {
    const { pantry, id, edit } = await placedOrder()
    const [other = 0] = await addedPickupTimes(pantry.owner, pantry.locationId, [{ PickupDay: '2026-11-29' }])
    const closed = { update: windowKeys.window(other), set: { CloseTime: '2026-11-20T14:59:59.000Z' } }
    beforeNextCommit(() => table.commit([closed]))
    const answered = await edit(lines([pantry.beans, 1]), { at: { ...pantry, windowId: other } })
    expect(reasonOf(answered)).toBe(refusals.orderTimeClosed.en)
    expect(await orderById(id)).toMatchObject({ PantryLocationPickupTimeID: pantry.windowId })
    expect(await windowById(other)).toMatchObject({ PlacedOrders: 0, AllOrders: 0 })
  })

  it.each(['PACKED', 'CANCELLED', 'DELIVEREDTOPICKUPLOCATION'] as const)(
    'is refused once it is %s, and changes nothing',
    async (statusCode) => {
      const { pantry, id, edit } = await placedOrder()
      await call(orders.setOrderStatus, pantry.owner, { id, statusCode })
      const before = await stockOf(pantry)
      const reason = statusCode === 'CANCELLED' ? refusals.orderFinal.en : refusals.orderBeingPacked.en
      expect(reasonOf(await edit(lines([pantry.beans, 1])))).toBe(reason)
      expect(await stockOf(pantry)).toEqual(before)
    },
  )

  it('[edit-owning-entity] is the customer’s and the owner’s alone', async () => {
    const { pantry, edit } = await placedOrder()
    const wanted = lines([pantry.beans, 1])
    expect(reasonOf(await edit(wanted, { by: person('foodbankuser', ids.foodBank, [ids.foodBank]) }))).toBe(
      refusals.changedByOwnerOnly.en,
    )
    expect((await edit(wanted, { by: newOwner() })).status).toBe(404)
    expect((await edit(wanted, { by: asCustomer(await customerFor(pantry.owner)) })).status).toBe(404)
    expect((await edit(wanted, { by: pantry.owner })).answer.Successful).toBe(true)
  })

  it('[edit-owning-entity] at another pantry is also of whoever of the staff placed it, who cancels it as well', async () => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner)
    const placer = { ...person('foodbankuser', ids.foodBank, [ids.foodBank]), UserID: 7801 }
    const colleague = { ...placer, UserID: 7802 }
    const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 3]), by: placer })
    const id = answer.Value?.OrderID ?? 0
    const edit = (by: Caller) =>
      call(ordering.updateOrder, by, {
        id,
        ...pickupOf(pantry),
        PantryOrderItems: lines([pantry.beans, 2]),
        OrderRest: false,
        FoodBankDeliveryTimeID: null,
        FoodInsecureNeighborAddressID: null,
      })
    const set = async (by: Caller, statusCode: 'CANCELLED' | 'PACKED') =>
      (await call(orders.setOrderStatus, by, { id, statusCode })).answer
    const isChangedBy = async (by: Caller) => [
      (await call(orders.verifyOrderEditable, by, { id })).answer.Value,
      (await call(orders.getOrder, by, { id })).answer.Value?.IsPlacedByCaller,
    ]
    expect(await isChangedBy(placer)).toEqual([true, true])
    expect(await isChangedBy(colleague)).toEqual([false, undefined])
    expect(await isChangedBy(pantry.owner)).toEqual([true, undefined])
    for (const refused of [
      await set(colleague, 'CANCELLED'),
      await set(placer, 'PACKED'),
      (await edit(colleague)).answer,
    ])
      expect(refused.FailureReason).toBe(refusals.changedByOwnerOnly.en)
    expect((await edit(placer)).answer.Successful).toBe(true)
    expect((await stockOf(pantry))[0]).toEqual([8, 2])
    expect(await set(placer, 'CANCELLED')).toMatchObject({ Successful: true, Value: { IsCancelled: true } })
    expect((await stockOf(pantry))[0]).toEqual([10, 0])
  })

  it('is cancelled by its customer, and by whoever placed it elsewhere, until its hours are over', async () => {
    const pantry = await openPantry(newOwner())
    const customer = await customerFor(pantry.owner)
    const placer = person('foodbankuser', ids.foodBank, [ids.foodBank])
    const placed = async () => {
      const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1]), by: placer })
      return answer.Value?.OrderID ?? 0
    }
    const [first, second, third] = [await placed(), await placed(), await placed()]
    const cancel = async (id: number, by: Caller) =>
      (await call(orders.setOrderStatus, by, { id, statusCode: 'CANCELLED' })).answer
    // In the last minute of its hours, 8:59 AM in New York.
    vi.setSystemTime(new Date('2026-11-27T13:59:00Z'))
    expect(await cancel(first, asCustomer(customer))).toMatchObject({ Successful: true })
    expect(await cancel(second, placer)).toMatchObject({ Successful: true })
    vi.setSystemTime(new Date('2026-11-27T14:01:00Z'))
    for (const by of [asCustomer(customer), placer])
      expect((await cancel(third, by)).FailureReason).toBe(refusals.orderHoursOver.en)
    expect(await cancel(third, pantry.owner)).toMatchObject({ Successful: true })
    setClock(morning)
  })

  it('at the same moment as a cancellation leaves stock and counters of one of them', async () => {
    const { pantry, id, edit } = await placedOrder()
    await Promise.all([
      edit(lines([pantry.beans, 6])),
      call(orders.setOrderStatus, pantry.owner, { id, statusCode: 'CANCELLED' }),
      edit(lines([pantry.milk, 4])),
    ])
    expect(await stockOf(pantry)).toEqual([
      [10, 0],
      [10, 0],
    ])
    expect(await windowById(pantry.windowId)).toMatchObject({ CancelledOrders: 1, PlacedOrders: 0, TotalItemCount: 0 })
  })
})

it('a wish for when a food runs out is kept with its line, shown to who packs, and changed by an edit', async () => {
  const pantry = await openPantry(newOwner())
  const customer = await customerFor(pantry.owner)
  const wished = (Substitution?: 'similar' | 'none' | 'ask') =>
    lines([pantry.beans, 2]).map((line) => (Substitution ? { ...line, Substitution } : line))
  const { answer } = await place(customer, { at: pantry, of: [...wished('ask'), ...lines([pantry.milk, 1])] })
  const id = answer.Value?.OrderID ?? 0
  const packed = async () => {
    const list = await call(orders.getPackingList, pantry.owner, { id: pantry.windowId })
    return list.answer.Value?.Orders[0]?.Lines.map(({ Name, Substitution }) => [Name, Substitution])
  }
  expect(await packed()).toEqual([
    ['Milk', undefined],
    ['Pinto Beans', 'ask'],
  ])
  const at = {
    ...pickupOf(pantry),
    FoodBankDeliveryTimeID: null,
    FoodInsecureNeighborAddressID: null,
    OrderRest: false,
  }
  const change = (PantryOrderItems: ReturnType<typeof wished>) =>
    call(ordering.updateOrder, asCustomer(customer), { id, ...at, PantryOrderItems })
  await change(wished('none'))
  expect(await packed()).toEqual([['Pinto Beans', 'none']])
  // A page from before wishes says nothing of them.
  await change(wished())
  expect(await packed()).toEqual([['Pinto Beans', 'none']])
})

it('the lists of a family and of staff name the place of each order', async () => {
  const pantry = await openPantry(newOwner())
  const customer = await customerFor(pantry.owner)
  await place(customer, { at: pantry, of: lines([pantry.milk, 1]) })
  const places = async (by: Caller) =>
    (await call(orders.getOrdersGrid, by, {})).answer.Value?.rows.map(({ Place }) => Place)
  const { answer } = await call(windows.getPickupTime, pantry.owner, { id: pantry.windowId })
  for (const reader of [asCustomer(customer), pantry.owner])
    expect(await places(reader)).toEqual([answer.Value?.PantryLocation.Label])
})

it('a family knows an order by the pictures of its first products, in its language; staff read none', async () => {
  const pantry = await openPantry(newOwner())
  const Attachment = { ID: 1, StoragePath: '/pictures/leche.jpg', SmallPath: '/pictures/leche-small.jpg' }
  const AttachmentCollection = [{ ID: 1, SequenceNumber: 1, Attachment }]
  const inSpanish = { Translations: { es: { Name: 'Leche', Description: '' } } }
  await table.commit([changeProduct(pantry.milk.ID, undefined, { AttachmentCollection, ...inSpanish })])
  const customer = await customerFor(pantry.owner)
  await place(customer, { at: pantry, of: lines([pantry.milk, 1], [pantry.beans, 1]) })
  const pictures = async (by: Caller) =>
    (await call(orders.getOrdersGrid, by, {}, { headers: { 'accept-language': 'es' } })).answer.Value?.rows[0]?.Pictures
  expect(await pictures(asCustomer(customer))).toEqual([
    { Name: 'Leche', Path: Attachment.SmallPath },
    { Name: 'Pinto Beans' },
  ])
  expect(await pictures(pantry.owner)).toBeUndefined()
})
