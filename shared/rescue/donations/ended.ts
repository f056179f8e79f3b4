import type { AgencyMatch, Donation } from './donation.ts'

/** Matches that ended for the same cause at once: one e-mail tells of all of them. */

type Ended = Pick<AgencyMatch, 'Response' | 'AgencyExpirationTime'>

/** Agencies that let the same deadline pass as the match; all that did not answer without one. */
export const missedTogether = (donation: Pick<Donation, 'Matches'>, match?: Ended): AgencyMatch[] =>
  donation.Matches.filter(
    ({ Response, AgencyExpirationTime }) =>
      Response === 'timedOut' && (!match || AgencyExpirationTime === match.AgencyExpirationTime),
  )

/** Agencies that were not asked because nobody could answer for them. */
export const passedOver = (donation: Pick<Donation, 'Matches'>): AgencyMatch[] =>
  donation.Matches.filter(({ Response, IsUnattended }) => Response === 'withdrawn' && IsUnattended === true)
