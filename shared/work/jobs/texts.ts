import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/work/jobs.json' with { type: 'json' }
import es from '../../languages/es/work/jobs.json' with { type: 'json' }

/** Work in the background: exports, reports, imports and messages to many, their screen, their files and the e-mails about them. */
export const jobTexts = merged(
  words,
  texts<
    typeof en.jobTexts,
    {
      lead: 'days'
      againNamed: 'name'
      cancelNamed: 'name'
      downloadNamed: 'name'
      rowsDone_one: 'count'
      rowsDone_other: 'count'
      recipients_one: 'count'
      recipients_other: 'count'
      recipientsOf: 'count' | 'total'
      rowsRefused_one: 'count'
      rowsRefused_other: 'count'
      until: 'day'
      gaveUp: 'count'
      'mail.export.readySubject': 'name'
      'mail.export.readyLead': 'day' | 'name' | 'rows'
      'mail.export.failedSubject': 'name'
      'mail.export.failedLead': 'reason'
      'mail.import.readySubject': 'name'
      'mail.import.readyLead': 'day' | 'name' | 'refused' | 'rows'
      'mail.import.failedSubject': 'name'
      'mail.import.failedLead': 'reason'
      'mail.orderStatuses.readySubject': 'name'
      'mail.orderStatuses.readyLead': 'day' | 'refused' | 'rows'
      'mail.orderStatuses.failedSubject': 'name'
      'mail.orderStatuses.failedLead': 'reason'
      'mail.message.failedSubject': 'name'
      'mail.message.failedLead': 'done' | 'reason'
    }
  >({ en: en.jobTexts, es: es.jobTexts }),
)
