import { jobTexts } from '../text/jobs.ts'
import { pantryReportNames } from '../text/pantryReportNames.ts'
import type { Language } from '../text/text.ts'
import type { Job } from './job.ts'
import type { JobKindName } from './kinds.ts'

/** A job's name as its owner reads it; of a pantry report, which one: `Pantry report: Orders`. */
export function jobName({ Kind, Parameters }: Pick<Job, 'Kind' | 'Parameters'>, language: Language): string {
  const kind = jobTexts[language][`kind.${Kind as JobKindName}`] ?? Kind
  const report =
    'pantryReport' in Parameters ? pantryReportNames[language][`report.${Parameters.pantryReport}`] : undefined
  return report ? `${kind}: ${report}` : kind
}
