import { pickupTimeTypeById } from '../pickup/pickupTime.ts'
import type { Language } from '../text/text.ts'
import type { Address, AgencyMatch, Donation, PickupTimeType, Response, Stage } from './donation.ts'
import { acceptedMatch, donationPounds, liveOffers, rankedMatches } from './donation.ts'
import { categoryName } from './names.ts'
import { systemCategories } from './reference.ts'

/**
 * What a line of a grid needs of a donation, packed into a short text: 25 of them must fit into 16 KB, so that a page
 * costs two read units. Unpacked it is a donation again, as far as the status rules look at it: one match in full, the
 * others by their state only.
 */

/** The longest contents summary a line shows. */
const maxContents = 70

/** What a donation consists of; without a language by the names as they are stored. */
export function contentsSummary(
  donation: Pick<Donation, 'AdHocTransactionDonationCategories'>,
  language?: Language,
): string {
  const names = donation.AdHocTransactionDonationCategories.map(({ DonationCategory }) =>
    language ? categoryName(DonationCategory, language) : DonationCategory.Name,
  )
  return shortened(names.join(separator))
}

const separator = ', '
const shortened = (text: string) => (text.length <= maxContents ? text : `${text.slice(0, maxContents - 1)}…`)

/** A packed summary in the reader's language; what it was cut off from, and a tenant's own categories, stay as they are. */
export const summaryIn = (summary: string, language: Language): string =>
  shortened(
    summary
      .split(separator)
      .map((name) => {
        const known = systemCategories.find((category) => category.Name === name)
        return known ? categoryName(known, language) : name
      })
      .join(separator),
  )

/** Matches whose agency is or was asked: they see the donation. */
export const askedMatches = (donation: Pick<Donation, 'Matches'>) =>
  donation.Matches.filter((match) => match.InitialActivationTime !== null)

const responseLetters = { accepted: 'a', rejected: 'r', timedOut: 't', withdrawn: 'w' } as const satisfies Record<
  Response,
  string
>
const letterResponses = Object.fromEntries(
  Object.entries(responseLetters).map(([response, letter]) => [letter, response]),
) as Record<string, Response>

/** One letter for a match that is not shown: its response, `l` live, `p` waiting for its turn. */
const letterOf = (match: AgencyMatch) =>
  match.Response ? responseLetters[match.Response] : match.InitialActivationTime ? 'l' : 'p'

type PackedMatch = [
  id: number,
  rank: number | null,
  agencyId: number,
  agencyName: string,
  isMaster: 0 | 1,
  letter: string,
  activated: string | null,
  until: string | null,
  score: number,
  miles: number,
  isPreset: 0 | 1,
  day: string | null,
  timeTypeId: number | null,
]
/** Of the matches that are not shown: their letters, the end of their open offers, and the pickup agreed with one of them. */
type PackedOthers = [letters: string, until: string | null, day: string | null, timeTypeId: number | null]
type PackedDonation = [
  id: number,
  code: string,
  created: string,
  stage: Stage,
  foodBank: [number, string],
  place: [number, string, string],
  zone: string,
  day: string | null,
  timeTypeId: number,
  startAfter: string | null,
  isSimultaneous: 0 | 1,
  successful: boolean | null,
  receipt: [number, string] | null,
]
type Packed = [
  donation: PackedDonation,
  pounds: number,
  contents: string,
  match: PackedMatch | null,
  others: PackedOthers,
  items: [number, number][],
  storage: number[],
]

const packMatch = (match: AgencyMatch): PackedMatch => [
  match.ID,
  match.Rank,
  match.Agency.ID,
  match.Agency.Name,
  match.Agency.IsMasterAgency ? 1 : 0,
  letterOf(match),
  match.InitialActivationTime,
  match.AgencyExpirationTime,
  match.TotalMatchScore,
  match.DistanceMiles,
  match.IsFromPresetMatch ? 1 : 0,
  match.AgencyProposedPickupDate,
  match.PickupTimeType?.ID ?? null,
]

function packOthers(donation: Donation, shown: AgencyMatch | undefined): PackedOthers {
  const others = donation.Matches.filter((match) => match.ID !== shown?.ID)
  const live = others.find((match) => letterOf(match) === 'l')
  const accepted = acceptedMatch({ Matches: others })
  return [
    others.map(letterOf).join(''),
    live?.AgencyExpirationTime ?? null,
    accepted?.AgencyProposedPickupDate ?? null,
    accepted?.PickupTimeType?.ID ?? null,
  ]
}

function packedDonation(donation: Donation): PackedDonation {
  const place = donation.DonorLocation
  return [
    donation.ID,
    donation.Code,
    donation.Created,
    donation.Stage,
    [donation.FoodBank.ID, donation.FoodBank.Name],
    [place.ID, place.Code, place.Donor.Name],
    donation.TimeZone,
    donation.DonorRecordedPickupDate,
    donation.PickupTimeType.ID,
    donation.StartAfter,
    donation.IsSimultaneousNotifyEnabled ? 1 : 0,
    donation.IsMarkedAsSuccessfulByDonor,
    donation.Receipt ? [donation.Receipt.ID, donation.Receipt.Code] : null,
  ]
}

function pack(donation: Donation, shown: AgencyMatch | undefined, withItems: boolean): string {
  const packed: Packed = [
    packedDonation(donation),
    donationPounds(donation),
    contentsSummary(donation),
    shown ? packMatch(shown) : null,
    packOthers(donation, shown),
    withItems ? donation.AdHocTransactionDonationCategories.map((item) => [item.DonationCategory.ID, item.Pounds]) : [],
    withItems ? donation.AdHocTransactionStorageRequirements.map((need) => need.StorageRequirementID) : [],
  ]
  return JSON.stringify(packed)
}

/** The match a line shows: the accepted one, else an open offer (first the one staff can answer), else the first rank. */
function shownMatch(donation: Donation): AgencyMatch | undefined {
  const live = liveOffers(donation)
  return (
    acceptedMatch(donation) ??
    live.find((match) => match.Agency.IsMasterAgency) ??
    live[0] ??
    rankedMatches(donation)[0]
  )
}

/** The line of food banks, donors and watchers. */
export const packDonation = (donation: Donation): string => pack(donation, shownMatch(donation), false)

/** The line of one agency: its own match, and what a receipt of it would list. */
export const packForAgency = (donation: Donation, own: AgencyMatch): string => pack(donation, own, true)

export interface RowFacts {
  /** Complete as far as the status rules look; contents and addresses are left out. */
  readonly donation: Donation
  readonly Pounds: number
  readonly DonationContentsSummary: string
  readonly match: AgencyMatch | undefined
  readonly Items: { DonationCategoryID: number; Pounds: number }[]
  readonly StorageRequirementIDs: number[]
}

const nowhere: Address = { AddressLine1: '', City: '', Province: '', PostalCode: '', Latitude: 0, Longitude: 0 }
const noTime: PickupTimeType = { ID: 1, Name: '', Code: '', HourStart: 0, HourEnd: 24, IsASAP: false }
const timeType = (id: number) => pickupTimeTypeById(id) ?? noTime

function unpackMatch(packed: PackedMatch): AgencyMatch {
  const [
    ID,
    Rank,
    agencyId,
    Name,
    isMaster,
    letter,
    InitialActivationTime,
    AgencyExpirationTime,
    TotalMatchScore,
    DistanceMiles,
    isPreset,
    day,
    timeTypeId,
  ] = packed
  const Response = letterResponses[letter] ?? null
  return {
    ID,
    Rank,
    Agency: { ID: agencyId, Name, Address: nowhere, IsMasterAgency: isMaster === 1 },
    Response,
    AgencyAccepted: Response === 'accepted' ? true : Response === 'rejected' ? false : null,
    FoodBankAccepted: null,
    InitialActivationTime,
    AgencyExpirationTime,
    TotalMatchScore,
    DistanceMiles,
    IsFromPresetMatch: isPreset === 1,
    ScoreComponents: [],
    AgencyResponseTime: null,
    AgencyProposedPickupDate: day,
    PickupTimeType: timeTypeId === null ? null : timeType(timeTypeId),
    AgencyDriver: null,
  }
}

/** The matches that are not shown, nameless, in the ranking behind the shown one. */
function unpackOthers([letters, until, day, timeTypeId]: PackedOthers, shownRank: number, asked: string) {
  let rank = shownRank
  return [...letters].map((letter, place) => {
    const isRanked = letter === 'l' || letter === 'p'
    if (isRanked) rank += 1
    const activated = letter === 'p' ? null : asked
    const agreed = letter === responseLetters.accepted
    return unpackMatch([
      -1 - place,
      isRanked ? rank : null,
      0,
      '',
      0,
      letter,
      activated,
      letter === 'l' ? until : null,
      0,
      0,
      0,
      agreed ? day : null,
      agreed ? timeTypeId : null,
    ])
  })
}

/** What no line shows and no status rule looks at. */
const leftOut = {
  Version: 0,
  FoodBankContact: { PhoneNumber: '', EMailAddress: '' },
  StateAssociationID: null,
  CoopID: null,
  AdHocTransactionDonationCategories: [],
  AdHocTransactionStorageRequirements: [],
  Notes: '',
  PhotoKey: null,
  EntrySourceCode: 'WEB',
  OfferMinutes: 0,
  ReminderMinutes: 0,
  IsAutomaticallyApproved: false,
  RemindedFor: null,
  PostedBy: 0,
} satisfies Partial<Donation>

function unpackDonation(packed: PackedDonation, Matches: AgencyMatch[]): Donation {
  const [ID, Code, Created, Stage, foodBank, place, TimeZone, day, timeTypeId, ...rest] = packed
  const [StartAfter, isSimultaneous, IsMarkedAsSuccessfulByDonor, receipt] = rest
  return {
    ...leftOut,
    ID,
    Code,
    Created,
    Stage,
    FoodBank: { ID: foodBank[0], Name: foodBank[1] },
    TimeZone,
    DonorLocation: { ID: place[0], Code: place[1], Address: nowhere, Donor: { ID: 0, Name: place[2] } },
    DonorRecordedPickupDate: day,
    PickupTimeType: timeType(timeTypeId),
    IsSimultaneousNotifyEnabled: isSimultaneous === 1,
    StartAfter,
    Matches,
    IsMarkedAsSuccessfulByDonor,
    Receipt: receipt ? { ID: receipt[0], Code: receipt[1] } : null,
  }
}

export function unpackRow(row: string): RowFacts {
  const [packed, Pounds, DonationContentsSummary, packedMatch, others, items, storage] = JSON.parse(row) as Packed
  const match = packedMatch ? unpackMatch(packedMatch) : undefined
  const [, , asked] = packed
  return {
    donation: unpackDonation(packed, [...(match ? [match] : []), ...unpackOthers(others, match?.Rank ?? 0, asked)]),
    Pounds,
    DonationContentsSummary,
    match,
    Items: items.map(([DonationCategoryID, pounds]) => ({ DonationCategoryID, Pounds: pounds })),
    StorageRequirementIDs: storage,
  }
}
