import * as jobs from '../../../../shared/work/jobs/api.ts'
import type { Job } from '../../../../shared/work/jobs/job.ts'
import type { JobRequest } from '../../../../shared/work/jobs/kinds.ts'
import { isJobOver } from '../../../../shared/work/jobs/lifecycle.ts'
import { jobTexts } from '../../../../shared/work/jobs/texts.ts'
import { saveAddress } from '../data/saveFile.ts'
import { useAction } from '../data/useAction.ts'
import { useApi } from '../data/useApi.ts'
import { type ServerPages, useOnePage } from '../grid/useServerPages.ts'
import { useText } from '../words/language.tsx'

/** Progress is asked for while something is under way, otherwise now and then. */
const pollMs = { working: 2000, quiet: 60_000 }
const ms = (list: readonly Job[] | undefined) => (list?.some((job) => !isJobOver(job)) ? pollMs.working : pollMs.quiet)

/** The person's jobs as the one page of a list. */
export const useJobPages = (): ServerPages<Job> => useOnePage(useApi(jobs.listJobs, {}, { poll: ms }))

/** Puts work into the queue and says so: 'Report Queued'. */
export function useRequestJob() {
  const text = useText(jobTexts)
  const { act, busy } = useAction({ failed: text('actionFailed') })
  const request = (asked: JobRequest) => act(jobs.requestJob, asked, { done: text('queued') })
  return { request, busy }
}

/** A job that was just asked for, followed until it is over; undefined without a number. */
export function useJob(id: number | undefined): Job | undefined {
  const { data } = useApi(jobs.listJobs, id === undefined ? null : {}, { poll: pollMs.working })
  return data?.find(({ ID }) => ID === id)
}

/** Actions on one of them. */
export function useJobActions() {
  const text = useText(jobTexts)
  const { act, perform } = useAction({ failed: text('actionFailed') })
  return {
    cancel: (id: number) => act(jobs.cancelJob, { id }, { done: text('cancelled') }),
    repeat: (id: number) => act(jobs.repeatJob, { id }, { done: text('queued') }),
    /** The address is asked for at the click: it is good for a few minutes only. */
    download: (id: number) =>
      perform((send) => send(jobs.getJobFile, { id }), {
        isReading: true,
        onDone: ({ Url, FileName }) => saveAddress(Url, FileName),
      }),
  }
}
