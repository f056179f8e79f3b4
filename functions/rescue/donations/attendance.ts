import { isRefusal } from '../../../shared/core/answer.ts'
import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import type { Rule } from '../../../shared/rescue/donations/donationTransition.ts'
import { waitingMatches, withAttendance } from '../../../shared/rescue/offers/attendance.ts'
import { unattendedAmong } from '../../network/agencies/unattended.ts'

/** Donations with the attendance of their agencies at this moment. */

/** The donation with the present attendance of the agencies that wait for their turn. */
export async function withPresentAttendance(donation: Donation, now: Date): Promise<Donation> {
  const waiting = waitingMatches(donation)
  return waiting.length === 0
    ? donation
    : withAttendance(
        donation,
        await unattendedAmong(
          waiting.map(({ Agency }) => Agency),
          now,
        ),
      )
}

/** The rule on the donation with the attendance of this moment: nobody is asked who could not answer. */
export async function onAttended(loaded: Donation, rule: Rule, now: Date): Promise<Rule> {
  const waiting = waitingMatches(loaded)
  if (waiting.length === 0) return rule
  const unattended = await unattendedAmong(
    waiting.map(({ Agency }) => Agency),
    now,
  )
  return (donation, at) => rule(withAttendance(donation, unattended), at)
}

/**
 * The same for the clock, which comes by often: only the people of the agencies are read that the rule would ask now, and
 * those of the whole list once one of them, or an earlier look, is in doubt.
 */
export async function onAttendedTurn(loaded: Donation, rule: Rule, now: Date): Promise<Rule> {
  const step = rule(loaded, now)
  if (isRefusal(step) || step.events.length === 0) return rule
  const waiting = waitingMatches(loaded)
  if (waiting.some(({ IsUnattended }) => IsUnattended)) return onAttended(loaded, rule, now)
  const later = new Set(waitingMatches(step.state).map(({ ID }) => ID))
  const turn = waiting.filter(({ ID }) => !later.has(ID))
  const unattended = await unattendedAmong(
    turn.map(({ Agency }) => Agency),
    now,
  )
  return unattended.size > 0 ? onAttended(loaded, rule, now) : rule
}
