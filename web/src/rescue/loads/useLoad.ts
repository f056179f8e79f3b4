import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { loadTexts } from '../../../../shared/rescue/loads/texts/loads.ts'
import { useAction } from '../../core/data/useAction.ts'
import { mayPass, useApi } from '../../core/data/useApi.ts'
import { isId } from '../../core/isId.ts'
import { useText } from '../../core/words/language.tsx'

/** While offers run or a driver is on the road, changes made by others show within a minute. */
const poll = 60_000

/** The open load. Its refresh button asks again at once, and says so when that fails. */
export function useLoad(id: number) {
  const text = useText(loadTexts)
  const isNamed = isId(id)
  const answer = useApi(distributors.getSubmission, isNamed ? { id } : null, { poll })
  const load = answer.data?.ID === id ? answer.data : undefined
  const shows = { read: distributors.getSubmission, of: { id } }
  const refresh = useAction({ shows, isReading: true, failed: () => text('refreshFailed') })
  return {
    load,
    error: answer.error,
    isNotAvailable: !isNamed || (load === undefined && answer.error !== undefined && !mayPass(answer.error)),
    isRefreshing: refresh.busy,
    retry: answer.mutate,
    refresh: () => void refresh.act(distributors.getSubmission, { id }),
  }
}

/** Actions whose answer is the load as its page shows it. */
export const useLoadChange = (id: number) => useAction({ shows: { read: distributors.getSubmission, of: { id } } })
