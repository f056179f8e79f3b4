import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { addDays, addMonths, instantOf, isoWeekdayOf, localDay } from '../../core/time/zone.ts'
import { EMail } from '../../network/people/answerer.ts'
import { JobOwner, jobStates } from '../jobs/job.ts'
import { configurationReports, type ReportRange, scheduledReports } from '../reports/report.ts'
import * as refusals from './refusals.ts'

/**
 * Reports that are made on due days and sent to some addresses, signed in or not. A report is of the days since the due day
 * before, without the due day itself: reports of one schedule neither overlap nor leave out a day.
 */

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
export const scheduleFormats = ['PDF', 'CSV'] as const
export const maxRecipients = 10
/** Of one entity. */
export const maxSchedules = 20

const timing = {
  Frequency: z.enum(frequencies),
  /** Of weekly reports: 1 is Monday. */
  Weekday: z.int().check(z.minimum(1), z.maximum(7)),
  /** Of monthly reports; in a shorter month its last day. */
  DayOfMonth: z.int().check(z.minimum(1), z.maximum(31)),
  /** Of the clock on the food bank's wall. */
  Hour: z.int().check(z.minimum(0), z.maximum(23)),
}
const what = { Report: z.enum(scheduledReports), Format: z.enum(scheduleFormats), ...timing }

export const ReportScheduleDraft = z.strictObject({
  ...what,
  Recipients: z.array(EMail).check(z.minLength(1), z.maxLength(maxRecipients)),
})
export type ReportScheduleDraft = z.infer<typeof ReportScheduleDraft>

const LastRun = z.object({ At: Instant, Start: Day, End: Day, JobID: ID })

/** Schedule for the people of its organization. */
export const ReportSchedule = z.object({
  ID: ID,
  ...what,
  Recipients: z.array(z.object({ EMailAddress: z.string(), IsSubscribed: z.boolean() })),
  IsPaused: z.boolean(),
  TimeZone: z.string(),
  /** null while it is paused, or nobody is subscribed. */
  NextRun: z.nullable(Instant),
  LastRun: z.nullable(z.extend(LastRun, { State: z.nullable(z.enum(jobStates)) })),
})
export type ReportSchedule = z.infer<typeof ReportSchedule>

const ScheduleRecipient = z.object({
  EMailAddress: z.string(),
  /** Of the links in the recipient's e-mails. It stays the same, so that old e-mails can unsubscribe; no answer has it. */
  Code: z.string(),
  Unsubscribed: z.nullable(Instant),
})
export type ScheduleRecipient = z.infer<typeof ScheduleRecipient>

export const StoredReportSchedule = z.object({
  ID: ID,
  Version: z.int(),
  EntityID: ID,
  ...what,
  Recipients: z.array(ScheduleRecipient),
  IsPaused: z.boolean(),
  /** Of the food bank. */
  TimeZone: z.string(),
  /** The due day that comes next, and when. */
  NextDay: z.nullable(Day),
  NextRun: z.nullable(Instant),
  LastRun: z.nullable(LastRun),
  /** Person who set it up: its reports are made with this person's role, in this language. */
  Owner: JobOwner,
  Language: z.enum(languages),
})
export type StoredReportSchedule = z.infer<typeof StoredReportSchedule>

type Timing = Pick<ReportScheduleDraft, 'Frequency' | 'Weekday' | 'DayOfMonth' | 'Hour'>

/** The due day of a month, counted from January 2000, which has 31 days. */
const monthly = ({ DayOfMonth }: Timing, month: number) =>
  addMonths(`2000-01-${String(DayOfMonth).padStart(2, '0')}`, month)
const monthsSince2000 = (day: string) => (Number(day.slice(0, 4)) - 2000) * 12 + Number(day.slice(5, 7)) - 1

/** The first due day that is not before a day. */
export function dueDayFrom(timing: Timing, day: string): string {
  if (timing.Frequency === 'DAILY') return day
  if (timing.Frequency === 'WEEKLY') return addDays(day, (timing.Weekday - isoWeekdayOf(day) + 7) % 7)
  const inMonth = monthly(timing, monthsSince2000(day))
  return inMonth >= day ? inMonth : monthly(timing, monthsSince2000(day) + 1)
}

/** The due day before a due day. */
export function dueDayBefore(timing: Timing, dueDay: string): string {
  if (timing.Frequency === 'DAILY') return addDays(dueDay, -1)
  return timing.Frequency === 'WEEKLY' ? addDays(dueDay, -7) : monthly(timing, monthsSince2000(dueDay) - 1)
}

const runAt = ({ Hour }: Timing, dueDay: string, zone: string) => instantOf(dueDay, Hour, zone)

/** The first due day whose hour is after now. */
export function nextRun(timing: Timing, now: Date, zone: string): { day: string; at: Date } {
  const day = dueDayFrom(timing, localDay(now, zone))
  const at = runAt(timing, day, zone)
  if (at > now) return { day, at }
  const next = dueDayFrom(timing, addDays(day, 1))
  return { day: next, at: runAt(timing, next, zone) }
}

export const isSubscribed = ({ Unsubscribed }: Pick<ScheduleRecipient, 'Unsubscribed'>) => Unsubscribed === null

/** The schedule with the run that comes next: none while it is paused or has nobody to send to. */
export function timed(schedule: StoredReportSchedule, now: Date): StoredReportSchedule {
  if (schedule.IsPaused || !schedule.Recipients.some(isSubscribed)) return { ...schedule, NextDay: null, NextRun: null }
  const { day, at } = nextRun(schedule, now, schedule.TimeZone)
  return { ...schedule, NextDay: day, NextRun: at.toISOString() }
}

/** A configuration report needs its start before its end, which one day is not. */
export function scheduleRefusal(draft: Pick<ReportScheduleDraft, 'Report' | 'Frequency'>): Refusal | undefined {
  const isConfiguration = configurationReports.some((one) => one === draft.Report)
  return isConfiguration && draft.Frequency === 'DAILY' ? refuse(refusals.reportScheduleDaily) : undefined
}

/** Addresses of a draft as recipients: who was one before keeps the code, and stays unsubscribed. */
export function scheduleRecipients(
  addresses: readonly string[],
  before: readonly ScheduleRecipient[],
  newCode: () => string,
): ScheduleRecipient[] {
  return [...new Set(addresses)].map(
    (address) =>
      before.find(({ EMailAddress }) => EMailAddress === address) ?? {
        EMailAddress: address,
        Code: newCode(),
        Unsubscribed: null,
      },
  )
}

export const withPause = (schedule: StoredReportSchedule, IsPaused: boolean, now: Date): StoredReportSchedule =>
  schedule.IsPaused === IsPaused ? schedule : timed({ ...schedule, IsPaused }, now)

/** A recipient unsubscribes, or subscribes again. Nothing changes when it is so already. */
export function withSubscription(
  schedule: StoredReportSchedule,
  code: string,
  subscribes: boolean,
  now: Date,
): StoredReportSchedule {
  const found = schedule.Recipients.find(({ Code }) => Code === code)
  if (!found || isSubscribed(found) === subscribes) return schedule
  const changed = { ...found, Unsubscribed: subscribes ? null : now.toISOString() }
  const Recipients = schedule.Recipients.map((one) => (one === found ? changed : one))
  const next = { ...schedule, Recipients }
  // A run that is due stays due while somebody is left to send it to.
  return schedule.NextRun !== null && Recipients.some(isSubscribed) ? next : timed(next, now)
}

export interface DueReport {
  readonly range: ReportRange & { readonly start: string; readonly end: string }
  readonly next: { readonly day: string; readonly at: Date }
}

/** Report that is due by now: one report, also when several due days have passed; it covers the days of all of them. */
export function dueReport(schedule: StoredReportSchedule, now: Date): DueReport | undefined {
  const { NextDay, NextRun, TimeZone } = schedule
  if (NextDay === null || NextRun === null || Date.parse(NextRun) > now.getTime()) return undefined
  const next = nextRun(schedule, now, TimeZone)
  return { range: { start: dueDayBefore(schedule, NextDay), end: addDays(dueDayBefore(schedule, next.day), -1) }, next }
}

/** The schedule after a job for the due report was asked for. */
export const ran = (
  schedule: StoredReportSchedule,
  { range, next }: DueReport,
  JobID: number,
  now: Date,
): StoredReportSchedule => ({
  ...schedule,
  NextDay: next.day,
  NextRun: next.at.toISOString(),
  LastRun: { At: now.toISOString(), Start: range.start, End: range.end, JobID },
})
