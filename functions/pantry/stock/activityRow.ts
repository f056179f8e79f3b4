import type { ProductRow } from '../../../shared/pantry/products/product.ts'
import { type ActivityRange, daysRemaining, type ProductDay } from '../../../shared/pantry/stock/activity.ts'
import type { ActivityRow } from '../../../shared/pantry/stock/api.ts'
import { type Stock, stockNumbersOf } from '../../../shared/pantry/stock/stock.ts'

/** A product as the activity grid shows it. */
export function activityRow(
  { ID, Name, Amount, UnitOfMeasureID, DonationPackageTypeID, IsActive, LowStockQuantityThreshold }: ProductRow,
  stock: Stock | undefined,
  days: readonly ProductDay[],
  { range, today }: { readonly range: ActivityRange; readonly today: string },
): ActivityRow {
  const numbers = stockNumbersOf(stock)
  return {
    ...{ ID, Name, Amount, UnitOfMeasureID, DonationPackageTypeID, IsActive, LowStockQuantityThreshold },
    ...numbers,
    AssociatedOrdersByCreationDate: [...days],
    InventoryDaysRemaining: daysRemaining(numbers.Quantity, days, range, today),
    LastOrdered: days.at(-1)?.Day ?? null,
  }
}
