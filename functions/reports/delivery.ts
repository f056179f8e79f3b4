import type { ReportDelivery } from '../../shared/api/schedules.ts'
import type { Job } from '../../shared/job/job.ts'
import { ScheduledReportParameters } from '../../shared/job/kinds.ts'
import { downloadRefusal } from '../../shared/job/lifecycle.ts'
import { isSubscribed, type ScheduleRecipient, type StoredReportSchedule } from '../../shared/report/schedule.ts'
import { anyEntity } from '../entities/entityTable.ts'
import type { PublicContext } from '../http/context.ts'
import { notFound } from '../http/fault.ts'
import { refuseWrongCode } from '../http/wrongCode.ts'
import { fileUrl } from '../jobs/jobFiles.ts'
import { jobStore } from '../jobs/jobTable.ts'
import { reportKeys } from '../table/keys/reports.ts'
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
    File: hasFile && fileKey && FileName && Expires ? { Url: fileUrl(fileKey, now), FileName, Expires } : null,
  }
}
