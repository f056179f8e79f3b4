import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { emptyTable } from '../../../../infra/local/seed/emptying.ts'
import * as setup from '../../../../shared/work/setup/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { newPantry, placeTestOrder } from '../../../engine/orders.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { forgetStoredCallers } from '../../../engine/storedCaller.ts'

/** The checklist of a pantry from nothing to its first order. */

const owner = person('agency', 8900, [ids.foodBank])
beforeEach(async () => {
  setClock(morning)
  await emptyTable(process.env.TABLE_NAME ?? '')
  forgetStoredCallers()
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

const items = async (by = owner) => (await call(setup.getPantrySetup, by, {})).answer.Value?.Items ?? []
const open = async (by = owner) =>
  (await items(by)).flatMap(({ Name, IsComplete }) => (IsComplete ? [] : [Name])).join(' ')

it('a new pantry has everything before it, and an agency its people as well', async () => {
  expect(await open()).toBe('people pickupLocation windows products stock invitation firstOrder')
  expect(await open(people.foodBank)).toBe('pickupLocation windows products stock firstOrder')
})

it('an inactive product is none, and one without a quantity no stock', async () => {
  await shelved(owner, 5)
  expect(await open()).toBe('people pickupLocation windows products stock invitation firstOrder')
  await shelved(owner, 0, { IsActive: true })
  expect(await open()).toBe('people pickupLocation windows stock invitation firstOrder')
  await shelved(owner, 5, { IsActive: true })
  expect(await open()).toBe('people pickupLocation windows invitation firstOrder')
})

it('location and windows complete by themselves, the first order as well, and the second one ends the list', async () => {
  const pantry = await newPantry(owner)
  expect(await open()).toBe('people products stock invitation firstOrder')
  expect((await items()).find(({ Name }) => Name === 'windows')?.LocationID).toBeGreaterThan(0)
  await placeTestOrder(pantry)
  expect(await open()).toBe('people products stock invitation')
  await placeTestOrder(pantry)
  expect(await items()).toEqual([])
})

it('volunteers and stores are not asked', async () => {
  for (const by of [people.store, people.customer]) expect((await call(setup.getPantrySetup, by, {})).status).toBe(403)
})
