import type { Language } from '../../../core/text/text.ts'
import { localDay } from '../../../core/time/zone.ts'
import { liveOffers, rankedMatches, type Stage } from '../donation.ts'
import { transportAttention } from '../pickup/attention.ts'
import { isPickupWindowOver, pickupWindow } from '../pickup/proposal.ts'
import { brief, phrase, phraseText } from './phrase.ts'
import type { StatusFacts } from './statusFacts.ts'
import { pendingProcessing, statusTypes } from './statusTypes.ts'
import { subtitle } from './subtitle.ts'
import type { Tone } from './tone.ts'
import { isActionRequired, type Viewer } from './viewer.ts'

/**
 * The primary status of a donation. Its type is the same for every reader; the subtitle and the required action depend on
 * the reader: only the food bank can approve, only the asked agency can answer.
 */

/** A deadline has passed and the sweep, once a minute, has yet to act on it. */
function isAwaitingSweep(donation: StatusFacts, now: Date): boolean {
  if (donation.Stage === 'pendingStart') return donation.StartAfter !== null && new Date(donation.StartAfter) <= now
  const live = liveOffers(donation)
  return live.length > 0 && live.every((match) => new Date(match.AgencyExpirationTime ?? 0) <= now)
}

export function primaryStatus(donation: StatusFacts, now: Date, viewer: Viewer) {
  const isAwaiting = isAwaitingSweep(donation, now)
  const type = isAwaiting
    ? pendingProcessing
    : (statusTypes.find((one) => one.Stage === donation.Stage) ?? pendingProcessing)
  const IsActionRequired = !isAwaiting && isActionRequired(donation, now, viewer)
  const IsWarningOrFailure = isWarningOrFailure(donation, now)
  return {
    Type: type.Type,
    TypeID: type.ID,
    StatusSummary: {
      Title: phrase(type.Title),
      Subtitle: isAwaiting ? phrase('goingOn') : subtitle(donation, now, viewer),
      Tone: toneOf(type.Tone, { IsActionRequired, IsWarningOrFailure }),
      IsActionRequired,
      IsWarningOrFailure,
      ProgressOverview: progress(donation),
    },
  }
}

/** The tone of the status type, unless something went wrong or the reader has to act. */
function toneOf(tone: Tone, flags: { IsActionRequired: boolean; IsWarningOrFailure: boolean }): Tone {
  if (flags.IsWarningOrFailure) return 'warning'
  return tone === 'neutral' && flags.IsActionRequired ? 'info' : tone
}

/** The status as it travels: in the reader's language. */
export function statusSummary(donation: StatusFacts, now: Date, viewer: Viewer, language: Language) {
  const { Type, TypeID, StatusSummary } = primaryStatus(donation, now, viewer)
  const { Title, Subtitle, ...flags } = StatusSummary
  const thisYear = localDay(now, donation.TimeZone).slice(0, 4)
  return {
    Type,
    TypeID,
    Title: phraseText(Title, language),
    Subtitle: Subtitle ? phraseText(Subtitle, language, thisYear) : '',
    ...flags,
  }
}

/** The subtitle in short, beside a column that names the agency; empty where the subtitle is short itself. */
export function statusBrief(donation: StatusFacts, now: Date, viewer: Viewer, language: Language): string {
  const { Subtitle } = primaryStatus(donation, now, viewer).StatusSummary
  const short = Subtitle && brief(Subtitle)
  return short ? phraseText(short, language, localDay(now, donation.TimeZone).slice(0, 4)) : ''
}

const dayMs = 86_400_000

/** It failed, or it is about to: the pickup window ended before anybody accepted, or a day ago without the donor's word. */
function isWarningOrFailure(donation: StatusFacts, now: Date): boolean {
  if (transportAttention(donation, now)) return true
  switch (donation.Stage) {
    case 'unsuccessful':
    case 'notMatched':
    case 'cancelled':
      return true
    case 'pendingApproval':
      return rankedMatches(donation).length === 0 || isPickupWindowOver(donation, now)
    case 'pendingStart':
    case 'offering':
      return isPickupWindowOver(donation, now)
    case 'accepted': {
      const window = pickupWindow(donation)
      return window !== null && window.end.getTime() + dayMs <= now.getTime()
    }
    default:
      return false
  }
}

const stageProgress: Record<Stage, number> = {
  matching: 10,
  pendingApproval: 20,
  pendingStart: 30,
  offering: 40,
  accepted: 70,
  closed: 90,
  complete: 100,
  unsuccessful: 0,
  notMatched: 0,
  cancelled: 0,
}

/** 0-100; failed donations have none. While offers run it grows by the share of agencies that gave no acceptance. */
function progress({ Stage, Matches, Receipt }: StatusFacts): number {
  if (Stage === 'accepted' && Receipt) return 80
  if (Stage !== 'offering') return stageProgress[Stage]
  const answered = Matches.filter((match) => match.Response !== null).length
  return stageProgress.offering + Math.floor((20 * answered) / Math.max(1, Matches.length))
}

/** The progress bar is hidden at its ends (section 4 'Progress bar'). */
export const showsProgress = (progressOverview: number) => progressOverview > 0 && progressOverview < 99
