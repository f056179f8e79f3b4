import type { Donation } from '../../shared/donation/donation.ts'
import type { Rule } from '../../shared/donation/donationTransition.ts'
import { canBeAnswered, waitingMatches, withAttendance } from '../../shared/matching/attendance.ts'
import { peopleOf } from '../entities/entityTable.ts'

/** Looks up for which agencies nobody can answer. */

interface Asked {
  readonly ID: number
  readonly IsMasterAgency: boolean
}

export async function unattendedAmong(agencies: readonly Asked[]): Promise<ReadonlySet<number>> {
  const looked = agencies.filter(({ IsMasterAgency }) => !IsMasterAgency)
  const people = await peopleOf(looked.map(({ ID }) => ID))
  return new Set(looked.filter((agency) => !canBeAnswered(agency, people)).map(({ ID }) => ID))
}

/** The donation with the present attendance of the agencies that wait for their turn. */
export async function withPresentAttendance(donation: Donation): Promise<Donation> {
  const waiting = waitingMatches(donation)
  return waiting.length === 0
    ? donation
    : withAttendance(donation, await unattendedAmong(waiting.map(({ Agency }) => Agency)))
}

/** The rule on the donation with the attendance of this moment: nobody is asked who could not answer. */
export async function onAttended(loaded: Donation, rule: Rule): Promise<Rule> {
  const waiting = waitingMatches(loaded)
  if (waiting.length === 0) return rule
  const unattended = await unattendedAmong(waiting.map(({ Agency }) => Agency))
  return (donation, now) => rule(withAttendance(donation, unattended), now)
}
