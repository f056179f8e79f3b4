import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFull } from '../../../test/engine/tier.ts'
import { isRefusal } from '../../core/answer.ts'
import { quietUntil } from '../../network/organizations/quietHours.ts'
import { nextDue } from './deadlines.ts'
import { type AgencyMatch, acceptedMatch, Donation, liveOffers, rankedMatches, type Stage } from './donation.ts'
import type { DonationEvent } from './events.ts'
import { type Command, type LifeStep, live, lives, perform, quietLives } from './life.fixture.ts'
import { askingLimit } from './offering.ts'
import { can, type DonationAction } from './stages.ts'

/** Random lives against what must hold at every moment of any of them. */

const numRuns = isFull ? 1000 : 200

const always = (see: (moment: LifeStep) => void, of = fc.oneof(lives, quietLives)) =>
  fc.assert(
    fc.property(of, (life) => live(life, see)),
    { numRuns },
  )

const isLive = (donation: Donation, id: number) => liveOffers(donation).some((match) => match.ID === id)

/** Action of the state machine that a command is. */
const actionOf: Record<Command['do'], readonly DonationAction[]> = {
  match: ['match'],
  approve: ['approve'],
  takeBack: ['takeBack'],
  accept: ['answer'],
  decline: ['answer'],
  tick: ['start', 'answer'],
  move: ['move'],
  remove: ['remove'],
  add: ['add'],
  mode: ['changeEscalation'],
  delay: ['delay'],
  cancel: ['cancel'],
  correct: ['correctItems'],
  close: ['close'],
  receipt: ['receipt'],
  handBack: ['changePickup'],
  changePickup: ['changePickup'],
  reopen: ['reopen'],
  wait: [],
  waitForTimer: [],
}

/** Stages that each stage can lead to. */
const leadsTo: Record<Stage, readonly Stage[]> = {
  matching: ['pendingApproval', 'pendingStart', 'offering', 'notMatched', 'cancelled'],
  pendingApproval: ['pendingStart', 'offering', 'notMatched', 'cancelled'],
  pendingStart: ['pendingApproval', 'offering', 'notMatched', 'cancelled'],
  offering: ['accepted', 'pendingStart', 'notMatched', 'cancelled', 'pendingApproval', 'unsuccessful'],
  accepted: [
    'closed',
    'complete',
    'unsuccessful',
    'cancelled',
    'offering',
    'notMatched',
    'pendingApproval',
    'pendingStart',
  ],
  closed: ['complete', 'accepted'],
  complete: ['accepted'],
  unsuccessful: ['accepted', 'notMatched'],
  notMatched: ['pendingApproval', 'unsuccessful', 'cancelled'],
  cancelled: [],
}

const line = (type: DonationEvent['type'], ...rest: (string | number)[]) => [type, ...rest].join(' ')
const told = ({ type, detail }: DonationEvent) => {
  const more = detail as { Agency?: { ID: number }; Deadline?: string; Why?: string; From?: number; To?: number }
  return [type, more.Agency?.ID, more.Deadline, more.Why, more.From, more.To]
    .filter((part) => part !== undefined)
    .join(' ')
}

/** Change of one match, read off its two states. */
function happenedTo(match: AgencyMatch, was: AgencyMatch | undefined, { before, after }: LifeStep): string[] {
  const agency = match.Agency.ID
  const wasLive = isLive(before, match.ID)
  const lines: string[] = []
  if (!was && before.Stage !== 'matching') lines.push(line('AgencyAdded', agency))
  const isAskedAgain = was?.Response === 'withdrawn' && match.Response === null
  if (match.AgencyExpirationTime && (isAskedAgain || match.AgencyExpirationTime !== was?.AgencyExpirationTime))
    lines.push(line('OfferMade', agency, match.AgencyExpirationTime))
  if (wasLive && match.InitialActivationTime === null) lines.push(line('OfferWithdrawn', agency, 'moved'))
  if (match.Response === (was?.Response ?? null)) return lines
  if (match.Response === 'accepted') lines.push(line('OfferAccepted', agency))
  if (match.Response === 'rejected') lines.push(line('OfferDeclined', agency))
  if (match.Response === 'timedOut') lines.push(line('OfferExpired', agency))
  if (was?.Response === 'accepted') lines.push(line('PickupHandedBack', agency, 'vehicle'))
  else if (match.Response === 'withdrawn') {
    const why = after.Stage === 'cancelled' ? 'cancelled' : after.Stage === 'accepted' ? 'taken' : 'removed'
    if (why === 'removed') lines.push(line('AgencyRemoved', agency))
    lines.push(line('OfferWithdrawn', agency, why))
  }
  return lines
}

const hasTimedOut = (donation: Donation, id: number) =>
  donation.Matches.find((match) => match.ID === id)?.Response === 'timedOut'

/** The swap of two ranks, from the moved match's side; expired offers leave the ranking before it. */
function swapOf({ before, after, command }: LifeStep): string[] {
  if (command.do !== 'move') return []
  const moved = rankedMatches(before)[command.from - 1]
  const left = rankedMatches(before).filter((match) => !hasTimedOut(after, match.ID))
  const from = left.findIndex((match) => match.ID === moved?.ID) + 1
  const now = after.Matches.find((match) => match.ID === moved?.ID)
  return moved && from > 0 && now && now.Rank !== from
    ? [line('MatchMoved', moved.Agency.ID, from, Number(now.Rank))]
    : []
}

const hasLostAllOffers = ({ before, after }: LifeStep) =>
  before.Stage === 'offering' && rankedMatches(before).every(({ ID }) => hasTimedOut(after, ID))

/** `RemindedFor` is the latest deadline that was reminded of: the deadlines between the old one and the new one are new. */
const isFirstReminder = (deadline: string, { before, after }: LifeStep) =>
  deadline > (before.RemindedFor ?? '') && deadline <= (after.RemindedFor ?? '')

/** Everything that happened, worked out from the donation before and after alone. */
function expectedEvents(moment: LifeStep): string[] {
  const { before, after, command } = moment
  const isReopened = before.IsMarkedAsSuccessfulByDonor !== null && after.IsMarkedAsSuccessfulByDonor === null
  const is = (changed: boolean, ...lines: string[]) => (changed ? lines : [])
  const gone = before.Matches.filter((was) => !after.Matches.some((match) => match.ID === was.ID))
  const started = before.Stage === 'pendingStart' && after.StartAfter === before.StartAfter
  return [
    ...is(before.Stage === 'matching' && after.Stage !== 'matching' && after.Stage !== 'cancelled', 'DonationMatched'),
    ...is(before.Stage === 'pendingApproval' && ['pendingStart', 'offering'].includes(after.Stage), 'MatchesApproved'),
    ...is(
      command.do === 'takeBack' && before.Stage !== 'pendingApproval' && after.Stage === 'pendingApproval',
      'ApprovalTakenBack',
    ),
    ...is(started && ['offering', 'notMatched'].includes(after.Stage), 'StartBegun'),
    ...is(after.Stage === 'notMatched' && before.Stage !== 'notMatched' && !isReopened, 'DonationNotMatched'),
    // The last offer had expired and no sweep had come by: not matched, and then revived, closed or cancelled at once.
    ...is(after.Stage !== 'notMatched' && hasLostAllOffers(moment), 'DonationNotMatched'),
    ...is(after.Stage === 'cancelled' && before.Stage !== 'cancelled', 'DonationCancelled'),
    ...is(after.StartAfter !== before.StartAfter, 'StartModeChanged'),
    ...is(after.IsSimultaneousNotifyEnabled !== before.IsSimultaneousNotifyEnabled, 'EscalationModeChanged'),
    ...is(
      JSON.stringify(after.AdHocTransactionDonationCategories) !==
        JSON.stringify(before.AdHocTransactionDonationCategories),
      'ItemsCorrected',
    ),
    ...is(
      after.IsMarkedAsSuccessfulByDonor !== before.IsMarkedAsSuccessfulByDonor,
      isReopened ? 'DonationReopened' : 'DonationClosed',
    ),
    ...is(
      command.do === 'changePickup' && after !== before,
      line('PickupChanged', acceptedMatch(after)?.Agency.ID ?? 0),
    ),
    ...is(after.Receipt?.ID !== before.Receipt?.ID, 'ReceiptCreated'),
    ...is(
      after.RemindedFor !== before.RemindedFor,
      ...liveOffers(after)
        .filter(({ AgencyExpirationTime }) => isFirstReminder(AgencyExpirationTime ?? '', moment))
        .map((match) => line('OfferExpiring', match.Agency.ID, match.AgencyExpirationTime ?? '')),
    ),
    ...gone.map((was) => line('AgencyRemoved', was.Agency.ID)),
    ...swapOf(moment),
    ...after.Matches.flatMap((match) =>
      happenedTo(
        match,
        before.Matches.find((was) => was.ID === match.ID),
        moment,
      ),
    ),
  ]
}

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) freeze(part)
  return value
}

const answerTypes = { accept: 'OfferAccepted', decline: 'OfferDeclined' } as const

describe('at every moment of any donation’s life', () => {
  it('[offer-states] at most one agency has accepted, and within its offer period', () =>
    always(({ after: donation }) => {
      const accepted = donation.Matches.filter((match) => match.Response === 'accepted')
      expect(accepted.length).toBeLessThanOrEqual(1)
      for (const match of accepted)
        expect(Date.parse(match.AgencyResponseTime ?? '')).toBeLessThan(Date.parse(match.AgencyExpirationTime ?? ''))
      if (['accepted', 'closed', 'complete'].includes(donation.Stage)) expect(accepted).toHaveLength(1)
      if (['offering', 'notMatched', 'pendingApproval'].includes(donation.Stage)) expect(accepted).toHaveLength(0)
    }))

  it('[rt-match-ranked-order] offers one at a time, or to all at once, each with a full period', () =>
    always(({ after: donation }) => {
      const live = liveOffers(donation)
      if (donation.Stage !== 'offering') return expect(live).toHaveLength(0)
      expect(live.length).toBeGreaterThan(0)
      for (const { InitialActivationTime, AgencyExpirationTime } of live)
        expect(Date.parse(AgencyExpirationTime ?? '') - Date.parse(InitialActivationTime ?? '')).toBe(
          donation.OfferMinutes * 60_000,
        )
      if (donation.IsSimultaneousNotifyEnabled) expect(live).toEqual(rankedMatches(donation))
      else expect(live).toEqual(rankedMatches(donation).slice(0, 1))
    }))

  it('[active-match-rank-1] ranks are gapless from 1, and the first of a running donation is being asked', () =>
    always(({ after: donation }) => {
      const ranked = rankedMatches(donation)
      expect(ranked.map((match) => match.Rank)).toEqual(ranked.map((_, index) => index + 1))
      if (donation.Stage === 'offering') expect(isLive(donation, ranked[0]?.ID ?? 0)).toBe(true)
      if (donation.Stage === 'notMatched') expect(ranked).toHaveLength(0)
    }))

  it('moves only as the state machine allows; what was cancelled ended for good', () =>
    always(({ before, after, command, result }) => {
      if (before.Stage !== after.Stage) expect(leadsTo[before.Stage]).toContain(after.Stage)
      if (!result || isRefusal(result) || result.events.length === 0) return
      const settles = result.events.some(({ type }) => type === 'OfferExpired')
      expect(settles ? before.Stage === 'offering' : actionOf[command.do].some((action) => can(action, before))).toBe(
        true,
      )
    }))

  it('tells exactly what changed, and nothing when nothing did', () =>
    always((moment) => {
      const { result } = moment
      if (result === undefined || isRefusal(result)) return
      expect(result.events.map(told).sort()).toEqual(expectedEvents(moment).sort())
      if (result.events.length === 0) expect(result.state).toBe(moment.before)
    }, lives))

  it('repeats change nothing, and no move touches the donation it was given', () =>
    always(({ before, after, command, result, now }) => {
      // An agency that is passed over gives its rank to the next: the same move is another one then.
      if (result && !isRefusal(result) && result.events.some(({ type }) => type === 'AgenciesPassedOver')) return
      freeze(before)
      const again = perform(freeze(after), command, now, before)
      if (again && !isRefusal(again)) expect(again.events).toEqual([])
    }))

  it('asks nobody by itself in quiet hours, but for what would spoil or an agency that picks up then', () =>
    always(({ before, after, command, result, now }) => {
      if (result === undefined || isRefusal(result) || !after.QuietHours) return
      const made = result.events.flatMap((event) => (event.type === 'OfferMade' ? [event.detail.MatchID] : []))
      const isAskedFor = ['move', 'mode', 'delay', 'add'].includes(command.do)
      if (made.length === 0 || isAskedFor || !quietUntil(after.QuietHours, now, after.TimeZone)) return
      const isOpen = after.Matches.some(({ ID, NightHours }) => made.includes(ID) && NightHours)
      expect(isOpen || (askingLimit(before) ?? 0) > now.getTime()).toBe(true)
    }, quietLives))

  it('asks no agency that nobody can answer for, and tells of each that is passed over', () =>
    always(({ before, after, result }) => {
      for (const { IsUnattended, InitialActivationTime } of after.Matches)
        if (IsUnattended) expect(InitialActivationTime).toBeNull()
      if (result === undefined || isRefusal(result)) return
      const passed = after.Matches.filter(
        ({ ID, IsUnattended, Response }) =>
          IsUnattended && Response && !before.Matches.find((was) => was.ID === ID)?.Response,
      )
      const told = result.events.flatMap((event) => (event.type === 'AgenciesPassedOver' ? event.detail.Agencies : []))
      expect(told.map(({ ID }) => ID).sort()).toEqual(passed.map(({ Agency }) => Agency.ID).sort())
    }, quietLives))

  it('makes no offer whose period is over already', () =>
    always(({ result, now }) => {
      if (result === undefined || isRefusal(result)) return
      for (const { type, detail } of result.events)
        if (type === 'OfferMade') expect(Date.parse(detail.Deadline)).toBeGreaterThan(now.getTime())
    }))

  it('never has a receipt and the donor’s word that nothing was picked up', () =>
    always(({ after: donation }) => {
      if (donation.Receipt) expect(donation.IsMarkedAsSuccessfulByDonor).not.toBe(false)
    }))

  it('leaves no expired offer open after any change', () =>
    always(({ after: donation, result, now }) => {
      if (result === undefined || isRefusal(result)) return
      for (const { AgencyExpirationTime } of liveOffers(donation))
        expect(Date.parse(AgencyExpirationTime ?? '')).toBeGreaterThan(now.getTime())
    }))

  it('leaves the clock nothing that is due already, and never does a timer twice', () =>
    always(({ after: donation, command, now }) => {
      if (command.do !== 'tick' || donation.Stage === 'matching') return
      const due = nextDue(donation)
      if (due !== null) expect(Date.parse(due)).toBeGreaterThan(now.getTime())
    }))

  it('gives a match’s ID to one agency only', () =>
    fc.assert(
      fc.property(lives, (life) => {
        const owners = new Map<number, number>()
        live(life, ({ after: donation }) => {
          for (const { ID, Agency } of donation.Matches) {
            expect(owners.get(ID) ?? Agency.ID).toBe(Agency.ID)
            owners.set(ID, Agency.ID)
          }
        })
      }),
      { numRuns },
    ))

  it('stays a donation that can be stored', () => always(({ after: donation }) => void Donation.parse(donation)))

  it('[offer-accept-until-end] lets those and only those answer whose offer period runs', () =>
    always(({ after: donation, now }) => {
      for (const { ID, Agency, Response, AgencyExpirationTime } of donation.Matches) {
        const isInTime = isLive(donation, ID) && now.getTime() < Date.parse(AgencyExpirationTime ?? '')
        for (const answer of ['accept', 'decline'] as const) {
          const result = perform(donation, { do: answer, agency: Agency.ID }, now)
          const answered =
            result !== undefined && !isRefusal(result) && result.events.some(({ type }) => type === answerTypes[answer])
          expect(answered, `${answer} of ${Agency.ID}, ${Response}`).toBe(isInTime)
          if (answered && answer === 'accept') expect(acceptedMatch(result.state)?.ID).toBe(ID)
        }
      }
    }))
})
