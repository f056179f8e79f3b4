import { expect, it } from 'vitest'
import { productById, productsOfOwner } from '../../../functions/inventory/productTable.ts'
import { movementsOf, stockOfOwner } from '../../../functions/inventory/stockTable.ts'
import { accessOfLocation } from '../../../functions/locations/accessTable.ts'
import { locationsOfOwner } from '../../../functions/locations/locationTable.ts'
import { orderById } from '../../../functions/orders/orderTable.ts'
import { orderLists } from '../../../functions/table/keys/orders.ts'
import { windowLists } from '../../../functions/table/keys/windows.ts'
import { table } from '../../../functions/table/table.ts'
import { OrderRow } from '../../../shared/order/order.ts'
import { ledgerSum } from '../../../shared/stock/stock.ts'
import { OrderWindow, statusCounters } from '../../../shared/window/window.ts'
import { makePantries } from './pantries.ts'
import { writePickupLocations } from './pantryLocations.ts'
import { writePantryOrders } from './pantryOrders.ts'
import { writePantryProducts } from './pantryProducts.ts'
import { writePantryTags } from './pantryTags.ts'
import { writePantryWindows } from './pantryWindows.ts'
import { makePlan } from './plan.ts'
import { writeStorageLocations } from './storageLocations.ts'

/** The pantries of the demonstration: stock adds up with the ledger, and windows with their orders. */
it('the demonstration’s pantries add up', async () => {
  const now = new Date('2026-11-20T15:00:00.000Z')
  const plan = makePlan({ seed: 7, scale: 1, now })
  const pantries = makePantries(plan.parties)
  await writeStorageLocations(plan.parties)
  await writePickupLocations(pantries, now)
  await writePantryTags(pantries)
  await writePantryProducts(pantries, now)
  await writePantryWindows(pantries, now)
  await writePantryOrders(pantries, [], now)
  for (const { EntityID, products: planned } of pantries) {
    const orders = await table.all(orderLists.owner(EntityID), OrderRow)
    expect(orders.length).toBeGreaterThan(10)
    const codes = new Set(orders.map(({ StatusCode }) => StatusCode))
    for (const code of ['CREATED', 'DELIVEREDTONEIGHBOR', 'CANCELLED'] as const) expect(codes).toContain(code)
    const [products, stock] = await Promise.all([productsOfOwner(EntityID), stockOfOwner(EntityID)])
    for (const { ID, Name } of products) {
      const ledger = (await movementsOf(ID, { limit: 1000 })).items
      expect(stock.get(ID)).toMatchObject(ledgerSum(ledger))
      expect(stock.get(ID)?.Quantity).toBe(planned.find((one) => one.Name === Name)?.Quantity)
    }
    const items = (await Promise.all(orders.slice(0, 5).map(({ ID }) => orderById(ID)))).flatMap(
      (order) => order?.PantryOrderItems ?? [],
    )
    expect(items.some(({ StoragePath }) => StoragePath !== null)).toBe(true)
    for (const { PantryInventoryItemID, StoragePath } of items) {
      const product = await productById(PantryInventoryItemID)
      expect(StoragePath).toBe(product?.AttachmentCollection[0]?.Attachment.StoragePath ?? null)
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
