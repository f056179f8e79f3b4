import { type Event, positionOf } from '../../../events/event.ts'
import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { locales } from '../../../shared/core/text/languages.ts'
import { fill, type Language } from '../../../shared/core/text/text.ts'
import { formatInstant, formatTime, localDay, zoneName } from '../../../shared/core/time/zone.ts'
import type { TimelineEvent } from '../../../shared/rescue/donations/api.ts'
import { rankedMatches } from '../../../shared/rescue/donations/donation.ts'
import type { SubmissionGridRow, SubmissionView } from '../../../shared/rescue/loads/api.ts'
import type { SubmissionRow } from '../../../shared/rescue/loads/rows.ts'
import { matchInCharge, submissionStatus } from '../../../shared/rescue/loads/status.ts'
import {
  type EntityMatch,
  matchOfEntity,
  type Submission,
  submissionPounds,
} from '../../../shared/rescue/loads/submission.ts'
import type { SubmissionRule } from '../../../shared/rescue/loads/submissionTransition.ts'
import { loadTimelineTexts } from '../../../shared/rescue/loads/texts/loadTimeline.ts'
import type { View } from '../../core/http/context.ts'
import { changeSubmission, type SubmissionChange, type SubmissionTimeline } from './submissionTable.ts'

/** Tells if a reader is the network, which sees all; an asked organization sees its own part. */
const isNetwork = ({ Role }: Pick<Caller, 'Role'>) => Role === 'fano'

function visibleMatches(submission: Submission, caller: Caller): EntityMatch[] {
  const all = [...rankedMatches(submission), ...submission.Matches.filter(({ Rank }) => Rank === null)]
  return isNetwork(caller) ? all : all.filter(({ Entity }) => Entity.ID === caller.EntityID)
}

const entityIn = ({ Detail }: Event) => Detail.Entity as { ID: number; Name: string } | undefined

/** Events of the network's work on its list are for the network alone. */
const ofNetwork: readonly string[] = ['LoadModeChanged', 'LoadMatchMoved', 'LoadEntityAdded', 'LoadEntityRemoved']
const ofDelivery: readonly string[] = ['DriverLocated', 'LoadDelivered']

const isTaker = ({ Matches }: Submission, { EntityID }: Pick<Caller, 'EntityID'>) =>
  matchOfEntity({ Matches }, EntityID)?.Response === 'accepted'

/** An asked entity reads the events of the load as a whole and of its own match; those of the delivery when it took the load. */
function isVisible(event: Event, submission: Submission, caller: Caller): boolean {
  if (isNetwork(caller)) return true
  if (ofNetwork.includes(event.Type)) return false
  if (ofDelivery.includes(event.Type)) return isTaker(submission, caller)
  return (entityIn(event)?.ID ?? caller.EntityID) === caller.EntityID
}

const hiddenDriver = {
  DriverLocationDescription: '',
  DriverLatitude: null,
  DriverLongitude: null,
  DriverLocationTime: null,
  DeliveredTime: null,
}

function eventText({ Type, Detail }: Event, zone: string, language: Language): string {
  const texts = loadTimelineTexts[language] as Readonly<Record<string, string>>
  const template = texts[`${Type}.${String(Detail.Why ?? Detail.Mode)}`] ?? texts[Type] ?? Type
  const until = typeof Detail.Deadline === 'string' ? new Date(Detail.Deadline) : undefined
  return fill(template, {
    ...Object.fromEntries(Object.entries(Detail).map(([name, value]) => [name, writtenValue(value, language)])),
    entity: (Detail.Entity as { Name: string } | undefined)?.Name ?? '',
    time: until ? `${formatInstant(until, zone, language)} ${zoneName(until, zone, language)}` : '',
  })
}

const writtenValue = (value: unknown, language: Language) =>
  typeof value === 'number' ? value.toLocaleString(locales[language]) : typeof value === 'string' ? value : ''

/** The timeline: what one person or a timer caused at once is one event with its consequences below it. */
function timelineOf({ state, events }: SubmissionTimeline, { caller, language }: View): TimelineEvent[] {
  const visible = events.filter((event) => isVisible(event, state, caller))
  const changes = Map.groupBy(visible, (event) => positionOf(event).version)
  return [...changes.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const entry = (event: Event) => ({
      Time: event.At,
      DateLocal: localDay(new Date(event.At), state.TimeZone),
      TimeLocal: formatTime(new Date(event.At), state.TimeZone, language),
      Text: eventText(event, state.TimeZone, language),
      ProcessTimeOnClient: false,
    })
    return [{ ...entry(first), Type: first.Type, SubEvents: others.map(entry) }]
  })
}

/** The submission of section 3 as the caller may see it. */
export function submissionView(timeline: SubmissionTimeline, view: View): SubmissionView {
  const submission = timeline.state
  const Matches = visibleMatches(submission, view.caller)
  return {
    ...submission,
    ...(isNetwork(view.caller) || isTaker(submission, view.caller) ? {} : hiddenDriver),
    Pounds: submissionPounds(submission),
    IsDeleted: submission.Stage === 'deleted',
    IsCancelled: submission.Stage === 'cancelled',
    PrimaryStatus: submissionStatus(submission, view.now, view.caller, view.language),
    EntityMatch: isNetwork(view.caller) ? (matchInCharge(submission) ?? null) : (Matches[0] ?? null),
    Matches,
    Timeline: { Events: timelineOf(timeline, view) },
  }
}

/** A row of the distributor grid in the reader's language. */
export function submissionGridRow(row: SubmissionRow, { caller, now, language }: View): SubmissionGridRow {
  const named = row.Matches.find(({ Entity }) => Entity.ID !== 0)
  return {
    ...row,
    IsDeleted: row.Stage === 'deleted',
    IsCancelled: row.Stage === 'cancelled',
    PrimaryStatus: submissionStatus(row, now, caller, language),
    EntityMatch: named
      ? {
          ...named,
          Entity: { Name: named.Entity.Name, Address: { City: named.Entity.City, Province: named.Entity.Province } },
          EntityAccepted: named.Response === 'accepted' ? true : named.Response === 'rejected' ? false : null,
        }
      : null,
  }
}

/** Changes a load by a rule on the caller's behalf and answers it as the screen shows it, without reading it again. */
export async function changeAndShowSubmission(
  loaded: SubmissionTimeline,
  view: View,
  rule: SubmissionRule,
  options: Pick<SubmissionChange, 'answeringEntity'> = {},
): Promise<SubmissionView | Refusal> {
  const changed = await changeSubmission(loaded, rule, { ...options, by: view.caller, now: view.now })
  return isRefusal(changed) ? changed : submissionView(changed, view)
}
