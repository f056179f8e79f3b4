import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { customerKeys } from '../../../../functions/core/table/keys/customers.ts'
import { orderKeys } from '../../../../functions/core/table/keys/orders.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { distributionsOfOrders } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { changeProduct } from '../../../../functions/pantry/products/productTable.ts'
import { stockOfOwner } from '../../../../functions/pantry/products/stockTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as refusals from '../../../../shared/refusals.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer, customerFor, lines, openPantry, shortOrder } from '../../../engine/ordering.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { deliveryTimeFor } from '../../../engine/windows.ts'

/** Substitutes that packers put in for what the shelf lacks, over the real handlers and the embedded table. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

let made = 0
/** With what it changes and what is left. */
async function ofShortOrder() {
  made += 1
  const owner: Caller = person('agency', 9300 + made, [ids.foodBank])
  const pantry = await openPantry(owner)
  const customer = await customerFor(owner)
  const { id, lentils } = await shortOrder(pantry, customer)
  const pack = async (productId: number, PackedQuantity: number | null, SubstituteOf?: number) => {
    const of = SubstituteOf === undefined ? {} : { SubstituteOf }
    const input = { id, PantryInventoryItemID: productId, PackedQuantity, ...of }
    return (await call(orders.packOrderLine, owner, input)).answer
  }
  const stock = async (...products: { ID: number }[]) => {
    const all = await stockOfOwner(owner.EntityID)
    return products.map(({ ID }) => [all.get(ID)?.Quantity, all.get(ID)?.CurrentOrderQuantity])
  }
  return { owner, pantry, customer, id, pack, stock, lentils }
}

/** Order of a delivery that is short, to an address that is deleted then. */
async function ofShortDelivery() {
  const owner = people.foodBank
  const [beans, lentils] = [
    await shelved(owner, 10, { IsActive: true, Name: 'Pinto Beans' }),
    await shelved(owner, 5, { IsActive: true, Name: 'Lentils' }),
  ]
  const FoodBankDeliveryTimeID = await deliveryTimeFor(owner)
  const { EntityDeliveryProgramID: program } = (await windowById(FoodBankDeliveryTimeID)) ?? {}
  const customer = await customerFor(owner, { IsDeliveryEnabled: true, DeliveryProgramIDs: [program ?? 0] })
  const Address = {
    AddressLine1: '8 Elm Street',
    AddressLine2: '',
    City: 'Springfield',
    Province: 'MA',
    PostalCode: '01101',
  }
  const home = { id: customer.ID, Name: 'Home', IsPrimary: true, Notes: '', Address }
  const added = await call(customers.createCustomerAddress, asCustomer(customer), home)
  const FoodInsecureNeighborAddressID = added.answer.Value?.ID ?? 0
  const placed = await call(ordering.addOrder, asCustomer(customer), {
    id: customer.ID,
    PantryLocationID: null,
    PantryLocationPickupTimeID: null,
    FoodBankDeliveryTimeID,
    FoodInsecureNeighborAddressID,
    PantryOrderItems: lines([beans, 3]),
    OrderRest: false,
  })
  const id = placed.answer.Value?.OrderID ?? 0
  const address = { id: customer.ID, addressId: FoodInsecureNeighborAddressID }
  expect((await call(customers.deleteCustomerAddress, asCustomer(customer), address)).status).toBe(200)
  const pack = async (productId: number, PackedQuantity: number, SubstituteOf?: number) => {
    const of = SubstituteOf === undefined ? {} : { SubstituteOf }
    return (await call(orders.packOrderLine, owner, { id, PantryInventoryItemID: productId, PackedQuantity, ...of }))
      .answer
  }
  await pack(beans.ID, 1)
  return { owner, beans, lentils, id, pack }
}

it('moves the stock of both products once, and says what it stands in for', async () => {
  const { owner, pantry, customer, id, pack, stock, lentils } = await ofShortOrder()
  // Missing beans are offered to nobody.
  expect(await stock(pantry.beans, lentils)).toEqual([
    [7, 1],
    [5, 0],
  ])
  for (const _ of ['once', 'and its repeat']) expect((await pack(lentils.ID, 2, pantry.beans.ID)).Successful).toBe(true)
  expect(await stock(pantry.beans, lentils)).toEqual([
    [7, 1],
    [3, 2],
  ])
  const { answer } = await call(orders.getOrder, asCustomer(customer), { id })
  const shown = answer.Value?.PantryOrderItems.find(({ SubstituteOf }) => SubstituteOf === pantry.beans.ID)
  expect(shown).toMatchObject({ Quantity: 0, PackedQuantity: 2, PantryInventoryItem: { Name: 'Lentils' } })
  await call(orders.setOrderStatus, owner, { id, statusCode: 'CANCELLED' })
  expect(await stock(pantry.beans, pantry.milk, lentils)).toEqual([
    [8, 0],
    [10, 0],
    [5, 0],
  ])
})

it('goes back when the ordered product is found after all', async () => {
  const { pantry, id, pack, stock, lentils } = await ofShortOrder()
  await pack(lentils.ID, 2, pantry.beans.ID)
  expect((await pack(pantry.beans.ID, 3)).Successful).toBe(true)
  expect((await orderById(id))?.PantryOrderItems).toHaveLength(2)
  expect(await stock(pantry.beans, lentils)).toEqual([
    [7, 3],
    [5, 0],
  ])
})

it('is refused beyond stock, for TEFAP of somebody who is not eligible, and above a limit', async () => {
  const { owner, pantry, id, pack, stock, lentils } = await ofShortOrder()
  const refusedFor = async (productId: number, quantity = 2) => {
    const answer = await pack(productId, quantity, pantry.beans.ID)
    expect(answer.Successful).toBe(false)
    return answer.FailureReason
  }
  const one = await shelved(owner, 1, { IsActive: true, Name: 'Rice' })
  expect(await refusedFor(one.ID)).toBe(refusals.productsShort.en.replace('{names}', 'Rice (1)'))
  const tefap = await shelved(owner, 5, { IsActive: true, Name: 'Peas', PantryInventoryItemSourceID: 2 })
  expect(await refusedFor(tefap.ID)).toBe(refusals.productsNeedTefap.en.replace('{names}', 'Peas'))
  const gone = await shelved(owner, 5, { Name: 'Inactive' })
  expect(await refusedFor(gone.ID)).toBe(refusals.productsNotOffered.en.replace('{names}', 'Inactive'))
  await call(limits.addProductLimit, owner, { id: lentils.ID, ...limitDraft('1 ITEM ORDER') })
  expect(await refusedFor(lentils.ID)).toBe(
    'This order is above a limit. There is a limit of 1 item(s) for the following product(s): Lentils.',
  )
  expect((await orderById(id))?.PantryOrderItems).toHaveLength(2)
  expect(await stock(lentils, one)).toEqual([
    [5, 0],
    [1, 0],
  ])
  expect((await pack(lentils.ID, 1, pantry.beans.ID)).Successful).toBe(true)
})

it('is packed by two packers at once as if one after the other', async () => {
  const { pantry, pack, stock, lentils, id } = await ofShortOrder()
  const { owner } = pantry
  const other = await shelved(owner, 5, { IsActive: true, Name: 'Peas' })
  const answers = await Promise.all([pack(lentils.ID, 2, pantry.beans.ID), pack(other.ID, 2, pantry.beans.ID)])
  expect(answers.filter(({ Successful }) => Successful)).toHaveLength(1)
  const taken = (await stock(lentils, other)).map(([quantity]) => 5 - (quantity ?? 0))
  expect(taken.toSorted()).toEqual([0, 2])
  expect((await orderById(id))?.PantryOrderItems).toHaveLength(3)
})

describe('what a family wishes when its product runs out', () => {
  async function ofWish(Substitution: 'ask' | 'none') {
    const at = await ofShortOrder()
    const order = (await orderById(at.id)) ?? expect.fail('no order')
    const PantryOrderItems = order.PantryOrderItems.map((line) => ({ ...line, Substitution }))
    await table.commit([{ update: orderKeys.order(at.id), set: { PantryOrderItems } }])
    return at
  }

  it('is asked at the table: what it chooses goes into the packed order, and stands in the record', async () => {
    const { owner, id, pantry, pack, stock, lentils } = await ofWish('ask')
    await call(orders.setOrderStatus, owner, { id, statusCode: 'PACKED' })
    const tefap = await shelved(owner, 5, { IsActive: true, Name: 'Peas', PantryInventoryItemSourceID: 2 })
    expect((await pack(tefap.ID, 2, pantry.beans.ID)).FailureReason).toBe(
      refusals.productsNeedTefap.en.replace('{names}', 'Peas'),
    )
    expect((await pack(lentils.ID, 3, pantry.beans.ID)).Successful).toBe(false)
    expect((await pack(lentils.ID, 2, pantry.beans.ID)).Successful).toBe(true)
    expect(await stock(lentils)).toEqual([[3, 2]])
    await call(orders.handOverOrder, owner, { id, Acknowledged: ['otherDay'] } as never)
    expect((await distributionsOfOrders([id]))[0]).toMatchObject({
      Lines: expect.arrayContaining([expect.objectContaining({ PantryInventoryItemID: lentils.ID, Quantity: 2 })]),
    })
    expect((await pack(lentils.ID, 1, pantry.beans.ID)).Successful).toBe(false)
  })

  it('is for this product alone: another goes in only when it has agreed', async () => {
    const { owner, id, pantry, pack, lentils } = await ofWish('none')
    expect((await pack(lentils.ID, 2, pantry.beans.ID)).FailureReason).toContain('wants no other product instead of')
    expect((await orderById(id))?.PantryOrderItems).toHaveLength(2)
    const agreed = { id, PantryInventoryItemID: lentils.ID, PackedQuantity: 2, SubstituteOf: pantry.beans.ID }
    const { answer } = await call(orders.packOrderLine, owner, { ...agreed, IsAgreed: true })
    expect(answer.Successful).toBe(true)
    expect((await orderById(id))?.PantryOrderItems).toHaveLength(3)
  })
})

describe('packing what was ordered goes on', () => {
  it('though the customer was restricted since', async () => {
    const { pantry, customer, id, pack, lentils } = await ofShortOrder()
    const restricted = { IsRestricted: true, RestrictedAtIDs: [pantry.owner.EntityID] }
    await table.commit([{ update: customerKeys.customer(customer.ID), set: restricted }])
    expect(await pack(lentils.ID, 2, pantry.beans.ID)).toMatchObject({ Successful: true })
    expect((await orderById(id))?.PantryOrderItems).toHaveLength(3)
  })

  it('though the address of the delivery was deleted since, with which no TEFAP food is added', async () => {
    const { owner, id, pack, beans, lentils } = await ofShortDelivery()
    const tefap = await shelved(owner, 5, { IsActive: true, Name: 'Peas', PantryInventoryItemSourceID: 2 })
    expect((await pack(tefap.ID, 2, beans.ID)).FailureReason).toBe(
      refusals.productsNeedTefap.en.replace('{names}', 'Peas'),
    )
    expect(await pack(lentils.ID, 2, beans.ID)).toMatchObject({ Successful: true })
    expect((await orderById(id))?.PantryOrderItems).toHaveLength(2)
  })

  it('though other food of the order is for TEFAP alone since', async () => {
    const { pantry, pack, lentils } = await ofShortOrder()
    await table.commit([changeProduct(pantry.milk.ID, undefined, { PantryInventoryItemSourceID: 2 })])
    expect(await pack(lentils.ID, 2, pantry.beans.ID)).toMatchObject({ Successful: true })
  })
})
