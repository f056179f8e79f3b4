import { absolute } from './page.ts'

/** The link in a scheduled report's e-mail. What is behind `#` reaches no server and no log. */

export interface ReportLink {
  readonly scheduleId: number
  readonly jobId: number
  readonly code: string
}

export const reportLink = (webUrl: string, { scheduleId, jobId, code }: ReportLink) =>
  absolute(webUrl, `/report#/${scheduleId}/${jobId}/${code}`)

export function reportLinkIn(hash: string): ReportLink | undefined {
  const [, scheduleId, jobId, code] = /^#\/(\d{1,15})\/(\d{1,15})\/([\w-]{1,100})$/.exec(hash) ?? []
  return scheduleId && jobId && code ? { scheduleId: Number(scheduleId), jobId: Number(jobId), code } : undefined
}
