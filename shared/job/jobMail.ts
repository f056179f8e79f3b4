import { rolePrefix } from '../access.ts'
import type { User } from '../entity/entity.ts'
import { absolute, pagePath } from '../link/page.ts'
import { knownZone } from '../notification/dateTime.ts'
import type { Email } from '../notification/email.ts'
import { jobTexts } from '../text/jobs.ts'
import { fill, type Language } from '../text/text.ts'
import { formatDay, localDay } from '../time/zone.ts'
import type { StoredJob } from './job.ts'
import { jobDone, jobName } from './jobName.ts'

interface Words {
  readonly subject: string
  readonly title: string
  readonly lead: string
  readonly why: string
}

/** What the e-mail says; of a message there is one only when it failed. */
function wordsOf(job: StoredJob, language: Language, zone: string): Words {
  const text = jobTexts[language]
  const name = jobName(job, language)
  const done = jobDone(job, language)
  const reason = job.Reason ?? ''
  if (job.Kind === 'message')
    return {
      subject: fill(text['mail.undeliveredSubject'], { name }),
      title: text['mail.undeliveredTitle'],
      lead: fill(text['mail.undeliveredLead'], { done, reason }),
      why: text['mail.undeliveredWhy'],
    }
  const why = text['mail.why']
  if (job.State !== 'done')
    return { subject: fill(text['mail.failedSubject'], { name }), title: text['mail.failedTitle'], lead: reason, why }
  const day = formatDay(localDay(new Date(job.Expires ?? job.Created), zone), language)
  const lead = fill(text['mail.readyLead'], { name, rows: done, day })
  return { subject: fill(text['mail.readySubject'], { name }), title: text['mail.readyTitle'], lead, why }
}

/** The e-mail about a job that is done or was given up. The file is behind the sign-in: the link leads to the screen. */
export function jobMail(job: StoredJob, reader: Pick<User, 'Language' | 'TimeZone'>, webUrl: string): Email {
  const language = reader.Language
  const text = jobTexts[language]
  const { subject, title, lead, why } = wordsOf(job, language, knownZone(reader.TimeZone, 'UTC'))
  const page = absolute(webUrl, pagePath(rolePrefix(job.Owner.Role), 'exports'))
  return {
    language,
    subject,
    preheader: lead,
    tone: job.State === 'done' ? 'good' : 'stop',
    code: '',
    kind: text.title,
    title,
    lead,
    highlight: undefined,
    rows: [],
    button: { text: text['mail.button'], url: page },
    footer: { why, questions: '', off: '', settings: { text: text.title, url: page } },
  }
}
