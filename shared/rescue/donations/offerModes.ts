import { type Refusal, refuse } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import { type Donation, liveOffers } from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef } from './donationTransition.ts'
import { activate } from './offering.ts'
import { replaceMatch, unask } from './ranking.ts'
import * as refusals from './refusals.ts'
import { can, stageRefusal } from './stages.ts'

/** Modes of offering: to all agencies at once or in order, now or later. */

/** Ordered or simultaneous (section 4). While offers run, the change asks the rest at once, or all but the first no more. */
export function changeEscalation(
  donation: Donation,
  mode: 'ordered' | 'simultaneous',
  now: Date,
): DonationTransition | Refusal {
  const simultaneous = mode === 'simultaneous'
  if (donation.IsSimultaneousNotifyEnabled === simultaneous) return unchanged(donation)
  if (!can('changeEscalation', donation)) return refuse(refusals.modeFixed)
  const changed = { ...donation, IsSimultaneousNotifyEnabled: simultaneous }
  const told = donationEvent('EscalationModeChanged', { Mode: mode })
  if (donation.Stage !== 'offering') return { state: changed, events: [told] }
  if (simultaneous) return prependEvents([told], activate(changed, now))
  const stopped = liveOffers(donation).slice(1)
  return {
    state: stopped.reduce<Donation>((left, match) => replaceMatch(left, unask(match)), changed),
    events: [told, ...stopped.map((match) => donationEvent('OfferWithdrawn', { ...offerRef(match), Why: 'moved' }))],
  }
}

/** Delays the start of the offers, or with null lets them begin as soon as they may; the delay is then gone for good. */
export function changeStart(
  donation: Donation,
  startAfter: Date | null,
  windowEnd: Date,
  now: Date,
): DonationTransition | Refusal {
  const StartAfter = startAfter?.toISOString() ?? null
  if (donation.StartAfter === StartAfter) return unchanged(donation)
  if (!can('delay', donation))
    return donation.Stage === 'offering'
      ? startAfter
        ? refuse(refusals.alreadyStarted)
        : unchanged(donation)
      : stageRefusal(donation)
  if (startAfter && startAfter.getTime() <= now.getTime()) return refuse(refusals.startIsInThePast)
  if (startAfter && startAfter.getTime() >= windowEnd.getTime()) return refuse(refusals.startTooLate)
  const told = donationEvent('StartModeChanged', { StartAfter })
  const changed = { ...donation, StartAfter }
  if (donation.Stage === 'pendingStart' && !startAfter) return prependEvents([told], activate(changed, now))
  return { state: changed, events: [told] }
}
