import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { storedCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import { handler as onOrderCounted } from '../../../../functions/pantry/orders/onOrderCounted.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { orderEvents } from '../../../../shared/pantry/orders/events.ts'
import * as customerExports from '../../../../shared/pantry/pantryReports/customerExportApi.ts'
import { customerToSend, customerValues } from '../../../../web/src/pantry/customers/customerForm.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { addressDraft, newNeighborDraft, orderForCustomer, storedNeighbor } from '../../../engine/customers.ts'
import { afterKeyWasFree } from '../../../engine/meanwhile.ts'
import { asCustomer, customerFor, lines, openPantry, place } from '../../../engine/ordering.ts'
import { ids, makeSmallTenant, people, pickupLocationDraft } from '../../../engine/smallTenant.ts'
import { programOf } from '../../../engine/tags.ts'
import { deliver } from '../../core/messages.ts'

/** Agencies that merely serve a neighbor see and change less than the agency where the neighbor is at home. */

const { foodBank } = people
const [home, served] = people.agencies
beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

async function commonNeighbor(more: object = {}) {
  const customer = await storedNeighbor({
    AgencyIDs: [home.EntityID, served.EntityID],
    HomeAgencyIDs: [home.EntityID],
    PhoneNumber: '+15185550177',
    EMailAddress: 'common@example.org',
    OrderCount: 9,
    ...more,
  })
  return { id: customer.ID }
}
const fullTo = async (by: Caller, id: number) => {
  const { Value } = (await call(customers.getFullCustomer, by, { id })).answer
  if (!Value) throw new Error('no customer')
  return Value
}
/** The form as it is opened by somebody, with changes, and saved. */
async function save(by: Caller, id: number, change: object) {
  const full = await fullTo(by, id)
  return call(
    customers.updateCustomer,
    by,
    customerToSend({ ...customerValues(full), ...change }, full, 'Food Bank 10'),
  )
}
async function restrictedLocation(by: Caller, Label: string) {
  const { answer } = await call(locations.addLocation, by, { ...pickupLocationDraft, Label })
  const id = answer.Value?.ID ?? 0
  await call(locations.toggleLocationRestricted, by, { id, IsRestricted: true })
  return id
}

describe('an agency that merely serves a neighbor', () => {
  it('sees who they are and how to reach them, and nothing of other pantries or the account', async () => {
    const { id } = await commonNeighbor({ LastLogin: morning.toISOString() })
    await save(home, id, {
      programs: [await programOf(home)],
      locations: [await restrictedLocation(home, 'Side door')],
    })
    expect(await fullTo(served, id)).toMatchObject({
      Access: 'served',
      FirstName: 'Rosa',
      PhoneNumber: '+15185550177',
      OrderCount: null,
      User: null,
      DeliveryPrograms: [],
      DeliveryProgramIDs: [],
      PantryLocations: [],
    })
    expect((await call(customers.listAuthorizedPickupLocations, served, { id })).answer.Value).toEqual([])
    expect(await fullTo(home, id)).toMatchObject({
      Access: 'home',
      OrderCount: 9,
      PantryLocations: [{ Label: 'Side door' }],
    })
    const row = async (by: Caller) =>
      (await call(customers.getCustomersGrid, by, { FoodInsecureNeighborID: id })).answer.Value?.rows[0]
    expect(await row(served)).toMatchObject({ Access: 'served', OrderCount: null, LastLogin: null })
    expect(await row(home)).toMatchObject({ Access: 'home', OrderCount: 9, LastLogin: morning.toISOString() })
  })

  it('sets no password, merges nobody, takes no data along and sees no home address', async () => {
    const { id } = await commonNeighbor({ IsDeliveryEnabled: false })
    const other = await storedNeighbor({ AgencyIDs: [served.EntityID], PhoneNumber: '+15185550177' })
    await call(customers.createCustomerAddress, home, { id, ...addressDraft })
    const statuses = async (by: Caller) => [
      (await call(customers.setCustomerPassword, by, { id, NewPassword: 'too-short' })).status,
      (await call(customers.listCustomerDuplicates, by, { id })).status,
      (await call(customers.mergeCustomers, by, { id, DuplicateID: other.ID })).status,
      (await call(customerExports.exportCustomer, by, { id })).status,
      (await call(customers.listCustomerAddresses, by, { id })).status,
      (await call(customers.createCustomerAddress, by, { id, ...addressDraft })).status,
    ]
    expect(await statuses(served)).toEqual([404, 404, 404, 404, 404, 404])
    // The other record is the serving agency's own: the home agency merges none that it doesn't look after.
    expect(await statuses(home)).toEqual([200, 200, 404, 200, 200, 200])
  })

  it('sees the addresses of a neighbor whom one of its programs delivers to', async () => {
    const { id } = await commonNeighbor({ IsDeliveryEnabled: false })
    await call(customers.createCustomerAddress, home, { id, ...addressDraft })
    expect((await fullTo(served, id)).SeesAddresses).toBe(false)
    const saved = await save(served, id, { programs: [await programOf(served)] })
    expect(saved.answer.Value?.SeesAddresses).toBe(true)
    expect((await call(customers.listCustomerAddresses, served, { id })).answer.Value).toHaveLength(1)
  })

  it('changes household, language and TEFAP; name and contacts only where they are at home', async () => {
    const { id } = await commonNeighbor()
    const changed = await save(served, id, {
      Minors: '3',
      Adults: '2',
      Seniors: '',
      Language: 'es',
      IsTefapEligible: true,
    })
    expect(changed.answer.Value).toMatchObject({ HouseholdSize: 5, Language: 'es', IsTefapEligible: true })
    for (const change of [
      { FirstName: 'Eva' },
      { PhoneNumber: '518-555-0178' },
      { IsPOC: true },
      { IsDeliveryEnabled: true },
    ]) {
      const { answer } = await save(served, id, change)
      expect(answer.FailureReason, JSON.stringify(change)).toContain(
        'changed by the food bank, or by the pantry that invited',
      )
    }
    expect(await storedCustomer(id)).toMatchObject({ FirstName: 'Rosa', PhoneNumber: '+15185550177', IsPOC: false })
    expect((await save(home, id, { FirstName: 'Eva' })).answer.Value?.FirstName).toBe('Eva')
  })

  it('is one that took an order; they stay at home where they were', async () => {
    const { id } = await commonNeighbor({ AgencyIDs: undefined, HomeAgencyIDs: undefined })
    const order = await orderForCustomer({ ID: id }, {}, served)
    const detail = {
      ID: `counted-${order.ID}`,
      Type: 'OrderPlaced',
      At: morning.toISOString(),
      EntityID: ids.foodBank,
      By: null,
      Detail: { ...orderEvents.OrderPlaced.sample, CustomerID: id },
    }
    await deliver(onOrderCounted, { detail: { ...detail, Subject: { Kind: 'order', ID: order.ID } } })
    expect((await fullTo(served, id)).Access).toBe('served')
    expect((await call(customers.getFullCustomer, home, { id })).status).toBe(404)
  })
})

describe('a save', () => {
  it('takes away no program and no location that the saver does not see', async () => {
    const { id } = await commonNeighbor()
    const [ofHome, ofServed] = [await programOf(home), await programOf(served)]
    const [side, back] = [await restrictedLocation(home, 'Side door'), await restrictedLocation(served, 'Back door')]
    await save(home, id, { programs: [ofHome], locations: [side] })
    await save(served, id, { programs: [ofServed], locations: [back] })
    const all = async () => {
      const { DeliveryPrograms, PantryLocations } = await fullTo(foodBank, id)
      return [DeliveryPrograms, PantryLocations].map((some) => some.map(({ ID }) => ID).toSorted((a, b) => a - b))
    }
    expect(await all()).toEqual([
      [ofHome, ofServed],
      [side, back],
    ])
    await save(home, id, { programs: [], locations: [] })
    expect(await all()).toEqual([[ofServed], [back]])
    await save(foodBank, id, { programs: [], locations: [] })
    expect(await all()).toEqual([[], []])
  })

  it('succeeds though an order was counted and an address added since the form was opened', async () => {
    const { id } = await commonNeighbor()
    const opened = await fullTo(home, id)
    const order = await orderForCustomer({ ID: id }, {}, served)
    const detail = {
      ID: `counted-${order.ID}`,
      Type: 'OrderPlaced',
      At: morning.toISOString(),
      EntityID: ids.foodBank,
      By: null,
      Detail: { ...orderEvents.OrderPlaced.sample, CustomerID: id },
    }
    await deliver(onOrderCounted, { detail: { ...detail, Subject: { Kind: 'order', ID: order.ID } } })
    await call(customers.createCustomerAddress, home, { id, ...addressDraft })
    const sent = customerToSend({ ...customerValues(opened), FirstName: 'Eva' }, opened, 'Food Bank 10')
    expect((await call(customers.updateCustomer, home, sent)).status).toBe(200)
    expect(await storedCustomer(id)).toMatchObject({ FirstName: 'Eva', OrderCount: 10 })
    const stale = customerToSend({ ...customerValues(opened), FirstName: 'Iva' }, opened, 'Food Bank 10')
    expect((await call(customers.updateCustomer, home, stale)).status).toBe(409)
  })
})

describe('a restriction', () => {
  it('of a pantry holds at that pantry; the food bank’s holds at all, and each lifts its own', async () => {
    const [here, there] = [await openPantry(home), await openPantry(served)]
    const customer = await customerFor(home, { AgencyIDs: [home.EntityID, served.EntityID] })
    const id = customer.ID
    const restrict = (by: Caller, IsRestricted: boolean) => call(customers.restrictCustomer, by, { id, IsRestricted })
    const order = async (at: typeof here) => {
      const { answer } = await place(customer, { at, of: lines([at.milk, 1]) })
      return answer.Successful || answer.FailureReason
    }
    expect((await restrict(served, true)).answer.Value?.Restrictions.map((one) => one.EntityID)).toEqual([
      served.EntityID,
    ])
    expect(await order(there)).toContain('at this pantry')
    const listed = (await call(ordering.listAvailablePickupTimes, asCustomer(customer), { id })).answer.Value ?? []
    const timesAt = (at: typeof here) =>
      listed.flatMap((one) =>
        one.ID === at.locationId ? [[one.IsOrderingBlocked, one.PantryLocationPickupTimes.length]] : [],
      )
    expect([...timesAt(there), ...timesAt(here)]).toEqual([
      [true, 0],
      [undefined, 1],
    ])
    expect(await order(here)).toBe(true)
    expect((await fullTo(home, id)).Restrictions).toEqual([])
    expect((await fullTo(foodBank, id)).Restrictions.map((one) => one.EntityID)).toEqual([served.EntityID])
    await restrict(foodBank, true)
    await restrict(served, false)
    for (const at of [here, there]) expect(await order(at)).toContain('cannot place or change orders now')
    await restrict(foodBank, false)
    expect(await order(there)).toBe(true)
  })
})

describe('a neighbor at the table', () => {
  it('is added without e-mail and phone, at home where they were added, and found at once', async () => {
    const { answer } = await call(customers.addCustomer, served, { ...newNeighborDraft, LastName: 'Tablewell' })
    const id = answer.Value?.Customer?.ID ?? 0
    expect(await fullTo(served, id)).toMatchObject({ Access: 'home', EMailAddress: null, HouseholdSize: 3, User: null })
    const found = await call(customers.searchCustomers, served, { searchFilter: 'tablewell nia' })
    expect(found.answer.Value?.rows.map(({ ID }) => ID)).toEqual([id])
    expect((await call(customers.getFullCustomer, home, { id })).status).toBe(404)
    expect((await fullTo(foodBank, id)).Access).toBe('home')
  })

  it('is not added twice by mistake: similar records are answered first', async () => {
    const draft = { ...newNeighborDraft, LastName: 'Twice', PhoneNumber: '(518) 555-0166' }
    const first = await call(customers.addCustomer, home, draft)
    const id = first.answer.Value?.Customer?.ID
    const second = await call(customers.addCustomer, home, { ...draft, FirstName: 'Nía' })
    expect(second.answer.Value).toMatchObject({ Customer: null, Duplicates: [{ ID: id, Reasons: ['phone', 'name'] }] })
    const another = await call(customers.addCustomer, home, { ...draft, IsAnother: true })
    expect(another.answer.Value?.Customer?.ID).not.toBe(id)
    // An agency is told of the neighbors whom it looks after, not of others'.
    expect((await call(customers.addCustomer, served, draft)).answer.Value?.Customer).toBeTruthy()
  })

  it('is added once by a repeat, and refused with a number that is none', async () => {
    const draft = { ...newNeighborDraft, LastName: 'Once' }
    const headers = { 'idempotency-key': 'add-nia-once' }
    const ids = [1, 2].map(() => call(customers.addCustomer, home, draft, { headers }))
    const [a, b] = (await Promise.all(ids)).map(({ answer }) => answer.Value?.Customer?.ID)
    expect(a).toBe(b)
    // A repeat finds the person that the first call added, and is not told of somebody alike.
    const later = { headers: { 'idempotency-key': 'add-nia-at-once' } }
    const add = () => call(customers.addCustomer, home, { ...draft, LastName: 'Atonce' }, later)
    afterKeyWasFree(add)
    const repeat = await add()
    expect(repeat.answer.Value?.Customer).toMatchObject({ LastName: 'Atonce' })
    const wrong = await call(customers.addCustomer, home, { ...draft, LastName: 'Else', PhoneNumber: '12345' })
    expect(wrong.answer.Successful).toBe(false)
  })
})
