import type { AgencyRow } from '../../../../shared/rescue/offers/api.ts'
import { isReceiptDue } from '../../../../shared/rescue/receipts/receiptLink.ts'

/** An agency's current donations by what they ask of it, the most pressing first. */
export interface AgencyGroups {
  /** To answer, the one whose time ends first on top. */
  offers: AgencyRow[]
  /** Accepted and not yet done, the pickup whose window ends next first. */
  underway: AgencyRow[]
  /** Picked up or closed by the donor, without a receipt; the oldest first. */
  toReceipt: AgencyRow[]
}

/** An offer whose deadline has passed asks for nothing any more, even before the server's list says so. */
export const isOpenOffer = (row: Pick<AgencyRow, 'IsOffered' | 'AgencyExpirationTime'>, now: number) =>
  row.IsOffered && row.AgencyExpirationTime !== null && Date.parse(row.AgencyExpirationTime) > now

const endOf = ({ PickupEnds, PickupDate }: AgencyRow) => PickupEnds ?? PickupDate ?? '9'
const byEnd = (a: AgencyRow, b: AgencyRow) => endOf(a).localeCompare(endOf(b))

export function agencyGroups(rows: readonly AgencyRow[], today: string, now: number): AgencyGroups {
  const offers = rows.filter((row) => isOpenOffer(row, now))
  const others = rows.filter((row) => !row.IsOffered)
  return {
    offers: offers.sort((a, b) => (a.AgencyExpirationTime ?? '').localeCompare(b.AgencyExpirationTime ?? '')),
    underway: others.filter((row) => !isReceiptDue(row, today)).sort(byEnd),
    toReceipt: others.filter((row) => isReceiptDue(row, today)).sort(byEnd),
  }
}

/** The rows of Pending Receipts: those whose receipt is due, and the rest in progress. */
export function pendingReceipts(
  rows: readonly AgencyRow[],
  today: string,
): { ready: AgencyRow[]; waiting: AgencyRow[] } {
  const accepted = rows.filter((row) => !row.IsOffered)
  return {
    ready: accepted.filter((row) => isReceiptDue(row, today)).sort(byEnd),
    waiting: accepted.filter((row) => !isReceiptDue(row, today)).sort(byEnd),
  }
}
