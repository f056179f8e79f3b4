import { fullDateTime, poundsText } from '../../../core/mail/dateTime.ts'
import type { EmailRow } from '../../../core/mail/email.ts'
import { cut, oneLine, textLines } from '../../../core/mail/plainText.ts'
import { mailParts } from '../../../core/mail/texts.ts'
import { fill, type Language } from '../../../core/text/text.ts'
import { formatDay, instantOf, zoneName } from '../../../core/time/zone.ts'
import type { DonorLocationEntity, FoodBank } from '../../../network/organizations/entity.ts'
import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  donationPounds,
  liveOffers,
  rankedMatches,
} from '../donation.ts'
import { missedTogether, passedOver } from '../ended.ts'
import { categoryName, storageName } from '../names.ts'
import { currentPickup, lastCancelledPickup } from '../pickup/attemptedPickup.ts'
import { carriedPickup, transportOf } from '../pickup/attention.ts'
import { pickupTimeName } from '../pickup/pickupTime.ts'
import { agreedPickup } from '../pickup/proposal.ts'
import type { RowName } from './emailOutlines.ts'

/** Facts of an e-mail about a donation, as rows, in the reader's language. */

const maxNotes = 600
const maxListed = 12

/** The donation and its organizations. `location` and `foodBank` are missing when they are no longer there. */
export interface EmailContext {
  readonly donation: Donation
  readonly match?: AgencyMatch | undefined
  readonly location?: Pick<DonorLocationEntity, 'Name' | 'Contact'> | undefined
  readonly foodBank?: Pick<FoodBank, 'Name' | 'Contact'> | undefined
  /** The web app's address. */
  readonly webUrl: string
}

/** The context with the reader's language and zone. */
export interface RenderContext extends EmailContext {
  readonly language: Language
  readonly zone: string
}

export const part = (
  { language }: RenderContext,
  key: keyof typeof mailParts.en & string,
  values?: Record<string, string | number>,
) => fill<string>(mailParts[language][key], values)

/** Spanish writes days small, but not at the start of a line. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const dateTimeIn = (at: string | null | undefined, { zone, language }: RenderContext) =>
  at ? fullDateTime(new Date(at), zone, language) : ''

export const agencyName = (context: RenderContext) =>
  oneLine((context.match ?? acceptedMatch(context.donation))?.Agency.Name ?? '')
export const donorName = ({ donation }: RenderContext) => oneLine(donation.DonorLocation.Donor.Name)

/** The run that an e-mail is about: one whose food is in a car, the one that counts, or the last that was given back. */
function shownPickup({ donation }: RenderContext) {
  const transport = transportOf(donation)
  return carriedPickup(donation) ?? currentPickup(transport) ?? lastCancelledPickup(transport)
}
export const providerName = (context: RenderContext) =>
  oneLine(shownPickup(context)?.TransportationProvider?.Name ?? '')

/** A text that names more than it can show. */
function listed(context: RenderContext, lines: readonly string[]): string[] {
  if (lines.length <= maxListed) return [...lines]
  return [...lines.slice(0, maxListed - 1), part(context, 'more', { count: lines.length - maxListed + 1 })]
}

function milesText(context: RenderContext, miles: number): string {
  const rounded = poundsText(miles, context.language)
  return rounded === '1' ? part(context, 'mile') : part(context, 'miles', { miles: rounded })
}

/** Day and hours of the pickup as the location's clocks show them; says so to a reader whose clocks differ. */
function pickupLines(context: RenderContext, { day, type }: ReturnType<typeof agreedPickup>): string[] {
  const { donation, language, zone } = context
  const dayText = day === null ? (type.IsASAP ? [] : [part(context, 'anyDay')]) : [capital(formatDay(day, language))]
  const at = instantOf(day ?? donation.Created.slice(0, 10), type.HourStart, donation.TimeZone)
  const there = zoneName(at, donation.TimeZone, language)
  const isElsewhere = !type.IsASAP && fullDateTime(at, donation.TimeZone, language) !== fullDateTime(at, zone, language)
  return [
    ...dayText,
    oneLine(pickupTimeName(type, language)),
    ...(isElsewhere ? [part(context, 'timeThere', { zone: there })] : []),
  ]
}

function whereLines(context: RenderContext): string[] {
  const { Address } = context.donation.DonorLocation
  const location = oneLine(context.location?.Name ?? '')
  const names = location.startsWith(donorName(context)) ? [location] : [donorName(context), location]
  return [
    names.filter((name) => name !== '').join(', '),
    oneLine(Address.AddressLine1),
    oneLine(`${Address.City}, ${Address.Province} ${Address.PostalCode}`),
  ]
}

function contentLines(context: RenderContext): string[] {
  const items = context.donation.AdHocTransactionDonationCategories.map(({ DonationCategory, Pounds }) =>
    part(context, 'weight', {
      name: oneLine(categoryName(DonationCategory, context.language)),
      pounds: poundsText(Pounds, context.language),
    }),
  )
  const total = part(context, 'total', { pounds: poundsText(donationPounds(context.donation), context.language) })
  return items.length > 1 ? [...listed(context, items), total] : items
}

/** Course of a donation that looks for an agency. */
function nextLines(context: RenderContext): string[] {
  const [first, ...others] = liveOffers(context.donation)
  const deadline = dateTimeIn(first?.AgencyExpirationTime, context)
  if (first && others.length > 0) return [part(context, 'next.askedMany', { count: others.length + 1, deadline })]
  if (first) return [part(context, 'next.asked', { agency: oneLine(first.Agency.Name), deadline })]
  const accepted = acceptedMatch(context.donation)
  if (accepted) return [part(context, 'next.accepted', { agency: oneLine(accepted.Agency.Name) })]
  if (context.donation.Stage === 'pendingApproval') return [part(context, 'next.approval')]
  return context.donation.Stage === 'notMatched' ? [part(context, 'next.nobody')] : []
}

const rankedLines = (context: RenderContext) =>
  listed(
    context,
    rankedMatches(context.donation).map((match) =>
      part(context, 'rankedAgency', {
        rank: match.Rank ?? '',
        agency: oneLine(match.Agency.Name),
        miles: milesText(context, match.DistanceMiles),
      }),
    ),
  )

const agencyNamed = ({ Agency }: AgencyMatch) => oneLine(Agency.Name)
function unattendedLine(context: RenderContext, match: AgencyMatch): string {
  const { UnattendedReason: reason = 'nobody' } = match
  const agency = agencyNamed(match)
  return reason === 'nobody' ? agency : part(context, `unattended.${reason}`, { agency })
}

const recorded = ({ DonorRecordedPickupDate: day, PickupTimeType: type }: Donation) => ({ day, type })
const contactLine = ({ Contact }: { readonly Contact: DonorLocationEntity['Contact'] }) =>
  [Contact.ContactName, Contact.PhoneNumber].map(oneLine).filter(Boolean).join(', ')

const rowLines: Readonly<Record<RowName, (context: RenderContext) => readonly string[]>> = {
  answerBy: (context) => [capital(dateTimeIn(context.match?.AgencyExpirationTime, context))],
  pickup: (context) => pickupLines(context, agreedPickup(context.donation)),
  window: (context) => pickupLines(context, recorded(context.donation)),
  where: whereLines,
  contact: ({ location }) => (location ? [contactLine(location)] : []),
  distance: (context) => (context.match ? [milesText(context, context.match.DistanceMiles)] : []),
  contents: contentLines,
  storage: ({ donation, language }) =>
    donation.AdHocTransactionStorageRequirements.map(({ StorageRequirement }) =>
      oneLine(storageName(StorageRequirement, language)),
    ),
  notes: ({ donation }) => textLines(cut(donation.Notes, maxNotes)),
  agency: (context) => [agencyName(context)],
  driver: (context) => {
    const driver = (context.match ?? acceptedMatch(context.donation))?.AgencyDriver
    return [[driver?.Name, driver?.PhoneNumber].flatMap((text) => (text ? [oneLine(text)] : [])).join(', ')]
  },
  agencies: rankedLines,
  next: nextLines,
  provider: (context) => [providerName(context)],
  report: (context) => textLines(cut(shownPickup(context)?.Problem?.Note ?? '', maxNotes)),
  declined: (context) => {
    const { DeclineReason: reason, DeclineNote: note } = context.match ?? {}
    return [...(reason ? [part(context, `declined.${reason}`)] : []), ...textLines(cut(note ?? '', maxNotes))]
  },
  handedBack: (context) => {
    const { HandBackReason: reason, HandBackNote: note } = context.match ?? {}
    return [...(reason ? [part(context, `handedBack.${reason}`)] : []), ...textLines(cut(note ?? '', maxNotes))]
  },
  unanswered: (context) => listed(context, missedTogether(context.donation, context.match).map(agencyNamed)),
  unattended: (context) =>
    listed(
      context,
      passedOver(context.donation).map((match) => unattendedLine(context, match)),
    ),
  reason: ({ donation }) => textLines(donation.CancelRequest?.Reason ?? ''),
}

/** A fact with its label; none when there is nothing to say. */
export function rowOf(context: RenderContext, name: RowName): EmailRow | undefined {
  const lines = rowLines[name](context).filter((line) => line !== '')
  return lines.length > 0 ? { label: part(context, `row.${name}`), lines } : undefined
}
