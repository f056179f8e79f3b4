import { locales } from '../../core/text/languages.ts'
import { fill, type Language, plural } from '../../core/text/text.ts'
import { pantryReportNames } from '../../pantry/pantryReports/pantryReportNamesTexts.ts'
import type { Job } from './job.ts'
import type { JobKindName } from './kinds.ts'
import { jobTexts } from './texts.ts'

type Named = Pick<Job, 'Kind' | 'Parameters'>

/** Title that tells jobs of a kind apart. */
function title(Parameters: Job['Parameters'], language: Language): string | undefined {
  if ('messageId' in Parameters) return Parameters.Subject
  if ('fileKind' in Parameters) return Parameters.fileName
  return 'pantryReport' in Parameters ? pantryReportNames[language][`report.${Parameters.pantryReport}`] : undefined
}

/** A job's name as its owner reads it; of a pantry report, a message and an import, which one: `Pantry report: Orders`. */
export function jobName({ Kind, Parameters }: Named, language: Language): string {
  const kind = jobTexts[language][`kind.${Kind as JobKindName}`] ?? Kind
  const which = title(Parameters, language)
  return which ? `${kind}: ${which}` : kind
}

/** Progress: rows, or the recipients that a message has reached. */
export function jobDone({ Kind, Done, Total }: Pick<Job, 'Kind' | 'Done' | 'Total'>, language: Language): string {
  const text = jobTexts[language]
  const numberText = (value: number) => value.toLocaleString(locales[language])
  const count = numberText(Done)
  if (Kind !== 'message') return fill(text[plural(language, 'rowsDone', Done)], { count })
  if (Total === null || Total === Done) return fill(text[plural(language, 'recipients', Done)], { count })
  return fill(text.recipientsOf, { count, total: numberText(Total) })
}
