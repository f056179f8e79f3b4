import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nextId } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import { putEntity } from '../../../functions/network/organizations/entityTable.ts'
import { newCustomer, newCustomerWrites } from '../../../functions/pantry/customers/customerTable.ts'
import { newLocationWrite, pickupLocationById } from '../../../functions/pantry/locations/locationTable.ts'
import { orderStore } from '../../../functions/pantry/orders/orderTable.ts'
import { storageLocations } from '../../../functions/pantry/storage/storageTable.ts'
import { newWindowWrite } from '../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../shared/core/access.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import type { Donor } from '../../../shared/network/organizations/entity.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { sampleOrder } from '../../../shared/pantry/orders/order.fixture.ts'
import * as storage from '../../../shared/pantry/storage/api.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { slice } from '../../../shared/pantry/windows/slots.ts'
import { newWindow } from '../../../shared/pantry/windows/window.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import * as distributors from '../../../shared/rescue/loads/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { storedNeighbor } from '../../engine/customers.ts'
import {
  agency,
  donorLocation,
  draft,
  foodBank,
  ids,
  makeSmallTenant,
  neighbor,
  people,
  person,
} from '../../engine/smallTenant.ts'
import { storedInBulk } from '../../engine/storedInBulk.ts'
import { isFull } from '../../engine/tier.ts'
import { locationFor, windowZone } from '../../engine/windows.ts'

/** Lists that are not paged, of a food bank with 500 agencies: they are whole. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

let made = 68_000
async function newFoodBank(): Promise<Caller> {
  const id = ++made
  await table.commit([putEntity(foodBank(id))])
  return person('foodbankuser', id, [id])
}
const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth)
/** DynamoDB gives numbers one by one; these are of no other test. */
const ownNumber = (nth: number) => 6_800_000 + made * 10_000 + nth

it('staff and families choose from 520 locations, and products from 520 storage locations', async () => {
  const owner = await newFoodBank()
  const model = await pickupLocationById((await locationFor(owner)).ID)
  if (!model) return expect.fail('no location')
  await storedInBulk(
    numbers(519).map((nth) => newLocationWrite({ ...model, ID: ownNumber(nth), Label: `Site ${nth}` })),
  )
  expect((await call(locations.listLocations, owner, {})).answer.Value).toHaveLength(520)
  const family = { ...people.customer, EntityID: owner.EntityID, FoodBankIDs: [owner.EntityID] }
  expect((await call(locations.listLocations, family, {})).answer.Value).toHaveLength(520)
  const shelf = { EntityID: owner.EntityID, Description: '', PantryInventoryItemCount: 0 }
  await storedInBulk(
    numbers(520).map((nth) => storageLocations.add({ ...shelf, ID: ownNumber(nth), Label: `Aisle ${nth}` })),
  )
  expect((await call(storage.listStorageLocations, owner, {})).answer.Value).toHaveLength(520)
})

it('a donor posts at each of its 200 stores, and its grid pages through all of it', async () => {
  const donor = { ...people.donor, EntityID: ++made, FoodBankIDs: [ids.foodBank] }
  const record: Donor = {
    Kind: 'donor',
    ID: donor.EntityID,
    Name: 'Wide Market',
    TimeZone: windowZone,
    FoodBankIDs: [ids.foodBank],
  }
  await storedInBulk([
    putEntity(record),
    ...numbers(200).map((nth) =>
      putEntity(donorLocation(ownNumber(nth), ids.foodBank, { DonorID: donor.EntityID, Code: `WM-${nth}` })),
    ),
  ])
  const stores = (await call(agencies.listAssociatedDonorLocations, donor, {})).answer.Value ?? []
  expect(new Set(stores.map(({ Code }) => Code)).size).toBe(200)
  for (const { ID } of stores) {
    // Posts are spread over the day: a person may post so many an hour.
    setClock(new Date(Date.now() + 60_000))
    const { answer, body } = await call(donations.postDonation, donor, draft({ DonorLocationID: ID }))
    expect(answer.Successful, body).toBe(true)
  }
  const shown = new Set<number>()
  let cursor: string | undefined
  do {
    const { answer } = await call(donations.getDonorGrid, donor, { rows: 100, ...(cursor ? { cursor } : {}) })
    for (const { DonorLocation } of answer.Value?.rows ?? []) shown.add(DonorLocation.ID)
    cursor = answer.Value?.cursor ?? undefined
  } while (cursor)
  expect(shown).toEqual(new Set(stores.map(({ ID }) => ID)))
})

it('a load is offered to any of 500 agencies', async () => {
  const { EntityID: foodBankId } = await newFoodBank()
  const ids = numbers(500).map((nth) => ownNumber(nth))
  await storedInBulk(ids.map((id) => putEntity({ ...agency(id, foodBankId), ID: id })))
  const { answer } = await call(distributors.listAssociatedEntities, people.network, { foodBankId })
  expect(answer.Value).toHaveLength(501)
})

/** `npm run test:full`: a year of them. */
const weeks = isFull ? 52 : 15

describe('pickup times of a location', () => {
  it(`with 141 on each Saturday of ${weeks} weeks are all listed, in an answer that API Gateway takes`, async () => {
    const owner = await newFoodBank()
    const location = await locationFor(owner)
    const place = { Kind: 'pickup', EntityID: owner.EntityID, FoodBankID: owner.EntityID } as const
    const hours = slice({ StartTime: '00:00:00', EndTime: '23:30:00' }, 10)
    const all = numbers(weeks).flatMap((week) =>
      hours.map(({ StartTime, EndTime }, nth) =>
        newWindow(
          ownNumber(week * 141 + nth),
          { ...place, PantryLocationID: location.ID, DeliveryProgramName: null, TimeZone: windowZone },
          {
            ...{ OrderDay: addDays('2026-11-28', week * 7), StartTime, EndTime, MaximumOrders: 10 },
            ...{ OpenTime: '2026-11-01T05:00:00.000Z', CloseTime: '2026-11-27T05:00:00.000Z' },
            EntityDeliveryProgramID: null,
          },
        ),
      ),
    )
    await storedInBulk(all.map(newWindowWrite))
    const days = { dateStartFilter: '2026-11-20', dateEndFilter: '2027-11-20' }
    const { answer, body } = await call(windows.listPickupTimes, owner, { id: location.ID, ...days })
    expect(answer.Value).toHaveLength(weeks * 141)
    expect(body.length).toBeLessThan(6 * 1024 * 1024)
  }, 120_000)
})

it('all 60 neighbors who did not come three times in a row are to be called', async () => {
  const owner = await newFoodBank()
  const families = numbers(60).map((nth) => newCustomer({ ...neighbor, ID: ownNumber(nth), AgencyIDs: [] }))
  await storedInBulk(families.flatMap((one) => newCustomerWrites({ ...one, FoodBankID: owner.EntityID })))
  const left = families.flatMap((family, nth) =>
    ['2026-11-03', '2026-11-10', '2026-11-17'].map((OrderDay, week) => {
      const { ID, FirstName, LastName, PostalCode } = family
      const of = { EntityID: owner.EntityID, FoodBankID: owner.EntityID, PantryOrderItems: [], OrderDay }
      const FoodInsecureNeighbor = { ID, FirstName, LastName, PostalCode }
      const Created = `${OrderDay}T12:00:00.000Z`
      return sampleOrder({
        ID: ownNumber(nth * 3 + week),
        ...of,
        FoodInsecureNeighbor,
        Created,
        StatusCode: 'ABANDONED',
      })
    }),
  )
  await storedInBulk(left.flatMap((state) => orderStore.ownWrites({ state, events: [] }, true)))
  const { answer } = await call(orders.listMissedCustomers, owner, {})
  expect(answer.Value).toHaveLength(60)
})

it('an agency finds its own record of a person behind any number of others', async () => {
  const { EntityID: FoodBankID } = await newFoodBank()
  const id = await nextId('customer')
  const staff = person('agency', ownNumber(1), [FoodBankID])
  const same = { FoodBankID, FirstName: 'Rosa', LastName: 'Figueroa', PostalCode: '37902' }
  for (const _ of numbers(25))
    await storedNeighbor({ ...same, AgencyIDs: [id + 900_000], HomeAgencyIDs: [id + 900_000] })
  const mine = { ...same, AgencyIDs: [staff.EntityID], HomeAgencyIDs: [staff.EntityID] }
  const [first, second] = [await storedNeighbor(mine), await storedNeighbor(mine)]
  const { answer } = await call(customers.listCustomerDuplicates, staff, { id: first.ID })
  expect(answer.Value?.map(({ ID }) => ID)).toEqual([second.ID])
})
