import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { customerById } from '../../../../functions/pantry/customers/customerTable.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { changeProduct, productById } from '../../../../functions/pantry/products/productTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import type { Allergen } from '../../../../shared/pantry/needs/allergens.ts'
import { noNeeds } from '../../../../shared/pantry/needs/needs.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer, customerFor, lines, openPantry, pickupOf, place, shortOrder } from '../../../engine/ordering.ts'
import { productChange } from '../../../engine/products.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { addedPickupTimes } from '../../../engine/windows.ts'

/** Allergens of food and of households, and points, over the real handlers and the embedded table. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

const milky = { Contains: ['milk' as const], MayContain: ['peanuts' as const], Confirmed: '2026-11-01T10:00:00.000Z' }
const state = (id: number, Allergens: typeof milky | null) =>
  table.commit([changeProduct(id, undefined, { Allergens })])
let made = 0
/** A pantry whose milk has milk in it, and a household that told these allergens. */
async function pantryFor(...Allergens: Allergen[]) {
  made += 1
  const owner = person('agency', 8700 + made, [ids.foodBank])
  const pantry = await openPantry(owner)
  await state(pantry.milk.ID, milky)
  const customer = await customerFor(owner, Allergens.length > 0 ? { FoodNeeds: { ...noNeeds, Allergens } } : {})
  return { owner, pantry, customer }
}
const yesTo = (id: { ID: number }, Quantity: number, ...AcceptedAllergens: Allergen[]) => ({
  ...{ PantryInventoryItemID: id.ID, Quantity, AcceptedAllergens },
})
const tells = async (customer: Customer, ...Allergens: Allergen[]) => {
  const stored = (await customerById(customer.ID)) ?? expect.fail('gone')
  const profile = {
    ...{ id: customer.ID, FirstName: 'Rosa', LastName: 'Medina', PostalCode: '01101', Language: 'en' as const },
    ...{ IsEmailNotificationEnabled: false, IsTextMessageNotificationEnabled: false },
    ...{ IsPhoneCallNotificationEnabled: false, HouseholdSize: 2, Ages: null, Version: stored.Version },
  }
  return call(customers.updateCustomerProfile, asCustomer(customer), {
    ...profile,
    FoodNeeds: { ...noNeeds, Allergens },
  })
}

describe('food with a declared allergen', () => {
  it('is refused without a yes, by the name of each line; nothing is stored', async () => {
    const { pantry, customer } = await pantryFor('milk', 'eggs')
    const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1], [pantry.milk, 2]) })
    expect(answer.Successful).toBe(false)
    expect(answer.FailureReason).toContain('Milk (milk)')
    expect(answer.FailureReason).not.toContain('Beans')
    const { answer: shelf } = await call(inventory.getItem, pantry.owner, { id: pantry.milk.ID })
    expect(shelf.Value?.CurrentOrderQuantity).toBe(0)
  })

  it('goes with a yes to each of its allergens, which stands on the line', async () => {
    const { owner, pantry, customer } = await pantryFor('milk', 'peanuts')
    const half = await place(customer, { at: pantry, of: [yesTo(pantry.milk, 1, 'milk')] })
    expect(half.answer.FailureReason).toContain('Milk (peanuts)')
    const whole = await place(customer, {
      at: pantry,
      of: [yesTo(pantry.milk, 1, 'milk', 'peanuts', 'fish')],
      by: owner,
    })
    const order = await orderById(whole.answer.Value?.OrderID ?? expect.fail(whole.body))
    expect(order?.PantryOrderItems[0]?.AcceptedAllergens).toEqual(['milk', 'peanuts'])
  })

  it('what is not known is not refused', async () => {
    const { pantry, customer } = await pantryFor('milk')
    const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1]) })
    expect(answer.Successful).toBe(true)
  })

  it('an edit may move the order or take food out; with more food it needs the yes that stands or a new one', async () => {
    const { owner, pantry, customer } = await pantryFor()
    const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1], [pantry.milk, 2]) })
    const id = answer.Value?.OrderID ?? 0
    await tells(customer, 'milk')
    const edit = (of: ReturnType<typeof lines>, windowId = pantry.windowId) =>
      call(ordering.updateOrder, asCustomer(customer), {
        ...{ id, ...pickupOf({ ...pantry, windowId }), FoodBankDeliveryTimeID: null },
        ...{ FoodInsecureNeighborAddressID: null, PantryOrderItems: of, OrderRest: false },
      })
    const [later = 0] = await addedPickupTimes(owner, pantry.locationId, [
      { MaximumOrders: 3, PickupStartTime: '14:00:00', PickupEndTime: '15:00:00' },
    ])
    const moved = await edit(lines([pantry.beans, 1], [pantry.milk, 1]), later)
    expect(moved.answer.Successful, moved.body).toBe(true)
    const more = lines([pantry.beans, 2], [pantry.milk, 1])
    expect((await edit(more, later)).answer.FailureReason).toContain('Milk (milk)')
    const said = await edit([...lines([pantry.beans, 2]), yesTo(pantry.milk, 1, 'milk')], later)
    expect(said.answer.Successful, said.body).toBe(true)
    expect((await edit(lines([pantry.beans, 3], [pantry.milk, 1]), later)).answer.Successful).toBe(true)
  })

  it('is no substitute, and nobody can say yes to it at the packing table', async () => {
    const { owner, pantry, customer } = await pantryFor('peanuts', 'fish')
    await state(pantry.milk.ID, null)
    const { lentils, substitute } = await shortOrder(pantry, customer)
    await state(lentils.ID, milky)
    const refused = await call(orders.packOrderLine, owner, substitute)
    expect(refused.answer.FailureReason).toContain('Lentils (peanuts)')
    await state(lentils.ID, { ...milky, MayContain: [] as never })
    expect((await call(orders.packOrderLine, owner, substitute)).answer.Successful).toBe(true)
  })

  it('is asked about at the table, too', async () => {
    const { owner, pantry, customer } = await pantryFor('milk')
    const serve = (PantryOrderItems: ReturnType<typeof lines>) =>
      call(ordering.serveWalkIn, owner, {
        ...{ id: customer.ID, PantryLocationID: pantry.locationId, PantryOrderItems, Pounds: 0, TefapPounds: 0 },
        ...{ RecipientKind: 'household' as const, RecipientName: null, IsLimitRead: false },
      } as never)
    expect((await serve(lines([pantry.milk, 1]))).answer.FailureReason).toContain('Milk (milk)')
    expect((await serve([yesTo(pantry.milk, 1, 'milk')])).answer.Successful).toBe(true)
  })

  it('told after ordering is flagged to the packer, beside what the household said yes to and what is not known', async () => {
    const { owner, pantry, customer } = await pantryFor('peanuts')
    const of = [yesTo(pantry.milk, 1, 'peanuts'), ...lines([pantry.beans, 1])]
    expect((await place(customer, { at: pantry, of })).answer.Successful).toBe(true)
    const listed = async () => {
      const { answer } = await call(orders.getPackingList, owner, { id: pantry.windowId })
      return answer.Value?.Orders[0]?.Lines.map(({ Name, Allergens }) => [Name, Allergens])
    }
    const unknown = { Contains: [], MayContain: [], ToAsk: [], IsUnknown: true }
    expect((await listed())?.toSorted()).toEqual([
      ['Milk', { Contains: [], MayContain: ['peanuts'], ToAsk: [], IsUnknown: false }],
      ['Pinto Beans', unknown],
    ])
    expect((await tells(customer, 'peanuts', 'milk')).answer.Successful).toBe(true)
    expect((await listed())?.find(([name]) => name === 'Milk')?.[1]).toEqual({
      Contains: ['milk'],
      MayContain: ['peanuts'],
      ToAsk: ['milk'],
      IsUnknown: false,
    })
    expect((await listed())?.find(([name]) => name === 'Pinto Beans')?.[1]).toEqual(unknown)
    await tells(customer)
    expect((await listed())?.map(([, found]) => found)).toEqual([undefined, undefined])
  })
})

describe('at the hand-over', () => {
  it('stands what the household told, and the food in its bags with it: with its yes, to be asked about, or not known', async () => {
    const { owner, pantry, customer } = await pantryFor('peanuts')
    const of = [yesTo(pantry.milk, 2, 'peanuts'), ...lines([pantry.beans, 1])]
    const id = (await place(customer, { at: pantry, of })).answer.Value?.OrderID ?? 0
    await tells(customer, 'peanuts', 'milk')
    const atTable = async () => (await call(orders.getOrder, owner, { id })).answer.Value?.AtTable?.Allergies
    const milk = { PantryInventoryItemID: pantry.milk.ID, Contains: ['milk'], MayContain: ['peanuts'], ToAsk: ['milk'] }
    const beans = { PantryInventoryItemID: pantry.beans.ID, Contains: [], MayContain: [], ToAsk: [], IsUnknown: true }
    const all = { Declared: ['milk', 'peanuts'], Lines: [{ ...milk, IsUnknown: false }, beans] }
    expect(await atTable()).toEqual(all)
    const kept = await call(orders.getPackingList, owner, { id: pantry.windowId, show: 'all' })
    expect(kept.answer.Value?.Orders).toMatchObject([{ Allergies: ['milk', 'peanuts'], AtTable: { Allergies: all } }])
    await call(orders.setArrival, owner, { id })
    const board = await call(orders.listArrivals, owner, {})
    expect(board.answer.Value?.Orders.map(({ AtTable }) => AtTable?.Allergies)).toEqual(
      board.answer.Value?.Orders.map(() => all),
    )
    // Food that was left out is in no bag.
    await call(orders.packOrderLine, owner, { id, PantryInventoryItemID: pantry.milk.ID, PackedQuantity: 0 })
    expect((await atTable())?.Lines).toEqual([beans])
    const own = await call(orders.getOrder, asCustomer(customer), { id })
    expect(own.answer.Value).not.toHaveProperty('AtTable')
    await tells(customer)
    expect(await atTable()).toBeUndefined()
  })
})

describe('a household’s needs', () => {
  it('are told, kept by a form that does not ask, taken back, and read with the food', async () => {
    const { pantry, customer } = await pantryFor()
    await tells(customer, 'eggs')
    const read = async () => (await customerById(customer.ID))?.FoodNeeds
    expect(await read()).toEqual({ ...noNeeds, Allergens: ['eggs'] })
    const asked = { id: customer.ID, ...pickupOf(pantry) }
    const { answer } = await call(ordering.listProductsToOrder, asCustomer(customer), asked)
    expect(answer.Value?.Ordering?.Needs?.Allergens).toEqual(['eggs'])
    expect(answer.Value?.rows.map(({ Name, Allergens }) => [Name, Allergens])).toEqual([
      ['Milk', { Contains: ['milk'], MayContain: ['peanuts'], IsConfirmed: true }],
      ['Pinto Beans', undefined],
    ])
    await tells(customer)
    expect(await read()).toBeUndefined()
  })
})

describe('a product’s statement', () => {
  it('is confirmed by a person, whose number no answer tells; null makes it unknown again', async () => {
    const { owner, pantry } = await pantryFor()
    const { beans } = pantry
    const save = async (Allergens: unknown) => {
      const before = (await productById(beans.ID)) ?? expect.fail('gone')
      const input = { ...productChange, id: beans.ID, Version: before.Version, Allergens }
      return call(inventory.updateItem, owner, input as never)
    }
    const saved = await save({ Contains: ['wheat'], MayContain: [], IsConfirmed: true })
    expect(saved.answer.Value?.Allergens).toEqual({
      Contains: ['wheat'],
      MayContain: [],
      Confirmed: expect.any(String),
    })
    expect(saved.body).not.toContain('ConfirmedBy')
    expect((await productById(beans.ID))?.AllergensConfirmedBy).toBe(owner.UserID)
    expect((await save(undefined)).answer.Value?.Allergens?.Contains).toEqual(['wheat'])
    expect((await save(null)).answer.Value?.Allergens).toBeNull()
    expect((await productById(beans.ID))?.AllergensConfirmedBy).toBeNull()
    expect((await save({ Contains: ['gluten'], MayContain: [], IsConfirmed: true })).status).toBe(400)
  })
})

describe('points', () => {
  it('of a household by its size and month are an order’s limit: in all its orders, with its edits', async () => {
    const { owner, pantry, customer } = await pantryFor()
    await table.commit([
      changeProduct(pantry.beans.ID, undefined, { Points: 2 }),
      changeProduct(pantry.milk.ID, undefined, { Points: 3 }),
    ])
    const draft = { ...limitDraft('8 POINT MONTH'), BySize: { Middle: 10, Large: 12 } }
    expect((await call(limits.addOrderLimit, owner, draft as never)).answer.Successful).toBe(true)
    const first = await place(customer, { at: pantry, of: lines([pantry.beans, 2]) })
    expect(first.answer.Successful, first.body).toBe(true)
    const tooMuch = await place(customer, { at: pantry, of: lines([pantry.milk, 2]) })
    expect(tooMuch.answer.FailureReason).toContain('8 points')
    expect((await place(customer, { at: pantry, of: lines([pantry.milk, 1]) })).answer.Successful).toBe(true)
    const large = await customerFor(owner, { HouseholdSize: 6 })
    expect((await place(large, { at: pantry, of: lines([pantry.beans, 3], [pantry.milk, 2]) })).answer.Successful).toBe(
      true,
    )
    const { answer } = await call(ordering.listProductsToOrder, asCustomer(large), {
      id: large.ID,
      ...pickupOf(pantry),
    })
    expect(answer.Value?.Ordering?.OrderLimits[0]?.Value).toBe(12)
    expect(answer.Value?.rows.map(({ Points }) => Points)).toEqual([3, 2])
    expect(Object.values(answer.Value?.Ordering?.Use.days[0]?.orders ?? {})[0]?.points).toBe(12)
  })

  it('are those of a pantry: a product has none', async () => {
    const { owner, pantry } = await pantryFor()
    const { status } = await call(limits.addProductLimit, owner, {
      id: pantry.beans.ID,
      ...limitDraft('8 POINT MONTH'),
    } as never)
    expect(status).toBe(400)
  })
})

describe('food facts', () => {
  const loader = person('foodbank', ids.foodBank, [ids.foodBank])
  const row = {
    Gtin: '00012345678905',
    Name: 'Crackers',
    Ingredients: 'WHEAT FLOUR, WHEY',
    Allergens: '',
    Traces: 'soy',
  }

  it('of a food bank propose to it and its agencies, not to others; loaded again they replace what was there', async () => {
    const { owner: agency } = await pantryFor()
    const load = (rows: (typeof row)[]) => call(inventory.loadFoodFacts, loader, { rows })
    expect((await load([row])).answer.Value).toBe(1)
    const read = async (by: Caller, gtin = '012345678905') =>
      (await call(inventory.getFoodFact, by, { gtin })).answer.Value
    const known = { Gtin: row.Gtin, Name: 'Crackers', Contains: ['milk', 'wheat'], MayContain: ['soybeans'] }
    expect(await read(people.foodBank)).toMatchObject(known)
    expect(await read(agency)).toMatchObject(known)
    expect(await read(people.otherFoodBank)).toBeNull()
    expect(await read(agency, '4006381333931')).toBeNull()
    await load([
      { ...row, Ingredients: 'RICE' },
      { ...row, Ingredients: 'CORN, EGGS' },
    ])
    expect((await read(agency))?.Contains).toEqual(['eggs'])
  })

  it('change no product until a person takes them over', async () => {
    const { owner, pantry } = await pantryFor()
    await table.commit([changeProduct(pantry.beans.ID, undefined, { Gtin: '012345678905' })])
    await call(inventory.loadFoodFacts, loader, { rows: [row] })
    const { answer } = await call(inventory.getItem, owner, { id: pantry.beans.ID })
    expect(answer.Value?.Allergens).toBeUndefined()
  })

  it.each([
    [[]],
    [[{ ...row, Gtin: '00012345678906' }]],
    [[{ ...row, Ingredients: 'x'.repeat(2001) }]],
    [Array.from({ length: 201 }, () => row)],
  ])('refuses rows that are none, or too many', async (rows) => {
    expect((await call(inventory.loadFoodFacts, loader, { rows })).status).toBe(400)
  })
})

describe('nutrition ranks', () => {
  it('are shown to families only where their pantry says so, and a form that does not ask keeps it', async () => {
    const { owner, pantry, customer } = await pantryFor()
    await table.commit([changeProduct(pantry.milk.ID, undefined, { NutritionRank: 'yellow' })])
    const ranks = async () => {
      const asked = { id: customer.ID, ...pickupOf(pantry) }
      const { answer } = await call(ordering.listProductsToOrder, asCustomer(customer), asked)
      return answer.Value?.rows.map(({ NutritionRank }) => NutritionRank)
    }
    expect(await ranks()).toEqual([undefined, undefined])
    await call(orders.setOrderRules, owner, { LeftOpenHours: null, ShowsNutrition: true })
    expect((await call(orders.setOrderRules, owner, { LeftOpenHours: 4 })).answer.Value).toEqual({
      LeftOpenHours: 4,
      ShowsNutrition: true,
    })
    setClock(new Date(morning.getTime() + 120_000))
    expect(await ranks()).toEqual(['yellow', undefined])
    setClock(morning)
  })
})
