import * as z from 'zod/mini'
import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import { agencyToReceipt } from '../../../shared/rescue/donations/status/transactionFlags.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * The badges of agencies and people. A counter changes in the transaction of what it counts, so that a session reads it
 * instead of counting.
 */

export const AgencyBadges = z.object({ PendingRealTimeReceipts: z._default(z.int(), 0) })
export const PersonBadges = z.object({ MessageCount: z._default(z.int(), 0) })

/** The difference for an agency or a person. */
export type Count = readonly [id: number, more: number]

/** The sum for each, because a transaction may name an item once; none for a sum of 0. */
function changes(counts: readonly Count[]): Count[] {
  const sums = new Map<number, number>()
  for (const [id, more] of counts) sums.set(id, (sums.get(id) ?? 0) + more)
  return [...sums].filter(([, more]) => more !== 0)
}

const toReceipt = (donation: Donation | undefined, more: 1 | -1): Count[] => {
  const agencyId = donation && agencyToReceipt(donation)
  return agencyId === undefined ? [] : [[agencyId, more]]
}

/** A donation becomes or is no longer due for a receipt. */
export const toReceiptWrites = (before: Donation | undefined, after: Donation): Write[] =>
  changes([...toReceipt(before, -1), ...toReceipt(after, 1)]).map(([agencyId, PendingRealTimeReceipts]) => ({
    update: agencyKeys.badges(agencyId),
    add: { PendingRealTimeReceipts },
  }))

/** Messages are received, opened or removed. */
export const unreadWrites = (counts: readonly Count[]): Write[] =>
  changes(counts).map(([userId, MessageCount]) => ({ update: entityKeys.personBadges(userId), add: { MessageCount } }))
