import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { distributionsOfOrders } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { orderById, orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { movementsSince, stockOfOwner } from '../../../../functions/pantry/products/stockTable.ts'
import { handler as onOrderMoved } from '../../../../functions/pantry/stock/onOrderMoved.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { asCustomer, customerFor } from '../../../engine/ordering.ts'
import { newPantry, placeTestOrder, type TestPantry } from '../../../engine/orders.ts'
import { ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Families who are at the pantry: who said so, who reads it, in which order, and finding their orders at the door. */

const at = (minutes: number) => new Date(Date.parse('2026-11-24T15:00:00.000Z') + minutes * 60_000)

beforeAll(async () => {
  setClock(at(0))
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

let made = 0
function newOwner(): Caller {
  made += 1
  return person('agency', 7700 + made, [ids.foodBank])
}
const volunteerOf = (owner: Caller): Caller => ({ ...owner, UserID: 7699, Role: 'pantryvolunteer' })
type Profile = Parameters<typeof customerFor>[1]
async function orderOf(owner: Caller, pantry: TestPantry, profile: Profile = {}) {
  const customer = await customerFor(owner, { IsTefapEligible: true, ...profile })
  const { ID, FirstName, LastName } = customer
  const order = await placeTestOrder(pantry, { FoodInsecureNeighbor: { ID, FirstName, LastName, PostalCode: null } })
  return { id: order.ID, neighbor: asCustomer(customer), customer }
}
const lineOf = async (by: Caller) => (await call(orders.listArrivals, by, {})).answer.Value?.Orders ?? []

describe('arriving', () => {
  it('puts families into one line in the order in which they came, for all who work at the pantry', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const [first, second] = [await orderOf(owner, pantry), await orderOf(owner, pantry)]
    setClock(at(2))
    const said = await call(orders.setArrival, second.neighbor, { id: second.id, Spot: 'Blue car, space 4' })
    expect(said.answer.Value?.Arrival).toEqual({ At: at(2).toISOString(), Spot: 'Blue car, space 4', By: 'household' })
    setClock(at(5))
    await call(orders.setArrival, volunteerOf(owner), { id: first.id })
    await call(orders.setArrival, second.neighbor, { id: second.id, Spot: 'Bench' })
    for (const by of [owner, volunteerOf(owner)])
      expect(await lineOf(by)).toMatchObject([
        { ID: second.id, Arrival: { At: at(2).toISOString(), Spot: 'Bench' }, Place: pantry.location.Label },
        { ID: first.id, Arrival: { At: at(5).toISOString(), By: 'staff' } },
      ])
    expect(await lineOf(newOwner())).toEqual([])
  })

  it('ends with the hand-over, or by taking it back', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const [served, left] = [await orderOf(owner, pantry), await orderOf(owner, pantry)]
    for (const { id, neighbor } of [served, left]) await call(orders.setArrival, neighbor, { id })
    await call(orders.handOverOrder, owner, { id: served.id, Acknowledged: ['notPacked'] } as never)
    expect((await lineOf(owner)).map(({ ID }) => ID)).toEqual([left.id])
    await call(orders.takeArrivalBack, left.neighbor, { id: left.id })
    expect(await lineOf(owner)).toEqual([])
    // Taken back within its minute, the family waits at its old place.
    await call(orders.takeHandOverBack, owner, { id: served.id })
    expect((await lineOf(owner)).map(({ ID }) => ID)).toEqual([served.id])
  })

  it('is another day’s refusal, and nothing is written', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { id, neighbor } = await orderOf(owner, pantry)
    setClock(new Date('2026-11-23T15:00:00.000Z'))
    const { answer } = await call(orders.setArrival, neighbor, { id, Spot: 'here' })
    expect(answer.FailureReason).toBe('This order is not for today. Please look at its day.')
    setClock(at(5))
    expect(await orderById(id)).not.toHaveProperty('Arrival')
    expect((await call(orders.setArrival, neighbor, { id, Spot: 'x'.repeat(61) })).status).toBe(400)
  })

  it('has the time of the tap when it waited for a connection, and the earliest of two tablets', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { id } = await orderOf(owner, pantry)
    setClock(at(240))
    await call(orders.setArrival, owner, { id, At: at(20).toISOString() })
    await call(orders.setArrival, volunteerOf(owner), { id, At: at(12).toISOString() })
    expect((await orderById(id))?.Arrival?.At).toBe(at(12).toISOString())
    setClock(at(5))
  })

  it('of a phone without a signal has the time of its tap, and is refused once the day is over', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const [soon, late] = [await orderOf(owner, pantry), await orderOf(owner, pantry)]
    setClock(at(90))
    await call(orders.setArrival, soon.neighbor, { id: soon.id, At: at(10).toISOString(), Spot: 'Bench' })
    expect(await lineOf(owner)).toMatchObject([{ ID: soon.id, Arrival: { At: at(10).toISOString(), By: 'household' } }])
    setClock(at(24 * 60))
    const { answer } = await call(orders.setArrival, late.neighbor, { id: late.id, At: at(10).toISOString() })
    expect(answer.FailureReason).toBe('The day of this pickup is over. Please call the pantry.')
    expect(await orderById(late.id)).not.toHaveProperty('Arrival')
    setClock(at(5))
  })

  it('is of the own pantry and the own order alone', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { id } = await orderOf(owner, pantry)
    const other = await orderOf(owner, pantry)
    for (const by of [newOwner(), other.neighbor]) {
      expect((await call(orders.setArrival, by, { id })).status).toBe(404)
      expect((await call(orders.takeArrivalBack, by, { id })).status).toBe(404)
    }
    expect(await orderById(id)).not.toHaveProperty('Arrival')
  })

  it('tells the board what a hand-over reads: what is packed, the household, and a certificate that is missing', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { id, neighbor } = await orderOf(owner, pantry, { IsTefapEligible: false, HouseholdSize: 4 })
    await call(orders.setArrival, neighbor, { id })
    await call(orders.setOrderStatus, owner, { id, statusCode: 'PACKED' })
    expect(await lineOf(owner)).toMatchObject([
      {
        StatusCode: 'PACKED',
        Lines: [{ Name: 'Low-Fat Milk' }, { Quantity: 3 }],
        AtTable: { HouseholdSize: 4, NeedsCertificate: true },
      },
    ])
    const kept = await call(orders.getPackingList, owner, { id: pantry.window.ID, show: 'all' })
    expect(kept.answer.Value?.Orders).toMatchObject([{ AtTable: { NeedsCertificate: true } }])
  })
})

describe('finding an order of today', () => {
  it('goes by its code, the end of the phone number, or words of the name', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const ana = await orderOf(owner, pantry, { FirstName: 'Ana', LastName: 'Núñez', PhoneNumber: '+12025550117' })
    const bo = await orderOf(owner, pantry, { FirstName: 'Bo', LastName: 'Kim', PhoneNumber: '+12025550118' })
    const find = async (search: string, by = volunteerOf(owner)) =>
      (await call(orders.findOrdersToday, by, { search })).answer.Value?.map(({ ID }) => ID)
    expect(await find('0117')).toEqual([ana.id])
    expect(await find('nunez ana')).toEqual([ana.id])
    expect(await find(bo.id.toString(16))).toEqual([bo.id])
    expect(await find('9999')).toEqual([])
    expect(await find('0117', newOwner())).toEqual([])
  })

  it('shows one that is over only when none is open', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const customer = { FirstName: 'Ana', LastName: 'Ruiz' }
    const [one, two] = [await orderOf(owner, pantry, customer), await orderOf(owner, pantry, customer)]
    const find = async () =>
      (await call(orders.findOrdersToday, owner, { search: 'ruiz' })).answer.Value?.map(({ ID }) => ID)
    await call(orders.handOverOrder, owner, { id: one.id, Acknowledged: ['notPacked'] } as never)
    expect(await find()).toEqual([two.id])
    await call(orders.handOverOrder, owner, { id: two.id, Acknowledged: ['notPacked'] } as never)
    expect(await find()).toEqual([one.id, two.id])
  })
})

describe('a hand-over with something left on the table', () => {
  it('gives dry food back to the shelf and puts cold food on the list of returns', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const [beans, milk] = pantry.lines
    const { id } = await orderOf(owner, pantry)
    await call(orders.setOrderStatus, owner, { id, statusCode: 'PACKED' })
    const Left = [
      { PantryInventoryItemID: beans.PantryInventoryItemID, Quantity: 2 },
      { PantryInventoryItemID: milk.PantryInventoryItemID, Quantity: 1 },
    ]
    const { answer } = await call(orders.handOverOrder, owner, { id, Left } as never)
    expect(answer.Value?.PantryOrderItems).toMatchObject([
      { Quantity: 3, PackedQuantity: 3, HandedOverQuantity: 1, Return: 'shelf' },
      { Quantity: 2, PackedQuantity: 2, HandedOverQuantity: 1, Return: 'waiting' },
    ])
    expect((await distributionsOfOrders([id]))[0]).toMatchObject({ TotalItems: 2, TefapItems: 1 })
    const numbersOf = async ({ PantryInventoryItemID: product }: { PantryInventoryItemID: number }) =>
      (await stockOfOwner(owner.EntityID)).get(product)
    expect(await numbersOf(beans)).toMatchObject({ Quantity: 19, CurrentOrderQuantity: 0, PackedQuantity: 0 })
    expect(await numbersOf(milk)).toMatchObject({ Quantity: 18, CurrentOrderQuantity: 0, PackedQuantity: 0 })
    // Lines of their own in the ledger: what was given, and what came back.
    for (const event of (await orderStore.loadWithTimeline(id))?.events ?? [])
      await deliver(onOrderMoved, { detail: event })
    const ledger = await movementsSince(beans.PantryInventoryItemID, '')
    const [given, back] = ['handedOver', 'returned'].map((cause) => ledger.filter(({ Cause }) => Cause === cause))
    expect(given).toMatchObject([{ Quantity: 0, OrderQuantity: -1, PackedQuantity: -1 }])
    expect(back).toMatchObject([{ Quantity: 2, OrderQuantity: -2, PackedQuantity: -2 }])
    const waiting = await call(orders.listOrderReturns, owner, {})
    expect(waiting.answer.Value).toMatchObject([{ PantryInventoryItemID: milk.PantryInventoryItemID, Quantity: 1 }])
    await call(orders.settleOrderReturn, owner, {
      id,
      PantryInventoryItemID: milk.PantryInventoryItemID,
      Choice: 'shelf',
    })
    expect(await numbersOf(milk)).toMatchObject({ Quantity: 19 })
  })

  it('is refused with more than was in the bag, and nothing is handed over', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { id } = await orderOf(owner, pantry)
    const Left = [{ PantryInventoryItemID: pantry.lines[0].PantryInventoryItemID, Quantity: 4 }]
    const { answer } = await call(orders.handOverOrder, owner, { id, Left, Acknowledged: ['notPacked'] } as never)
    expect(answer.FailureReason).toBe('Of Pinto Beans, Dry, at most 3 can be left.')
    expect((await orderById(id))?.StatusCode).toBe('CREATED')
  })
})

it('two tablets that were four hours without a connection hand nothing over twice, and each is told what the other did', async () => {
  const owner = newOwner()
  const pantry = await newPantry(owner)
  const [one, both, two] = [await orderOf(owner, pantry), await orderOf(owner, pantry), await orderOf(owner, pantry)]
  for (const { id } of [one, both, two]) await call(orders.setOrderStatus, owner, { id, statusCode: 'PACKED' })
  const [door, table] = [volunteerOf(owner), owner]
  const arrive = (by: Caller, { id }: typeof one, minutes: number) =>
    call(orders.setArrival, by, { id, At: at(minutes).toISOString() })
  const give = (by: Caller, { id }: typeof one, minutes: number, key: string) =>
    call(orders.handOverOrder, by, { id, At: at(minutes).toISOString() } as never, {
      headers: { 'idempotency-key': `hand-over-${key}` },
    })
  setClock(at(240))
  // Both have a connection again, and send what they did in their own order.
  const atTable = [
    await arrive(table, both, 10),
    await give(table, both, 12, 'table-1'),
    await give(table, two, 15, 'table-2'),
  ]
  const atDoor = [
    await give(door, one, 8, 'door-1'),
    await arrive(door, both, 11),
    await give(door, both, 13, 'door-2'),
  ]
  expect(atTable.map(({ answer }) => answer.Successful)).toEqual([true, true, true])
  expect(atDoor.map(({ answer }) => answer.FailureReason ?? '')).toEqual([
    '',
    '',
    expect.stringContaining('already been handed over'),
  ])
  // An answer that was lost is asked for again, and changes nothing.
  expect((await give(table, both, 12, 'table-1')).answer.Successful).toBe(true)
  const records = await distributionsOfOrders([one.id, both.id, two.id])
  expect(records.map(({ OrderID, At }) => [OrderID, At]).toSorted()).toEqual(
    [
      [one.id, at(8).toISOString()],
      [both.id, at(12).toISOString()],
      [two.id, at(15).toISOString()],
    ].toSorted(),
  )
  const stock = await stockOfOwner(owner.EntityID)
  for (const { PantryInventoryItemID, Quantity } of pantry.lines)
    expect(stock.get(PantryInventoryItemID)).toMatchObject({
      Quantity: 20 - 3 * Quantity,
      CurrentOrderQuantity: 0,
      PackedQuantity: 0,
    })
  setClock(at(5))
})
