import * as jobs from '../../../shared/api/jobs.ts'
import type { JobRequest } from '../../../shared/job/kinds.ts'
import { jobTexts } from '../../../shared/text/jobs.ts'
import type { Language } from '../../../shared/text/text.ts'
import { call } from '../data/client.ts'

/** Puts work into the queue, for pages that load this only then; answers the words that say so. */
export async function queueJob(request: JobRequest, language: Language): Promise<string> {
  await call(jobs.requestJob, request)
  return jobTexts[language].queued
}
