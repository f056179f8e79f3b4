import { localDay } from '../../../core/time/zone.ts'
import type { Stage } from '../donation.ts'
import { transportAttention } from '../pickup/attention.ts'
import { pickupWindow } from '../pickup/proposal.ts'
import type { DonationRow } from '../rows.ts'
import { can } from '../stages.ts'
import { type DonorNeedKind, donorNeedKinds, isDonorNeed } from './donorNeeds.ts'

/** The day of a store: what its clerk has to look after, and who comes today. */

export interface DonorLineFacts {
  readonly row: DonationRow
  readonly kind: DonorNeedKind
  readonly window: { readonly start: Date; readonly end: Date } | null
}

const problems: readonly string[] = ['problem', 'gaveBack', 'latePickup']
const waiting: readonly Stage[] = ['pendingApproval', 'pendingStart', 'matching', 'offering']

function kindOf(row: DonationRow, window: DonorLineFacts['window'], now: Date): DonorNeedKind | undefined {
  if (problems.includes(transportAttention(row, now)?.kind ?? '')) return 'problem'
  const isOver = window !== null && window.end <= now
  if (row.Stage === 'accepted') {
    // A receipt says by itself that the food was fetched.
    if (isOver) return row.Receipt === null && can('close', row) ? 'confirm' : undefined
    const isToday = window !== null && localDay(window.start, row.TimeZone) <= localDay(now, row.TimeZone)
    return isToday ? 'coming' : undefined
  }
  if (isOver) return undefined
  if (row.Stage === 'notMatched') return 'notMatched'
  return waiting.includes(row.Stage) ? 'untaken' : undefined
}

const endOf = ({ window }: DonorLineFacts) => window?.end.getTime() ?? Number.MAX_SAFE_INTEGER

/** Each donation at most once: by what is to be done, and then by the end of the pickup. */
export function donorDay(rows: readonly DonationRow[], now: Date): DonorLineFacts[] {
  return rows
    .flatMap((row) => {
      const window = pickupWindow(row)
      const kind = kindOf(row, window, now)
      return kind ? [{ row, kind, window }] : []
    })
    .sort(
      (a, b) =>
        donorNeedKinds.indexOf(a.kind) - donorNeedKinds.indexOf(b.kind) || endOf(a) - endOf(b) || a.row.ID - b.row.ID,
    )
}

export const donorNeeds = (rows: readonly DonationRow[], now: Date) =>
  donorDay(rows, now).filter(({ kind }) => isDonorNeed(kind))
