import type { AgencyMatch, Donation } from '../../../../../shared/rescue/donations/donation.ts'
import { can } from '../../../../../shared/rescue/donations/stages.ts'

/** Where an agency's part stands: how it answered, whether it is being asked, waits for its turn, or had none. */
export function matchState(
  match: Pick<AgencyMatch, 'Response' | 'InitialActivationTime' | 'IsUnattended' | 'Withdrawn'>,
  donation: Pick<Donation, 'Stage'>,
) {
  if (match.Withdrawn === 'handedBack' || match.Withdrawn === 'reassigned') return match.Withdrawn
  // It was passed over, or will be when its turn comes.
  if (match.IsUnattended && match.InitialActivationTime === null && match.Response !== 'accepted')
    return match.Response || can('move', donation) ? 'unattended' : 'notAsked'
  if (match.Response) return match.Response
  // As long as the list may change, its turn may come.
  if (!can('move', donation)) return 'notAsked'
  return match.InitialActivationTime === null ? 'waiting' : 'asked'
}
export type MatchState = ReturnType<typeof matchState>
