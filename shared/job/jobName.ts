import { jobTexts } from '../text/jobs.ts'
import type { Language } from '../text/text.ts'
import type { JobKindName } from './kinds.ts'

/** A job's name as its owner reads it. */
export const jobName = (kind: string, language: Language) => jobTexts[language][`kind.${kind as JobKindName}`] ?? kind
