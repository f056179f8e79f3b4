import { isDeepStrictEqual } from 'node:util'
import { positionOf } from '../../../events/event.ts'
import { reactions } from '../../../events/subscriptions.ts'
import { agencyKeys } from '../../../functions/core/table/keys/agencies.ts'
import { donationKeys, donationLists } from '../../../functions/core/table/keys/donations.ts'
import { reactionKeys } from '../../../functions/core/table/keys/reactions.ts'
import { rowIn } from '../../../functions/core/table/rowText.ts'
import { nextDue } from '../../../shared/rescue/donations/deadlines.ts'
import { declineCounters } from '../../../shared/rescue/donations/declineReason.ts'
import { acceptedMatch, type Donation, liveOffers, rankedMatches } from '../../../shared/rescue/donations/donation.ts'
import { askedMatches, donationRow, rowForAgency } from '../../../shared/rescue/donations/rows.ts'
import { hasEnded } from '../../../shared/rescue/donations/stages.ts'
import { receiptAwaits } from '../../../shared/rescue/receipts/receiptLink.ts'
import type { SimulatedCloud } from './cloud.ts'
import { checkEdits, checkReferences } from './donorActs.ts'
import type { TableItem } from './expression.ts'
import { checkJobs } from './jobActs.ts'
import { checkLoads, timerOf } from './loads.ts'
import { readDonation, readEvent } from './reading.ts'
import { checkRuns } from './transport.ts'

/** Invariants of the table after every command, and of the whole system when all queues are empty. */

export const invariants = {
  acceptances: 'at most one acceptance a share',
  handBacks: 'a pickup that is handed back or given away is searched for, or has another agency, exactly once',
  offers: 'never two live offers in ordered mode',
  deadlines: 'nothing accepted or declined at or after its deadline',
  ends: 'every donation reaches an end',
  applied: 'every event published, and applied exactly once',
  history: 'history and state agree',
  rows: 'lists, rows and timers agree with the donation',
  runs: 'at most one driver has a run, and the reports of a run are in order',
  loads: 'no more of a load arrives, and is accepted, than it has',
  edits: 'an edit counts once, leaves an agreed pickup as it is, and changes nothing that is over',
  references: 'the same reference of a donor’s software is one donation',
  jobs: 'a job ends once, with one file of the rows that it counted',
  badges: 'an agency’s badge counts exactly what it has to receipt',
  mails: 'nobody is written to twice about one event',
} as const
export type Invariant = keyof typeof invariants

export class InvariantViolation extends Error {
  readonly invariant: string
  constructor(invariant: Invariant, what: string) {
    super(`${invariants[invariant]}: ${what}`)
    this.name = 'Broken'
    this.invariant = invariants[invariant]
  }
}
/** Checks an invariant, and counts the check. */
export type Check = (invariant: Invariant, holds: boolean, what: () => string) => void

const acceptedStages: readonly string[] = ['accepted', 'closed', 'complete']

/** Origin of a donation's change: the moment at which its write left the function. */
export interface WatchedChange {
  readonly item: TableItem
  readonly before: Donation | undefined
  readonly writtenAt: number
  /** Its events so far, oldest first. */
  readonly events: readonly TableItem[]
  readonly find: (pk: string, sk: string) => TableItem | undefined
}

/** One donation after a change. Answers it as it is now. */
export function checkDonation(change: WatchedChange, must: Check): Donation {
  const donation = readDonation(change.item)
  checkOffers(donation, must)
  checkDeadlines(donation, change, must)
  checkHistory(donation, change.events, must)
  checkRows(donation, change, must)
  checkRuns(donation, change.events, must)
  checkEdits(donation, change.before, change.events, must)
  return donation
}

const name = (donation: Donation, text: string) => `donation ${donation.ID} v${donation.Version}: ${text}`

function checkOffers(donation: Donation, must: Check): void {
  const accepted = donation.Matches.filter((match) => match.Response === 'accepted')
  must('acceptances', accepted.length <= 1, () => name(donation, `${accepted.length} acceptances`))
  must('acceptances', !acceptedStages.includes(donation.Stage) || accepted.length === 1, () =>
    name(donation, `${donation.Stage} without an acceptance`),
  )
  const live = liveOffers(donation)
  must('offers', donation.IsSimultaneousNotifyEnabled || live.length <= 1, () =>
    name(donation, `${live.length} live offers in ordered mode`),
  )
  must('ends', donation.Stage !== 'offering' || live.length > 0, () => name(donation, 'offering to nobody'))
  must(
    'rows',
    rankedMatches(donation).every((match, index) => match.Rank === index + 1),
    () => name(donation, 'ranks with gaps'),
  )
}

const answers: readonly unknown[] = ['accepted', 'rejected']

/** By the moment that the agency answered, and by the one at which the answer was written. */
function checkDeadlines(donation: Donation, { before, writtenAt }: WatchedChange, must: Check): void {
  // A direct accept by the food bank has no deadline.
  const answered = donation.Matches.filter((match) => answers.includes(match.Response) && !match.ProviderType)
  for (const match of answered) {
    const earlier = before?.Matches.find(({ ID }) => ID === match.ID)
    if (earlier?.Response === match.Response) continue
    const deadline = Date.parse(earlier?.AgencyExpirationTime ?? match.AgencyExpirationTime ?? '')
    const [at, written] = [Date.parse(match.AgencyResponseTime ?? ''), writtenAt]
    must('deadlines', at < deadline && written < deadline, () =>
      name(donation, `${match.Response} by ${match.Agency.ID} ${at - deadline} and ${written - deadline} ms late`),
    )
  }
}

function checkRows(donation: Donation, { item, find }: WatchedChange, must: Check): void {
  must('rows', isDeepStrictEqual(rowIn(item.row), donationRow(donation)), () => name(donation, 'its line differs'))
  const due = nextDue(donation)
  must('rows', (due === null ? undefined : `${due}#donation#${donation.ID}`) === timerOf(item), () =>
    name(donation, 'its timer differs'),
  )
  const asked = askedMatches(donation)
  const live = liveOffers(donation)
  for (const match of donation.Matches) {
    const key = donationKeys.agencyRow(donation.ID, match.Agency.ID)
    const row = find(key.pk, key.sk)
    const isAsked = asked.includes(match)
    must('rows', isAsked === (row !== undefined), () =>
      name(donation, `agency ${match.Agency.ID} ${isAsked ? 'has no row' : 'has a row'}`),
    )
    if (!row) continue
    const active = donationLists.agencyActive(match.Agency.ID)
    must('rows', isDeepStrictEqual(rowIn(row.row), rowForAgency(donation, match)), () =>
      name(donation, `the row of agency ${match.Agency.ID} differs`),
    )
    must('rows', !live.includes(match) || row[active.index] === active.pk, () =>
      name(donation, 'a live offer is not in its agency’s list'),
    )
  }
}

const awaitsReceipt = ({ Stage, Receipt }: Donation) => (Stage === 'accepted' || Stage === 'closed') && Receipt === null

/** Every agency's badge, by all donations as they are now. */
export function checkBadges(donations: readonly Donation[], find: WatchedChange['find'], must: Check): void {
  const agencies = new Set(donations.flatMap(({ Matches }) => Matches.map((match) => match.Agency.ID)))
  for (const agency of agencies) {
    const waiting = donations.filter(
      (donation) => awaitsReceipt(donation) && acceptedMatch(donation)?.Agency.ID === agency,
    )
    const { pk, sk } = agencyKeys.badges(agency)
    const badges = find(pk, sk)
    const said = badges?.PendingRealTimeReceipts ?? 0
    must(
      'badges',
      said === waiting.length,
      () => `agency ${agency} has ${waiting.length} donations to receipt, its badge says ${said}`,
    )
    const days = Object.fromEntries(
      waiting.flatMap((donation) => {
        const day = receiptAwaits(donation)
        return day === null ? [] : [[`Awaits ${donation.ID}`, day]]
      }),
    )
    const kept = Object.fromEntries(Object.entries(badges ?? {}).filter(([name]) => name.startsWith('Awaits ')))
    must('badges', isDeepStrictEqual(kept, days), () => `agency ${agency} awaits other pickups than its badge says`)
  }
}

const answered: readonly string[] = ['OfferAccepted', 'OfferDeclined', 'OfferExpired']
const ended: readonly string[] = [...answered, 'OfferWithdrawn']
/** Accepted by the food bank on the agency's behalf: that needs no offer, and is no answer of the agency. */
const isDirect = (event: TableItem) => (event.Detail as { ProviderType?: string }).ProviderType !== undefined
const agencyOf = (event: TableItem) => (event.Detail as { Agency?: { ID: number } }).Agency?.ID
const modeOf = (event: TableItem | undefined) => (event?.Detail as { Mode?: string } | undefined)?.Mode

/** Tells if the donation began with asking all at once: what it is now, or the opposite of its first change. */
function beganSimultaneous(donation: Donation, events: readonly TableItem[]): boolean {
  const first = events.find((event) => event.Type === 'EscalationModeChanged')
  return first ? modeOf(first) === 'ordered' : donation.IsSimultaneousNotifyEnabled
}

const acceptanceEnds: readonly string[] = ['PickupHandedBack', 'PickupReassigned']

/** Effects of each end of an acceptance, in the same transaction. */
function checkHandBacks(donation: Donation, events: readonly TableItem[], must: Check): void {
  for (const end of events.filter((event) => acceptanceEnds.includes(String(event.Type)))) {
    const { version } = positionOf(readEvent(end))
    const together = events.map(readEvent).filter((event) => positionOf(event).version === version)
    const of = (type: string) => together.filter((event) => event.Type === type).length
    const isGiven = end.Type === 'PickupReassigned'
    must('handBacks', of('PickupHandedBack') + of('PickupReassigned') === 1, () =>
      name(donation, 'it ended twice at once'),
    )
    must('handBacks', of('OfferAccepted') === (isGiven ? 1 : 0), () => name(donation, `${end.Type} and an acceptance`))
    const asked = new Set(together.filter(({ Type }) => Type === 'OfferMade').map(({ Detail }) => Detail.MatchID))
    must('handBacks', asked.size === of('OfferMade') && !asked.has((end.Detail as { MatchID?: unknown }).MatchID), () =>
      name(donation, 'who handed it back, or somebody twice, is asked'),
    )
    must('handBacks', of('DonationNotMatched') <= 1 && (asked.size === 0 || of('DonationNotMatched') === 0), () =>
      name(donation, 'asked for, and not matched'),
    )
  }
}

/** Replaying the events gives the offers, the mode, the acceptance and the end that the donation has. */
function checkHistory(donation: Donation, events: readonly TableItem[], must: Check): void {
  const live = new Set<number | undefined>()
  let isSimultaneous = beganSimultaneous(donation, events)
  let acceptances = 0
  for (const event of events) {
    const agency = agencyOf(event)
    if (event.Type === 'EscalationModeChanged') isSimultaneous = modeOf(event) === 'simultaneous'
    if (event.Type === 'OfferMade') {
      must('history', !live.has(agency), () => name(donation, `agency ${agency} was asked twice at once`))
      live.add(agency)
      must('offers', isSimultaneous || live.size === 1, () => name(donation, `${live.size} live offers in its history`))
    }
    if (isDirect(event)) live.delete(agency)
    else if (ended.includes(String(event.Type)))
      must('history', live.delete(agency), () => name(donation, `${event.Type} without an offer to ${agency}`))
    if (event.Type === 'OfferAccepted') acceptances += 1
    if (acceptanceEnds.includes(String(event.Type))) acceptances -= 1
    must('acceptances', acceptances === 0 || acceptances === 1, () =>
      name(donation, `${acceptances} acceptances at once in its history`),
    )
  }
  checkHandBacks(donation, events, must)
  const count = (type: string) => events.filter((event) => event.Type === type).length
  const has = (type: string) => count(type) > 0
  const inState = liveOffers(donation).map((match) => match.Agency.ID)
  must('history', live.size === inState.length && inState.every((id) => live.has(id)), () =>
    name(donation, `live by its history ${[...live]}, by its state ${inState}`),
  )
  const agreeing: readonly [string, boolean, boolean][] = [
    ['acceptance', acceptances === 1, acceptedMatch(donation) !== undefined],
    ['mode', isSimultaneous, donation.IsSimultaneousNotifyEnabled],
    ['cancelled', has('DonationCancelled'), donation.Stage === 'cancelled'],
    ['receipt', has('ReceiptCreated'), donation.Receipt !== null],
    ['closed', count('DonationClosed') > count('DonationReopened'), donation.IsMarkedAsSuccessfulByDonor !== null],
  ]
  for (const [what, told, is] of agreeing) must('history', told === is, () => name(donation, `${what} differs`))
}

/** After all work: every event is published and applied once, sums agree, no mail is sent twice, no timer is overdue. */
export function checkAll(cloud: SimulatedCloud, must: Check): void {
  const items = cloud.table.items()
  const events = items.filter((item) => String(item.sk).startsWith('EVENT#'))
  const published = new Set(cloud.published)
  for (const event of events)
    must('applied', published.has(String(event.ID)), () => `event ${event.ID} was not published`)
  must('applied', published.size === events.length, () => 'an event was published that is not stored')
  must('applied', cloud.dead.length === 0, () => `${cloud.dead.length} dead letters`)
  for (const item of items.filter((candidate) => candidate.sk === 'DONATION')) {
    const donation = readDonation(item)
    must('ends', hasEnded(donation), () => name(donation, `stands still: ${donation.Stage}`))
    const of = (type: string) =>
      events.filter((event) => readEvent(event).Subject.ID === donation.ID && event.Type === type).length
    must(
      'applied',
      of('DonationMatched') === 1 || (of('DonationMatched') === 0 && donation.Stage === 'cancelled'),
      () => name(donation, `matched ${of('DonationMatched')} times`),
    )
  }
  const find = (pk: string, sk: string) => cloud.table.peek({ pk, sk })
  checkBadges(
    items.filter((item) => item.sk === 'DONATION').map((item) => readDonation(item)),
    find,
    must,
  )
  checkLoads(items, must)
  checkReferences(items, must)
  checkJobs(items, events, cloud.objects, must)
  checkMarks(items, events, must)
  checkRecords(items, events, must)
  checkSums(items, must)
  checkMails(items, cloud.mails, must)
}

/** The reaction that updates agency records leaves one mark for each of its events, and no other. */
function checkMarks(items: readonly TableItem[], events: readonly TableItem[], must: Check): void {
  const run = 'offers/onOfferAnswered'
  const types = reactions.flatMap((reaction) =>
    reaction.name === run ? reaction.to.map(({ type }) => String(type)) : [],
  )
  const due = events
    .filter((event) => types.includes(String(event.Type)))
    .map((event) => reactionKeys.applied(String(event.ID), run).pk)
  const marked = items.filter((item) => item.sk === run).map((item) => String(item.pk))
  must(
    'applied',
    due.length === marked.length && due.every((pk) => marked.includes(pk)),
    () => `${due.length} events to learn from, ${marked.length} learnt`,
  )
}

function checkRecords(items: readonly TableItem[], events: readonly TableItem[], must: Check): void {
  const records = items.filter((item) => String(item.pk).endsWith('#RECORDS'))
  const agencies = new Set([...events.map(agencyOf), ...records.map((record) => record.AgencyID as number)])
  agencies.delete(undefined)
  for (const agency of agencies) {
    const told = events.filter(
      (event) => answered.includes(String(event.Type)) && agencyOf(event) === agency && !isDirect(event),
    )
    const accepted = told.filter((event) => event.Type === 'OfferAccepted').length
    const record = records.find((item) => item.AgencyID === agency)
    must(
      'applied',
      (record?.OffersAnswered ?? 0) === told.length,
      () => `agency ${agency} answered ${told.length} times, its record says ${record?.OffersAnswered}`,
    )
    must(
      'applied',
      (record?.OffersAccepted ?? 0) === accepted,
      () => `agency ${agency} accepted ${accepted} times, its record says ${record?.OffersAccepted}`,
    )
    for (const [reason, counter] of Object.entries(declineCounters)) {
      const given = told.filter(({ Detail }) => (Detail as { Why?: string }).Why === reason).length
      must(
        'applied',
        (record?.[counter] ?? 0) === given,
        () => `agency ${agency} declined ${given} times for ${reason}, its record says ${record?.[counter]}`,
      )
    }
    const weeks = Object.entries(record ?? {}).filter(([field]) => field.startsWith('Week'))
    const learnt = weeks.reduce((sum, [, pounds]) => sum + Number(pounds), 0)
    const receipts = events
      .filter((event) => event.Type === 'ReceiptCreated')
      .map((event) => event.Detail as { AgencyID: number; Pounds: number })
    const received = receipts.reduce((sum, { AgencyID, Pounds }) => sum + (AgencyID === agency ? Pounds : 0), 0)
    must(
      'applied',
      Math.abs(learnt - received) < 0.001,
      () => `agency ${agency} received ${received} lb, its record says ${learnt}`,
    )
  }
}

function checkSums(items: readonly TableItem[], must: Check): void {
  const receipts = items.filter((item) => item.sk === 'RECEIPT')
  for (const totals of items.filter((item) => item.sk === 'TOTALS')) {
    const own = receipts.filter(
      (receipt) => (receipt.Agency as { ID: number }).ID === Number(String(totals.pk).split('#')[1]),
    )
    const pounds = own.reduce((sum, receipt) => sum + Number(receipt.Pounds), 0)
    must(
      'history',
      totals.Receipts === own.length,
      () => `${totals.pk}: ${totals.Receipts} receipts, not ${own.length}`,
    )
    must(
      'history',
      Math.abs(Number(totals.Pounds) - pounds) < 0.001,
      () => `${totals.pk}: ${totals.Pounds} lb, not ${pounds}`,
    )
  }
}

/** One mail for each mark that says so, and none without a mark: nobody is written to twice about one event. */
function checkMails(items: readonly TableItem[], mails: readonly string[], must: Check): void {
  const users = items.filter(({ sk }) => sk === 'USER')
  const drivers = items
    .filter(({ sk, Kind }) => sk === 'ENTITY' && Kind === 'transportationProvider')
    .map((item): TableItem => ({ ...item, Subject: `provider-${item.ID}` }))
  // Several may share an address.
  for (const [address, people] of Map.groupBy([...users, ...drivers], (one) => String(one.EMailAddress))) {
    const keys = people.map(({ Subject }) => `MAIL#${Subject}`)
    const marks = items.filter(({ sk }) => keys.includes(String(sk)))
    const sent = marks.filter((mark) => mark.State === 'sent').length
    const got = mails.filter((to) => to === address).length
    must(
      'mails',
      sent <= got && got <= marks.length,
      () => `${address} got ${got} mails, ${sent} are marked as sent, ${marks.length} as begun`,
    )
  }
}
