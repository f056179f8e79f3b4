import * as z from 'zod/mini'
import type { Donation } from '../../shared/donation/donation.ts'
import { agencyToReceipt } from '../../shared/status/transactionFlags.ts'
import { agencyKeys } from '../table/keys/agencies.ts'
import { entityKeys } from '../table/keys/entities.ts'
import type { Write } from '../table/write.ts'

/**
 * What waits for an agency and for a person, as numbers beside the menu. They are changed together with what they count,
 * so that a session, asked for again and again, reads them and counts nothing.
 */

export const AgencyBadges = z.object({ PendingRealTimeReceipts: z._default(z.int(), 0) })
export const PersonBadges = z.object({ MessageCount: z._default(z.int(), 0) })

/** So many more, or fewer, for an agency or a person. */
export type Count = readonly [id: number, more: number]

/** The sum for each, since a transaction may name an item once; nothing for those that keep their number. */
function changes(counts: readonly Count[]): Count[] {
  const sums = new Map<number, number>()
  for (const [id, more] of counts) sums.set(id, (sums.get(id) ?? 0) + more)
  return [...sums].filter(([, more]) => more !== 0)
}

const toReceipt = (donation: Donation | undefined, more: 1 | -1): Count[] => {
  const agencyId = donation && agencyToReceipt(donation)
  return agencyId === undefined ? [] : [[agencyId, more]]
}

/** A donation begins or ceases to wait for a receipt. */
export const toReceiptWrites = (before: Donation | undefined, after: Donation): Write[] =>
  changes([...toReceipt(before, -1), ...toReceipt(after, 1)]).map(([agencyId, PendingRealTimeReceipts]) => ({
    update: agencyKeys.badges(agencyId),
    add: { PendingRealTimeReceipts },
  }))

/** Messages come in, are opened or are discarded. */
export const unreadWrites = (counts: readonly Count[]): Write[] =>
  changes(counts).map(([userId, MessageCount]) => ({ update: entityKeys.personBadges(userId), add: { MessageCount } }))
