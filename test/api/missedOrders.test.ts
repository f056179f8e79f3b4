import { beforeEach, expect, it } from 'vitest'
import * as orders from '../../shared/api/orders.ts'
import { call } from '../engine/call.ts'
import { leftOrder, newPantry, placeTestOrder } from '../engine/orders.ts'
import { ids, makeSmallTenant, neighbor, people, person } from '../engine/smallTenant.ts'

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
