import { type Event, positionOf } from '../../../events/event.ts'
import { type Caller, isFoodBankRole } from '../../../shared/core/access.ts'
import { fill, type Language } from '../../../shared/core/text/text.ts'
import { formatInstant, formatTime, localDay, zoneName } from '../../../shared/core/time/zone.ts'
import { asKnownTo, isTakenByOther } from '../../../shared/rescue/donations/agencyView.ts'
import type { TimelineEvent, Transaction } from '../../../shared/rescue/donations/api.ts'
import {
  type AgencyMatch,
  type Donation,
  donationPounds,
  inRankOrder,
  type ScoreComponent,
} from '../../../shared/rescue/donations/donation.ts'
import { editsSince } from '../../../shared/rescue/donations/editing.ts'
import { canReopen } from '../../../shared/rescue/donations/pickup/reopening.ts'
import { contentsSummary } from '../../../shared/rescue/donations/rows.ts'
import { agencyColumnText } from '../../../shared/rescue/donations/status/agencyColumn.ts'
import { deliveryText } from '../../../shared/rescue/donations/status/deliveryText.ts'
import { phraseText } from '../../../shared/rescue/donations/status/phrase.ts'
import { statusSummary } from '../../../shared/rescue/donations/status/primaryStatus.ts'
import {
  isReceiptCreationEligible,
  significantPendingStart,
  transactionFlags,
} from '../../../shared/rescue/donations/status/transactionFlags.ts'
import { timelineTexts } from '../../../shared/rescue/donations/texts/timeline.ts'
import { photoUrl } from '../../core/files/photos.ts'
import type { View } from '../../core/http/context.ts'
import type { DonationTimeline } from './donationTable.ts'

/** DynamoDB maps are unordered; equal answers need equal texts. */
const byName = (figures: ScoreComponent['Figures']) =>
  Object.fromEntries(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The parts of a score in a stable order of their figures. */
export const scoreFigures = (parts: readonly ScoreComponent[]): ScoreComponent[] =>
  parts.map((part) => ({ ...part, Figures: byName(part.Figures) }))

/** Readers of an agency's reasons to decline: itself and its food bank. */
const readsReasons = ({ Role }: Pick<Caller, 'Role'>) => Role === 'agency' || isFoodBankRole(Role)

function withoutReason(match: AgencyMatch): AgencyMatch {
  const { DeclineReason: _, DeclineNote: __, HandBackReason: ___, HandBackNote: ____, ...rest } = match
  return rest
}

/** Scores, and the providers that were asked, are shown to food bank staff only. */
export const visibleMatch = async (match: AgencyMatch, { Role }: Pick<Caller, 'Role'>): Promise<AgencyMatch> => ({
  ...(readsReasons({ Role }) ? match : withoutReason(match)),
  TransportationProviderMatches: isFoodBankRole(Role) ? match.TransportationProviderMatches : [],
  AdHocTransactionAttemptedPickups: await Promise.all(
    match.AdHocTransactionAttemptedPickups.map(async ({ EventIDs: _, PhotoKey, ...pickup }) => ({
      ...pickup,
      PhotoUrl: PhotoKey ? await photoUrl(PhotoKey) : null,
    })),
  ),
  ScoreComponents: isFoodBankRole(Role) ? scoreFigures(match.ScoreComponents) : [],
})

/** An agency reads its own match only. */
function visibleMatches(donation: Donation, caller: Caller): Promise<AgencyMatch[]> {
  const matches = inRankOrder(donation).filter(
    (match) => caller.Role !== 'agency' || match.Agency.ID === caller.EntityID,
  )
  return Promise.all(matches.map((match) => visibleMatch(match, caller)))
}

const agencyIn = (event: Event) => (event.Detail.Agency as { ID: number; Name: string } | undefined)?.ID

/** Fields that the donor and the food bank settle between them. */
const hiddenFromAgencies: readonly string[] = ['CancelRequested', 'CancelDeclined']

/** An agency reads the events of the donation as a whole and of its own match, not those of other agencies. */
function isVisible(event: Event, caller: Caller): boolean {
  if (caller.Role !== 'agency') return true
  if (hiddenFromAgencies.includes(event.Type)) return false
  const agency = agencyIn(event) ?? event.Detail.AgencyID
  return agency === undefined ? !('Agencies' in event.Detail) : agency === caller.EntityID
}

/** Distinguishes the texts of one type of event. */
function variantOf({ Type, Detail }: Event): unknown {
  if (Array.isArray(Detail.Parts)) return Detail.Parts.length === 1 ? Detail.Parts[0] : 'several'
  if (Type === 'StartModeChanged') return Detail.StartAfter === null ? 'now' : 'future'
  const { Why, Mode, IsSuccessful, NeedsApproval, ProviderType, Enabled, IsAfterPickup } = Detail
  return [Why, Mode, IsSuccessful, NeedsApproval, ProviderType, Enabled, IsAfterPickup].find(
    (value) => value !== undefined,
  )
}

/** With the name of the zone, as in the status texts: the reader's zone isn't known here. */
const momentOf = (at: Date, zone: string, language: Language) =>
  `${formatInstant(at, zone, language)} ${zoneName(at, zone, language)}`

/** Events hold no names of persons: the donation knows its providers. */
const providerOf = ({ Detail: { AttemptedPickupID } }: Event, { Matches }: Donation) =>
  Matches.flatMap((match) => match.TransportationProviderMatches).find(({ ID }) => ID === AttemptedPickupID)
    ?.TransportationProvider.Name ?? ''

/** A decline, or a pickup handed back, is told with its reason and note to those who may read them; the note is not in the event. */
function eventText(event: Event, donation: Donation, { caller, language }: View): string {
  if (event.Type !== 'OfferDeclined' && event.Type !== 'PickupHandedBack') return plainText(event, donation, language)
  const { MatchID, Why: _why, ...Detail } = event.Detail
  if (!readsReasons(caller)) return plainText({ ...event, Detail }, donation, language)
  const text = plainText(event, donation, language)
  const match = donation.Matches.find(({ ID }) => ID === MatchID)
  const note = event.Type === 'OfferDeclined' ? match?.DeclineNote : match?.HandBackNote
  return note ? fill(timelineTexts[language].declineNote, { text, note }) : text
}

function plainText(event: Event, donation: Donation, language: Language): string {
  const detail = event.Detail
  const agency = (detail.Agency as { Name: string } | undefined)?.Name ?? ''
  const texts = timelineTexts[language] as Readonly<Record<string, string>>
  const template = texts[`${event.Type}.${String(variantOf(event))}`] ?? texts[event.Type] ?? event.Type
  const instant = [detail.Deadline, detail.StartAfter, detail.Until].find((value) => typeof value === 'string')
  return fill(template, {
    agency,
    provider: providerOf(event, donation),
    count: Array.isArray(detail.Agencies) ? detail.Agencies.length : '',
    names: Array.isArray(detail.Agencies) ? detail.Agencies.map(({ Name }) => Name).join(', ') : '',
    time: typeof instant === 'string' ? momentOf(new Date(instant), donation.TimeZone, language) : '',
    ...Object.fromEntries(
      Object.entries(detail).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
    ),
  })
}

/** The event of a run that its later ones stand below. */
const runOf = ({ Type, Detail }: Event) =>
  Type === 'RunOffered' ? undefined : (Detail.AttemptedPickupID as number | undefined)

/**
 * The timeline: what one person or a timer caused at once is one event with its consequences below it; what a driver reports
 * of a run stands below the taking of it.
 */
function timelineEvents({ state: donation, events }: DonationTimeline, view: View): TimelineEvent[] {
  const shown: TimelineEvent[] = []
  const runs = new Map<number, TimelineEvent>()
  let version = 0
  for (const event of events.filter((candidate) => isVisible(candidate, view.caller))) {
    const at = new Date(event.At)
    const entry = {
      Time: event.At,
      DateLocal: localDay(at, donation.TimeZone),
      TimeLocal: formatTime(at, donation.TimeZone, view.language),
      Text: eventText(event, donation, view),
      ProcessTimeOnClient: false,
    }
    const position = positionOf(event)
    const run = runOf(event)
    const above = run === undefined ? undefined : runs.get(run)
    if (above) above.SubEvents.push(entry)
    else if (position.version === version) shown.at(-1)?.SubEvents.push(entry)
    else shown.push({ ...entry, Type: event.Type, SubEvents: [] })
    const last = shown.at(-1)
    if (event.Type === 'RunTaken' && run !== undefined && last) runs.set(run, last)
    version = position.version
  }
  return shown
}

/** An agency that did not get the donation reads that it was closed, not the final weight. */
const closedWith = (event: Event, donation: Donation): Event =>
  event.Type === 'DonationClosed' ? { ...event, Detail: { ...event.Detail, Pounds: donationPounds(donation) } } : event

/** The timeline of the donation as it is known to the caller. */
const knownTimeline = ({ state, events }: DonationTimeline, known: Donation): DonationTimeline =>
  known === state ? { state, events } : { state: known, events: events.map((event) => closedWith(event, known)) }

/** The transaction of section 3 as the caller may see it. */
export async function transactionView(timeline: DonationTimeline, view: View): Promise<Transaction> {
  const { caller, language, now } = view
  const isAgency = caller.Role === 'agency'
  const donation = isAgency ? asKnownTo(timeline.state, caller.EntityID) : timeline.state
  const Matches = await visibleMatches(donation, caller)
  const significant = significantPendingStart(donation, now)
  return {
    ...donation,
    ...transactionFlags(donation, now),
    IsReceiptCreationEligible:
      isReceiptCreationEligible(donation) && !(isAgency && isTakenByOther(donation, caller.EntityID)),
    Pounds: donationPounds(donation),
    DonationContentsSummary: contentsSummary(donation, language),
    SignificantPendingStartDescription: significant ? phraseText(significant, language) : '',
    PendingPickupID: donation.PendingReceipt?.ID ?? null,
    PickupID: donation.Receipt?.ID ?? null,
    Pickup: donation.Receipt ? { Code: donation.Receipt.Code } : null,
    PickupTimeTypeID: donation.PickupTimeType.ID,
    PhotoUrl: donation.PhotoKey ? await photoUrl(donation.PhotoKey) : null,
    Address: donation.DonorLocation.Address,
    CanReopen: !isAgency && canReopen(donation, now),
    CancelRequest: isAgency ? null : (donation.CancelRequest ?? null),
    Edition: donation.Edition ?? 0,
    Edits: isAgency && Matches[0] ? editsSince(donation, Matches[0]) : (donation.Edits ?? []),
    Matches,
    ActiveMatch: Matches.find((match) => match.Rank === 1) ?? null,
    PrimaryStatus: statusSummary(donation, now, caller, language),
    AgencyText: agencyColumnText(donation, caller, language),
    DeliveryText: phraseText(deliveryText(donation, now), language),
    Timeline: { Events: timelineEvents(knownTimeline(timeline, donation), view) },
  }
}
