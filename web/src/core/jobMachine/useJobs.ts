import * as jobs from '../../../../shared/work/jobs/api.ts'
import type { Job } from '../../../../shared/work/jobs/job.ts'
import type { JobRequest } from '../../../../shared/work/jobs/kinds.ts'
import { isOver } from '../../../../shared/work/jobs/lifecycle.ts'
import { jobTexts } from '../../../../shared/work/jobs/texts.ts'
import { call } from '../data/client.ts'
import { useAttempt, useShowFailure } from '../data/failure.ts'
import { saveAddress } from '../data/saveFile.ts'
import { useAction } from '../data/useAction.ts'
import { useApi } from '../data/useApi.ts'
import type { ServerPages } from '../grid/useServerPages.ts'
import { useText } from '../words/language.tsx'

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
  const attempt = useAttempt()
  const { run, busy } = useAction(jobs.requestJob)
  const request = (asked: JobRequest) => attempt(() => run(asked), text('queued'), text('actionFailed'))
  return { request, busy }
}

/** A job that was just asked for, followed until it is over; undefined without a number. */
export function useJob(id: number | undefined): Job | undefined {
  const { data } = useApi(jobs.listJobs, id === undefined ? null : {}, { poll: pollMs.working })
  return data?.find(({ ID }) => ID === id)
}

/** What can be done with one of them. */
export function useJobActions() {
  const text = useText(jobTexts)
  const attempt = useAttempt()
  const showFailure = useShowFailure()
  const cancel = useAction(jobs.cancelJob)
  const repeat = useAction(jobs.repeatJob)
  return {
    cancel: (id: number) => attempt(() => cancel.run({ id }), text('cancelled'), text('actionFailed')),
    repeat: (id: number) => attempt(() => repeat.run({ id }), text('queued'), text('actionFailed')),
    /** The address is asked for at the click: it is good for a few minutes only. */
    download: (id: number) =>
      call(jobs.getJobFile, { id }).then(
        ({ Url, FileName }) => saveAddress(Url, FileName),
        (error: unknown) => showFailure(error, text('actionFailed')),
      ),
  }
}
