import type { DonationRow } from '../../rescue/donations/rows.ts'

/** Offers that agencies can answer now, for the coordinator's home. */

export interface RunningOffer {
  readonly row: DonationRow
  /** End of the last open offer. */
  readonly ends: string
  /** Agencies that were asked, answered or not, and all of the list that can answer. */
  readonly asked: number
  readonly of: number
}

function runningOffer(row: DonationRow): RunningOffer[] {
  const open = row.Matches.flatMap(({ Response, AgencyExpirationTime: end }) => (Response === null && end ? [end] : []))
  const ends = row.Stage === 'offering' ? open.toSorted().at(-1) : undefined
  if (ends === undefined) return []
  const asked = open.length + row.Matches.filter(({ Response }) => Response !== null).length
  const waiting = row.Matches.filter(
    ({ Rank, Response, AgencyExpirationTime: end, IsUnattended }) =>
      Rank !== null && Response === null && end === null && !IsUnattended,
  )
  return [{ row, ends, asked, of: asked + waiting.length }]
}

/** Donations with an open offer, the first to end first, without those that are a line of the work already. */
export function runningOffers(rows: readonly DonationRow[], needing: ReadonlySet<number>): RunningOffer[] {
  return rows
    .filter(({ ID }) => !needing.has(ID))
    .flatMap(runningOffer)
    .sort((a, b) => a.ends.localeCompare(b.ends) || a.row.ID - b.row.ID)
}
