import * as z from 'zod/mini'
import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import { agencyToReceipt } from '../../../shared/rescue/donations/status/transactionFlags.ts'
import { receiptAwaits } from '../../../shared/rescue/receipts/receiptLink.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * The badges of agencies and people. They change in the transaction of what they count, so that a session reads them
 * instead of counting.
 */

/** `Awaits <number of the donation>` is the day of the pickup that a receipt awaits, for each that is not due. */
export const AgencyBadges = z.catchall(z.object({ PendingRealTimeReceipts: z._default(z.int(), 0) }), z.unknown())
const awaits = (donationId: number) => `Awaits ${donationId}`
const isAwaited = (name: string) => name.startsWith('Awaits ')
export const PersonBadges = z.object({ MessageCount: z._default(z.int(), 0) })

/** Receipts that are due on a day of the agency. One of an acceptance from before the days were kept counts as due, as it did. */
export const receiptsDue = (badges: z.infer<typeof AgencyBadges>, today: string) =>
  badges.PendingRealTimeReceipts -
  Object.entries(badges).filter(([name, day]) => isAwaited(name) && String(day) >= today).length

/** The difference for a person. */
export type Count = readonly [id: number, more: number]

/** The sum for each, because a transaction may name an item once; none for a sum of 0. */
function changes(counts: readonly Count[]): Count[] {
  const sums = new Map<number, number>()
  for (const [id, more] of counts) sums.set(id, (sums.get(id) ?? 0) + more)
  return [...sums].filter(([, more]) => more !== 0)
}

/** The agency that has to receipt a donation, and the day of the pickup that this awaits. */
function toReceipt(donation: Donation | undefined) {
  const agencyId = donation && agencyToReceipt(donation)
  return agencyId === undefined ? undefined : { agencyId, day: receiptAwaits(donation as Donation) }
}

/** A donation becomes or is no longer to be receipted, or its receipt awaits another day. */
export function toReceiptWrites(before: Donation | undefined, after: Donation): Write[] {
  const [was, is] = [toReceipt(before), toReceipt(after)]
  const name = awaits(after.ID)
  return [...new Set([was?.agencyId, is?.agencyId])].flatMap((agencyId) => {
    if (agencyId === undefined) return []
    const [old, now] = [was, is].map((one) => (one?.agencyId === agencyId ? one : undefined))
    const more = (now ? 1 : 0) - (old ? 1 : 0)
    if (more === 0 && old?.day === now?.day) return []
    return {
      update: agencyKeys.badges(agencyId),
      ...(more === 0 ? {} : { add: { PendingRealTimeReceipts: more } }),
      ...(now?.day ? { set: { [name]: now.day } } : old?.day ? { unset: [name] } : {}),
    }
  })
}

/** Messages are received, opened or removed. */
export const unreadWrites = (counts: readonly Count[]): Write[] =>
  changes(counts).map(([userId, MessageCount]) => ({ update: entityKeys.personBadges(userId), add: { MessageCount } }))
