import type { Event } from '../../../events/event.ts'
import { applyOnce, reaction } from '../../core/http/reaction.ts'
import { hotItemTries, retryConflicts } from '../../core/table/aggregate.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'
import { orderLedgerWrites } from '../products/orderLedger.ts'
import { settleShortages } from '../products/shortage.ts'

/**
 * Writes the ledger and the counts of the day: with an order's own writes, 90 products would not fit into one transaction.
 * Shortages that packing disproves are settled with it.
 */
export const handler = reaction('stock/onOrderMoved', async (event: Event, now) => {
  const zone = await loadZone(event.EntityID)
  const writes = orderLedgerWrites(event, zone)
  if (writes.length === 0) return
  const attempt = { loaded: event, now, reload: async () => event, maxTries: hotItemTries }
  await retryConflicts(attempt, async () => {
    const settled = await settleShortages(event)
    await applyOnce(event, 'stock/onOrderMoved', now, [...writes, ...settled])
  })
})
