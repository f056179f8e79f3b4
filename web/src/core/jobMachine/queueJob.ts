import type { Language } from '../../../../shared/core/text/text.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import type { JobRequest } from '../../../../shared/work/jobs/kinds.ts'
import { jobTexts } from '../../../../shared/work/jobs/texts.ts'
import { call } from '../data/client.ts'

/** Puts work into the queue, for pages that load this only then; answers the words that say so. */
export async function queueJob(request: JobRequest, language: Language): Promise<string> {
  await call(jobs.requestJob, request)
  return jobTexts[language].queued
}
