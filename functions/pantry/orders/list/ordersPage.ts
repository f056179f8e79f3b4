import { type OrderGridRow, orderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { placeNames } from '../../locations/placeNames.ts'
import type { FoundOrders } from '../mergedOrders.ts'

/** Rows as the grid shows them, with the names of their places. */
export async function withPlaces<F extends FoundOrders>(found: F): Promise<Omit<F, 'rows'> & { rows: OrderGridRow[] }> {
  const rows = found.rows.map(orderGridRow)
  const placeOf = await placeNames(rows)
  return { ...found, rows: rows.map((row) => ({ ...row, Place: placeOf(row) })) }
}
