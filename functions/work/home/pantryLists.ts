import { addDays } from '../../../shared/core/time/zone.ts'
import { type OrderRow, orderCode } from '../../../shared/pantry/orders/order.ts'
import { lowProducts } from '../../../shared/pantry/products/lowStock.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import type { ComingOrder } from '../../../shared/work/home/api.ts'
import { comparedDays, noPantryAmounts } from '../../../shared/work/totals/totals.ts'
import { customersById } from '../../pantry/customers/customerTable.ts'
import { packingWindow } from '../../pantry/orders/packing.ts'
import { productsById } from '../../pantry/products/productTable.ts'
import { stockOfProducts } from '../../pantry/products/stockTable.ts'
import { lowStockWatches } from '../../pantry/stock/lowStockTable.ts'
import { loadPantryDays } from '../totals/totalsTable.ts'

/** Parts of the pantry's day. */

/** Products that were low in the morning and still are, the emptiest first. */
export async function lowToday(entityId: number) {
  const watch = await lowStockWatches.load(entityId)
  if (!watch || watch.Low.length === 0) return []
  const [products, stock] = await Promise.all([productsById(watch.Low), stockOfProducts(entityId, watch.Low)])
  return lowProducts(products, stock)
    .map(({ ID, Name, LowStockQuantityThreshold: Threshold }) => {
      return { ID, Name, Quantity: stock.get(ID)?.Quantity ?? 0, Threshold }
    })
    .toSorted((a, b) => a.Quantity - b.Quantity || a.Name.localeCompare(b.Name))
}

/** The orders as the list of who is coming shows them. */
export async function comingOrders(
  rows: readonly OrderRow[],
  labels: ReadonlyMap<number, string>,
): Promise<ComingOrder[]> {
  const customers = await customersById([...new Set(rows.map(({ FoodInsecureNeighbor: { ID } }) => ID))])
  const languageOf = new Map(customers.map(({ ID, Language }) => [ID, Language]))
  return rows.map((row) => ({
    ...row,
    Code: orderCode(row.ID),
    Language: languageOf.get(row.FoodInsecureNeighbor.ID) ?? 'en',
    Label: labels.get(row.PantryLocationID ?? 0) ?? '',
  }))
}

/** Figures of the day as far as they are counted, and of the days that it is compared with. */
export async function pantryFigures(entityId: number, today: string) {
  const found = await loadPantryDays(entityId, addDays(today, -comparedDays), today)
  return {
    Figures: found.find(({ Day }) => Day === today)?.Figures ?? noPantryAmounts,
    Days: found.filter(({ Day }) => Day !== today),
  }
}

/** Orders of these windows, and those that are not packed. */
export function dayToPack(windows: readonly OrderWindow[]) {
  const packing = windows.map((window) => packingWindow(window, undefined))
  return {
    Orders: packing.reduce((sum, { ToPack, Packed }) => sum + ToPack + Packed, 0),
    ToPack: packing.reduce((sum, { ToPack }) => sum + ToPack, 0),
  }
}
