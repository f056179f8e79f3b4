import { dueReport, ran, type StoredReportSchedule } from '../../../shared/work/schedules/schedule.ts'
import { requestWrites } from '../../core/jobMachine/jobTable.ts'
import { nextId } from '../../core/table/ids.ts'
import { reportSchedules } from './scheduleTable.ts'

/**
 * Settles the timer of a scheduled report: one transaction asks for the job and sets the next run, on the condition that
 * nobody did so before. Two sweeps at once, or the same timer delivered twice, ask for one job.
 */
export async function settleReportSchedule(id: number, now: Date): Promise<void> {
  const loaded = await reportSchedules.load(id)
  if (!loaded || !dueReport(loaded, now)) return
  const jobId = await nextId('job')
  await reportSchedules.change(
    loaded,
    (schedule, at) => {
      const due = dueReport(schedule, at)
      return { state: due ? ran(schedule, due, jobId, at) : schedule, events: [] }
    },
    { by: null, now, also: (state) => (state.LastRun?.JobID === jobId ? jobWrites(state, jobId, now) : []) },
  )
}

function jobWrites(schedule: StoredReportSchedule, jobId: number, now: Date) {
  const { Report, Format, LastRun, Owner, Language } = schedule
  const Parameters = {
    report: Report,
    format: Format,
    start: LastRun?.Start ?? null,
    end: LastRun?.End ?? null,
    donorLocationId: null,
    dateFilterType: 'PICKUP',
    scheduleId: schedule.ID,
  } as const
  return requestWrites({ ID: jobId, Kind: 'scheduledReport', Parameters, Owner, Language }, now)
}
