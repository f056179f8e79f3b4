import type { UnattendedReason } from '../../network/agencies/unattendedReason.ts'
import type { Donation } from '../donations/donation.ts'

/** Attendance of the agencies that wait for their turn: an offer to one that nobody can answer for would run out unread. */

/** Ranked matches that nobody was asked about yet. */
export const waitingMatches = ({ Matches }: Pick<Donation, 'Matches'>) =>
  Matches.filter((match) => match.Rank !== null && match.InitialActivationTime === null && match.Response === null)

/** With the present attendance of the agencies that wait. */
export function withAttendance(donation: Donation, unattended: ReadonlyMap<number, UnattendedReason>): Donation {
  const waiting = new Set(waitingMatches(donation).map(({ ID }) => ID))
  const Matches = donation.Matches.map((match) => {
    if (!waiting.has(match.ID)) return match
    const { IsUnattended: _, UnattendedReason: before, ...rest } = match
    const reason = unattended.get(match.Agency.ID)
    if (reason === before && (reason !== undefined) === (match.IsUnattended === true)) return match
    return reason === undefined ? rest : { ...rest, IsUnattended: true, UnattendedReason: reason }
  })
  // The same donation where nothing differs, so that nothing is written.
  return Matches.every((match, index) => match === donation.Matches[index]) ? donation : { ...donation, Matches }
}
