import type { Donation } from '../donations/donation.ts'

/** Attendance of the agencies that wait for their turn: an offer to one that nobody can answer for would run out unread. */

/** Ranked matches that nobody was asked about yet. */
export const waitingMatches = ({ Matches }: Pick<Donation, 'Matches'>) =>
  Matches.filter((match) => match.Rank !== null && match.InitialActivationTime === null && match.Response === null)

/** With the present attendance of the agencies that wait. */
export function withAttendance(donation: Donation, unattended: ReadonlySet<number>): Donation {
  const waiting = new Set(waitingMatches(donation).map(({ ID }) => ID))
  const Matches = donation.Matches.map((match) => {
    const { IsUnattended = false, ...rest } = match
    const isUnattended = waiting.has(match.ID) ? unattended.has(match.Agency.ID) : IsUnattended
    if (isUnattended === IsUnattended) return match
    return isUnattended ? { ...match, IsUnattended: true } : rest
  })
  // The same donation where nothing differs, so that nothing is written.
  return Matches.every((match, index) => match === donation.Matches[index]) ? donation : { ...donation, Matches }
}
