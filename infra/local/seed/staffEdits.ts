import type { Refusal } from '../../../shared/core/answer.ts'
import type { MatchWeights } from '../../../shared/network/organizations/entity.ts'
import { correctItems } from '../../../shared/rescue/donations/closing.ts'
import { type Donation, matchOfAgency, rankedMatches } from '../../../shared/rescue/donations/donation.ts'
import type { DonationTransition } from '../../../shared/rescue/donations/donationTransition.ts'
import { addAgency, moveMatch, removeMatch } from '../../../shared/rescue/donations/matchList.ts'
import { changeEscalation } from '../../../shared/rescue/donations/offerModes.ts'
import { type AgencyFacts, candidate } from '../../../shared/rescue/offers/score.ts'
import type { Random } from './random.ts'
import type { StaffEdit } from './scenario.ts'

interface Market {
  readonly agencies: readonly AgencyFacts[]
  readonly weights: MatchWeights
  readonly random: Random
  readonly now: Date
}

/** Changes a match list as staff do before they approve it; without a match to change it stays as it is. */
export function applyStaffEdit(
  kind: StaffEdit,
  donation: Donation,
  { agencies, weights, random, now }: Market,
): DonationTransition | Refusal {
  const [, second] = rankedMatches(donation)
  const last = rankedMatches(donation).at(-1)
  const stays: DonationTransition = { state: donation, events: [] }
  switch (kind) {
    case 'move':
      return second ? moveMatch(donation, second.ID, 2, 1, now) : stays
    case 'remove':
      return last && last !== second && last.Rank !== 1 ? removeMatch(donation, last.ID, now) : stays
    case 'add': {
      const others = agencies.filter((agency) => agency.IsActive && !matchOfAgency(donation, agency.ID))
      return others.length > 0 ? addAgency(donation, candidate(donation, random.pick(others), weights), now) : stays
    }
    case 'simultaneous':
      return changeEscalation(donation, 'simultaneous', now)
    case 'correct':
      return correctItems(
        donation,
        donation.AdHocTransactionDonationCategories.map((item) => ({
          ...item,
          Pounds: Math.max(1, Math.round(item.Pounds * random.between(0.8, 1.3))),
        })),
        now,
      )
  }
}
