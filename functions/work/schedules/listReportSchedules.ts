import * as z from 'zod/mini'
import { Job } from '../../../shared/work/jobs/job.ts'
import * as schedules from '../../../shared/work/schedules/api.ts'
import { maxSchedules, ReportSchedule } from '../../../shared/work/schedules/schedule.ts'
import { endpoint } from '../../core/http/http.ts'
import { jobKeys } from '../../core/table/keys/jobs.ts'
import { reportLists } from '../../core/table/keys/reports.ts'

const JobState = z.pick(Job, { ID: true, State: true })

export const handler = endpoint(schedules.listReportSchedules, async ({ caller, table }) => {
  const list = reportLists.schedules(caller.EntityID)
  const { items } = await table.page({ ...list, limit: maxSchedules }, ReportSchedule)
  const keys = items.flatMap(({ LastRun }) => (LastRun ? [jobKeys.job(LastRun.JobID)] : []))
  const jobs = await table.getMany(keys, JobState)
  const states = new Map(jobs.map(({ ID, State }) => [ID, State]))
  return items.map((one) => ({
    ...one,
    LastRun: one.LastRun && { ...one.LastRun, State: states.get(one.LastRun.JobID) ?? null },
  }))
})
