import type { AgencyMatch, Donation } from '../donation/donation.ts'
import type { User } from '../entity/entity.ts'

/** Attendance: whether anybody can answer an offer for an agency. Without such a person an offer would run out unread. */

type Member = Pick<User, 'Roles' | 'IsDisabled'>

/** Somebody who is not disabled acts for the agency; the food bank's staff answer for its own agency. */
export const canBeAnswered = (
  agency: Pick<AgencyMatch['Agency'], 'ID' | 'IsMasterAgency'>,
  people: readonly Member[],
): boolean =>
  agency.IsMasterAgency ||
  people.some(
    ({ Roles, IsDisabled }) =>
      IsDisabled !== true && Roles.some(({ Role, EntityID }) => Role === 'agency' && EntityID === agency.ID),
  )

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
