import { useCallback, useEffect, useState } from 'react'
import type { ReportLink } from '../../../../shared/core/link/report.ts'
import type { ReportDelivery } from '../../../../shared/work/schedules/api.ts'
import * as schedules from '../../../../shared/work/schedules/api.ts'
import { ApiError, call } from '../../core/data/client.ts'
import { saveAddress } from '../../core/data/saveFile.ts'

export interface OpenDelivery {
  /** undefined until it is known. */
  readonly delivery: ReportDelivery | undefined
  /** The link opens no report. */
  readonly isGone: boolean
  readonly hasFailed: boolean
  reload(): void
  subscribe(subscribes: boolean): Promise<void>
  download(): Promise<void>
}

/** A scheduled report by the link of its e-mail. */
export function useReportDelivery({ scheduleId: id, jobId, code: accessCode }: ReportLink): OpenDelivery {
  const [delivery, show] = useState<ReportDelivery>()
  const [status, setStatus] = useState<'known' | 'gone' | 'failed'>('known')
  const tried = useCallback(async (ask: () => Promise<ReportDelivery>) => {
    try {
      const answer = await ask()
      show(answer)
      setStatus('known')
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStatus(error.status === 404 || error.status === 400 ? 'gone' : 'failed')
      return undefined
    }
  }, [])
  const look = useCallback(
    () => tried(() => call(schedules.getReportDelivery, { id, jobId }, { accessCode })),
    [tried, id, jobId, accessCode],
  )
  useEffect(() => void look(), [look])
  return {
    delivery,
    isGone: status === 'gone',
    hasFailed: status === 'failed',
    reload: () => void look(),
    subscribe: async (IsSubscribed) => {
      await tried(() => call(schedules.updateReportSubscription, { id, jobId, IsSubscribed }, { accessCode }))
    },
    /** The address is asked for at the click: it is good for a few minutes only. */
    download: async () => {
      const file = (await look())?.File
      if (file) saveAddress(file.Url, file.FileName)
    },
  }
}
