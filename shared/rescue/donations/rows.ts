import * as z from 'zod/mini'
import { Day, Hour, ID, Instant } from '../../core/schema/fields.ts'
import { beginningOf, type Language } from '../../core/text/text.ts'
import { asKnownTo, isTakenByOther } from './agencyView.ts'
import { compact, orNull } from './compactRow.ts'
import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  donationPounds,
  inRankOrder,
  liveOffers,
  PickupTimeType,
  rankedMatches,
  responses,
  type Stage,
  stages,
} from './donation.ts'
import { categoryName, storedCategoryName } from './names.ts'
import { AttemptedPickup, currentPickup, lastCancelledPickup, VolunteerSearch } from './pickup/attemptedPickup.ts'
import { renumber } from './ranking.ts'
import { canRepost } from './status/transactionFlags.ts'

/**
 * The row of a donation: what its lists show of it. Attributes that hold their default are left out when writing and filled in
 * when reading, so that a page of 25 rows stays within two read units, and a row that was written before an attribute existed
 * is read like any other.
 */

const maxContentsLength = 70
const separator = ', '
const shortened = (text: string) =>
  text.length <= maxContentsLength ? text : `${beginningOf(text, maxContentsLength - 1)}…`

/** Contents of a donation; without a language by the names as they are stored. */
export function contentsSummary(
  donation: Pick<Donation, 'AdHocTransactionDonationCategories'>,
  language?: Language,
): string {
  const names = donation.AdHocTransactionDonationCategories.map(({ DonationCategory }) =>
    language ? categoryName(DonationCategory, language) : DonationCategory.Name,
  )
  return shortened(names.join(separator))
}

/** A row's summary in the reader's language; a name that was cut off, and a tenant's own categories, stay as they are. */
export const summaryIn = (summary: string, language: Language): string =>
  shortened(
    summary
      .split(separator)
      .map((name) => storedCategoryName(name, language))
      .join(separator),
  )

/** Matches whose agency is or was asked: they see the donation. */
export const askedMatches = (donation: Pick<Donation, 'Matches'>) =>
  donation.Matches.filter((match) => match.InitialActivationTime !== null)

/** An attempted pickup in a row: times that are null are left out. */
const RowPickup = z.extend(AttemptedPickup, {
  TransportationProviderActualPickupTime: orNull(Instant),
  TransportationProviderActualDropoffTime: orNull(Instant),
  TransportationProviderLastEstimatedPickupTime: orNull(Instant),
  TransportationProviderLastEstimatedDropoffTime: orNull(Instant),
  PlatformEstimatedPickupWindowStart: orNull(Instant),
  PlatformEstimatedDropoffWindowStart: orNull(Instant),
})

function rowPickup({ EventIDs: _, PhotoKey: __, EnRouteTime: ___, LateNotice: ____, ...pickup }: AttemptedPickup) {
  const Problem = pickup.Problem ? { Kind: pickup.Problem.Kind, Note: '' } : null
  return compact({ ...pickup, Problem }) as z.input<typeof RowPickup>
}

/**
 * The attempt that counts, or the last cancelled one, and that of a driver who has the food after the run ended: texts and
 * attention follow from them. Of a match that did not accept the latter alone.
 */
function shownPickups(match: AgencyMatch) {
  const { AdHocTransactionAttemptedPickups: AttemptedPickups } = match
  const newest = currentPickup({ AttemptedPickups }) ?? lastCancelledPickup({ AttemptedPickups })
  const shown = new Set(match.Response === 'accepted' ? [newest] : [])
  for (const pickup of AttemptedPickups) if (pickup.IsAfterEnd) shown.add(pickup)
  const pickups = [...shown].flatMap((pickup) => pickup ?? [])
  return pickups.length > 0 ? { AdHocTransactionAttemptedPickups: pickups.map(rowPickup) } : {}
}

/** A match in a row. Only the shown one names its agency. */
const RowMatch = z.object({
  ID: z._default(z.int(), 0),
  Rank: orNull(z.int()),
  Agency: z._default(z.object({ ID: z.int(), Name: z.string(), IsMasterAgency: z._default(z.boolean(), false) }), {
    ID: 0,
    Name: '',
    IsMasterAgency: false,
  }),
  Response: orNull(z.enum(responses)),
  AgencyExpirationTime: orNull(Instant),
  TotalMatchScore: z._default(z.number(), 0),
  DistanceMiles: z._default(z.number(), 0),
  IsFromPresetMatch: z._default(z.boolean(), false),
  AgencyProposedPickupDate: orNull(Day),
  PickupTimeType: orNull(PickupTimeType),
  VolunteerSearch: orNull(VolunteerSearch),
  AdHocTransactionAttemptedPickups: z._default(z.array(RowPickup), []),
  /** Nobody can answer for the agency, while it waits for its turn. */
  IsUnattended: orNull(z.boolean()),
})

const anyTime: PickupTimeType = { ID: 1, Name: '', Code: '', HourStart: 0, HourEnd: 24, IsASAP: true }

export const DonationRow = z.object({
  ID: ID,
  Code: z.string(),
  Created: Instant,
  Stage: z.enum(stages),
  FoodBank: z.object({ ID: ID, Name: z.string() }),
  DonorLocation: z.object({ ID: ID, Code: z.string(), Donor: z.object({ Name: z.string() }) }),
  TimeZone: z._default(z.string(), 'UTC'),
  DonorRecordedPickupDate: orNull(Day),
  DonorRecordedPickupTime: orNull(Hour),
  PickupTimeType: z._default(PickupTimeType, anyTime),
  StartAfter: orNull(Instant),
  IsSimultaneousNotifyEnabled: z._default(z.boolean(), false),
  IsMarkedAsSuccessfulByDonor: orNull(z.boolean()),
  Receipt: orNull(z.object({ ID: ID, Code: z.string() })),
  PendingPickupID: orNull(ID),
  Matches: z._default(z.array(RowMatch), []),
  /** It came in through an interface with a category of its own. */
  IsRepostIneligible: orNull(z.boolean()),
  Pounds: z._default(z.number(), 0),
  DonationContentsSummary: z._default(z.string(), ''),
  /** In an agency's row: what a receipt of the donation would list. */
  Items: z._default(z.array(z.object({ DonationCategoryID: ID, Pounds: z.number() })), []),
  StorageRequirementIDs: z._default(z.array(ID), []),
  /** Until a donation ends: what spoils first decides what staff do first. */
  CategoryIDs: z._default(z.array(ID), []),
  /** Until a donation ends: a donor has several stores. */
  Street: z._default(z.string(), ''),
  /** Time at which the donor asked to cancel it. */
  CancelRequestedAt: orNull(Instant),
})
export type DonationRow = z.infer<typeof DonationRow>
/** A row as it is stored. */
export type StoredRow = z.input<typeof DonationRow>

/** Lists show why an agency was chosen, and its agreed pickup, once it accepted. */
const acceptance = (match: AgencyMatch) => ({
  TotalMatchScore: match.TotalMatchScore,
  DistanceMiles: match.DistanceMiles,
  IsFromPresetMatch: match.IsFromPresetMatch,
  AgencyProposedPickupDate: match.AgencyProposedPickupDate,
  PickupTimeType: match.PickupTimeType,
  VolunteerSearch: match.VolunteerSearch,
})

const shownMatch = (match: AgencyMatch) =>
  compact({
    ID: match.ID,
    Rank: match.Rank,
    Agency: { ID: match.Agency.ID, Name: match.Agency.Name, IsMasterAgency: match.Agency.IsMasterAgency },
    Response: match.Response,
    AgencyExpirationTime: match.AgencyExpirationTime,
    IsUnattended: match.IsUnattended && match.Response === null ? true : null,
    ...shownPickups(match),
    ...(match.Response === 'accepted' ? acceptance(match) : {}),
  })

/** Of the matches that are not shown the state only. */
const otherMatch = (match: AgencyMatch) =>
  compact({
    Rank: match.Rank,
    Response: match.Response,
    AgencyExpirationTime: match.Response === null ? match.AgencyExpirationTime : null,
    IsUnattended: match.IsUnattended && match.Response === null ? true : null,
    ...(match.Response === 'accepted' ? {} : shownPickups(match)),
  })

/** Shows nothing in a list: an answer counts only while others are asked. */
const isOver = ({ Stage }: Donation, match: AgencyMatch) =>
  Stage !== 'offering' &&
  match.Rank === null &&
  match.Response !== 'accepted' &&
  match.AdHocTransactionAttemptedPickups.length === 0

const rowOf = (donation: Donation, shown: AgencyMatch | undefined): StoredRow => ({
  ID: donation.ID,
  Code: donation.Code,
  Created: donation.Created,
  Stage: donation.Stage,
  FoodBank: donation.FoodBank,
  DonorLocation: {
    ID: donation.DonorLocation.ID,
    Code: donation.DonorLocation.Code,
    Donor: { Name: donation.DonorLocation.Donor.Name },
  },
  TimeZone: donation.TimeZone,
  PickupTimeType: donation.PickupTimeType,
  Pounds: donationPounds(donation),
  DonationContentsSummary: contentsSummary(donation),
  // By rank: a swap of two agencies that nobody sees leaves the row, and so all of its lists, unchanged.
  Matches: inRankOrder(donation).flatMap((match) => {
    if (match.ID === shown?.ID) return shownMatch(match)
    return isOver(donation, match) ? [] : otherMatch(match)
  }),
  ...(donation.IsSimultaneousNotifyEnabled ? { IsSimultaneousNotifyEnabled: true } : {}),
  ...compact({
    DonorRecordedPickupDate: donation.DonorRecordedPickupDate,
    DonorRecordedPickupTime: donation.DonorRecordedPickupTime,
    StartAfter: donation.StartAfter,
    IsMarkedAsSuccessfulByDonor: donation.IsMarkedAsSuccessfulByDonor,
    Receipt: donation.Receipt,
    PendingPickupID: donation.PendingReceipt?.ID ?? null,
    IsRepostIneligible: canRepost(donation) ? null : true,
  }),
})

/** The row of food banks, donors and watchers: the accepted match, else an open offer (first the one staff can answer), else rank 1. */
export function donationRow(donation: Donation): StoredRow {
  const live = liveOffers(donation)
  const own = live.find((match) => match.Agency.IsMasterAgency)
  const row = rowOf(donation, acceptedMatch(donation) ?? own ?? live[0] ?? rankedMatches(donation)[0])
  return settledStages.includes(donation.Stage) ? row : { ...row, ...urgencyFacts(donation) }
}

/** Facts that order a food bank's work; a settled donation needs none. */
const urgencyFacts = ({ CancelRequest, ...donation }: Donation) => ({
  CategoryIDs: donation.AdHocTransactionDonationCategories.map(({ DonationCategory }) => DonationCategory.ID),
  StorageRequirementIDs: donation.AdHocTransactionStorageRequirements.map((need) => need.StorageRequirementID),
  Street: donation.DonorLocation.Address.AddressLine1,
  ...compact({ CancelRequestedAt: CancelRequest?.At ?? null }),
})

const settledStages: readonly Stage[] = ['complete', 'unsuccessful', 'cancelled']

/** Stages that are all the same in the lists of an agency that did not get the donation. */
const isPastAcceptance = ({ Stage }: Donation) => Stage === 'closed' || Stage === 'complete'

/**
 * The donation as an agency's lists show it: of other agencies the one that accepted and those whose driver still has the
 * food, and nothing of a close-out or receipt that is not its own.
 */
function asListedFor(donation: Donation, own: AgencyMatch): Donation {
  const known = asKnownTo(donation, own.Agency.ID)
  const Matches = renumber(
    known.Matches.filter(
      ({ ID, Response, AdHocTransactionAttemptedPickups: pickups }) =>
        ID === own.ID || Response === 'accepted' || pickups.some(({ IsAfterEnd }) => IsAfterEnd),
    ),
  )
  return isTakenByOther(known, own.Agency.ID) && isPastAcceptance(known)
    ? { ...known, Matches, Stage: 'accepted', IsMarkedAsSuccessfulByDonor: null }
    : { ...known, Matches }
}

/** The row of one agency that was asked: its own match, and what its receipt would list. */
export function rowForAgency(donation: Donation, own: AgencyMatch): StoredRow {
  const listed = asListedFor(donation, own)
  return {
    ...rowOf(listed, own),
    Items: listed.AdHocTransactionDonationCategories.map((item) => ({
      DonationCategoryID: item.DonationCategory.ID,
      Pounds: item.Pounds,
    })),
    StorageRequirementIDs: listed.AdHocTransactionStorageRequirements.map((need) => need.StorageRequirementID),
  }
}
