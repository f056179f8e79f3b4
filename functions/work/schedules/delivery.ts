import type { Job } from '../../../shared/work/jobs/job.ts'
import { ScheduledReportParameters } from '../../../shared/work/jobs/kinds.ts'
import { downloadRefusal } from '../../../shared/work/jobs/lifecycle.ts'
import type { ReportDelivery } from '../../../shared/work/schedules/api.ts'
import {
  isSubscribed,
  type ScheduleRecipient,
  type StoredReportSchedule,
} from '../../../shared/work/schedules/schedule.ts'
import { fileUrl } from '../../core/files/jobFiles.ts'
import type { PublicContext } from '../../core/http/context.ts'
import { notFound } from '../../core/http/fault.ts'
import { refuseWrongCode } from '../../core/http/wrongCode.ts'
import { jobStore } from '../../core/jobMachine/jobTable.ts'
import { reportKeys } from '../../core/table/keys/reports.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { recipientOf, reportSchedules } from './scheduleTable.ts'

/** The way of a recipient to a scheduled report: the code of the e-mail's link, of that schedule alone. */

type Opening = Pick<
  PublicContext<{ id: number; jobId: number }>,
  'input' | 'accessCode' | 'address' | 'now' | 'language'
>
export interface OpenedReport {
  readonly schedule: StoredReportSchedule
  readonly recipient: ScheduleRecipient
  readonly job: Job
  readonly parameters: ReturnType<typeof ScheduledReportParameters.parse>
  readonly fileKey: string | null
}

export async function openDelivery(context: Opening): Promise<OpenedReport> {
  const { id, jobId } = context.input
  const schedule = await reportSchedules.load(id)
  const recipient = schedule && recipientOf(schedule, context.accessCode)
  if (!recipient) return refuseWrongCode(context, (nth) => reportKeys.wrongCodesFor(id, nth))
  const job = await jobStore.load(jobId)
  const parameters = ScheduledReportParameters.safeParse(job?.Parameters)
  if (!job || !parameters.success || parameters.data.scheduleId !== id) throw notFound()
  return { schedule, recipient, job, parameters: parameters.data, fileKey: job.FileKey }
}

export async function deliveryView(
  { schedule, job, parameters, fileKey }: OpenedReport,
  recipient: ScheduleRecipient,
  now: Date,
): Promise<ReportDelivery> {
  const entity = await anyEntity(schedule.EntityID)
  const { FileName, Expires } = job
  const hasFile = downloadRefusal(job, now) === undefined
  return {
    Report: parameters.report,
    Frequency: schedule.Frequency,
    EntityName: entity?.Name ?? '',
    Start: parameters.start ?? '',
    End: parameters.end ?? '',
    EMailAddress: recipient.EMailAddress,
    IsSubscribed: isSubscribed(recipient),
    File: hasFile && fileKey && FileName && Expires ? { Url: await fileUrl(fileKey, now), FileName, Expires } : null,
  }
}
