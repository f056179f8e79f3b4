import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chunksOf } from '../../../../functions/core/chunks.ts'
import { nextId } from '../../../../functions/core/table/ids.ts'
import { table } from '../../../../functions/core/table/table.ts'
import type { Write } from '../../../../functions/core/table/write.ts'
import { putEntity } from '../../../../functions/network/organizations/entityTable.ts'
import { orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { newWindowWrite } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { addDays } from '../../../../shared/core/time/zone.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import type { PickupLocation } from '../../../../shared/pantry/locations/location.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { slice } from '../../../../shared/pantry/windows/slots.ts'
import { newWindow, noOrders, type OrderWindow } from '../../../../shared/pantry/windows/window.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { agency, foodBank, ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'
import { locationFor, windowZone } from '../../../engine/windows.ts'

/** Screens of windows and places at the size of a real day: nothing ends silently, and sums are of all rows. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

const saturday = '2026-11-28'
const closes = { OpenTime: '2026-11-01T05:00:00.000Z', CloseTime: '2026-11-27T05:00:00.000Z' }

let owners = 0
async function newOwner(): Promise<Caller> {
  const id = 61_000 + ++owners
  await table.commit([putEntity({ ...agency(id, ids.foodBank), ID: id })])
  return person('agency', id, [ids.foodBank])
}
async function newFoodBank(): Promise<Caller> {
  const id = 62_000 + ++owners
  await table.commit([putEntity(foodBank(id))])
  return person('foodbankuser', id, [id])
}

/** Rows as their own writes store them, in batches. */
async function stored(writes: readonly Write[]) {
  for (const some of chunksOf(writes, 50)) await table.commit(some)
}

type Change = Partial<OrderWindow>
async function windowAt(by: Caller, change: Change): Promise<OrderWindow> {
  const ID = await nextId('orderWindow')
  const [FoodBankID = by.EntityID] = by.FoodBankIDs
  const PantryLocationID = change.PantryLocationID ?? null
  const Kind = PantryLocationID === null ? 'delivery' : 'pickup'
  const place = { Kind, EntityID: by.EntityID, FoodBankID, PantryLocationID, DeliveryProgramName: null } as const
  const hours = { OrderDay: saturday, StartTime: '08:00:00', EndTime: '08:09:59', ...closes }
  const draft = { ...hours, MaximumOrders: 10, EntityDeliveryProgramID: null }
  return { ...newWindow(ID, { ...place, TimeZone: windowZone }, draft), ...change }
}

describe('a pickup day', () => {
  const tenMinutes = slice({ StartTime: '00:00:00', EndTime: '23:30:00' }, 10)

  /** A Saturday of 141 windows; one of them has 100 orders, each other one or none. */
  async function saturdayAt(owner: Caller, location: PickupLocation) {
    const day: OrderWindow[] = []
    for (const [at, { StartTime, EndTime }] of tenMinutes.entries()) {
      const AllOrders = at === 0 ? 100 : at % 2
      const counts = { ...noOrders, AllOrders, CreatedOrders: AllOrders, PlacedOrders: AllOrders }
      day.push(await windowAt(owner, { PantryLocationID: location.ID, StartTime, EndTime, ...counts }))
    }
    await stored(day.map(newWindowWrite))
    const placed: Write[] = []
    for (const window of day)
      for (let nth = 0; nth < window.AllOrders; nth++) {
        const ID = await nextId('order')
        const { EntityID, FoodBankID, PantryLocationID, OrderDay, StartTime, EndTime } = window
        const Created = new Date(Date.UTC(2026, 10, 19, 12) + ((ID * 7919) % 50_000) * 1000).toISOString()
        const of = { EntityID, FoodBankID, PantryLocationID, OrderDay, StartTime, EndTime, Created }
        const order = sampleOrder({ ID, ...of, PantryLocationPickupTimeID: window.ID, PantryOrderItems: [] })
        placed.push(...orderStore.ownWrites({ state: order, events: [] }, true))
      }
    await stored(placed)
    return day
  }

  it('of 141 windows expands to its orders, newest first', async () => {
    const owner = await newOwner()
    const location = await locationFor(owner)
    const day = await saturdayAt(owner, location)
    const { answer } = await call(locations.getLocationsGrid, owner, { dateEndFilter: '2026-12-20' })
    const [shown] = answer.Value?.rows[0]?.PickupDays ?? []
    expect(shown?.PantryLocationPickupTimeIDs).toHaveLength(141)
    expect(shown?.OrderedPickupTimeIDs).toEqual(day.filter(({ AllOrders }) => AllOrders > 0).map(({ ID }) => ID))
    const seen: string[] = []
    for (const list of [shown?.PantryLocationPickupTimeIDs, shown?.OrderedPickupTimeIDs]) {
      const query = { PantryLocationID: location.ID, PickupTimeIDList: list?.join(',') ?? '', rows: 200 as const }
      const found = await call(orders.getOrdersGrid, owner, query)
      expect([found.status, found.answer.Value?.rows.length, found.answer.Value?.cursor]).toEqual([200, 170, undefined])
      seen.push(...(found.answer.Value?.rows.map(({ Created }) => Created) ?? []))
    }
    expect(seen.slice(0, 170)).toEqual(seen.slice(0, 170).toSorted().reverse())
    expect(seen.slice(170)).toEqual(seen.slice(0, 170))
  })
})

describe('delivery windows', () => {
  it('[delivery-overall-row] of 30 programs are summed over all pages', async () => {
    const owner = await newFoodBank()
    const all: OrderWindow[] = []
    for (let program = 0; program < 30; program++)
      for (let week = 0; week < 10; week++) {
        const counts = { ...noOrders, AllOrders: 4, CreatedOrders: 3, CancelledOrders: 1, PlacedOrders: 3 }
        const sums = { TotalItemCount: 30, TotalWeight: 40.5 }
        const OrderDay = addDays(saturday, week * 7)
        all.push(await windowAt(owner, { OrderDay, EntityDeliveryProgramID: 9000 + program, ...counts, ...sums }))
      }
    await stored(all.map(newWindowWrite))
    const first = (await call(windows.getDeliveryTimesGrid, owner, {})).answer.Value
    expect(first?.rows).toHaveLength(100)
    expect(first?.Overall).toEqual({
      ID: 0,
      Count: 300,
      MaximumOrders: 3000,
      TotalOrders: 1200,
      TotalInProgressTypeOrders: 900,
      TotalSuccessfullyCompletedTypeOrders: 0,
      CancelledPercent: 25,
      TotalItemCount: 9000,
      TotalWeight: 12_150,
    })
    const next = (await call(windows.getDeliveryTimesGrid, owner, { cursor: first?.cursor })).answer.Value
    expect([next?.rows.length, next?.Overall]).toEqual([100, undefined])
  })
})

describe('the locations overview', () => {
  it('[overview-grouping] sums all 60 sites of a food bank, whatever the page shows', async () => {
    const owner = await newFoodBank()
    const all: OrderWindow[] = []
    for (let site = 0; site < 60; site++) {
      const { ID: PantryLocationID } = await locationFor(owner, { Label: `Site ${site}` })
      // A third of the sites: half of their orders were cancelled.
      const CancelledOrders = site % 3 === 0 ? 5 : 0
      const counts = { ...noOrders, AllOrders: 10, CreatedOrders: 10 - CancelledOrders, CancelledOrders }
      for (const OrderDay of [saturday, '2026-12-05'])
        all.push(await windowAt(owner, { OrderDay, PantryLocationID, ...counts }))
    }
    await stored(all.map(newWindowWrite))
    const first = (await call(locations.getLocationsGrid, owner, {})).answer.Value
    expect(first?.rows).toHaveLength(10)
    const Totals = { slots: 1200, orders: 1200, inProgress: 1000, successful: 0, cancelledPercent: 16.67 }
    expect(first?.Groups).toEqual([{ FoodBankID: owner.EntityID, Locations: 60, Totals }])
    const next = (await call(locations.getLocationsGrid, owner, { cursor: first?.cursor })).answer.Value
    expect([next?.rows.length, next?.Groups]).toEqual([10, undefined])
  })

  it('of more days than it covers is refused in a sentence', async () => {
    const days = { dateStartFilter: '2025-01-01', dateEndFilter: '2026-12-31' }
    const { answer } = await call(locations.getLocationsGrid, await newFoodBank(), days)
    expect(answer.FailureReason).toBe('The overview covers at most 400 days. Please choose fewer.')
  })
})
