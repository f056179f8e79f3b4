import { useState } from 'react'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { call } from '../../core/data/client.ts'
import { mayPass, useApi } from '../../core/data/useApi.ts'
import { useSendChange } from '../../core/data/useSendChange.ts'
import { isId } from '../../core/isId.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

/** While offers run or a driver is on the road, changes made by others show within a minute. */
const poll = 60_000

/** The open load. Its refresh button asks again at once, and says so when that fails. */
export function useLoad(id: number) {
  const text = useText(loadTexts)
  const toast = useToast()
  const isNamed = isId(id)
  const answer = useApi(distributors.getSubmission, isNamed ? { id } : null, { poll })
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
    isNotAvailable: !isNamed || (load === undefined && answer.error !== undefined && !mayPass(answer.error)),
    isRefreshing,
    retry: answer.mutate,
    refresh: () => void refresh(),
  }
}

export const useLoadChange = (id: number) => useSendChange(distributors.getSubmission, { id })
