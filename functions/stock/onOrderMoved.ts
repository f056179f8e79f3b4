import { zoneOf } from '../entities/entityTable.ts'
import { orderLedgerWrites } from '../inventory/orderLedger.ts'
import { applyOnce, reaction } from '../reaction.ts'

/** Writes the ledger and the counts of the day: with an order's own writes, 90 products would not fit into one transaction. */
export const handler = reaction('stock/onOrderMoved', async (event, now) => {
  const zone = await zoneOf(event.EntityID)
  const writes = orderLedgerWrites(event, zone)
  if (writes.length > 0) await applyOnce(event, 'stock/onOrderMoved', now, writes)
})
