import { rolePrefix } from '../access.ts'
import type { User } from '../entity/entity.ts'
import { absolute, pagePath } from '../link/page.ts'
import { knownZone } from '../notification/dateTime.ts'
import type { Email } from '../notification/email.ts'
import { jobTexts } from '../text/jobs.ts'
import { fill, plural } from '../text/text.ts'
import { formatDay, localDay, locales } from '../time/zone.ts'
import type { StoredJob } from './job.ts'
import { jobName } from './jobName.ts'

/** The e-mail about a job that is done or was given up. The file is behind the sign-in: the link leads to the screen. */
export function jobMail(job: StoredJob, reader: Pick<User, 'Language' | 'TimeZone'>, webUrl: string): Email {
  const language = reader.Language
  const text = jobTexts[language]
  const name = jobName(job, language)
  const isReady = job.State === 'done'
  const day = formatDay(localDay(new Date(job.Expires ?? job.Created), knownZone(reader.TimeZone, 'UTC')), language)
  const rows = fill(text[plural(language, 'rowsDone', job.Done)], { count: job.Done.toLocaleString(locales[language]) })
  const lead = isReady ? fill(text['mail.readyLead'], { name, rows, day }) : (job.Reason ?? '')
  const page = absolute(webUrl, pagePath(rolePrefix(job.Owner.Role), 'exports'))
  return {
    language,
    subject: fill(text[isReady ? 'mail.readySubject' : 'mail.failedSubject'], { name }),
    preheader: lead,
    tone: isReady ? 'good' : 'stop',
    code: '',
    kind: text.title,
    title: text[isReady ? 'mail.readyTitle' : 'mail.failedTitle'],
    lead,
    highlight: undefined,
    rows: [],
    button: { text: text['mail.button'], url: page },
    footer: { why: text['mail.why'], questions: '', off: '', settings: { text: text.title, url: page } },
  }
}
