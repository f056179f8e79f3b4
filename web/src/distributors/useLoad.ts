import { useCallback, useState } from 'react'
import type { SubmissionView } from '../../../shared/api/distributors.ts'
import * as distributors from '../../../shared/api/distributors.ts'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { app } from '../../../shared/text/app.ts'
import { loadTexts } from '../../../shared/text/loads.ts'
import { failureText } from '../app/failure.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { call } from '../data/client.ts'
import { mayPass, useApi, useChange, useRefresh } from '../data/useApi.ts'

/** While offers run or a driver is on the road, changes made by others show within a minute. */
const poll = 60_000

/** The open load. Its refresh button asks again at once, and says so when that fails. */
export function useLoad(id: number) {
  const text = useText(loadTexts)
  const toast = useToast()
  const isId = Number.isSafeInteger(id) && id > 0
  const answer = useApi(distributors.getSubmission, isId ? { id } : null, { poll })
  const load = answer.data?.ID === id ? answer.data : undefined
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    try {
      await answer.mutate(await call(distributors.getSubmission, { id }), { revalidate: false })
    } catch {
      toast(text('refreshFailed'), { tone: 'error' })
    } finally {
      setRefreshing(false)
    }
  }
  return {
    load,
    error: answer.error,
    isNotAvailable: !isId || (load === undefined && answer.error !== undefined && !mayPass(answer.error)),
    isRefreshing,
    retry: answer.mutate,
    refresh: () => void refresh(),
  }
}

interface Words {
  done: string
  failed?: (reason: string) => string
}

/** Sends one change of the load and shows its outcome; after a failure the load is asked for again. */
export function useLoadChange(id: number) {
  const shell = useText(app)
  const toast = useToast()
  const change = useChange()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const send = useCallback(
    async <I>(write: Endpoint<I, SubmissionView>, input: NoInfer<I>, { done, failed }: Words): Promise<boolean> => {
      setBusy(true)
      try {
        const read = distributors.getSubmission
        await change({ read, of: { id }, write, with: input, apply: (old, answer) => answer ?? old })
        toast(done)
        return true
      } catch (error) {
        const reason = failureText(error, shell)
        toast(failed ? failed(reason) : reason, { tone: 'error' })
        void refresh(distributors.getSubmission)
        return false
      } finally {
        setBusy(false)
      }
    },
    [change, id, refresh, shell, toast],
  )
  return { send, busy }
}
