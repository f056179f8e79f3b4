import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { handler as watchLowStock } from '../../../../functions/pantry/stock/watchLowStock.ts'
import { handler as countChanged } from '../../../../functions/work/totals/onCountChanged.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import * as home from '../../../../shared/work/home/api.ts'
import { noPantryAmounts } from '../../../../shared/work/totals/totals.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { leftOrder, newPantry, placeTestOrder } from '../../../engine/orders.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** A pantry's day, over its orders and stock as they are stored. */

let number = 8200
const newOwner = () => person('agency', ++number, [ids.foodBank])
const today = async (by: Caller) => (await call(home.getPantryToday, by, {})).answer.Value!

/** The test pantry's window is on November 24 from 10 to 11 in New York. */
const at = (hour: number, minute = 0) => setClock(new Date(Date.UTC(2026, 10, 24, hour + 5, minute)))
beforeEach(async () => {
  at(9)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

it('has the day’s windows with what is to pack, packed, handed over and late', async () => {
  const owner = newOwner()
  const pantry = await newPantry(owner, { maximum: 30 })
  await placeTestOrder(pantry)
  const [packed, gone] = [await placeTestOrder(pantry), await placeTestOrder(pantry)]
  for (const { ID: id } of [packed, gone]) await call(orders.setOrderStatus, owner, { id, statusCode: 'PACKED' })
  const handed = await call(orders.setOrderStatus, owner, { id: gone.ID, statusCode: 'DELIVEREDTONEIGHBOR' })
  expect(handed.answer.Successful).toBe(true)
  expect(await today(owner)).toMatchObject({
    Day: '2026-11-24',
    Windows: [{ Label: 'Church hall', ToPack: 1, Packed: 1, HandedOver: 1, Late: 0 }],
    NoShows: 0,
  })
  at(11, 1)
  expect(await today(owner)).toMatchObject({ Windows: [{ ToPack: 1, Packed: 1, HandedOver: 1, Late: 2 }], NoShows: 2 })
  expect((await today(newOwner())).Windows).toEqual([])
})

it('names who is still to come, packed orders first, with cold food and language, until the window is over', async () => {
  const owner = newOwner()
  const pantry = await newPantry(owner)
  const [first, second] = [await placeTestOrder(pantry), await placeTestOrder(pantry)]
  await call(orders.setOrderStatus, owner, { id: second.ID, statusCode: 'PACKED' })
  const { Coming } = await today(owner)
  expect(Coming.map(({ ID, StatusCode }) => [ID, StatusCode])).toEqual([
    [second.ID, 'PACKED'],
    [first.ID, 'CREATED'],
  ])
  expect(Coming[0]).toMatchObject({ Label: 'Church hall', IsCold: true, Language: 'en' })
  at(11, 1)
  expect((await today(owner)).Coming).toEqual([])
})

it('finds among all of them by name or code, also who is late, and nobody who has the food', async () => {
  const owner = newOwner()
  const pantry = await newPantry(owner)
  const [late, gone] = [await placeTestOrder(pantry), await placeTestOrder(pantry)]
  const acknowledged = { Acknowledged: ['notPacked' as const] }
  await call(orders.handOverOrder, owner, {
    id: gone.ID,
    RecipientKind: 'household',
    RecipientName: null,
    ...acknowledged,
  })
  at(11, 1)
  const found = async (search: string) =>
    (await call(home.getPantryToday, owner, { search })).answer.Value!.Coming.map(({ ID }) => ID)
  expect(await found('FIGUE ros')).toEqual(await found(orderCode(late.ID).toLowerCase()))
  expect(await found(orderCode(late.ID))).toEqual([late.ID])
  expect(await found(orderCode(gone.ID))).toEqual([])
  expect(await found('nobody')).toEqual([])
})

it('counts the rest beyond the longest list', async () => {
  const owner = newOwner()
  const pantry = await newPantry(owner, { stock: 500, maximum: 100 })
  for (let count = 0; count < home.maxComing + 3; count++) await placeTestOrder(pantry)
  expect(await today(owner)).toMatchObject({ Coming: { length: home.maxComing }, MoreComing: 3 })
})

it('has cold food that came back until somebody decides, and tomorrow’s orders', async () => {
  const owner = newOwner()
  const pantry = await newPantry(owner)
  const left = await leftOrder(pantry)
  const [, milk] = pantry.lines
  expect((await today(owner)).CameBack).toMatchObject([
    { OrderID: left.ID, PantryInventoryItemID: milk.PantryInventoryItemID },
  ])
  const line = { id: left.ID, PantryInventoryItemID: milk.PantryInventoryItemID }
  await call(orders.settleOrderReturn, owner, { ...line, Choice: 'discarded' })
  expect((await today(owner)).CameBack).toEqual([])
  await placeTestOrder(pantry)
  setClock(new Date('2026-11-23T15:00:00.000Z'))
  expect(await today(owner)).toMatchObject({ Windows: [], Tomorrow: { Orders: 1, ToPack: 1 } })
})

it('names products that were low in the morning and still are, the emptiest first', async () => {
  const [agency] = people.agencies
  const low = (available: number, Name: string) =>
    shelved(agency, available, { Name, LowStockQuantityThreshold: 5, IsActive: true })
  const [beans] = [await low(3, 'Beans'), await low(0, 'Rice'), await low(40, 'Oats')]
  expect((await today(agency)).Low).toEqual([])
  await watchLowStock({}, {} as never)
  expect((await today(agency)).Low.map(({ Name, Quantity }) => [Name, Quantity])).toEqual([
    ['Rice', 0],
    ['Beans', 3],
  ])
  await call(stock.adjustShelf, agency, { id: beans.ID, Difference: 10, Reason: 'other', Note: 'x' })
  expect((await today(agency)).Low.map(({ Name }) => Name)).toEqual(['Rice'])
})

it('has the figures of the day beside those of the two weeks before: each hand-over once, and none that was taken back', async () => {
  const owner = newOwner()
  const pantry = await newPantry(owner)
  const [first, second] = [await placeTestOrder(pantry), await placeTestOrder(pantry)]
  const told = { RecipientKind: 'household' as const, RecipientName: null, Acknowledged: ['notPacked' as const] }
  const handOver = async (id: number, HouseholdSize: number) =>
    (await call(orders.handOverOrder, owner, { id, HouseholdSize, ...told })).answer.Successful
  expect([await handOver(first.ID, 4), await handOver(second.ID, 3)]).toEqual([true, true])
  // The bus may bring an event twice and late.
  const tell = async () => {
    for (const id of [first.ID, second.ID, first.ID])
      for (const detail of (await orderStore.loadWithTimeline(id))?.events ?? [])
        if (detail.Type !== 'OrderPlaced') expect(await deliver(countChanged, { detail })).toEqual([])
  }
  await tell()
  const one = { HandOvers: 1, PeopleServed: 4, ItemsGiven: 5, NoShows: 0 }
  const { PoundsGiven } = (await today(owner)).Figures
  expect((await today(owner)).Figures).toMatchObject({ HandOvers: 2, PeopleServed: 7, ItemsGiven: 10, NoShows: 0 })
  expect((await call(orders.takeHandOverBack, owner, { id: second.ID })).answer.Successful).toBe(true)
  await tell()
  const after = await today(owner)
  expect(after.Figures).toEqual({ ...one, PoundsGiven: PoundsGiven / 2 })
  expect([after.Days, (await today(newOwner())).Figures.HandOvers]).toEqual([[], 0])
  // The week after: what was not fetched counts for its day.
  await call(orders.setOrderStatus, owner, { id: second.ID, statusCode: 'ABANDONED' })
  await tell()
  setClock(new Date('2026-12-01T15:00:00.000Z'))
  expect(await today(owner)).toMatchObject({
    Figures: noPantryAmounts,
    Days: [{ Day: '2026-11-24', Figures: { ...one, NoShows: 1 } }],
  })
  setClock(new Date('2026-12-09T15:00:00.000Z'))
  expect((await today(owner)).Days).toEqual([])
})

it('is for a pantry’s staff alone', async () => {
  expect((await call(home.getPantryToday, people.customer, {})).status).toBe(403)
  expect((await call(home.getPantryToday, people.store, {})).status).toBe(403)
})
