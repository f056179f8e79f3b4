import { expect, it } from 'vitest'
import { customerLists } from '../../../functions/core/table/keys/customers.ts'
import { customerInvitationLists } from '../../../functions/core/table/keys/invitations.ts'
import { distributionLists, orderLists } from '../../../functions/core/table/keys/orders.ts'
import { peopleLists } from '../../../functions/core/table/keys/people.ts'
import { windowLists } from '../../../functions/core/table/keys/windows.ts'
import { table } from '../../../functions/core/table/table.ts'
import { putUser, userBySubject } from '../../../functions/network/organizations/entityTable.ts'
import { loadAddresses } from '../../../functions/pantry/customers/addresses/addressTable.ts'
import { customerById } from '../../../functions/pantry/customers/customerTable.ts'
import { accessOfLocation } from '../../../functions/pantry/locations/accessTable.ts'
import { locationsOfOwner } from '../../../functions/pantry/locations/locationTable.ts'
import { distributionsOfOrders } from '../../../functions/pantry/orders/handOver/distributionTable.ts'
import { orderById } from '../../../functions/pantry/orders/orderTable.ts'
import { orderReminders } from '../../../functions/pantry/orders/reminderTable.ts'
import { productById, productsOfOwner } from '../../../functions/pantry/products/productTable.ts'
import { loadMovements, stockOfOwner } from '../../../functions/pantry/products/stockTable.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import { CustomerRow } from '../../../shared/pantry/customers/customer.ts'
import { CustomerInvitationRow, resultOf } from '../../../shared/pantry/invitations/customerInvitation.ts'
import { DistributionRecord } from '../../../shared/pantry/orders/distribution.ts'
import { lastMissed, missedInARow } from '../../../shared/pantry/orders/missed.ts'
import { isWalkIn, OrderRow } from '../../../shared/pantry/orders/order.ts'
import { orderStatusCodes } from '../../../shared/pantry/orders/status.ts'
import { ledgerSum } from '../../../shared/pantry/stock/stock.ts'
import { OrderWindow, statusCounters } from '../../../shared/pantry/windows/window.ts'
import { StaffChange } from '../../../shared/work/changes/change.ts'
import { makePantries, type PlannedPantry } from './pantries.ts'
import { writePantryLimits } from './pantryLimits.ts'
import { writePickupLocations } from './pantryLocations.ts'
import { writePantryOrders } from './pantryOrders.ts'
import { writePantryProducts } from './pantryProducts.ts'
import { writePantryTags } from './pantryTags.ts'
import { writePantryWindows } from './pantryWindows.ts'
import { makePlan } from './plan.ts'
import { correctStock } from './staffChanges.ts'
import { writeStorageLocations } from './storageLocations.ts'

const rowsOf = (customerId: number) => table.all(orderLists.customer(customerId), OrderRow)

/** One neighbor who signs in has an order in every state, the other one deliveries; somebody is to be called. */
async function checkNeighbors(users: readonly User[], now: Date): Promise<void> {
  const [rosa, luz] = await Promise.all(
    users.map(async ({ Subject }) => (await userBySubject(Subject))?.CustomerID ?? 0),
  )
  const ofRosa = await rowsOf(rosa ?? 0)
  expect([...new Set(ofRosa.map(({ StatusCode }) => StatusCode))].toSorted()).toEqual(orderStatusCodes.toSorted())
  expect((await customerById(rosa ?? 0))?.OrderCount).toBe(ofRosa.length - 2)
  const editable = ofRosa.find(({ StatusCode }) => StatusCode === 'CREATED')
  expect(editable && editable.OrderDay > now.toISOString().slice(0, 10)).toBe(true)
  expect((await orderReminders.load(editable?.ID ?? 0))?.DueAt).toBeTruthy()
  const packed = ofRosa.find(({ StatusCode }) => StatusCode === 'PACKED')
  const bag = (await orderById(packed?.ID ?? 0))?.PantryOrderItems ?? []
  const substitute = bag.find(({ SubstituteOf }) => SubstituteOf !== null)
  const short = bag.find(({ PantryInventoryItemID: id }) => id === substitute?.SubstituteOf)
  expect(substitute?.PackedQuantity).toBe((short?.Quantity ?? 0) - (short?.PackedQuantity ?? 0))
  const delivery = (await rowsOf(luz ?? 0)).find(({ StatusCode }) => StatusCode === 'CREATED')
  const addresses = await loadAddresses({ ID: luz ?? 0, MergedIDs: [] })
  expect(addresses.map(({ IsPrimary }) => IsPrimary)).toEqual([true, false])
  expect((await orderById(delivery?.ID ?? 0))?.FoodInsecureNeighborAddressID).toBe(addresses[0]?.ID)
  const all = await table.all(customerLists.foodBank((await customerById(rosa ?? 0))?.FoodBankID ?? 0), CustomerRow)
  const ownOf = (rows: readonly OrderRow[]) => rows.filter(({ EntityID, FoodBankID }) => EntityID === FoodBankID)
  const missed = await Promise.all(all.map(async ({ ID }) => lastMissed(ownOf(await rowsOf(ID))).length))
  expect(missed.filter((count) => count >= missedInARow).length).toBeGreaterThan(0)
  const invitations = await table.all(customerInvitationLists.foodBank(all[0]?.FoodBankID ?? 0), CustomerInvitationRow)
  expect(new Set(invitations.map(resultOf))).toEqual(new Set(['sent', 'partlySent', 'failed']))
  const phones = all.flatMap(({ PhoneNumber }) => PhoneNumber ?? [])
  expect(phones.length - new Set(phones).size).toBeGreaterThan(0)
  for (const { PhoneNumber } of all) expect(PhoneNumber ?? '+18655550100').toMatch(/^\+1865555\d{4}$/)
}

/** A food bank's people find orders that they placed at their agencies' pantries, and may still change some. */
async function checkPlacedElsewhere(pantries: readonly PlannedPantry[], users: readonly User[]): Promise<void> {
  const placers = new Set<number>()
  for (const { EntityID, FoodBankID } of pantries) {
    const created = (await table.all(orderLists.owner(EntityID), OrderRow)).filter(
      ({ StatusCode }) => StatusCode === 'CREATED',
    )
    const orders = await Promise.all(created.map(({ ID }) => orderById(ID)))
    const by = orders.flatMap((order) => order?.PlacedBy ?? [])
    expect(by.length > 0).toBe(EntityID !== FoodBankID)
    for (const id of by) placers.add(id)
  }
  const worksForFoodBank = ({ ActiveRole }: User) =>
    pantries.some(({ FoodBankID }) => FoodBankID === ActiveRole.EntityID)
  expect(users.filter(worksForFoodBank).map(({ ID }) => ID)).toEqual(expect.arrayContaining([...placers]))
}

/** Limits and corrections come in by calls of the pantries' staff, and are in their logs. */
async function checkStaffChanges(pantries: readonly PlannedPantry[], users: readonly User[]): Promise<void> {
  const worksFor = (id: number) => users.find(({ Roles }) => Roles.some(({ EntityID }) => EntityID === id))
  const staff = pantries.flatMap(({ EntityID }) => worksFor(EntityID) ?? [])
  await table.commit(staff.flatMap(putUser))
  await writePantryLimits(pantries, staff)
  await correctStock(pantries, staff)
  for (const { EntityID } of pantries) {
    const changes = await table.all(peopleLists.changes(EntityID), StaffChange)
    expect(changes.map(({ Kind }) => Kind).toSorted()).toEqual(['limits', 'limits', 'limits', 'stock', 'stock'])
    expect(changes.map(({ By }) => By?.Name)).toEqual(Array(5).fill(worksFor(EntityID)?.Name))
  }
}

/** The pantries of the demonstration: stock adds up with the ledger, and windows with their orders. */
it('the demonstration’s pantries add up', async () => {
  const now = new Date('2026-11-20T15:00:00.000Z')
  const plan = makePlan({ seed: 7, scale: 1, now })
  const pantries = makePantries(plan.organizations)
  await writeStorageLocations(plan.organizations)
  await writePickupLocations(pantries, now)
  await writePantryTags(pantries)
  await writePantryProducts(pantries, now)
  await writePantryWindows(pantries, now)
  const users = plan.people.map(({ user }) => ({ ...user, Subject: `subject of ${user.UserName}` }))
  const neighbors = users.filter(({ ActiveRole }) => ActiveRole.Role === 'customer')
  await table.commit(neighbors.flatMap(putUser))
  await writePantryOrders(pantries, users, now)
  await checkPlacedElsewhere(pantries, users)
  await checkNeighbors(neighbors, now)
  await checkStaffChanges(
    pantries,
    users.filter((user) => !neighbors.includes(user)),
  )
  const today = '2026-11-20'
  for (const { EntityID, products: planned } of pantries) {
    const orders = await table.all(orderLists.owner(EntityID), OrderRow)
    expect(orders.length).toBeGreaterThan(10)
    const codes = new Set(orders.map(({ StatusCode }) => StatusCode))
    for (const code of ['CREATED', 'DELIVEREDTONEIGHBOR', 'CANCELLED'] as const) expect(codes).toContain(code)
    const walkIns = orders.filter(isWalkIn)
    expect(walkIns.length).toBeGreaterThan(2)
    expect(new Set(walkIns.map(({ StatusCode }) => StatusCode))).toEqual(new Set(['DELIVEREDTONEIGHBOR']))
    const served = await distributionsOfOrders(walkIns.map(({ ID }) => ID))
    expect(served.length).toBe(walkIns.length)
    expect(served.some(({ Uncounted }) => Uncounted !== undefined)).toBe(true)
    // The customer summary compares a month with the one before.
    const days = (await table.all(distributionLists.owner(EntityID), DistributionRecord)).map(({ Day }) => Day)
    const [month, before] = [addDays(today, -29), addDays(today, -59)]
    const [now30, before30] = [days.filter((day) => day >= month), days.filter((day) => before <= day && day < month)]
    expect(before30.length).toBeGreaterThan(5)
    expect(now30.length).toBeGreaterThan(before30.length)
    const [products, stock] = await Promise.all([productsOfOwner(EntityID), stockOfOwner(EntityID)])
    for (const { ID, Name } of products) {
      const ledger = (await loadMovements(ID, { limit: 1000 })).items
      expect(stock.get(ID)).toMatchObject(ledgerSum(ledger))
      expect(stock.get(ID)?.Quantity).toBe(planned.find((one) => one.Name === Name)?.Quantity)
    }
    for (const { FoodInsecureNeighbor } of orders.filter((one) => one.ContainsTEFAPProduct).slice(0, 20))
      expect((await customerById(FoodInsecureNeighbor.ID))?.IsTefapEligible).toBe(true)
    const items = (await Promise.all(orders.slice(0, 5).map(({ ID }) => orderById(ID)))).flatMap(
      (order) => order?.PantryOrderItems ?? [],
    )
    expect(items.some(({ StoragePath }) => StoragePath !== null)).toBe(true)
    for (const { PantryInventoryItemID, StoragePath } of items) {
      const product = await productById(PantryInventoryItemID)
      expect(StoragePath).toBe(product?.AttachmentCollection[0]?.Attachment.SmallPath ?? null)
    }
    for (const { ID, IsRestricted } of await locationsOfOwner(EntityID)) {
      const granted = (await accessOfLocation(ID, 100, undefined)).items.map(({ CustomerID }) => CustomerID)
      expect(granted.length > 0).toBe(IsRestricted)
      const ordering = orders.filter(({ PantryLocationID }) => PantryLocationID === ID)
      if (IsRestricted)
        for (const { FoodInsecureNeighbor } of ordering) expect(granted).toContain(FoodInsecureNeighbor.ID)
    }
    for (const window of await table.all(windowLists.owner(EntityID), OrderWindow)) {
      const own = orders.filter(
        (one) => one.PantryLocationPickupTimeID === window.ID || one.FoodBankDeliveryTimeID === window.ID,
      )
      for (const [code, counter] of Object.entries(statusCounters))
        expect(window[counter]).toBe(own.filter(({ StatusCode }) => StatusCode === code).length)
    }
  }
}, 120_000)
