import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { userBySubject } from '../../../../functions/network/organizations/entityTable.ts'
import { storedCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import { customerInvitations } from '../../../../functions/pantry/invitations/customerInvitationTable.ts'
import { distributionsOfOrders } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { handler as onCustomerForgotten } from '../../../../functions/pantry/orders/onCustomerForgotten.ts'
import { handler as onCustomerJoined } from '../../../../functions/pantry/orders/onCustomerJoined.ts'
import { handler as onOrderCounted } from '../../../../functions/pantry/orders/onOrderCounted.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { changeProduct } from '../../../../functions/pantry/products/productTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderEvents } from '../../../../shared/pantry/orders/events.ts'
import * as customerExports from '../../../../shared/pantry/pantryReports/customerExportApi.ts'
import * as tags from '../../../../shared/pantry/tags/api.ts'
import * as changes from '../../../../shared/work/changes/api.ts'
import { call, type HandlerCallOptions } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import {
  addressDraft,
  customerDraft,
  customerProfile,
  orderForCustomer,
  storedNeighbor,
} from '../../../engine/customers.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { asCustomer, customerFor, lines, openPantry, place } from '../../../engine/ordering.ts'
import { startTestPool, type TestPool } from '../../../engine/pool.ts'
import { referralOf } from '../../../engine/referrals.ts'
import { ids, makeSmallTenant, people, person, pickupLocationDraft } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { programOf, tagDraft } from '../../../engine/tags.ts'
import { deliver } from '../../core/messages.ts'

/** Customers where staff and the person meet them, over the real table. */

const { foodBank, agencies } = people
const [agency] = agencies
let pool: TestPool

beforeAll(async () => {
  setClock(morning)
  pool = await startTestPool()
  await makeSmallTenant()
})
afterAll(async () => {
  vi.useRealTimers()
  await pool.stop()
})

const grid = async (input: Input<typeof customers.getCustomersGrid>, by = foodBank) =>
  ((await call(customers.getCustomersGrid, by, { rows: 100, ...input })).answer.Value?.rows ?? []).map(({ ID }) => ID)
const full = async (id: number) => (await call(customers.getFullCustomer, foodBank, { id })).answer.Value
const eventAbout = (Kind: string, ID: number, Type: string, Detail: object) => ({
  detail: {
    ID: `${Kind}-${ID}-${Type}`,
    Type,
    At: morning.toISOString(),
    Subject: { Kind, ID },
    EntityID: ids.foodBank,
    By: null,
    Detail,
  },
})
const draftOf = (customer: object) => ({
  ...customerDraft({ EMailAddress: null, IsEmailNotificationEnabled: false }),
  ...customer,
})

describe('an update', () => {
  it('[customer-names-required] refuses a blank name and keeps what was', async () => {
    const { ID: id } = await storedNeighbor()
    for (const blank of [{ FirstName: '  ' }, { LastName: '' }])
      expect((await call(customers.updateCustomer, foodBank, { id, ...draftOf(blank) })).status).toBe(400)
    expect(await storedCustomer(id)).toMatchObject({ FirstName: 'Rosa', LastName: 'Medina', Version: 1 })
  })

  it('[customer-phone-username] keeps e-mail and phone of somebody who signs in by phone', async () => {
    const PhoneNumber = '+15185550101'
    const { ID: id } = await storedNeighbor({ PhoneNumber })
    for (const change of [
      { EMailAddress: 'new@example.org' },
      { PhoneNumber: '(518) 555-0102' },
      { PhoneNumber: null },
    ]) {
      const { answer } = await call(customers.updateCustomer, foodBank, { id, ...draftOf({ PhoneNumber, ...change }) })
      expect(answer.FailureReason).toContain('signs in with the phone number')
    }
    const same = await call(customers.updateCustomer, foodBank, {
      id,
      ...draftOf({ PhoneNumber: '(518) 555-0101', FirstName: 'Ana' }),
    })
    expect(same.answer.Value).toMatchObject({ FirstName: 'Ana', PhoneNumber })
  })

  it('[restricted-only-assign] assigns restricted locations alone', async () => {
    const { ID: id } = await storedNeighbor()
    const place = await call(locations.addLocation, foodBank, { ...pickupLocationDraft, Label: 'Back door' })
    const locationId = place.answer.Value?.ID ?? 0
    const PantryLocations = [{ ID: locationId }]
    const open = await call(customers.updateCustomer, foodBank, { id, ...draftOf({ PantryLocations }) })
    expect(open.answer.FailureReason).toBe('Back door is open to everyone: only restricted locations can be assigned.')
    await call(locations.toggleLocationRestricted, foodBank, { id: locationId, IsRestricted: true })
    const assigned = await call(customers.updateCustomer, foodBank, { id, ...draftOf({ PantryLocations }) })
    expect(assigned.answer.Value?.PantryLocations).toEqual([{ ID: locationId, Label: 'Back door' }])
    const listed = await call(customers.listAuthorizedPickupLocations, foodBank, { id })
    expect(listed.answer.Value).toEqual([locationId])
    await call(customers.updateCustomer, foodBank, { id, ...draftOf({}) })
    expect((await call(customers.listAuthorizedPickupLocations, foodBank, { id })).answer.Value).toEqual([])
  })

  it('counts a program that customers name, and assigns none of another food bank', async () => {
    const { ID: id } = await storedNeighbor()
    const [own, foreign] = [await programOf(foodBank), await programOf(people.otherFoodBank)]
    const DeliveryPrograms = [{ ID: own }]
    const saved = await call(customers.updateCustomer, foodBank, { id, ...draftOf({ DeliveryPrograms }) })
    expect(saved.answer.Value?.DeliveryPrograms).toEqual([expect.objectContaining({ ID: own })])
    const refused = await call(customers.updateCustomer, foodBank, {
      id,
      ...draftOf({ DeliveryPrograms: [{ ID: foreign }] }),
    })
    expect(refused.answer.Successful).toBe(false)
    expect((await storedCustomer(id))?.DeliveryProgramIDs).toEqual([own])
  })

  it('texts nobody without a number and a consent, and keeps when and to which words they agreed', async () => {
    const { ID: id } = await storedNeighbor({ EMailAddress: 'texts@example.org' })
    const texts = { EMailAddress: 'texts@example.org', IsTextMessageNotificationEnabled: true }
    const ask = (more: object) => call(customers.updateCustomer, foodBank, { id, ...draftOf({ ...texts, ...more }) })
    expect((await ask({})).answer.FailureReason).toBe('Text messages need a phone number.')
    const withPhone = { PhoneNumber: '518-555-0107' }
    expect((await ask(withPhone)).answer.FailureReason).toContain('consent')
    const agreed = await ask({ ...withPhone, IsTextConsentGiven: true, Language: 'es' })
    expect(agreed.answer.Value?.TextConsent).toEqual({
      At: expect.any(String),
      Wording: expect.stringContaining('Acepto recibir mensajes'),
    })
  })

  it('names the food bank of a TEFAP rule, whatever an agency’s screen calls it', async () => {
    const { ID: id } = await storedNeighbor({ AgencyIDs: [agency.EntityID] })
    const none = { ProvinceID: null, ProvinceAbbreviation: null, CountyID: null, CountyName: null }
    const rule = { ...none, PostalCodeID: null, PostalCode: null, FoodBankID: ids.foodBank, FoodBankName: 'Agency 11' }
    const { answer } = await call(customers.updateCustomer, agency, { id, ...draftOf({ TEFAPEligibility: rule }) })
    expect(answer.Value?.TEFAPEligibility?.FoodBankName).toBe('Food Bank 10')
  })

  it('refuses a form that was filled before somebody else’s change, and answers a repeat', async () => {
    const { ID: id } = await storedNeighbor()
    const input = { id, ...draftOf({ FirstName: 'Eva', Version: 1 }) }
    for (const _ of ['first', 'repeat'])
      expect((await call(customers.updateCustomer, foodBank, input)).status).toBe(200)
    const stale = await call(customers.updateCustomer, foodBank, { ...input, FirstName: 'Iva' })
    expect(stale.status).toBe(409)
    expect((await storedCustomer(id))?.FirstName).toBe('Eva')
  })

  it('refuses a form when somebody else changes the customer in the moment of saving', async () => {
    const { ID: id } = await storedNeighbor()
    const save = (FirstName: string) =>
      call(customers.updateCustomer, foodBank, { id, ...draftOf({ FirstName, Version: 1 }) })
    beforeNextCommit(() => save('Eva'))
    expect((await save('Iva')).status).toBe(409)
    expect(await storedCustomer(id)).toMatchObject({ FirstName: 'Eva', Version: 2 })
  })
})

describe('the account', () => {
  it('is made with the first password; a changed e-mail address signs in at once', async () => {
    const { ID: id } = await storedNeighbor({ EMailAddress: 'first@example.org' })
    const weak = await call(customers.setCustomerPassword, foodBank, { id, NewPassword: 'short' })
    expect(weak.answer.FailureReason).toContain('12 characters')
    const known = await call(customers.setCustomerPassword, foodBank, { id, NewPassword: 'Welcome-2026!' })
    expect(known.answer.FailureReason).toContain('attackers try first')
    const own = await call(customers.setCustomerPassword, foodBank, { id, NewPassword: 'My-first-pears-7' })
    expect(own.answer.FailureReason).toContain('e-mail address')
    expect((await storedCustomer(id))?.Subject).toBeNull()
    const set = await call(customers.setCustomerPassword, foodBank, { id, NewPassword: 'Good-Food-4-All!' })
    expect(set.answer.Successful).toBe(true)
    const Subject = (await storedCustomer(id))?.Subject ?? ''
    expect(await userBySubject(Subject)).toMatchObject({ CustomerID: id, UserName: 'first@example.org' })
    const moved = draftOf({ EMailAddress: 'Second@Example.org' })
    expect((await call(customers.updateCustomer, foodBank, { id, ...moved })).answer.Value?.User).toEqual({
      UserName: 'second@example.org',
      LastLogin: null,
    })
    expect(await userBySubject(Subject)).toMatchObject({ UserName: 'second@example.org' })
  })

  it('a password that staff set ends every sign-in from before it', async () => {
    const { ID: id } = await storedNeighbor({ EMailAddress: 'ends@example.org' })
    const set = (NewPassword: string) => call(customers.setCustomerPassword, foodBank, { id, NewPassword })
    await set('Good-Food-4-All!')
    setClock(new Date(morning.getTime() + 60_000))
    const Subject = (await storedCustomer(id))?.Subject ?? ''
    const self = { ...asCustomer({ ID: id, FoodBankID: ids.foodBank }), Subject }
    const issuedAt = Math.floor(Date.now() / 1000)
    const phone = { ID: 'phone', At: issuedAt }
    const isKnown = await pool.signIn(Subject)
    const reached = async (options: HandlerCallOptions) => [
      (await call(session.getSession, self, {}, options)).status,
      await isKnown(),
    ]
    expect(await reached({ issuedAt })).toEqual([200, true])
    expect((await set('short')).answer.Successful).toBe(false)
    expect(await reached({ issuedAt })).toEqual([200, true])
    expect((await set('Other-Food-4-All!')).answer.Successful).toBe(true)
    expect(await reached({ issuedAt })).toEqual([401, false])
    // Its refresh token would bring later tokens.
    expect(await reached({ issuedAt: issuedAt + 60, signIn: phone })).toEqual([401, false])
    const after = { ID: 'new', At: issuedAt + 60 }
    expect((await reached({ issuedAt: issuedAt + 60, signIn: after }))[0]).toBe(200)
    const admin = person('foodbankadmin', ids.foodBank, [ids.foodBank])
    const asked = { entityId: ids.foodBank, kind: 'neighbors', searchFilter: String(id) } as const
    const log = (await call(changes.getChangesGrid, admin, asked)).answer.Value?.rows ?? []
    expect(log.map((change) => 'CustomerID' in change && change.Action)).toEqual(['passwordSet', 'passwordSet'])
    setClock(morning)
  })

  it('keeps the address of somebody else’s account out', async () => {
    const [one, other] = [
      await storedNeighbor({ EMailAddress: 'one@example.org' }),
      await storedNeighbor({ EMailAddress: 'other@example.org' }),
    ]
    for (const { ID: id } of [one, other])
      await call(customers.setCustomerPassword, foodBank, { id, NewPassword: 'Good-Food-4-All!' })
    const { answer } = await call(customers.updateCustomer, foodBank, {
      id: other.ID,
      ...draftOf({ EMailAddress: 'one@example.org' }),
    })
    expect(answer.FailureReason).toBe('Somebody else signs in with this e-mail address or phone number.')
    expect((await storedCustomer(other.ID))?.EMailAddress).toBe('other@example.org')
  })
})

describe('addresses', () => {
  it('have one primary one, whatever is added, changed and deleted', async () => {
    const { ID: id } = await storedNeighbor()
    const add = async (Name: string, IsPrimary: boolean) =>
      (await call(customers.createCustomerAddress, foodBank, { id, ...addressDraft, Name, IsPrimary })).answer.Value
        ?.ID ?? 0
    const home = await add('Home', false)
    const work = await add('Work', true)
    const primaries = async () =>
      ((await call(customers.listCustomerAddresses, foodBank, { id })).answer.Value ?? []).map(({ ID, IsPrimary }) => [
        ID,
        IsPrimary,
      ])
    expect(await primaries()).toEqual([
      [work, true],
      [home, false],
    ])
    await call(customers.deleteCustomerAddress, foodBank, { id, addressId: work })
    expect(await primaries()).toEqual([[home, true]])
  })

  it('may have a postal code of characters that take two units, though its first five are a mark', async () => {
    const { ID: id } = await storedNeighbor()
    const Address = { ...addressDraft.Address, PostalCode: '3791🤴7' }
    const { answer } = await call(customers.createCustomerAddress, foodBank, { id, ...addressDraft, Address })
    expect(answer.Value?.Address.PostalCode).toBe('3791🤴7')
  })

  it('keep the pin that was found, and are in a state that there is', async () => {
    const { ID: id } = await storedNeighbor()
    const pin = { Latitude: 42.65, Longitude: -73.75, LocatedBy: 'address' as const }
    const sent = (Province: string) => ({ id, ...addressDraft, Address: { ...addressDraft.Address, ...pin, Province } })
    const refused = (await call(customers.createCustomerAddress, foodBank, sent('Nwe York'))).answer
    expect(refused).toMatchObject({ Successful: false, FailureReason: 'Please choose the state.' })
    const added = (await call(customers.createCustomerAddress, foodBank, sent('New York'))).answer.Value
    expect(added?.Address).toMatchObject({ Province: 'NY', ...pin })
    const changed = { ...addressDraft, id, addressId: added?.ID ?? 0 }
    const kept = (await call(customers.updateCustomerAddress, foodBank, changed)).answer.Value
    expect(kept?.Address).toMatchObject(pin)
  })

  it('stay one primary when two are made so at the same moment', async () => {
    const { ID: id } = await storedNeighbor()
    const both = ['Home', 'Work', 'Church'].map((Name) =>
      call(customers.createCustomerAddress, foodBank, { id, ...addressDraft, Name, IsPrimary: true }),
    )
    for (const { status } of await Promise.all(both)) expect(status).toBe(200)
    const found = (await call(customers.listCustomerAddresses, foodBank, { id })).answer.Value ?? []
    expect([found.length, found.filter(({ IsPrimary }) => IsPrimary).length]).toEqual([3, 1])
  })
})

describe('the lists', () => {
  it('[customers-filter-dates-format] finds who ordered, picked up or got a delivery on days, not who cancelled', async () => {
    const [early, late, cancelled] = [await storedNeighbor(), await storedNeighbor(), await storedNeighbor()]
    await orderForCustomer(early, { Created: '2026-11-10T15:00:00.000Z', OrderDay: '2026-11-12' })
    await orderForCustomer(late, { Created: '2026-11-18T15:00:00.000Z', OrderDay: '2026-11-24' })
    await orderForCustomer(cancelled, {
      Created: '2026-11-10T16:00:00.000Z',
      OrderDay: '2026-11-12',
      StatusCode: 'CANCELLED',
    })
    const placed = { OrderPlacedStartDate: '11-10-2026', OrderPlacedEndDate: '11-10-2026' }
    expect(await grid(placed)).toEqual([early.ID])
    expect(await grid({ OrderPickupStartDate: '11-24-2026', OrderPickupEndDate: '11-30-2026' })).toContain(late.ID)
    expect(await grid({ OrderDeliveryStartDate: '11-01-2026' })).toEqual([])
    expect((await call(customers.getCustomersGrid, foodBank, { OrderPlacedStartDate: '2026-11-10' })).status).toBe(400)
  })

  it('shows each customer on one page alone, the latest order first', async () => {
    const all = [await storedNeighbor(), await storedNeighbor(), await storedNeighbor()]
    for (const [day, at] of [
      ['01', 0],
      ['02', 1],
      ['03', 0],
      ['04', 2],
      ['05', 1],
    ] as const)
      await orderForCustomer(all[at] ?? { ID: 0 }, { Created: `2026-09-${day}T15:00:00.000Z` })
    const range = { OrderPlacedStartDate: '09-01-2026', OrderPlacedEndDate: '09-30-2026' }
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const input = { ...range, rows: 1, ...(cursor ? { cursor } : {}) }
      const { Value } = (await call(customers.getCustomersGrid, foodBank, input)).answer
      seen.push(...(Value?.rows ?? []).map(({ ID }) => ID))
      cursor = Value?.cursor
    } while (cursor)
    expect(seen).toEqual([all[1]?.ID, all[2]?.ID, all[0]?.ID])
  })

  it('shows an agency the customers that it serves, from their first order on', async () => {
    const { ID } = await storedNeighbor()
    expect(await grid({}, agency)).not.toContain(ID)
    expect((await call(customers.getFullCustomer, agency, { id: ID })).status).toBe(404)
    const order = await orderForCustomer({ ID }, {}, agency)
    const event = eventAbout('order', order.ID, 'OrderPlaced', orderEvents.OrderPlaced.sample)
    for (const _ of ['first', 'repeat']) expect(await deliver(onOrderCounted, event)).toEqual([])
    expect(await grid({}, agency)).toContain(ID)
    expect(await grid({ AgencyID: agency.EntityID })).toContain(ID)
    expect((await storedCustomer(ID))?.OrderCount).toBe(1)
  })

  it.each([
    ['CANCELLED', 1],
    ['ABANDONED', 1],
    ['DELIVEREDTONEIGHBOR', 2],
  ] as const)('counts two orders, of which one is %s, as %d', async (To, count) => {
    const { ID } = await storedNeighbor()
    const [order, other] = [await orderForCustomer({ ID }), await orderForCustomer({ ID })]
    for (const one of [order, other])
      await deliver(onOrderCounted, eventAbout('order', one.ID, 'OrderPlaced', orderEvents.OrderPlaced.sample))
    const ended = { From: 'PACKED', To, Movements: [] } as const
    const event = eventAbout('order', order.ID, 'OrderStatusChanged', ended)
    for (const _ of ['first', 'repeat']) expect(await deliver(onOrderCounted, event)).toEqual([])
    expect((await storedCustomer(ID))?.OrderCount).toBe(count)
  })

  it('answers an agency nothing about whom another agency serves', async () => {
    const [own, other] = [person('agency', 7301, [ids.foodBank]), person('agency', 7302, [ids.foodBank])]
    const { ID } = await storedNeighbor({ AgencyIDs: [own.EntityID, other.EntityID] })
    await orderForCustomer({ ID }, {}, own)
    expect(await grid({}, own)).toEqual([ID])
    expect(await grid({ AgencyID: own.EntityID }, own)).toEqual([ID])
    expect(await grid({ AgencyID: other.EntityID }, own)).toEqual([])
    expect(await grid({ AgencyID: other.EntityID, FoodInsecureNeighborID: ID }, own)).toEqual([])
    expect(await grid({ AgencyID: other.EntityID, OrderPlacedStartDate: '01-01-2026' }, own)).toEqual([])
  })

  it('finds by the beginning of names, phone number and e-mail address', async () => {
    const { ID } = await storedNeighbor({ FirstName: 'Íñigo', LastName: 'Peñalosa Ruiz', PhoneNumber: '+15185550188' })
    const search = async (searchFilter: string, by = foodBank) =>
      ((await call(customers.searchCustomers, by, { searchFilter })).answer.Value?.rows ?? []).map((one) => one.ID)
    for (const typed of ['peñal', 'PENALOSA', 'ini rui', '518555018', '(518) 555-0188', '5550188'])
      expect(await search(typed), typed).toEqual([ID])
    expect(await search('penalosa medina')).toEqual([])
    expect(await search('penalosa', people.otherFoodBank)).toEqual([])
    expect(await search('penalosa', agency)).toEqual([])
    await call(customers.updateCustomer, foodBank, {
      id: ID,
      ...draftOf({ LastName: 'Soto', PhoneNumber: '+15185550188' }),
    })
    expect([await search('penalosa'), await search('soto')]).toEqual([[], [ID]])
  })
})

describe('a merge', () => {
  const pair = async (phone: string) => {
    const kept = await storedNeighbor({ PhoneNumber: phone, PostalCode: null })
    const duplicate = await storedNeighbor({
      PhoneNumber: phone,
      EMailAddress: `dup${phone.slice(-4)}@example.org`,
      AgencyIDs: [12],
    })
    return { id: kept.ID, DuplicateID: duplicate.ID }
  }

  it('is offered for records that share a phone number, and keeps both histories', async () => {
    const { id, DuplicateID } = await pair('+15185550120')
    const found = (await call(customers.listCustomerDuplicates, foodBank, { id })).answer.Value ?? []
    expect(found.find(({ ID }) => ID === DuplicateID)?.Reasons).toContain('phone')
    const [own, other] = [await orderForCustomer({ ID: id }), await orderForCustomer({ ID: DuplicateID })]
    await call(customers.createCustomerAddress, foodBank, { id: DuplicateID, ...addressDraft })
    const merged = await call(customers.mergeCustomers, foodBank, { id, DuplicateID })
    expect(merged.answer.Value).toMatchObject({
      ID: id,
      EMailAddress: 'dup0120@example.org',
      PostalCode: '01101',
      Merge: { DuplicateID },
    })
    await deliver(onCustomerJoined, eventAbout('customer', id, 'CustomersMerged', { DuplicateID }))
    for (const { ID } of [own, other]) expect((await orderById(ID))?.FoodInsecureNeighbor.ID).toBe(id)
    expect((await call(customers.listCustomerAddresses, foodBank, { id })).answer.Value).toHaveLength(1)
    expect((await full(DuplicateID))?.ID).toBe(id)
    expect(await grid({})).not.toContain(DuplicateID)
    expect(
      (await call(customers.listCustomerDuplicates, foodBank, { id })).answer.Value?.map(({ ID }) => ID),
    ).not.toContain(DuplicateID)
  })

  it('can be undone for a day: both are as they were, but for what was changed since', async () => {
    const { id, DuplicateID } = await pair('+15185550121')
    const before = await storedCustomer(id)
    const other = await orderForCustomer({ ID: DuplicateID })
    await call(customers.mergeCustomers, foodBank, { id, DuplicateID })
    await deliver(onCustomerJoined, eventAbout('customer', id, 'CustomersMerged', { DuplicateID }))
    await call(customers.restrictCustomer, foodBank, { id, IsRestricted: true })
    const headers = { 'idempotency-key': 'undo-this-merge' }
    const undo = () => call(customers.undoCustomerMerge, foodBank, { id, DuplicateID }, { headers })
    const undone = await undo()
    expect(undone.answer.Value).toMatchObject({ EMailAddress: null, PostalCode: null, IsRestricted: true, Merge: null })
    expect((await undo()).answer).toEqual(undone.answer)
    await deliver(onCustomerJoined, eventAbout('customer', id, 'CustomerMergeUndone', { DuplicateID }))
    expect((await orderById(other.ID))?.FoodInsecureNeighbor.ID).toBe(DuplicateID)
    expect(await storedCustomer(id)).toMatchObject({ ...before, IsRestricted: true, Version: 4 })
    expect(await grid({})).toEqual(expect.arrayContaining([id, DuplicateID]))
  })

  it('counts what the duplicate took in the customer’s limits, before and after the orders have moved, and not after its undoing', async () => {
    const owner = person('agency', 7190, [ids.foodBank])
    const pantry = await openPantry(owner)
    const tag = { ...tagDraft('Dairy'), Limits: [limitDraft('2 ITEM MONTH')] }
    const { answer: added } = await call(tags.addTag, owner, tag)
    await table.commit([changeProduct(pantry.milk.ID, undefined, { TagIDs: [added.Value?.ID ?? 0] })])
    const [kept, duplicate] = [await customerFor(owner), await customerFor(owner)]
    const [id, DuplicateID] = [kept.ID, duplicate.ID]
    const milk = lines([pantry.milk, 1])
    const order = async () => (await place(kept, { at: pantry, of: milk })).answer.Successful
    for (const _ of [1, 2]) await place(duplicate, { at: pantry, of: milk })
    await call(customers.mergeCustomers, foodBank, { id, DuplicateID })
    expect(await order()).toBe(false)
    await deliver(onCustomerJoined, eventAbout('customer', id, 'CustomersMerged', { DuplicateID }))
    expect(await order()).toBe(false)
    await call(customers.undoCustomerMerge, foodBank, { id, DuplicateID })
    // The orders are the customer's still; the undoing alone decides what counts.
    expect(await order()).toBe(true)
    await deliver(onCustomerJoined, eventAbout('customer', id, 'CustomerMergeUndone', { DuplicateID }))
    expect([await order(), await order()]).toEqual([true, false])
  })

  it('stays after a day', async () => {
    const { id, DuplicateID } = await pair('+15185550122')
    await call(customers.mergeCustomers, foodBank, { id, DuplicateID })
    setClock(new Date(morning.getTime() + 25 * 3_600_000))
    const late = await call(customers.undoCustomerMerge, foodBank, { id, DuplicateID })
    expect(late.answer.FailureReason).toContain('can be undone for a day')
    expect((await full(id))?.Merge).toBeNull()
    setClock(morning)
  })

  it('happens once when two ask at the same moment', async () => {
    const { id, DuplicateID } = await pair('+15185550123')
    const both = await Promise.all([1, 2].map(() => call(customers.mergeCustomers, foodBank, { id, DuplicateID })))
    expect(both.map(({ answer }) => answer.Successful).toSorted()).toEqual([false, true])
    expect((await storedCustomer(id))?.MergedIDs).toEqual([DuplicateID])
  })

  it('is refused with oneself and with somebody of another food bank', async () => {
    const { ID: id } = await storedNeighbor()
    const { ID: foreign } = await storedNeighbor({ FoodBankID: ids.otherFoodBank })
    expect((await call(customers.mergeCustomers, foodBank, { id, DuplicateID: id })).answer.Successful).toBe(false)
    expect((await call(customers.mergeCustomers, foodBank, { id, DuplicateID: foreign })).status).toBe(404)
  })
})

describe('privacy', () => {
  it('records who looked, for the person to see', async () => {
    const { ID: id } = await storedNeighbor({ AgencyIDs: [agency.EntityID] })
    for (const by of [foodBank, foodBank, agency]) await call(customers.getFullCustomer, by, { id })
    const looks = (await call(customers.listCustomerLooks, asCustomer({ ID: id, FoodBankID: ids.foodBank }), { id }))
      .answer.Value
    expect(looks?.map(({ UserID }) => UserID).toSorted()).toEqual([foodBank.UserID, agency.UserID].toSorted())
  })

  it('records who of the staff opened it to order for the person, and not the person', async () => {
    const { ID: id } = await storedNeighbor()
    const self = asCustomer({ ID: id, FoodBankID: ids.foodBank })
    for (const by of [self, foodBank, foodBank]) await call(customers.getCustomer, by, { id })
    const { answer } = await call(customers.listCustomerLooks, self, { id })
    expect(answer.Value?.map(({ UserID }) => UserID)).toEqual([foodBank.UserID])
  })

  it('gives the person their data, orders included, and nobody else’s', async () => {
    const { ID: id } = await storedNeighbor()
    const self = asCustomer({ ID: id, FoodBankID: ids.foodBank })
    const { ID } = await orderForCustomer({ ID: id })
    await call(customers.createCustomerAddress, self, { id, ...addressDraft })
    const { Value } = (await call(customerExports.exportCustomer, self, { id })).answer
    expect([Value?.Customer.ID, Value?.Orders.map((order) => order.ID), Value?.Addresses.length]).toEqual([id, [ID], 1])
    expect((await call(customerExports.exportCustomer, people.customer, { id })).status).toBe(404)
  })

  it('gives an agency what was ordered of it, and not who looked; that staff took the data is recorded', async () => {
    const { ID: id } = await storedNeighbor({ AgencyIDs: [agency.EntityID] })
    const self = asCustomer({ ID: id, FoodBankID: ids.foodBank })
    const [own, other] = [await orderForCustomer({ ID: id }, {}, agency), await orderForCustomer({ ID: id })]
    const exported = async (by: Caller) => {
      const { Value } = (await call(customerExports.exportCustomer, by, { id })).answer
      return [Value?.Orders.map((order) => order.ID).toSorted(), Value?.Looks.map(({ UserID }) => UserID).toSorted()]
    }
    const both = [own.ID, other.ID].toSorted()
    expect(await exported(agency)).toEqual([[own.ID], []])
    expect(await exported(self)).toEqual([both, [agency.UserID]])
    await exported(foodBank)
    expect(await exported(self)).toEqual([both, [agency.UserID, foodBank.UserID].toSorted()])
  })

  it('forgets the person and keeps their orders without them', async () => {
    const { ID: id } = await storedNeighbor({ EMailAddress: 'forget@example.org', LastName: 'Quintanilla' })
    await call(customers.setCustomerPassword, foodBank, { id, NewPassword: 'Good-Food-4-All!' })
    const Subject = (await storedCustomer(id))?.Subject ?? ''
    await call(customers.createCustomerAddress, foodBank, {
      id,
      ...addressDraft,
      Address: { ...addressDraft.Address, AddressLine1: '99 Quintanilla Road' },
    })
    const open = await orderForCustomer({ ID: id })
    const refused = await call(customers.forgetCustomer, foodBank, { id })
    expect(refused.answer.FailureReason).toBe(
      'There are orders in progress (1). Please hand them over or cancel them first.',
    )
    const own = { ...people.customer, UserID: 99_100, CustomerID: id }
    expect((await call(customers.forgetCustomer, own, { id })).answer.FailureReason).toBe(
      'You still have orders (1). Please cancel them first, or wait until you have your food.',
    )
    await table.commit([{ remove: { pk: `ORDER#${open.ID}`, sk: 'ORDER' } }])
    const past = await orderForCustomer({ ID: id }, { StatusCode: 'DELIVEREDTONEIGHBOR' })
    const invited = await referralOf(foodBank, {
      EMailAddress: 'forget@example.org',
      PhoneNumber: '+18655550143',
    })
    const others = await referralOf(foodBank, { EMailAddress: 'stays@example.org' })
    for (const _ of ['first', 'repeat'])
      expect((await call(customers.forgetCustomer, foodBank, { id })).status).toBe(200)
    expect(await deliver(onCustomerForgotten, eventAbout('customer', id, 'CustomerForgotten', {}))).toEqual([])
    expect((await orderById(past.ID))?.FoodInsecureNeighbor).toEqual({
      ID: id,
      FirstName: 'Neighbor',
      LastName: '',
      PostalCode: null,
    })
    expect(await userBySubject(Subject)).toBeUndefined()
    expect((await call(customers.getCustomer, foodBank, { id })).status).toBe(404)
    const left = JSON.stringify(await storedCustomer(id))
    expect(left).not.toContain('Quintanilla')
    expect(left).not.toContain('forget@')
    const invitation = await customerInvitations.load(invited.ID)
    expect(invitation).toMatchObject({ EMailAddress: null, PhoneNumber: null, Message: '', EMail: 'failed' })
    expect(JSON.stringify(await everything())).not.toContain('forget@')
    expect((await customerInvitations.load(others.ID))?.EMailAddress).toBe('stays@example.org')
  })

  it('leaves no name, note, proxy or postal code anywhere, also while an order of last year lies open', async () => {
    const canary = 'Xochiquetzal'
    const { ID: id } = await storedNeighbor({
      FirstName: canary,
      LastName: `${canary}-Ruiz`,
      EMailAddress: `${canary.toLowerCase()}@example.org`,
      PostalCode: '37999',
      IsTefapEligible: true,
    })
    const FoodInsecureNeighbor = { ID: id, FirstName: canary, LastName: `${canary}-Ruiz`, PostalCode: '37999' }
    const order = await orderForCustomer(FoodInsecureNeighbor)
    const old = await orderForCustomer(FoodInsecureNeighbor, { OrderDay: '2025-11-28' })
    for (const { ID } of [order, old])
      await call(orders.addOrderNote, foodBank, {
        id: ID,
        Note: `${canary} walks with a cane`,
        IsVisibleToFoodInsecureNeighbor: true,
      })
    const handedOver = await call(orders.handOverOrder, foodBank, {
      id: order.ID,
      RecipientKind: 'proxy',
      RecipientName: `${canary} Junior`,
      Acknowledged: ['notPacked', 'otherDay', 'otherPlace', 'proxyNotNamed'],
    } as never)
    expect(handedOver.answer.Successful).toBe(true)
    expect((await distributionsOfOrders([order.ID]))[0]?.Recipient.Name).toBe(`${canary} Junior`)
    expect((await call(customers.forgetCustomer, foodBank, { id })).answer.Successful).toBe(true)
    const event = eventAbout('customer', id, 'CustomerForgotten', {})
    expect(await deliver(onCustomerForgotten, event, event)).toEqual([])
    // Stored answers of idempotent calls go by themselves within days, TEFAP records when their time is over.
    const left = (await everything()).filter(({ expires }) => expires === undefined)
    expect(left.filter((item) => new RegExp(`${canary}|37999`, 'i').test(JSON.stringify(item)))).toEqual([])
    expect(await distributionsOfOrders([order.ID])).toMatchObject([
      // TEFAP food: whoever fetched it is part of the record, which expires.
      { CustomerID: id, PostalCode: null, Recipient: { Kind: 'proxy', Name: `${canary} Junior` } },
    ])
    expect((await orderById(old.ID))?.StatusCode).toBe('CREATED')
    const found = await call(customers.getCustomersGrid, foodBank, { LastNameFilter: canary } as never)
    expect(JSON.stringify(found.answer)).not.toContain(canary)
  })

  it('lets the person change their own profile, and nobody else’s', async () => {
    const { ID: id } = await storedNeighbor()
    const self = asCustomer({ ID: id, FoodBankID: ids.foodBank })
    const saved = await call(customers.updateCustomerProfile, self, { id, ...customerProfile, Language: 'es' })
    expect(saved.answer.Value).toMatchObject({
      Language: 'es',
      HouseholdSize: 4,
      Ages: { Minors: 2, Adults: 1, Seniors: 1 },
    })
    expect((await call(customers.updateCustomerProfile, people.customer, { id, ...customerProfile })).status).toBe(404)
  })
})
