import { describe, expect, it } from 'vitest'
import { findEntity } from '../../../functions/network/organizations/entityTable.ts'
import { customerById } from '../../../functions/pantry/customers/customerTable.ts'
import { pickupLocationById } from '../../../functions/pantry/locations/locationTable.ts'
import { orderById } from '../../../functions/pantry/orders/orderTable.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { call } from '../../engine/call.ts'
import { customerDraft } from '../../engine/customers.ts'
import { customerFor, lines, type OpenPantry, openPantry, place } from '../../engine/ordering.ts'
import { draft, ids, locationDraft, makeSmallTenant, people, person } from '../../engine/smallTenant.ts'
import { locationFor } from '../../engine/windows.ts'
import { LaggingApp } from './laggingApp.ts'

/** Decisions that look through a list, at a moment at which no index has the changes of the last three seconds. */

const still = { hasTimeLimit: false } as const
const owner = people.foodBank
const setup = person('foodbankadmin', ids.foodBank, [ids.foodBank])

describe('a list that lacks the last changes', () => {
  it('leaves no location of a renamed donor with the old name', async () => {
    await LaggingApp.within(makeSmallTenant, async (app) => {
      const added = await app.happens(() =>
        call(donors.createDonorLocation, setup, { ...locationDraft, DonorID: ids.donor, Code: 'NEW-1' }, still),
      )
      const id = added.answer.Value?.ID ?? 0
      const renamed = { id: ids.donor, Name: 'Corner Bakery', TimeZone: 'America/New_York', Version: 1 }
      expect((await app.happens(() => call(donors.updateDonor, people.network, renamed, still))).status).toBe(200)
      await app.bringEvents()
      expect((await app.happens(() => findEntity('donorLocation', id)))?.DonorName).toBe('Corner Bakery')
    })
  })
})

describe('a neighbor who ordered a moment ago', () => {
  let pantry: OpenPantry
  let [neighbor, other]: Customer[] = []
  const world = async () => {
    await makeSmallTenant()
    pantry = await openPantry(owner)
    ;[neighbor, other] = [await customerFor(owner), await customerFor(owner)]
  }
  const ordered = async (app: LaggingApp, customer: Customer) => {
    const { answer } = await app.happens(() =>
      place(customer, { at: pantry, of: lines([pantry.beans, 1]), options: still }),
    )
    expect(answer.Successful).toBe(true)
    return answer.Value?.OrderID ?? 0
  }
  const personOf = async (app: LaggingApp, id: number) => (await app.happens(() => orderById(id)))?.FoodInsecureNeighbor

  it('is not forgotten while the order is in progress', async () => {
    await LaggingApp.within(world, async (app) => {
      const customer = neighbor as Customer
      await ordered(app, customer)
      const { answer } = await app.happens(() => call(customers.forgetCustomer, owner, { id: customer.ID }, still))
      expect(answer.FailureReason).toContain('orders in progress (1)')
      expect((await app.happens(() => customerById(customer.ID)))?.LastName).toBe('Medina')
    })
  })

  it('leaves no name on it when they are forgotten', async () => {
    await LaggingApp.within(world, async (app) => {
      const customer = neighbor as Customer
      const id = await ordered(app, customer)
      await app.happens(() => call(orders.setOrderStatus, owner, { id, statusCode: 'CANCELLED' }, still))
      const { answer } = await app.happens(() => call(customers.forgetCustomer, owner, { id: customer.ID }, still))
      expect(answer.Successful).toBe(true)
      await app.bringEvents()
      expect(await personOf(app, id)).toMatchObject({ LastName: '', PostalCode: null })
    })
  })

  it('has it after a merge with their duplicate, under whose name it was ordered', async () => {
    await LaggingApp.within(world, async (app) => {
      const [kept, duplicate] = [neighbor as Customer, other as Customer]
      const id = await ordered(app, duplicate)
      const merge = { id: kept.ID, DuplicateID: duplicate.ID }
      const { answer } = await app.happens(() => call(customers.mergeCustomers, owner, merge, still))
      expect(answer.Successful).toBe(true)
      await app.bringEvents()
      expect((await personOf(app, id))?.ID).toBe(kept.ID)
    })
  })
})

describe('a restricted location that is opened to a neighbor', () => {
  it('is in the answer, so that the next save of what it showed keeps it', async () => {
    let customer: Customer | undefined
    let ID = 0
    const world = async () => {
      await makeSmallTenant()
      customer = await customerFor(owner)
      ID = (await locationFor(owner, { IsRestricted: true })).ID
    }
    await LaggingApp.within(world, async (app) => {
      const { ID: id, EMailAddress, PhoneNumber } = customer as Customer
      const sent = {
        ...customerDraft({ EMailAddress, PhoneNumber, IsEmailNotificationEnabled: false }),
        PantryLocations: [{ ID, Label: 'Chapel' }],
      }
      const { answer } = await app.happens(() => call(customers.updateCustomer, owner, { id, ...sent }, still))
      expect(answer.FailureReason).toBeUndefined()
      expect(answer.Value?.PantryLocations.map((location) => location.ID)).toEqual([ID])
    })
  })
})

describe('a pickup location at which somebody ordered a moment ago', () => {
  it('is not removed, also where a window had an order before', async () => {
    let pantry: OpenPantry | undefined
    let customer: Customer | undefined
    const world = async () => {
      await makeSmallTenant()
      pantry = await openPantry(owner)
      customer = await customerFor(owner)
      const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1]), options: still })
      await call(orders.setOrderStatus, owner, { id: answer.Value?.OrderID ?? 0, statusCode: 'CANCELLED' }, still)
    }
    await LaggingApp.within(world, async (app) => {
      const [at, neighbor] = [pantry as OpenPantry, customer as Customer]
      const placed = await app.happens(() => place(neighbor, { at, of: lines([at.beans, 1]), options: still }))
      expect(placed.answer.Successful).toBe(true)
      const { answer } = await app.happens(() => call(locations.removeLocation, owner, { id: at.locationId }, still))
      expect(answer.Successful).toBe(false)
      expect(await app.happens(() => pickupLocationById(at.locationId))).toBeDefined()
    })
  })
})

describe('a location from which somebody posted a moment ago', () => {
  it('is not deleted', async () => {
    await LaggingApp.within(makeSmallTenant, async (app) => {
      const added = await app.happens(() =>
        call(donors.createDonorLocation, setup, { ...locationDraft, DonorID: ids.donor, Code: 'NEW-1' }, still),
      )
      const DonorLocationID = added.answer.Value?.ID ?? 0
      const posted = await app.happens(() =>
        call(donations.postDonation, people.donor, draft({ DonorLocationID }), still),
      )
      expect(posted.answer.Successful).toBe(true)
      const deleted = await app.happens(() => call(donors.deleteDonorLocation, setup, { id: DonorLocationID }, still))
      expect(deleted.answer.FailureReason).toContain('donations')
      expect(await app.happens(() => findEntity('donorLocation', DonorLocationID))).toBeDefined()
    })
  })
})
