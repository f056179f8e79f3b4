import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as deliveryprograms from '../../../../shared/pantry/programs/api.ts'
import * as tags from '../../../../shared/pantry/tags/api.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'

/** Choices of a customer, over the real table, and what reading them costs. */
import { ownRequests } from '../../core/meter.ts'

const meter = await vi.hoisted(async () => (await import('../../core/meter.ts')).startMeter())

// Modules that call the table are imported after the meter is installed.
const { changeProduct, products } = await import('../../../../functions/pantry/products/productTable.ts')
const { table } = await import('../../../../functions/core/table/table.ts')
const { call } = await import('../../../engine/call.ts')
const { shelved } = await import('../../../engine/pantry.ts')
const { ids, makeSmallTenant, people, person } = await import('../../../engine/smallTenant.ts')
const { limitDraft } = await import('../../../engine/limits.ts')
const { storedNeighbor } = await import('../../../engine/customers.ts')
const { programOf, tagOf } = await import('../../../engine/tags.ts')
const { morning, setClock } = await import('../../../engine/clock.ts')
const { addedPickupTimes, countOrder, deliveryDraft, locationFor } = await import('../../../engine/windows.ts')

const foodBank = people.foodBank
const springfield = {
  AddressLine1: '12 Main Street',
  AddressLine2: '',
  City: 'Springfield',
  Province: 'MA',
  PostalCode: '01101',
}
const neighbor = people.customer
const later = (seconds: number) => setClock(new Date(Date.now() + seconds * 1000))

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await meter.stop()
})

/** A food bank of its own, with one of its customers. */
let made = 0
async function newFoodBank(): Promise<{ staff: Caller; customer: Caller }> {
  made += 1
  const id = 7000 + made
  const { ID } = await storedNeighbor({ FoodBankID: id })
  const staff = person('foodbankuser', id, [id])
  return { staff, customer: { ...person('customer', id, [id]), UserID: 90_000 + made, CustomerID: ID } }
}

async function openPlace(staff: Caller) {
  const { ID: PantryLocationID } = await locationFor(staff)
  const [PantryLocationPickupTimeID = 0] = await addedPickupTimes(staff, PantryLocationID)
  return { PantryLocationID, PantryLocationPickupTimeID }
}
const names = async (by: Caller, at: object) =>
  (await call(inventory.getItemsGrid, by, at)).answer.Value?.rows.map(({ Name }) => Name)

describe('the products of a place', () => {
  it('[visible-after-activation] [availability-visible] are active and on the shelf; a change is there within two minutes', async () => {
    const { staff, customer } = await newFoodBank()
    const at = await openPlace(staff)
    await shelved(staff, 5, { Name: 'Beans', IsActive: true })
    await shelved(staff, 0, { Name: 'Corn', IsActive: true })
    const rice = await shelved(staff, 5, { Name: 'Rice' })
    expect(await names(customer, at)).toEqual(['Beans'])
    await table.commit([changeProduct(rice.ID, undefined, { IsActive: true })])
    later(90)
    expect(await names(customer, at)).toEqual(['Beans', 'Rice'])
  })

  it('tell nothing that is the staff’s own, and what the cart is checked by', async () => {
    const { staff, customer } = await newFoodBank()
    const at = await openPlace(staff)
    await shelved(staff, 5, { Name: 'Beans', IsActive: true, Location: 'A-1', PackingOrder: 3 })
    await call(limits.setItemsPerOrderLimit, staff, { Value: 12 })
    const { answer } = await call(inventory.getItemsGrid, customer, at)
    expect(answer.Value?.rows).toMatchObject([
      { Name: 'Beans', Quantity: 5, Location: '', PackingOrder: null, CurrentOrderQuantity: 0, Limits: [] },
    ])
    expect(answer.Value?.Ordering).toMatchObject({
      EntityID: staff.EntityID,
      OrderDay: '2026-11-27',
      ItemsPerOrder: { Value: 12 },
      Use: { days: [] },
    })
  })

  it('leave out what the place excludes, and TEFAP for those who are not eligible there', async () => {
    const { staff, customer } = await newFoodBank()
    const at = await openPlace(staff)
    const tag = await tagOf(staff)
    await shelved(staff, 5, { Name: 'Beans', IsActive: true })
    await shelved(staff, 5, { Name: 'Ham', IsActive: true, TagIDs: [tag] })
    await shelved(staff, 5, { Name: 'Milk', IsActive: true, PantryInventoryItemSourceID: 2 })
    const excluded = { PantryInventoryItemTagID: tag, IsExcluded: true }
    await call(locations.addLocationTag, staff, { id: at.PantryLocationID, ...excluded })
    expect(await names(customer, at)).toEqual(['Beans'])
    const rule = {
      ProvinceID: null,
      ProvinceAbbreviation: 'MA',
      FoodBankID: null,
      FoodBankName: null,
      CountyID: null,
      CountyName: null,
      PostalCodeID: null,
      PostalCode: null,
    }
    const eligible = await storedNeighbor({
      FoodBankID: staff.EntityID,
      IsTefapEligible: true,
      TEFAPEligibility: rule,
    })
    expect(await names(staff, { ...at, FoodInsecureNeighborID: eligible.ID })).toEqual(['Beans', 'Milk'])
  })

  it('say that TEFAP food is there and hidden, only of what is really there, and only to whom nothing on file permits it', async () => {
    const { staff, customer } = await newFoodBank()
    const at = await openPlace(staff)
    const tag = await tagOf(staff)
    const tefap = { IsActive: true, PantryInventoryItemSourceID: 2 }
    await shelved(staff, 5, { Name: 'Beans', IsActive: true })
    await shelved(staff, 0, { ...tefap, Name: 'Milk, all gone' })
    await shelved(staff, 5, { ...tefap, Name: 'Ham of another place', TagIDs: [tag] })
    const excluded = { PantryInventoryItemTagID: tag, IsExcluded: true }
    await call(locations.addLocationTag, staff, { id: at.PantryLocationID, ...excluded })
    const hidden = async (by: Caller, more = {}) =>
      (await call(inventory.getItemsGrid, by, { ...at, ...more })).answer.Value?.Ordering?.IsTefapHidden
    expect(await hidden(customer)).toBeUndefined()
    await shelved(staff, 5, { ...tefap, Name: 'Rice' })
    later(90)
    expect(await hidden(customer)).toBe(true)
    expect(await names(customer, at)).toEqual(['Beans'])
    const elsewhere = await storedNeighbor({ FoodBankID: staff.EntityID, IsTefapEligible: true })
    expect(await hidden(staff, { FoodInsecureNeighborID: elsewhere.ID })).toBeUndefined()
  })

  it('name the diets that the products of an edited order keep, also where none is left', async () => {
    const { staff, customer } = await newFoodBank()
    const at = await openPlace(staff)
    const diet = (await call(tags.listTags, staff, {})).answer.Value?.find(
      ({ PantryInventoryItemTagGroup: { Name } }) => Name === 'Diet',
    )
    const pasta = await shelved(staff, 1, { Name: 'Pasta', IsActive: true, TagIDs: [diet?.ID ?? 0] })
    const PantryOrderItems = [{ PantryInventoryItemID: pasta.ID, Quantity: 1 }]
    const wanted = { id: customer.CustomerID ?? 0, ...at, PantryOrderItems }
    const { answer: placed } = await call(ordering.addOrder, customer, wanted as never)
    const { answer } = await call(inventory.getItemsGrid, customer, { ...at, OrderID: placed.Value?.OrderID ?? 0 })
    expect(answer.Value?.Ordering?.Diets).toEqual([{ PantryInventoryItemID: pasta.ID, Names: [diet?.Name] }])
  })

  it('[visibility-rule] are active, in stock, and permitted by tags, limits and TEFAP eligibility', async () => {
    const { staff, customer } = await newFoodBank()
    const at = await openPlace(staff)
    const tag = await tagOf(staff)
    await shelved(staff, 5, { Name: 'Beans', IsActive: true })
    await shelved(staff, 5, { Name: 'Inactive' })
    await shelved(staff, 0, { Name: 'Out of stock', IsActive: true })
    await shelved(staff, 5, { Name: 'Excluded', IsActive: true, TagIDs: [tag] })
    await shelved(staff, 5, { Name: 'TEFAP', IsActive: true, PantryInventoryItemSourceID: 2 })
    const eggs = await shelved(staff, 5, { Name: 'Eggs', IsActive: true })
    const excluded = { PantryInventoryItemTagID: tag, IsExcluded: true }
    await call(locations.addLocationTag, staff, { id: at.PantryLocationID, ...excluded })
    await call(limits.addProductLimit, staff, { id: eggs.ID, ...limitDraft('2 ITEM WEEK') })
    later(90)
    expect(await names(customer, at)).toEqual(['Beans', 'Eggs'])
    const wanted = {
      id: customer.CustomerID ?? 0,
      ...at,
      PantryOrderItems: [{ PantryInventoryItemID: eggs.ID, Quantity: 2 }],
    }
    const { answer: placed } = await call(ordering.addOrder, customer, wanted as never)
    const { answer } = await call(inventory.getItemsGrid, customer, at)
    expect(answer.Value?.rows.map(({ Name }) => Name)).toEqual(['Beans'])
    expect(answer.Value?.Ordering?.UsedUp).toEqual(['Eggs'])
    // The order that has them may keep them.
    const edited = { ...at, OrderID: placed.Value?.OrderID ?? 0 }
    expect(await names(customer, edited)).toEqual(['Beans', 'Eggs'])
  })

  it('are another food bank’s to nobody else', async () => {
    const { staff } = await newFoodBank()
    const at = await openPlace(staff)
    expect((await call(inventory.getItemsGrid, neighbor, at)).status).toBe(404)
    expect((await call(limits.listOrderLimits, neighbor, at)).status).toBe(404)
  })

  it('cost at most eight read units for 300 products, and the unchanged answer is a 304', async () => {
    const { staff, customer } = await newFoodBank()
    const at = await openPlace(staff)
    const { newProduct } = await import('../../../../shared/pantry/products/product.ts')
    const { newStockWrites } = await import('../../../../functions/pantry/products/stockTable.ts')
    const { nextId } = await import('../../../../functions/core/table/ids.ts')
    const { productDraft } = await import('../../../engine/products.ts')
    const { PantryItem: _, Quantity: __, ...draft } = productDraft
    const now = new Date()
    for (let batch = 0; batch < 10; batch++) {
      const writes = []
      for (let index = 0; index < 30; index++) {
        const ID = await nextId('product')
        const Name = `Food ${batch}-${index} with a name of usual length`
        const product = newProduct({ ID, EntityID: staff.EntityID, PantryItemID: 1 }, { ...draft, Name } as never, now)
        writes.push(products.add({ ...product, IsActive: true }))
        writes.push(
          ...newStockWrites({ EntityID: staff.EntityID, ProductID: ID, Quantity: 20, By: null, At: now }).slice(0, 1),
        )
      }
      await table.commit(writes)
    }
    const first = await call(inventory.getItemsGrid, customer, at)
    expect(first.answer.Value?.rows).toHaveLength(300)
    const { result, requests } = await meter.during(() => call(inventory.getItemsGrid, customer, at))
    expect(result.answer.Value?.rows).toHaveLength(300)
    expect(ownRequests(requests).reduce((sum, { capacity }) => sum + capacity, 0)).toBeLessThanOrEqual(8)
    const headers = { 'if-none-match': first.headers.etag ?? '' }
    expect((await call(inventory.getItemsGrid, customer, at, { headers })).status).toBe(304)
  })
})

describe('pickup times', () => {
  it('are those that are open, with a place left, at locations that the customer may use', async () => {
    const { staff, customer } = await newFoodBank()
    const hall = await locationFor(staff, { Label: 'Church hall' })
    const [open = 0, full = 0] = await addedPickupTimes(staff, hall.ID, [
      {},
      { PickupStartTime: '10:00:00', PickupEndTime: '11:00:00', MaximumOrders: 1 },
      { PickupDay: '2026-12-04', OpenTime: '2026-11-27T05:00:00.000Z', CloseTime: '2026-12-03T05:00:00.000Z' },
    ])
    await countOrder(full, undefined, 'CREATED')
    const shelter = await locationFor(staff, { Label: 'Shelter', IsRestricted: true })
    await addedPickupTimes(staff, shelter.ID)
    const closed = await locationFor(staff, { Label: 'Closed', IsActive: false })
    await addedPickupTimes(staff, closed.ID)
    const id = customer.CustomerID ?? 0
    const { answer } = await call(ordering.listAvailablePickupTimes, customer, { id })
    const shown = answer.Value?.map(({ Label, PantryLocationPickupTimes: times }) => [
      Label,
      times.map(({ ID, PlacesLeft }) => [ID, PlacesLeft]),
    ])
    expect(shown).toEqual([['Church hall', [[open, 10]]]])
    expect((await call(locations.getLocation, customer, { id: shelter.ID })).status).toBe(404)
    expect((await call(locations.listLocations, customer, {})).answer.Value?.map(({ Label }) => Label)).toEqual([
      'Church hall',
    ])
  })

  it('begin with the place of the customer’s last order, the others by label', async () => {
    const { staff, customer } = await newFoodBank()
    const id = customer.CustomerID ?? 0
    const [chapel, hall] = [await locationFor(staff, { Label: 'Chapel' }), await locationFor(staff, { Label: 'Hall' })]
    await addedPickupTimes(staff, chapel.ID)
    const [time = 0] = await addedPickupTimes(staff, hall.ID)
    const shown = async () =>
      (await call(ordering.listAvailablePickupTimes, customer, { id })).answer.Value?.map(({ Label, IsUsual }) => [
        Label,
        IsUsual,
      ])
    expect(await shown()).toEqual([
      ['Chapel', undefined],
      ['Hall', undefined],
    ])
    const beans = await shelved(staff, 5, { Name: 'Beans', IsActive: true })
    const { answer } = await call(ordering.addOrder, customer, {
      id,
      PantryLocationID: hall.ID,
      PantryLocationPickupTimeID: time,
      FoodBankDeliveryTimeID: null,
      FoodInsecureNeighborAddressID: null,
      PantryOrderItems: [{ PantryInventoryItemID: beans.ID, Quantity: 1 }],
      OrderRest: false,
    })
    expect(answer.FailureReason ?? '').toBe('')
    expect(await shown()).toEqual([
      ['Hall', true],
      ['Chapel', undefined],
    ])
  })

  it('name the distance from the customer’s primary address, the nearest first, and tell nobody where that is', async () => {
    const { staff, customer } = await newFoodBank()
    const id = customer.CustomerID ?? 0
    const at = (Label: string, Latitude: number) =>
      locationFor(staff, { Label, Address: { ...springfield, Latitude, Longitude: -72.5 } })
    for (const place of [await at('A far one', 42.3), await at('Near', 42.11)]) await addedPickupTimes(staff, place.ID)
    const shown = async (caller: Caller) => {
      const { answer } = await call(ordering.listAvailablePickupTimes, caller, { id })
      return answer.Value?.map(({ Label, Distance }) => [Label, Distance])
    }
    expect(await shown(customer)).toEqual([
      ['A far one', undefined],
      ['Near', undefined],
    ])
    const { Latitude, Longitude, ...lines } = { ...springfield, Latitude: 42.1234567, Longitude: -72.5 }
    const Address = { ...lines, AddressLine1: '9 Elm Street', Latitude, Longitude, LocatedBy: 'address' as const }
    const saved = await call(customers.createCustomerAddress, customer, {
      id,
      Name: 'Home',
      IsPrimary: true,
      Notes: '',
      Address,
    })
    expect(saved.answer.FailureReason ?? '').toBe('')
    const found = [
      ['Near', { Miles: 0.9, IsAbout: false }],
      ['A far one', { Miles: 12.2, IsAbout: false }],
    ]
    expect(await shown(customer)).toEqual(found)
    expect(await shown(staff)).toEqual(found)
    const { answer } = await call(ordering.listAvailablePickupTimes, customer, { id })
    expect(JSON.stringify(answer)).not.toContain('42.1234567')
  })

  it('[location-activate] are shown within two minutes after their location is activated, and no more once it is not', async () => {
    const { staff, customer } = await newFoodBank()
    const hall = await locationFor(staff, { Label: 'Church hall', IsActive: false })
    await addedPickupTimes(staff, hall.ID)
    const shown = async () => {
      later(119)
      const { answer } = await call(ordering.listAvailablePickupTimes, customer, { id: customer.CustomerID ?? 0 })
      return answer.Value?.map(({ Label }) => Label)
    }
    const activate = (IsActive: boolean) => call(locations.toggleLocationActive, staff, { id: hall.ID, IsActive })
    expect(await shown()).toEqual([])
    await activate(true)
    expect(await shown()).toEqual(['Church hall'])
    await activate(false)
    expect(await shown()).toEqual([])
  })

  it('tell a customer nothing of the orders of a window', async () => {
    const { staff, customer } = await newFoodBank()
    const hall = await locationFor(staff)
    const [id = 0] = await addedPickupTimes(staff, hall.ID)
    await countOrder(id, undefined, 'CREATED')
    expect((await call(windows.getPickupTime, staff, { id })).answer.Value?.AllOrders).toBe(1)
    expect((await call(windows.getPickupTime, customer, { id })).answer.Value).toMatchObject({
      AllOrders: 0,
      CreatedOrders: 0,
      Status: 'Open',
    })
  })
})

it('delivery times are those of the customer’s programs, and without a program for those with delivery', async () => {
  const add = async (more: Parameters<typeof deliveryDraft>[0]) => {
    const { answer } = await call(windows.addDeliveryWindows, foodBank, { DeliveryTimes: [deliveryDraft(more)] })
    expect(answer.Successful).toBe(true)
  }
  // Without a program, as long as there is none.
  await add({ DeliveryDay: '2026-11-28' })
  const program = await programOf(foodBank)
  await add({ EntityDeliveryProgramID: program })
  const timesOf = async (more: Parameters<typeof storedNeighbor>[0]) => {
    const { ID } = await storedNeighbor({ FoodBankID: ids.foodBank, ...more })
    const { answer } = await call(windows.getDeliveryTimesGrid, foodBank, { FoodInsecureNeighborID: ID })
    return answer.Value?.rows.map(({ DeliveryDay }) => DeliveryDay)
  }
  expect(await timesOf({ DeliveryProgramIDs: [program] })).toEqual(['2026-11-27'])
  expect(await timesOf({ IsDeliveryEnabled: true })).toEqual(['2026-11-28'])
  expect(await timesOf({})).toEqual([])
})

it('a program is named in the reader’s language: in its times, the order, and a customer’s list', async () => {
  const program = { Name: 'Saturday Route', Translations: { es: { Name: 'Ruta del sábado' } } }
  const { answer } = await call(deliveryprograms.addDeliveryProgram, foodBank, program)
  const EntityDeliveryProgramID = answer.Value?.ID ?? 0
  const added = await call(windows.addDeliveryWindows, foodBank, {
    DeliveryTimes: [deliveryDraft({ EntityDeliveryProgramID })],
  })
  const [FoodBankDeliveryTimeID = 0] = added.answer.Value?.IDs ?? []
  const { ID } = await storedNeighbor({ FoodBankID: ids.foodBank, DeliveryProgramIDs: [EntityDeliveryProgramID] })
  const customer: Caller = { ...neighbor, UserID: 99_002, CustomerID: ID }
  const Address = {
    AddressLine1: '8 Elm Street',
    AddressLine2: '',
    City: 'Springfield',
    Province: 'MA',
    PostalCode: '01101',
  }
  const home = { id: ID, Name: 'Home', IsPrimary: true, Notes: '', Address }
  const FoodInsecureNeighborAddressID =
    (await call(customers.createCustomerAddress, customer, home)).answer.Value?.ID ?? 0
  const beans = await shelved(foodBank, 5, { Name: 'Beans', IsActive: true })
  const placed = await call(ordering.addOrder, customer, {
    id: ID,
    FoodBankDeliveryTimeID,
    FoodInsecureNeighborAddressID,
    PantryOrderItems: [{ PantryInventoryItemID: beans.ID, Quantity: 1 }],
  } as never)
  const id = placed.answer.Value?.OrderID ?? 0
  const namesIn = async (by: Caller, language: 'en' | 'es') => {
    const times = await call(windows.getDeliveryTime, by, { id: FoodBankDeliveryTimeID }, { language })
    const order = await call(orders.getOrder, by, { id }, { language })
    const programs = await call(deliveryprograms.listDeliveryPrograms, by, {}, { language })
    return [
      times.answer.Value?.DeliveryProgramName,
      order.answer.Value?.FoodBankDeliveryTime?.EntityDeliveryProgram?.Name,
      programs.answer.Value?.find((one) => one.ID === EntityDeliveryProgramID)?.Name,
    ]
  }
  expect(await namesIn(customer, 'es')).toEqual(Array(3).fill('Ruta del sábado'))
  expect(await namesIn(customer, 'en')).toEqual(Array(3).fill('Saturday Route'))
  // Staff see the stored names in their list of programs.
  expect(await namesIn(foodBank, 'es')).toEqual(['Ruta del sábado', 'Ruta del sábado', 'Saturday Route'])
})

it('times to choose from tell which limit forbids their day, which order stands in the way, and from when', async () => {
  const program = await programOf(foodBank)
  const { ID } = await storedNeighbor({ FoodBankID: ids.foodBank, DeliveryProgramIDs: [program] })
  const customer: Caller = { ...neighbor, UserID: 99_001, CustomerID: ID }
  const beans = await shelved(foodBank, 5, { Name: 'Beans', IsActive: true })
  const { ID: PantryLocationID } = await locationFor(foodBank)
  const [friday = 0] = await addedPickupTimes(foodBank, PantryLocationID, [{}, { PickupDay: '2026-11-30' }])
  await call(windows.addDeliveryWindows, foodBank, {
    DeliveryTimes: [deliveryDraft({ DeliveryDay: '2026-11-29', EntityDeliveryProgramID: program })],
  })
  const { answer } = await call(ordering.addOrder, customer, {
    id: ID,
    PantryLocationID,
    PantryLocationPickupTimeID: friday,
    PantryOrderItems: [{ PantryInventoryItemID: beans.ID, Quantity: 1 }],
  } as never)
  const orderId = answer.Value?.OrderID ?? 0
  const blocks = async (edited?: number) => {
    const pickup = await call(ordering.listAvailablePickupTimes, customer, {
      id: ID,
      locationId: PantryLocationID,
      ...(edited ? { orderId: edited } : {}),
    })
    const delivery = await call(windows.getDeliveryTimesGrid, customer, edited ? { OrderID: edited } : {})
    const times = [
      ...(pickup.answer.Value?.[0]?.PantryLocationPickupTimes ?? []),
      ...(delivery.answer.Value?.rows ?? []),
    ]
    return times.map(({ DayBlock }) => DayBlock)
  }
  expect(await blocks()).toEqual([null, null, null])
  const { answer: limit } = await call(limits.addOrderLimit, foodBank, limitDraft('1 ORDER WEEK'))
  const block = {
    Limit: expect.objectContaining({ ID: limit.Value?.ID, Value: 1 }),
    Orders: [{ ID: orderId, OrderDay: '2026-11-27' }],
    NextDay: '2026-11-30',
  }
  expect(await blocks()).toEqual([block, null, block])
  expect(await blocks(orderId)).toEqual([null, null, null])
})
