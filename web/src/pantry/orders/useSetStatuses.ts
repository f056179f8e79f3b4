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
  const [jobId, setJobId] = useState<number>()
  const [changed, setChanged] = useState<number>()
  const [failure, tell] = useState<string>()
  const { act, busy } = useAction({ tell, failed: (error) => refusalReason(error) ?? text('bulkFailed') })
  const job = useJob(jobId)
  const start = (ids: readonly number[], StatusID: number) => {
    const asked = { OrderIDs: [...ids], StatusID }
    if (ids.length <= atOnce) return act(orders.setOrderStatuses, asked, { onDone: setChanged })
    const request = { Kind: 'orderStatuses', Parameters: asked } as const
    return act(jobs.requestJob, request, { onDone: ({ ID }) => setJobId(ID) })
  }
  return { start, busy, failure, changed, job }
}
