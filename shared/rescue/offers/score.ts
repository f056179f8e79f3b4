import { milesBetween } from '../../core/distance/distance.ts'
import type { StorageRequirement } from '../../core/reference/reference.ts'
import { toHundredth, toTenth } from '../../core/schema/fields.ts'
import { plainAddress } from '../../network/organizations/address.ts'
import type { Agency, AgencyRecord, MatchWeights } from '../../network/organizations/entity.ts'
import { type AgencyMatch, type Donation, donationPounds, type ScoreComponent } from '../donations/donation.ts'

/**
 * Agencies that a donation is offered to, in their order. Every score is a sum of parts that staff can read, and
 * every agency left out has its reason: 'why this one, why not that one' is never a secret (decision 16).
 */

/** The most agencies one donation is matched to by itself. */
export const maxMatches = 10

export interface AgencyFacts
  extends Pick<
      Agency,
      | 'ID'
      | 'Name'
      | 'Address'
      | 'IsMasterAgency'
      | 'IsActive'
      | 'MaxMiles'
      | 'AcceptedCategoryIDs'
      | 'StorageCapabilityIDs'
      | 'CapacityPounds'
      | 'NeedPounds90'
    >,
    Pick<AgencyRecord, 'OffersAnswered' | 'OffersAccepted'> {
  /** Offers declined for a reason that counts for half. */
  readonly OffersExcused: number
  /** Pounds received in the last 90 days. */
  readonly ReceivedPounds90: number
  /** Place among the presets of the donor location, 1 first; null when it is none of them. */
  readonly PresetRank: number | null
}

export type DonationFacts = Pick<
  Donation,
  'DonorLocation' | 'AdHocTransactionDonationCategories' | 'AdHocTransactionStorageRequirements'
>

interface Scored extends Pick<AgencyMatch, 'DistanceMiles' | 'TotalMatchScore' | 'ScoreComponents'> {
  readonly agency: AgencyFacts
}

/** Candidate that becomes a match once it is listed. */
export type ScoreCandidate = Pick<
  AgencyMatch,
  'Agency' | 'DistanceMiles' | 'TotalMatchScore' | 'ScoreComponents' | 'IsFromPresetMatch'
>

export const exclusionReasons = [
  'master',
  'inactive',
  'storage',
  'categories',
  'capacity',
  'tooFar',
  'beyondLimit',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

export interface Excluded extends ScoreCandidate {
  readonly Reason: ExclusionReason
  readonly Figures: ScoreComponent['Figures']
  /** Kinds of storage that the agency lacks. */
  readonly MissingStorage: readonly StorageRequirement[]
}

interface MatchFacts {
  donation: DonationFacts
  agencies: readonly AgencyFacts[]
  weights: MatchWeights
}

/**
 * Ranks the agencies that can take the donation: presets first in their order, then by score, distance and name.
 * The same facts give the same ranking, in whatever order the agencies come.
 */
export function matchAgencies({ donation, agencies, weights }: MatchFacts) {
  const candidates: ScoreCandidate[] = []
  const excluded: Excluded[] = []
  for (const scored of agencies.map((agency) => score(donation, agency, weights)).sort(byRank)) {
    const exclusion =
      exclusionOf(donation, scored) ??
      (candidates.length === maxMatches ? because('beyondLimit', { limit: maxMatches }) : undefined)
    if (exclusion) excluded.push({ ...asCandidate(scored), ...exclusion })
    else candidates.push(asCandidate(scored))
  }
  return { candidates, excluded }
}

/** An agency chosen by hand: it is scored like the others, and left to the chooser's judgement. */
export const candidate = (donation: DonationFacts, agency: AgencyFacts, weights: MatchWeights) =>
  asCandidate(score(donation, agency, weights))

/** Requirements of the donation that the agency lacks; with anything missing the food could not be kept safe. */
export const missingStorage = (
  donation: Pick<DonationFacts, 'AdHocTransactionStorageRequirements'>,
  agency: Pick<AgencyFacts, 'StorageCapabilityIDs'>,
) =>
  donation.AdHocTransactionStorageRequirements.filter(
    (need) => !agency.StorageCapabilityIDs.includes(need.StorageRequirementID),
  ).map((need) => need.StorageRequirement)

const because = (Reason: ExclusionReason, Figures: ScoreComponent['Figures'] = {}) => ({
  Reason,
  Figures,
  MissingStorage: [],
})

/** The first reason that keeps an agency out. A preset is exempt from the distance: the food bank knows where it is. */
function exclusionOf(donation: DonationFacts, { agency, DistanceMiles }: Scored) {
  const missing = missingStorage(donation, agency)
  if (agency.IsMasterAgency) return because('master')
  if (!agency.IsActive) return because('inactive')
  if (missing.length > 0) return { ...because('storage'), MissingStorage: missing }
  if (acceptedPounds(donation, agency) === 0) return because('categories')
  if (agency.CapacityPounds <= 0) return because('capacity')
  if (DistanceMiles > agency.MaxMiles && agency.PresetRank === null)
    return because('tooFar', { miles: DistanceMiles, most: agency.MaxMiles })
  return undefined
}

const afterPresets = Number.MAX_SAFE_INTEGER

function byRank(a: Scored, b: Scored): number {
  return (
    (a.agency.PresetRank ?? afterPresets) - (b.agency.PresetRank ?? afterPresets) ||
    b.TotalMatchScore - a.TotalMatchScore ||
    a.DistanceMiles - b.DistanceMiles ||
    (a.agency.Name < b.agency.Name ? -1 : a.agency.Name > b.agency.Name ? 1 : a.agency.ID - b.agency.ID)
  )
}

const acceptedPounds = (donation: DonationFacts, agency: AgencyFacts) =>
  donation.AdHocTransactionDonationCategories.filter((category) =>
    agency.AcceptedCategoryIDs.includes(category.DonationCategory.ID),
  ).reduce((sum, category) => sum + category.Pounds, 0)

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0)

function score(donation: DonationFacts, agency: AgencyFacts, weights: MatchWeights): Scored {
  const miles = toTenth(milesBetween(donation.DonorLocation.Address, agency.Address))
  const component = (
    Name: ScoreComponent['Name'],
    fit: number,
    Figures: ScoreComponent['Figures'],
  ): ScoreComponent => ({
    Name,
    Weight: weights[Name],
    Points: toHundredth(weights[Name] * fit),
    Figures,
  })
  const ScoreComponents = [
    component('closeness', 1 - share(miles, agency.MaxMiles), { miles, most: agency.MaxMiles }),
    categoryFit(donation, agency, component),
    storageFit(donation, agency, component),
    capacityFit(donation, agency, component),
    fairness(agency, component),
    answerRecord(agency, component),
  ]
  const points = ScoreComponents.reduce((sum, part) => sum + part.Points, 0)
  return { agency, DistanceMiles: miles, TotalMatchScore: toHundredth(points), ScoreComponents }
}

type Component = (name: ScoreComponent['Name'], fit: number, figures: ScoreComponent['Figures']) => ScoreComponent

/** By weight: an agency that takes the bread but not the one pack of diapers fits nearly all of it. */
function categoryFit(donation: DonationFacts, agency: AgencyFacts, component: Component) {
  const [accepted, total] = [acceptedPounds(donation, agency), donationPounds(donation)]
  return component('categories', share(accepted, total), { accepted: toTenth(accepted), total })
}

function storageFit(donation: DonationFacts, agency: AgencyFacts, component: Component) {
  const needed = donation.AdHocTransactionStorageRequirements.length
  const held = needed - missingStorage(donation, agency).length
  return component('storage', needed === 0 ? 1 : share(held, needed), { held, needed })
}

function capacityFit(donation: DonationFacts, agency: AgencyFacts, component: Component) {
  const pounds = donationPounds(donation)
  return component('capacity', share(agency.CapacityPounds, pounds), { capacity: agency.CapacityPounds, pounds })
}

/** Ranks first the agency that received least of its need; half the weight for an agency that never stated a need. */
function fairness(agency: AgencyFacts, component: Component) {
  const { ReceivedPounds90: received, NeedPounds90: need } = agency
  return component('fairness', need > 0 ? 1 - share(received, need) : 0.5, { received: toTenth(received), need })
}

/** Weight of an excused decline; an offer without an answer, and any other decline, count in full. */
const excusedWeight = 0.5

/** Accepted share of past offers, as if one more had been accepted and one refused: few answers prove little. */
function answerRecord(agency: AgencyFacts, component: Component) {
  const { OffersAccepted: accepted, OffersAnswered: answered, OffersExcused: excused } = agency
  const counted = answered - excused * (1 - excusedWeight)
  return component('answers', share(accepted + 1, counted + 2), {
    accepted,
    answered,
    ...(excused > 0 ? { excused } : {}),
  })
}

const asCandidate = ({ agency, DistanceMiles, TotalMatchScore, ScoreComponents }: Scored): ScoreCandidate => ({
  Agency: {
    ID: agency.ID,
    Name: agency.Name,
    Address: plainAddress(agency.Address),
    IsMasterAgency: agency.IsMasterAgency,
  },
  DistanceMiles,
  TotalMatchScore,
  ScoreComponents,
  IsFromPresetMatch: agency.PresetRank !== null,
})
