import * as jobs from '../../../shared/api/jobs.ts'
import { type Job, jobDays } from '../../../shared/job/job.ts'
import type { JobRequest } from '../../../shared/job/kinds.ts'
import { isOver } from '../../../shared/job/lifecycle.ts'
import { jobTexts } from '../../../shared/text/jobs.ts'
import { useShowFailure } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { call } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { useApi } from '../data/useApi.ts'
import type { ServerPages } from '../grid/useServerPages.ts'

/** Progress is asked for while something is under way, otherwise now and then. */
const pollMs = { working: 2000, quiet: 60_000 }
const ms = (list: readonly Job[] | undefined) => (list?.some((job) => !isOver(job)) ? pollMs.working : pollMs.quiet)

/** The person's jobs as the one page of a list. */
export function useJobPages(): ServerPages<Job> {
  const { data, error, isLoading, mutate } = useApi(jobs.listJobs, {}, { poll: ms })
  return {
    rows: data ?? [],
    page: 1,
    next: undefined,
    previous: undefined,
    isLoading,
    isTurning: false,
    error: data ? undefined : error,
    refetch: mutate,
    change: (apply) => void mutate((rows) => apply(rows ?? []), { revalidate: false }),
  }
}

/** Puts work into the queue and says so: 'Report Queued'. */
export function useRequestJob() {
  const text = useText(jobTexts)
  const toast = useToast()
  const showFailure = useShowFailure()
  const { run, busy } = useAction(jobs.requestJob)
  const request = async (asked: JobRequest) => {
    try {
      await run(asked)
      toast(text('queued'))
    } catch (error) {
      showFailure(error, text('actionFailed'))
    }
  }
  return { request, busy }
}

/** What can be done with one of them. */
export function useJobActions() {
  const text = useText(jobTexts)
  const toast = useToast()
  const showFailure = useShowFailure()
  const cancel = useAction(jobs.cancelJob)
  const repeat = useAction(jobs.repeatJob)
  const tried = async (action: () => Promise<unknown>, done?: string) => {
    try {
      await action()
      if (done) toast(done)
    } catch (error) {
      showFailure(error, text('actionFailed'))
    }
  }
  return {
    cancel: (id: number) => tried(() => cancel.run({ id }), text('cancelled')),
    repeat: (id: number) => tried(() => repeat.run({ id }), text('queued')),
    /** The address is asked for at the click: it is good for a few minutes only. */
    download: (id: number) =>
      tried(async () => {
        const { Url, FileName } = await call(jobs.getJobFile, { id })
        const link = document.createElement('a')
        link.href = Url
        link.download = FileName
        link.click()
      }),
  }
}

export const keptDays = jobDays
