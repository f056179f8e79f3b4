import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/work/schedules.json' with { type: 'json' }
import es from '../../languages/es/work/schedules.json' with { type: 'json' }

/** Scheduled reports: their list and form, the e-mails about them, and the page that their links open. */
export const scheduleTexts = texts<
  typeof en.scheduleTexts,
  {
    recipientsHint: 'max'
    hourHint: 'zone'
    'at.DAILY': 'time'
    'at.WEEKLY': 'time' | 'weekday'
    'at.MONTHLY': 'day' | 'time'
    'at.MONTHLY_last': 'time'
    firstRun: 'day' | 'end' | 'start'
    unsubscribed: 'address'
    editNamed: 'name'
    pauseNamed: 'name'
    resumeNamed: 'name'
    deleteNamed: 'name'
    recipientsWrong: 'address'
    recipientsTooMany: 'max'
    'mail.subject': 'end' | 'report' | 'start'
    'mail.title': 'entity' | 'report'
    'mail.lead': 'frequency'
    'mail.why': 'entity'
    'page.of': 'end' | 'entity' | 'start'
    'page.download': 'name'
    'page.until': 'day'
    'page.fileGone': 'days'
    'page.subscribed': 'address' | 'frequency'
    'page.unsubscribed': 'address'
  }
>({ en: en.scheduleTexts, es: es.scheduleTexts })
