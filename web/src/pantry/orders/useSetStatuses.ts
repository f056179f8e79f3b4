import { useState } from 'react'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useJob } from '../../core/jobMachine/useJobs.ts'
import { useText } from '../../core/words/language.tsx'

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
