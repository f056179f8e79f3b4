import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, Instant, Nothing, PathID } from '../../core/schema/fields.ts'
import { maxSchedules, ReportSchedule, ReportScheduleDraft } from './schedule.ts'

/** Reports that are made on due days and sent to their recipients. */
const { get, post, put, remove } = area('reports')

export const listReportSchedules = get('listReportSchedules', '/api/reports/schedules', {
  summary: `Scheduled reports of the caller’s food bank or agency in the order they were set up; at most ${maxSchedules}.`,
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  value: z.array(ReportSchedule),
})

export const addReportSchedule = post('addReportSchedule', '/api/reports/schedules', {
  summary: 'Sets up a report that is made on due days and sent to its recipients.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: ReportScheduleDraft,
  value: ReportSchedule,
  idempotent: true,
})

const schedule = { roles: agencyOrFoodBankRoles, resource: 'reportSchedule', params: { id: PathID } } as const

export const updateReportSchedule = put('updateReportSchedule', '/api/reports/schedules/{id}', {
  summary: 'Changes a scheduled report; recipients who unsubscribed stay unsubscribed.',
  ...schedule,
  body: ReportScheduleDraft,
  value: ReportSchedule,
})

export const pauseReportSchedule = put('pauseReportSchedule', '/api/reports/schedules/{id}/pause', {
  summary: 'Pauses a scheduled report, or resumes it; days in a pause are in no report.',
  ...schedule,
  body: z.strictObject({ IsPaused: z.boolean() }),
  value: ReportSchedule,
})

export const deleteReportSchedule = remove('deleteReportSchedule', '/api/reports/schedules/{id}', {
  summary: 'Deletes a scheduled report; links in its e-mails lead nowhere any more.',
  ...schedule,
  value: Nothing,
  idempotent: true,
})

/** A report as the link in a recipient’s e-mail shows it. */
export const ReportDelivery = z.object({
  Report: ReportSchedule.shape.Report,
  Frequency: ReportSchedule.shape.Frequency,
  EntityName: z.string(),
  Start: Day,
  End: Day,
  /** Of the recipient. */
  EMailAddress: z.string(),
  IsSubscribed: z.boolean(),
  /** null when the file is gone. */
  File: z.nullable(z.object({ Url: z.string(), FileName: z.string(), Expires: Instant })),
})

export type ReportDelivery = z.infer<typeof ReportDelivery>

export const delivery = { roles: 'anonymous', resource: 'code', params: { id: PathID, jobId: PathID } } as const

export const getReportDelivery = get('getReportDelivery', '/api/reports/schedules/{id}/deliveries/{jobId}', {
  summary: 'A scheduled report for one of its recipients, by the code of the e-mail’s link.',
  ...delivery,
  value: ReportDelivery,
  // Wrong codes are counted.
  permissions: ['table:write', 'exports:get'],
})

export const updateReportSubscription = put(
  'updateReportSubscription',
  '/api/reports/schedules/{id}/deliveries/{jobId}/subscription',
  {
    summary: 'Unsubscribes the recipient whose code it is from the schedule, or subscribes again.',
    ...delivery,
    body: z.strictObject({ IsSubscribed: z.boolean() }),
    value: ReportDelivery,
    permissions: ['exports:get'],
  },
)
