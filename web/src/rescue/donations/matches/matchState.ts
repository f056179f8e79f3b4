import type { AgencyMatch, Donation } from '../../../../../shared/rescue/donations/donation.ts'
import { can } from '../../../../../shared/rescue/donations/stages.ts'

/** State of an agency's match: its answer, being asked, waiting for its turn, or never asked. */
export function matchState(
  match: Pick<AgencyMatch, 'Response' | 'InitialActivationTime' | 'IsUnattended' | 'Withdrawn'>,
  donation: Pick<Donation, 'Stage'>,
) {
  if (match.Withdrawn === 'handedBack' || match.Withdrawn === 'reassigned') return match.Withdrawn
  // It was passed over, or will be when its turn comes.
  if (match.IsUnattended && match.InitialActivationTime === null && match.Response !== 'accepted')
    return match.Response || can('move', donation) ? 'unattended' : 'notAsked'
  if (match.Response) return match.Response
  // Waiting agencies may be asked as long as the list may change.
  if (!can('move', donation)) return 'notAsked'
  return match.InitialActivationTime === null ? 'waiting' : 'asked'
}
export type MatchState = ReturnType<typeof matchState>
