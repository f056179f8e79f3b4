import { holdsWords } from '../../core/grid/words.ts'
import { type StockLevel, stockLevel } from '../stock/stock.ts'
import type { ProductRow } from './product.ts'

/** Filters of the products grid. */

/** Nothing is older: the grid opens with all of it (section 2). */
export const productsSince = '2019-10-01'

/** The most days of an export: from 2019 on, where the grid's filter begins, until 2039. */
export const maxInventoryDays = 7_320

/** Options of the grid's status filter. IDs are in addresses: only add. */
export const productStatusTypes = [
  { ID: -1, key: 'statusAll' },
  { ID: 1, key: 'active' },
  { ID: 2, key: 'inactive' },
  { ID: 3, key: 'statusIn' },
  { ID: 4, key: 'statusLow' },
  { ID: 5, key: 'statusOut' },
] as const
export const allStatuses = -1

/** Orders of the list: by name, by what is available with the least first, or the newest first. */
export const productOrders = ['name', 'quantity', 'newest'] as const
export type ProductOrder = (typeof productOrders)[number]

const levels: Readonly<Record<number, StockLevel>> = { 3: 'in', 4: 'low', 5: 'out' }

/** A status that the quantities decide. */
export const isStockStatus = (statusTypeId: number = allStatuses): boolean => levels[statusTypeId] !== undefined

export function isOfProductStatus(
  { IsActive, LowStockQuantityThreshold: threshold }: Pick<ProductRow, 'IsActive' | 'LowStockQuantityThreshold'>,
  quantity: number,
  statusTypeId: number,
): boolean {
  if (statusTypeId === 1) return IsActive
  if (statusTypeId === 2) return !IsActive
  const level = levels[statusTypeId]
  return level === undefined || level === stockLevel(quantity, threshold)
}

export const holdsProductWords = (
  { Name, Description, Brand, Location, Gtin }: ProductRow,
  search: string | undefined,
): boolean => holdsWords([Name, Description, Brand, Location, Gtin ?? ''], search)
