import { Event } from '../../../events/event.ts'
import { Order } from '../../../shared/pantry/orders/order.ts'
import { StockCounters } from '../../../shared/pantry/stock/stock.ts'
import { Donation } from '../../../shared/rescue/donations/donation.ts'
import { Submission } from '../../../shared/rescue/loads/submission.ts'
import type { TableItem } from './expression.ts'

/** Parsed items of the memory table. Each is parsed once, because the table replaces items and never changes one. */

function once<T extends object>(schema: { parse(item: unknown): T }): (item: TableItem) => T {
  const known = new WeakMap<TableItem, T>()
  return (item) => {
    const read = known.get(item) ?? schema.parse(item)
    known.set(item, read)
    return read
  }
}
export const readDonation = once(Donation)
export const readEvent = once(Event)
export const readLoad = once(Submission)
export const readOrder = once(Order)
export const readStock = once(StockCounters)
