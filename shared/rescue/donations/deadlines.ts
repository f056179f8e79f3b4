import { isRefusal, type Refusal } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import { acceptedMatch, type Donation, liveOffers, rankedMatches } from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef, type Rule } from './donationTransition.ts'
import { activate, activateByDay, goOn } from './offering.ts'
import { noticeLateness, transportDue } from './pickup/search.ts'
import { endMatch } from './ranking.ts'

/** Effects of the clock on a donation: delayed starts, deadlines of offers, reminders and late drivers. */

const minutes = (count: number) => count * 60_000

/**
 * Time at which an agency is reminded of an offer; undefined for never. Later offers have later deadlines: one mark
 * serves all.
 */
function reminderAt(donation: Donation, deadline: string): number | undefined {
  if (
    donation.ReminderMinutes <= 0 ||
    donation.ReminderMinutes >= donation.OfferMinutes ||
    (donation.RemindedFor !== null && deadline <= donation.RemindedFor)
  )
    return undefined
  return Date.parse(deadline) - minutes(donation.ReminderMinutes)
}

/** Milliseconds after which a donation whose matching got lost is matched again. */
const matchingRetry = minutes(2)

/** The next instant at which the clock has something to do for the donation; null when it has not. */
export function nextDue(donation: Donation): string | null {
  if (donation.Stage === 'matching') return new Date(Date.parse(donation.Created) + matchingRetry).toISOString()
  if (donation.Stage === 'pendingStart') return donation.StartAfter
  const deadlines = liveOffers(donation).flatMap((match) =>
    match.AgencyExpirationTime ? [match.AgencyExpirationTime] : [],
  )
  const due = deadlines.flatMap((deadline) => [
    Date.parse(deadline),
    reminderAt(donation, deadline) ?? Number.POSITIVE_INFINITY,
  ])
  const next = Math.min(...due, transportDue(donation))
  return Number.isFinite(next) ? new Date(next).toISOString() : null
}

/**
 * Applies the clock: a delayed start begins, expired offers end and the next agency is asked from `now` on (decision 17),
 * reminders go out. Nothing is due twice; called early it changes nothing.
 */
export function tick(donation: Donation, now: Date): DonationTransition {
  if (
    donation.Stage === 'pendingStart' &&
    donation.StartAfter !== null &&
    Date.parse(donation.StartAfter) <= now.getTime()
  )
    return startDue(donation, now)
  if (acceptedMatch(donation)) return noticeLateness(donation, now)
  const expired = expire(donation, now)
  if (!expired) return remind(donation, now)
  return expired.state.Stage === 'offering' ? prependEvents(expired.events, goOn(expired.state, now)) : expired
}

/** A delayed start that came in quiet hours waits on. */
function startDue(donation: Donation, now: Date): DonationTransition {
  const begun = activateByDay(donation, now)
  return begun.state.Stage === 'pendingStart' ? begun : prependEvents([donationEvent('StartBegun', {})], begun)
}

/** Ends the offers whose deadline has passed; undefined when there are none. */
function expire(donation: Donation, now: Date): DonationTransition | undefined {
  const overdue = liveOffers(donation).filter((match) => Date.parse(match.AgencyExpirationTime ?? '') <= now.getTime())
  if (overdue.length === 0) return undefined
  const expired = overdue.reduce((left, match) => endMatch(left, match, 'timedOut', now), donation)
  const events = overdue.map((match) => donationEvent('OfferExpired', offerRef(match)))
  return rankedMatches(expired).length > 0 ? { state: expired, events } : prependEvents(events, activate(expired, now))
}

/**
 * Every change goes through here: the expiry that no sweep has settled yet comes first, in the same transaction, so that
 * no rule works on an offer that is over. The next agency is asked after the rule, because the rule may change who is next.
 */
export function afterExpiry(donation: Donation, now: Date, rule: Rule): DonationTransition | Refusal {
  const expired = expire(donation, now)
  if (!expired) return rule(donation, now)
  const step = rule(expired.state, now)
  if (isRefusal(step)) return step
  const events = [...expired.events, ...step.events]
  return step.state.Stage === 'offering' ? prependEvents(events, goOn(step.state, now)) : { state: step.state, events }
}

function remind(donation: Donation, now: Date): DonationTransition {
  const near = liveOffers(donation).filter(
    (match) => (reminderAt(donation, match.AgencyExpirationTime ?? '') ?? Number.POSITIVE_INFINITY) <= now.getTime(),
  )
  if (near.length === 0) return unchanged(donation)
  return {
    state: {
      ...donation,
      RemindedFor:
        near
          .map((match) => match.AgencyExpirationTime)
          .sort()
          .at(-1) ?? null,
    },
    events: near.map((match) =>
      donationEvent('OfferExpiring', { ...offerRef(match), Deadline: match.AgencyExpirationTime ?? '' }),
    ),
  }
}
