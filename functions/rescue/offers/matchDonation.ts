import type { Agency, AgencyRecord, MatchWeights } from '../../../shared/network/organizations/entity.ts'
import { nightHoursOf } from '../../../shared/network/organizations/quietHours.ts'
import { declineCounters, excusedReasons } from '../../../shared/rescue/donations/declineReason.ts'
import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import { matched } from '../../../shared/rescue/donations/offering.ts'
import { pickupWindow } from '../../../shared/rescue/donations/pickup/proposal.ts'
import { type Candidate, newMatch } from '../../../shared/rescue/donations/ranking.ts'
import { isOutsideHours } from '../../../shared/rescue/offers/pickupHours.ts'
import { type AgencyFacts, candidate, matchAgencies } from '../../../shared/rescue/offers/score.ts'
import { weeksBack } from '../../../shared/rescue/offers/weeks.ts'
import { unattendedAmong, unattendedFields } from '../../network/agencies/unattended.ts'
import { agenciesOfFoodBank, knownEntity, recordsOfFoodBank } from '../../network/organizations/entityTable.ts'
import { withPresentAttendance } from '../donations/attendance.ts'
import { change } from '../donations/donationTable.ts'

/** Facts about an agency that matching weighs: its profile, its past 90 days, its index among the location's presets. */
export function loadAgencyFacts(
  agency: Agency,
  record: AgencyRecord | undefined,
  presets: readonly number[],
  weeks: readonly string[],
): AgencyFacts {
  const ReceivedPounds90 = weeks.reduce((sum, week) => sum + Number(record?.[week] ?? 0), 0)
  const preset = presets.indexOf(agency.ID)
  return {
    ...agency,
    ReceivedPounds90,
    OffersAnswered: record?.OffersAnswered ?? 0,
    OffersAccepted: record?.OffersAccepted ?? 0,
    OffersExcused: excusedReasons.reduce((sum, reason) => sum + (record?.[declineCounters[reason]] ?? 0), 0),
    PresetRank: preset < 0 ? null : preset + 1,
  }
}

interface Market {
  readonly agencies: AgencyFacts[]
  readonly weights: MatchWeights
  /** Agencies as they are stored. */
  readonly known: readonly Agency[]
}

async function marketOf(donation: Donation, now: Date): Promise<Market> {
  const [foodBank, location, agencies, records] = await Promise.all([
    knownEntity('foodBank', donation.FoodBank.ID),
    knownEntity('donorLocation', donation.DonorLocation.ID),
    agenciesOfFoodBank(donation.FoodBank.ID),
    recordsOfFoodBank(donation.FoodBank.ID),
  ])
  const byAgency = new Map(records.map((record) => [record.AgencyID, record]))
  const weeks = weeksBack(now)
  return {
    agencies: agencies.map((agency) =>
      loadAgencyFacts(agency, byAgency.get(agency.ID), location.PresetAgencyIDs, weeks),
    ),
    weights: foodBank.Settings.MatchWeights,
    known: agencies,
  }
}

/** The ranked agencies as matches without an offer. */
export const matchList = (donation: Donation, agencies: readonly AgencyFacts[], weights: MatchWeights) =>
  matchAgencies({ donation, agencies, weights }).candidates.map((found, index) =>
    newMatch(donation.ID, index + 1, index + 1, found),
  )

/** With what the agency's pickup hours say of the match: whether it picks up at night, and in the donor's window. */
function withHours<M extends Candidate>(match: M, donation: Donation, known: readonly Agency[], now: Date): M {
  const agency = known.find(({ ID }) => ID === match.Agency.ID)
  if (!agency) return match
  const NightHours = nightHoursOf(agency, donation.QuietHours ?? null)
  const isOutside = isOutsideHours(agency, pickupWindow({ ...donation, Matches: [] }), now)
  return { ...match, ...(NightHours ? { NightHours } : {}), ...(isOutside ? { IsOutsideHours: true } : {}) }
}

/** Finds and ranks the agencies of a posted donation; a repeat changes nothing. */
export async function matchDonation(donation: Donation, now: Date): Promise<void> {
  const { agencies, weights, known } = await marketOf(donation, now)
  const listed = matchList(donation, agencies, weights).map((match) => withHours(match, donation, known, now))
  const { Matches } = await withPresentAttendance({ ...donation, Matches: listed }, now)
  await change(donation, (current, at) => matched(current, Matches, at), { by: null, now })
}

/** Every agency of the food bank as matching would rank it now, and why it leaves others out. */
export async function explainedMarket(donation: Donation, now: Date) {
  return matchAgencies({ donation, ...(await marketOf(donation, now)) })
}

/** One agency scored for a donation; undefined when the food bank has no such agency. */
export async function scoreAgency(
  donation: Donation,
  agencyId: number,
  now: Date,
): Promise<{ agency: AgencyFacts; candidate: Candidate } | undefined> {
  const { agencies, weights, known } = await marketOf(donation, now)
  const agency = agencies.find(({ ID }) => ID === agencyId)
  if (!agency) return undefined
  const unattended = await unattendedAmong([agency], now)
  const scored = withHours(candidate(donation, agency, weights), donation, known, now)
  return { agency, candidate: { ...scored, ...unattendedFields(unattended, agencyId) } }
}
