import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

interface SummarizedDays {
  readonly start: string
  readonly end: string
  readonly agencyId?: number | undefined
}

export const reportKeys = {
  schedule: (id: number) => key(`REPORTSCHEDULE#${id}`, 'REPORTSCHEDULE'),
  /** A customer summary that a job made: of all pantries that the asking entity reports, or of one of them. */
  customerSummary: (entityId: number, { start, end, agencyId }: SummarizedDays) =>
    key(`CUSTOMERSUMMARY#${entityId}`, `${start}#${end}#${agencyId ?? ''}`),
  /** Part of the hand-overs that a household report was counted from; of the head, the latest count. */
  householdVisits: (entityId: number, asked: string, part: string) => key(`HOUSEHOLDREPORT#${entityId}#${asked}`, part),
  /** Wrong codes of recipients' links in a span of time. */
  wrongCodesFor: (id: number, span: number) => key(`WRONGCODESFORREPORT#${id}`, String(span)),
} as const

/** Scheduled reports in the order in which they were set up. */
export const reportLists = {
  schedules: (entityId: number) => listOn(1, `OWNER#${entityId}#REPORTSCHEDULES`),
  /** Of the whole tenant. */
  allSchedules: () => listOn(2, 'REPORTSCHEDULES'),
} as const
