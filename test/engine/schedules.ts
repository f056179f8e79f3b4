import { jobOwner, requestWrites } from '../../functions/core/jobMachine/jobTable.ts'
import { nextId } from '../../functions/core/table/ids.ts'
import { table } from '../../functions/core/table/table.ts'
import { newSchedule, reportSchedules } from '../../functions/work/schedules/scheduleTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { ReportScheduleDraft } from '../../shared/work/schedules/schedule.ts'
import { finishedJob } from './jobs.ts'

/** Scheduled reports of the tests. */

export const scheduleDraft = {
  Report: 'SummaryAgency',
  Format: 'PDF',
  Frequency: 'WEEKLY',
  Weekday: 1,
  DayOfMonth: 1,
  Hour: 6,
  Recipients: ['board@example.org'],
} as const satisfies ReportScheduleDraft

/** Stores a schedule as the endpoint does, without its maximum: tests make many of one food bank. */
export async function scheduleOf(owner: Caller, ...Recipients: string[]): Promise<number> {
  const now = new Date()
  const draft = { ...scheduleDraft, Recipients: Recipients.map((address) => address.toLowerCase()) }
  const made = await newSchedule(draft, { Owner: jobOwner(owner), Language: 'en' }, now)
  await reportSchedules.save(undefined, { state: made, events: [] }, { by: owner, now })
  return made.ID
}

/** A report of the schedule that was made, as its first recipient's link names it. */
export async function deliveryOf(owner: Caller, address: string) {
  const id = await scheduleOf(owner, address)
  const schedule = await reportSchedules.load(id)
  const jobId = await nextId('job')
  if (!schedule) throw new Error('The schedule is missing')
  const { Report: report, Format: format, Owner, Language } = schedule
  const Parameters = {
    report,
    format,
    start: '2026-11-09',
    end: '2026-11-15',
    donorLocationId: null,
    dateFilterType: 'PICKUP',
    scheduleId: id,
  } as const
  await table.commit(requestWrites({ ID: jobId, Kind: 'scheduledReport', Parameters, Owner, Language }, new Date()))
  await finishedJob(jobId)
  return { id, jobId, code: schedule.Recipients[0]?.Code ?? '' }
}
