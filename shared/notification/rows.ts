import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  donationPounds,
  liveOffers,
  rankedMatches,
} from '../donation/donation.ts'
import { categoryName, storageName } from '../donation/names.ts'
import type { DonorPlace, FoodBank } from '../entity/entity.ts'
import { pickupTimeName } from '../pickup/pickupTime.ts'
import { agreedPickup } from '../pickup/proposal.ts'
import { mailParts } from '../text/mail.ts'
import { fill, type Language } from '../text/text.ts'
import { formatDay, instantOf } from '../time/zone.ts'
import { fullMoment, poundsText, zoneName } from './moment.ts'
import { cut, linesOf, oneLine } from './plainText.ts'
import type { RowName } from './plans.ts'

/** The facts of a donation as lines of an e-mail, in the reader's language. */

const maxNotes = 600
const maxListed = 12

export interface Row {
  readonly label: string
  readonly lines: readonly string[]
}

/** What it is about. `place` and `foodBank` are missing when they are no longer there. */
export interface Matter {
  readonly donation: Donation
  readonly match?: AgencyMatch | undefined
  readonly place?: Pick<DonorPlace, 'Name' | 'Contact'> | undefined
  readonly foodBank?: Pick<FoodBank, 'Name' | 'Contact'> | undefined
  /** The web app's address. */
  readonly webUrl: string
}

/** What writing in a language and zone needs at hand. */
export interface Desk extends Matter {
  readonly language: Language
  readonly zone: string
}

export const part = (
  { language }: Desk,
  key: keyof typeof mailParts.en & string,
  values?: Record<string, string | number>,
) => fill(mailParts[language][key], values)

/** Spanish writes days small, but not at the start of a line. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const moment = (at: string | null | undefined, { zone, language }: Desk) =>
  at ? fullMoment(new Date(at), zone, language) : ''

export const agencyNamed = (desk: Desk) => oneLine((desk.match ?? acceptedMatch(desk.donation))?.Agency.Name ?? '')
export const donorName = ({ donation }: Desk) => oneLine(donation.DonorLocation.Donor.Name)

/** A text that names more than it can show. */
function listed(desk: Desk, lines: readonly string[]): string[] {
  if (lines.length <= maxListed) return [...lines]
  return [...lines.slice(0, maxListed - 1), part(desk, 'more', { count: lines.length - maxListed + 1 })]
}

function milesText(desk: Desk, miles: number): string {
  const rounded = poundsText(miles, desk.language)
  return rounded === '1' ? part(desk, 'mile') : part(desk, 'miles', { miles: rounded })
}

/** Day and hours of the pickup as the place's clocks show them; says so to a reader whose clocks differ. */
function pickupLines(desk: Desk, { day, type }: ReturnType<typeof agreedPickup>): string[] {
  const { donation, language, zone } = desk
  const dayText = day === null ? (type.IsASAP ? [] : [part(desk, 'anyDay')]) : [capital(formatDay(day, language))]
  const at = instantOf(day ?? donation.Created.slice(0, 10), type.HourStart, donation.TimeZone)
  const there = zoneName(at, donation.TimeZone, language)
  const isElsewhere = !type.IsASAP && fullMoment(at, donation.TimeZone, language) !== fullMoment(at, zone, language)
  return [
    ...dayText,
    oneLine(pickupTimeName(type, language)),
    ...(isElsewhere ? [part(desk, 'timeThere', { zone: there })] : []),
  ]
}

function whereLines(desk: Desk): string[] {
  const { Address } = desk.donation.DonorLocation
  const place = oneLine(desk.place?.Name ?? '')
  const names = place.startsWith(donorName(desk)) ? [place] : [donorName(desk), place]
  return [
    names.filter((name) => name !== '').join(', '),
    oneLine(Address.AddressLine1),
    oneLine(`${Address.City}, ${Address.Province} ${Address.PostalCode}`),
  ]
}

function contentLines(desk: Desk): string[] {
  const items = desk.donation.AdHocTransactionDonationCategories.map(({ DonationCategory, Pounds }) =>
    part(desk, 'weight', {
      name: oneLine(categoryName(DonationCategory, desk.language)),
      pounds: poundsText(Pounds, desk.language),
    }),
  )
  const total = part(desk, 'total', { pounds: poundsText(donationPounds(desk.donation), desk.language) })
  return items.length > 1 ? [...listed(desk, items), total] : items
}

/** What happens to a donation that looks for an agency. */
function nextLines(desk: Desk): string[] {
  const [first, ...others] = liveOffers(desk.donation)
  const deadline = moment(first?.AgencyExpirationTime, desk)
  if (first && others.length > 0) return [part(desk, 'next.askedMany', { count: others.length + 1, deadline })]
  if (first) return [part(desk, 'next.asked', { agency: oneLine(first.Agency.Name), deadline })]
  const accepted = acceptedMatch(desk.donation)
  if (accepted) return [part(desk, 'next.accepted', { agency: oneLine(accepted.Agency.Name) })]
  return desk.donation.Stage === 'notMatched' ? [part(desk, 'next.nobody')] : []
}

const rankedLines = (desk: Desk) =>
  listed(
    desk,
    rankedMatches(desk.donation).map((match) =>
      part(desk, 'rankedAgency', {
        rank: match.Rank ?? '',
        agency: oneLine(match.Agency.Name),
        miles: milesText(desk, match.DistanceMiles),
      }),
    ),
  )

const recorded = ({ DonorRecordedPickupDate: day, PickupTimeType: type }: Donation) => ({ day, type })
const contactLine = ({ Contact }: { readonly Contact: DonorPlace['Contact'] }) =>
  [Contact.ContactName, Contact.PhoneNumber].map(oneLine).filter(Boolean).join(', ')

const rowLines: Readonly<Record<RowName, (desk: Desk) => readonly string[]>> = {
  answerBy: (desk) => [capital(moment(desk.match?.AgencyExpirationTime, desk))],
  pickup: (desk) => pickupLines(desk, agreedPickup(desk.donation)),
  window: (desk) => pickupLines(desk, recorded(desk.donation)),
  where: whereLines,
  contact: ({ place }) => (place ? [contactLine(place)] : []),
  distance: (desk) => (desk.match ? [milesText(desk, desk.match.DistanceMiles)] : []),
  contents: contentLines,
  storage: ({ donation, language }) =>
    donation.AdHocTransactionStorageRequirements.map(({ StorageRequirement }) =>
      oneLine(storageName(StorageRequirement, language)),
    ),
  notes: ({ donation }) => linesOf(cut(donation.Notes, maxNotes)),
  agency: (desk) => [agencyNamed(desk)],
  driver: (desk) => [oneLine((desk.match ?? acceptedMatch(desk.donation))?.AgencyDriver?.Name ?? '')],
  agencies: rankedLines,
  next: nextLines,
}

/** A fact with its label; none when there is nothing to say. */
export function rowOf(desk: Desk, name: RowName): Row | undefined {
  const lines = rowLines[name](desk).filter((line) => line !== '')
  return lines.length > 0 ? { label: part(desk, `row.${name}`), lines } : undefined
}
