import { rolePrefix } from '../../core/access.ts'
import { absolute, pagePath } from '../../core/link/page.ts'
import { knownZone } from '../../core/mail/dateTime.ts'
import type { Email } from '../../core/mail/email.ts'
import { locales } from '../../core/text/languages.ts'
import { fill, type Language, plural } from '../../core/text/text.ts'
import { formatDay, localDay } from '../../core/time/zone.ts'
import type { User } from '../../network/organizations/entity.ts'
import type { StoredJob } from './job.ts'
import { jobDone, jobName } from './jobName.ts'
import { jobTexts } from './texts.ts'

interface Words {
  readonly subject: string
  readonly title: string
  readonly lead: string
  readonly why: string
}

const withOwnWords = ['import', 'message', 'orderStatuses'] as const
const aboutOf = ({ Kind }: StoredJob) => withOwnWords.find((one) => one === Kind) ?? 'export'

/** Content of the e-mail; about a message there is one only when it failed. */
function wordsOf(job: StoredJob, language: Language, zone: string): Words {
  const text = jobTexts[language]
  const about = aboutOf(job)
  const name = jobName(job, language)
  const done = jobDone(job, language)
  const why = text[`mail.${about}.why`]
  if (job.State !== 'done' || about === 'message')
    return {
      subject: fill(text[`mail.${about}.failedSubject`], { name }),
      title: text[`mail.${about}.failedTitle`],
      lead: fill(text[`mail.${about}.failedLead`], { done, reason: job.Reason ?? '' }),
      why,
    }
  const day = formatDay(localDay(new Date(job.Expires ?? job.Created), zone), language)
  const refused = fill(text[plural(language, 'rowsRefused', job.Refused)], {
    count: job.Refused.toLocaleString(locales[language]),
  })
  return {
    subject: fill(text[`mail.${about}.readySubject`], { name }),
    title: text[`mail.${about}.readyTitle`],
    lead: fill(text[`mail.${about}.readyLead`], { name, rows: done, refused, day }),
    why,
  }
}

/** The e-mail about a job that is done or was given up. Its file is behind the sign-in: the link leads to the screen. */
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
