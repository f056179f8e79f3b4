import { beforeEach, expect, it, vi } from 'vitest'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { leftOrder, newPantry, placeTestOrder } from '../../../engine/orders.ts'
import { ids, makeSmallTenant, neighbor, people, person } from '../../../engine/smallTenant.ts'

let number = 6200
const owner = () => person('agency', ++number, [ids.foodBank])
const missedOf = async (caller: ReturnType<typeof owner>) =>
  (await call(orders.listMissedCustomers, caller, {})).answer.Value ?? []

beforeEach(() => makeSmallTenant())

it('staff see who did not come three times in a row, at their own pantry alone', async () => {
  const [staff, others] = [owner(), owner()]
  const [pantry, elsewhere] = [await newPantry(staff), await newPantry(others)]
  for (const OrderDay of ['2026-11-03', '2026-11-10']) await leftOrder(pantry, { OrderDay })
  await leftOrder(elsewhere)
  expect(await missedOf(staff)).toEqual([])
  const last = await leftOrder(pantry, { OrderDay: '2026-11-17' })
  const { ID, FirstName, LastName, PostalCode } = neighbor
  expect(await missedOf(staff)).toEqual([
    {
      FoodInsecureNeighbor: { ID, FirstName, LastName, PostalCode },
      PhoneNumber: null,
      Language: 'en',
      MissedCount: 3,
      LastMissedDay: '2026-11-17',
      LastOrderID: last.ID,
    },
  ])
  expect(await missedOf(others)).toEqual([])
})

it('an order to come changes nothing of it', async () => {
  const staff = owner()
  const pantry = await newPantry(staff)
  for (const _ of [1, 2, 3]) await leftOrder(pantry)
  await placeTestOrder(pantry, { FoodInsecureNeighbor: neighbor, OrderDay: '2026-11-30' })
  expect((await missedOf(staff)).map(({ MissedCount }) => MissedCount)).toEqual([3])
})

it('neighbors don’t see it', async () => {
  expect((await call(orders.listMissedCustomers, people.customer, {})).status).toBe(403)
})

it('staff see who did not come on a day, and all cold food of 60 of them on one list until each line is decided', async () => {
  const staff = owner()
  const pantry = await newPantry(staff, { stock: 500, maximum: 100 })
  const left = []
  for (let count = 0; count < 60; count++) left.push(await leftOrder(pantry))
  const late = await placeTestOrder(pantry)
  const listed = async (by = staff) => (await call(orders.listOrderReturns, by, {})).answer.Value ?? []
  const [, milk] = pantry.lines
  expect((await listed()).map(({ PantryInventoryItemID }) => PantryInventoryItemID)).toEqual(
    left.map(() => milk.PantryInventoryItemID),
  )
  expect(await listed(owner())).toEqual([])
  const ask = { day: '2026-11-24' }
  const missing = async () => (await call(orders.listNoShows, staff, ask)).answer.Value?.Orders.map(({ ID }) => ID)
  setClock(new Date('2026-11-24T15:30:00.000Z'))
  expect(await missing()).toHaveLength(60)
  setClock(new Date('2026-11-24T16:00:01.000Z'))
  expect(await missing()).toContain(late.ID)
  for (const { ID: id } of left) {
    const line = { id, PantryInventoryItemID: milk.PantryInventoryItemID }
    await call(orders.settleOrderReturn, staff, { ...line, Choice: 'discarded' })
  }
  expect(await listed()).toEqual([])
  const grid = await call(orders.getOrdersGrid, staff, {})
  expect(grid.answer.Value?.rows.some(({ HasWaitingFood }) => HasWaitingFood)).toBe(false)
  vi.useRealTimers()
})
