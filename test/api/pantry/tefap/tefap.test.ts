import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { customerKeys } from '../../../../functions/core/table/keys/customers.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { changeProduct } from '../../../../functions/pantry/products/productTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { asCustomer, customerFor, lines, openPantry, pickupOf, place } from '../../../engine/ordering.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { deliveryTimeFor } from '../../../engine/windows.ts'

/** Rights to order TEFAP products by customer and place, over the real handlers and the embedded table. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

let made = 0
function newOwner(): Caller {
  made += 1
  return person('agency', 7950 + made, [ids.foodBank])
}
const reasonOf = ({ answer }: { answer: { FailureReason?: string } }) => answer.FailureReason

describe('TEFAP at a place', () => {
  const noRule = {
    ProvinceID: null,
    ProvinceAbbreviation: null,
    FoodBankID: null,
    FoodBankName: null,
    CountyID: null,
    CountyName: null,
    PostalCodeID: null,
    PostalCode: null,
  }
  const eligible = (rule: object) => ({ IsTefapEligible: true, TEFAPEligibility: { ...noRule, ...rule } })

  it('[tefap-rule-against-pickup] is decided by the pickup location, and by the order the same way', async () => {
    const pantry = await openPantry(newOwner())
    await table.commit([changeProduct(pantry.milk.ID, undefined, { PantryInventoryItemSourceID: 2 })])
    const here = await customerFor(pantry.owner, eligible({ ProvinceID: 25, ProvinceAbbreviation: 'MA' }))
    const elsewhere = await customerFor(pantry.owner, eligible({ PostalCode: '37917' }))
    for (const [customer, isEligible] of [[here, true] as const, [elsewhere, false] as const]) {
      const query = { id: customer.ID, pantryLocationId: pantry.locationId }
      const { answer } = await call(ordering.checkTefapEligibility, asCustomer(customer), query)
      expect(answer.Value).toBe(isEligible)
      const { answer: placed } = await place(customer, { at: pantry, of: lines([pantry.milk, 1]) })
      expect(placed.Successful).toBe(isEligible)
    }
  })

  it('[tefap-eligible-definition] [tefap-add-blocked] needs the mark and a rule: without one nothing of TEFAP is ordered', async () => {
    const pantry = await openPantry(newOwner())
    await table.commit([changeProduct(pantry.milk.ID, undefined, { PantryInventoryItemSourceID: 2 })])
    const both = eligible({ ProvinceID: 25, ProvinceAbbreviation: 'MA' })
    for (const [more, isEligible] of [
      [both, true],
      [{ ...both, IsTefapEligible: false }, false],
      [{ ...both, TEFAPEligibility: null }, false],
    ] as const) {
      const customer = await customerFor(pantry.owner, more)
      const query = { id: customer.ID, pantryLocationId: pantry.locationId }
      expect((await call(ordering.checkTefapEligibility, asCustomer(customer), query)).answer.Value).toBe(isEligible)
      const shown = await call(inventory.getItemsGrid, asCustomer(customer), pickupOf(pantry))
      expect(shown.answer.Value?.rows.some(({ ID }) => ID === pantry.milk.ID)).toBe(isEligible)
      const { answer } = await place(customer, { at: pantry, of: lines([pantry.milk, 1]) })
      expect(answer.Successful).toBe(isEligible)
    }
  })

  it('by a county is decided by the county of the location’s address, which lies in its state', async () => {
    const pantry = await openPantry(newOwner())
    await table.commit([changeProduct(pantry.milk.ID, undefined, { PantryInventoryItemSourceID: 2 })])
    const here = await customerFor(pantry.owner, eligible({ CountyID: 25_013, CountyName: 'Hampden' }))
    const elsewhere = await customerFor(pantry.owner, eligible({ CountyID: 25_015, CountyName: 'Hampshire' }))
    const { answer: shown } = await call(locations.getLocation, pantry.owner, { id: pantry.locationId })
    const { AddressLine1 = '', City = '', Province = '', PostalCode = '' } = shown.Value?.Address ?? {}
    const address = { AddressLine1, AddressLine2: '', City, Province, PostalCode, Latitude: 42.1, Longitude: -72.59 }
    const move = (CountyID: number) =>
      call(locations.updateLocationAddress, pantry.owner, { id: pantry.locationId, ...address, CountyID })
    expect(reasonOf(await move(47_093))).toBe('This county is not in the state of the address.')
    expect((await place(here, { at: pantry, of: lines([pantry.milk, 1]) })).answer.Successful).toBe(false)
    expect((await move(25_013)).answer.Successful).toBe(true)
    for (const [customer, isEligible] of [[here, true] as const, [elsewhere, false] as const])
      expect((await place(customer, { at: pantry, of: lines([pantry.milk, 1]) })).answer.Successful).toBe(isEligible)
  })

  /** A delivery time of the food bank, and of each customer an address in each of two towns. */
  async function deliveries() {
    const staff = people.foodBank
    const FoodBankDeliveryTimeID = await deliveryTimeFor(staff)
    const { EntityDeliveryProgramID: program } = (await windowById(FoodBankDeliveryTimeID)) ?? {}
    const milk = await shelved(staff, 10, { IsActive: true, PantryInventoryItemSourceID: 2 })
    async function reached(rule: object) {
      const customer = await customerFor(staff, {
        ...eligible(rule),
        IsDeliveryEnabled: true,
        DeliveryProgramIDs: [program ?? 0],
      })
      const addressIn = async (Province: string, PostalCode: string) => {
        const Address = { AddressLine1: '8 Elm Street', AddressLine2: '', City: 'Springfield', Province, PostalCode }
        const draft = { id: customer.ID, Name: 'Home', IsPrimary: true, Notes: '', Address }
        return (await call(customers.createCustomerAddress, staff, draft)).answer.Value?.ID ?? 0
      }
      const at = async (FoodInsecureNeighborAddressID: number) => {
        const query = { deliveryTimeId: FoodBankDeliveryTimeID, customerAddressId: FoodInsecureNeighborAddressID }
        const checked = await call(ordering.checkTefapEligibility, asCustomer(customer), { id: customer.ID, ...query })
        const to = { FoodBankDeliveryTimeID, FoodInsecureNeighborAddressID }
        const draft = { id: customer.ID, ...to, PantryOrderItems: lines([milk, 1]) }
        const placed = await call(ordering.addOrder, asCustomer(customer), draft as never)
        return [checked.answer.Value, placed.answer.Successful]
      }
      return [await at(await addressIn('MA', '01101')), await at(await addressIn('CT', '06101'))]
    }
    return reached
  }

  it('[tefap-rule-against-delivery] is decided by the address, and by the food bank of the delivery time', async () => {
    const reached = await deliveries()
    const [yes, no] = [
      [true, true],
      [false, false],
    ]
    expect(await reached({ ProvinceID: 25, ProvinceAbbreviation: 'MA' })).toEqual([yes, no])
    expect(await reached({ PostalCode: '06101' })).toEqual([no, yes])
    expect(await reached({ FoodBankID: ids.foodBank })).toEqual([yes, yes])
    expect(await reached({ FoodBankID: ids.otherFoodBank })).toEqual([no, no])
  })

  it('by a stored rule that can’t be read is no; everything else is ordered', async () => {
    const pantry = await openPantry(newOwner())
    await table.commit([changeProduct(pantry.milk.ID, undefined, { PantryInventoryItemSourceID: 2 })])
    const customer = await customerFor(pantry.owner, eligible({ ProvinceID: 25, ProvinceAbbreviation: 'MA' }))
    const broken = { IsTefapEligible: true, TEFAPEligibility: 'Massachusetts' }
    await table.commit([{ update: customerKeys.customer(customer.ID), set: broken }])
    const query = { id: customer.ID, pantryLocationId: pantry.locationId }
    expect((await call(ordering.checkTefapEligibility, asCustomer(customer), query)).answer.Value).toBe(false)
    expect(reasonOf(await place(customer, { at: pantry, of: lines([pantry.milk, 1]) }))).toBe(
      'Only TEFAP eligible neighbors can order here: Milk.',
    )
    expect((await place(customer, { at: pantry, of: lines([pantry.beans, 1]) })).answer.Successful).toBe(true)
  })

  it('[tefap-check-error] that can’t be checked shows and takes what is not TEFAP', async () => {
    const staff = people.foodBank
    const FoodBankDeliveryTimeID = await deliveryTimeFor(staff)
    const { EntityDeliveryProgramID: program } = (await windowById(FoodBankDeliveryTimeID)) ?? {}
    const more = { IsDeliveryEnabled: true, DeliveryProgramIDs: [program ?? 0] }
    const customer = await customerFor(staff, { ...eligible({ ProvinceAbbreviation: 'MA' }), ...more })
    const [beans, milk] = [
      await shelved(staff, 10, { IsActive: true }),
      await shelved(staff, 10, { IsActive: true, PantryInventoryItemSourceID: 2 }),
    ]
    const { all } = table
    const failing = vi.spyOn(table, 'all').mockImplementation((async (
      query: { pk: string; from?: string },
      schema: never,
    ) => {
      if (query.from === customerKeys.address(customer.ID, '').sk) throw new Error('The table is not there')
      return all.call(table, query, schema)
    }) as never)
    const at = { FoodBankDeliveryTimeID, FoodInsecureNeighborAddressID: 77 }
    const shown = await call(inventory.getItemsGrid, asCustomer(customer), at)
    const offered = await call(ordering.listProductsToOrder, asCustomer(customer), { id: customer.ID, ...at })
    const query = { id: customer.ID, deliveryTimeId: FoodBankDeliveryTimeID, customerAddressId: 77 }
    const checked = await call(ordering.checkTefapEligibility, asCustomer(customer), query)
    failing.mockRestore()
    expect(checked.status).toBe(500)
    const shownIds = shown.answer.Value?.rows.map(({ ID }) => ID)
    expect(shownIds).toContain(beans.ID)
    expect(shownIds).not.toContain(milk.ID)
    // A cart keeps its TEFAP food meanwhile.
    expect(offered.answer.Value?.Ordering?.IsTefapUnknown).toBe(true)
    const again = await call(ordering.listProductsToOrder, asCustomer(customer), { id: customer.ID, ...at })
    expect(again.answer.Value?.Ordering).not.toHaveProperty('IsTefapUnknown')
  })
})
