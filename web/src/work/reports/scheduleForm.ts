import * as z from 'zod/mini'
import { EMail } from '../../../../shared/network/people/answerer.ts'
import {
  ReportScheduleDraft as Draft,
  frequencies,
  maxRecipients,
  type ReportSchedule,
  type ReportScheduleDraft,
} from '../../../../shared/work/schedules/schedule.ts'

/** The form of a scheduled report: addresses are typed as lines. */

const addressesIn = (typed: string) => typed.split(/[\s,;]+/).filter((address) => address !== '')
const isAddress = (address: string) => EMail.safeParse(address).success

/** The first of the typed addresses that is none. */
export const wrongAddress = (typed: string) => addressesIn(typed).find((address) => !isAddress(address))

export const scheduleForm = z.object({
  Report: Draft.shape.Report,
  Format: Draft.shape.Format,
  Frequency: z.enum(frequencies),
  Weekday: z.int(),
  DayOfMonth: z.int(),
  Hour: z.int(),
  addresses: z.string().check(
    z.refine((typed) => addressesIn(typed).length > 0, 'recipientsMissing'),
    z.refine((typed) => addressesIn(typed).length <= maxRecipients, 'recipientsTooMany'),
    z.refine((typed) => wrongAddress(typed) === undefined, 'recipientsWrong'),
  ),
})
export type ScheduleForm = z.infer<typeof scheduleForm>

export const scheduleDraftOf = ({ addresses, ...draft }: ScheduleForm): ReportScheduleDraft => ({
  ...draft,
  Recipients: addressesIn(addresses),
})

export const firstValues = (edited: ReportSchedule | undefined): ScheduleForm => ({
  Report: edited?.Report ?? 'SummaryAgency',
  Format: edited?.Format ?? 'PDF',
  Frequency: edited?.Frequency ?? 'WEEKLY',
  Weekday: edited?.Weekday ?? 1,
  DayOfMonth: edited?.DayOfMonth ?? 1,
  Hour: edited?.Hour ?? 6,
  addresses: edited?.Recipients.map(({ EMailAddress }) => EMailAddress).join('\n') ?? '',
})
