import type { AgencyMatch } from '../../../shared/donation/donation.ts'

/** Where an agency's part stands: how it answered, or whether it is being asked or still waits for its turn. */
export const matchState = (match: Pick<AgencyMatch, 'Response' | 'InitialActivationTime'>) =>
  match.Response ?? (match.InitialActivationTime === null ? 'waiting' : 'asked')
export type MatchState = ReturnType<typeof matchState>
