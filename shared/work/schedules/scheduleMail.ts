import { reportLink } from '../../core/link/report.ts'
import { type Email, maxSubject } from '../../core/mail/email.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { fill } from '../../core/text/text.ts'
import { formatDay, localDay } from '../../core/time/zone.ts'
import type { Job } from '../jobs/job.ts'
import { reportTexts } from '../reports/texts.ts'
import type { ScheduleRecipient, StoredReportSchedule } from './schedule.ts'
import { scheduleTexts } from './texts.ts'

interface SentReport {
  readonly schedule: StoredReportSchedule
  readonly recipient: Pick<ScheduleRecipient, 'Code'>
  readonly job: Pick<Job, 'ID' | 'Expires'>
  readonly range: { readonly start: string; readonly end: string }
  readonly entityName: string
  readonly webUrl: string
}

/** The e-mail with a scheduled report's link, by which its recipient downloads it or unsubscribes. */
export function scheduleMail({ schedule, recipient, job, range, entityName, webUrl }: SentReport): Email {
  const language = schedule.Language
  const text = scheduleTexts[language]
  const entity = oneLine(entityName)
  const report = reportTexts[language][`report.${schedule.Report}`]
  const [start, end] = [formatDay(range.start, language), formatDay(range.end, language)]
  const values = { report, entity, start, end, frequency: text[`mail.frequency.${schedule.Frequency}`] }
  const url = reportLink(webUrl, { scheduleId: schedule.ID, jobId: job.ID, code: recipient.Code })
  const until = job.Expires ? [formatDay(localDay(new Date(job.Expires), schedule.TimeZone), language)] : []
  return {
    language,
    subject: cut(fill(text['mail.subject'], values), maxSubject),
    preheader: fill(text['mail.lead'], values),
    tone: 'good',
    code: '',
    kind: text['mail.kind'],
    title: fill(text['mail.title'], values),
    lead: fill(text['mail.lead'], values),
    highlight: undefined,
    rows: [
      { label: text['mail.days'], lines: [fill(reportTexts[language].range, { start, end })] },
      { label: text['mail.until'], lines: until },
    ],
    button: { text: text['mail.button'], url },
    footer: {
      why: fill(text['mail.why'], values),
      questions: '',
      off: '',
      settings: { text: text['mail.unsubscribe'], url },
    },
  }
}
