import { acceptedMatch } from '../donation.ts'
import type { StatusFacts } from '../status/statusFacts.ts'
import { currentPickup, lastCancelledPickup, noTransport, type Transport } from './attemptedPickup.ts'
import { nextLateReport } from './estimates.ts'

/** Transport of a donation or its row. A cancelled one has none. */
export function transportOf(donation: Pick<StatusFacts, 'Stage' | 'Matches'>): Transport {
  const accepted = acceptedMatch(donation)
  if (!accepted || donation.Stage === 'cancelled') return noTransport
  return {
    IsVolunteerSought: accepted.VolunteerSearch?.State === 'seeking',
    AttemptedPickups: accepted.AdHocTransactionAttemptedPickups,
  }
}

/** A volunteer has the run, or delivered it, also after it had ended for them: receipts say so. */
export const isVolunteerRun = (donation: Pick<StatusFacts, 'Stage' | 'Matches'>): boolean =>
  Boolean(currentPickup(transportOf(donation))?.TransportationProvider) ||
  donation.Matches.some((match) =>
    match.AdHocTransactionAttemptedPickups.some(({ IsAfterEnd, IsComplete }) => IsAfterEnd && IsComplete),
  )

/** The pickup of a driver who has the food although their run had ended, until they report where it went. */
export const carriedPickup = ({ Matches }: Pick<StatusFacts, 'Matches'>) =>
  Matches.flatMap((match) => match.AdHocTransactionAttemptedPickups).find(
    ({ IsAfterEnd, IsComplete }) => IsAfterEnd && !IsComplete,
  )

export type AttentionKind =
  | 'carrying'
  | 'untaken'
  | 'impossible'
  | 'problem'
  | 'gaveBack'
  | 'latePickup'
  | 'lateDropoff'
export interface Attention {
  readonly kind: AttentionKind
  readonly provider: string
}

/** Reason that staff have to look after the transport of a donation; undefined when they don't. */
export function transportAttention(donation: StatusFacts, now: Date): Attention | undefined {
  const carried = donation.Receipt ? undefined : carriedPickup(donation)
  if (carried) return { kind: 'carrying', provider: carried.TransportationProvider?.Name ?? '' }
  const isUnderWay = donation.Stage === 'accepted' || donation.Stage === 'closed'
  if (!isUnderWay) return undefined
  const transport = transportOf(donation)
  const pickup = currentPickup(transport)
  const provider = pickup?.TransportationProvider?.Name ?? ''
  if (pickup?.Problem) return { kind: 'problem', provider }
  if (pickup) {
    const late = nextLateReport(donation, pickup)
    if (!late || late.at > now.getTime()) return undefined
    return { kind: late.part === 'pickup' ? 'latePickup' : 'lateDropoff', provider }
  }
  if (donation.Stage !== 'accepted') return undefined
  const cancelled = lastCancelledPickup(transport)
  const search = acceptedMatch(donation)?.VolunteerSearch?.State
  if (search === 'untaken' || search === 'impossible') return { kind: search, provider: '' }
  if (search === 'seeking' || !cancelled?.TransportationProviderActualPickupTime) return undefined
  return { kind: 'gaveBack', provider: cancelled.TransportationProvider?.Name ?? '' }
}
