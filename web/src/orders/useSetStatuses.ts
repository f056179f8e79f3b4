import { useState } from 'react'
import * as jobs from '../../../shared/api/jobs.ts'
import * as orders from '../../../shared/api/orders.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { useText } from '../app/language.tsx'
import { refusalReason } from '../data/client.ts'
import { useAction } from '../data/useAction.ts'
import { useJob } from '../jobs/useJobs.ts'

/** Orders that are changed while one waits: they are changed one after the other. */
const atOnce = 25

/** Changes the status of few orders at once, of many by a job. */
export function useSetStatuses() {
  const text = useText(orderWorkTexts)
  const few = useAction(orders.setOrderStatuses)
  const many = useAction(jobs.requestJob)
  const [jobId, setJobId] = useState<number>()
  const [changed, setChanged] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const job = useJob(jobId)
  const start = async (ids: readonly number[], StatusID: number) => {
    setFailure(undefined)
    const asked = { OrderIDs: [...ids], StatusID }
    try {
      if (ids.length <= atOnce) setChanged(await few.run(asked))
      else setJobId((await many.run({ Kind: 'orderStatuses', Parameters: asked })).ID)
    } catch (error) {
      setFailure(refusalReason(error) ?? text('bulkFailed'))
    }
  }
  return { start, busy: few.busy || many.busy, failure, changed, job }
}
