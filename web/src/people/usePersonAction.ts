import type { Endpoint } from '../../../shared/api/endpoint.ts'
import * as people from '../../../shared/api/people.ts'
import { useAttempt } from '../app/failure.ts'
import { useAction } from '../data/useAction.ts'
import { useRefresh } from '../data/useApi.ts'

/**
 * Sends a change of a person and says so; after a refusal the page is read anew, because somebody else may have been first.
 * `isLeaving`: the page closes after the change.
 */
export function usePersonAction<I, V>(endpoint: Endpoint<I, V>, { isLeaving = false } = {}) {
  const attempt = useAttempt()
  const refresh = useRefresh()
  const { run, busy } = useAction(endpoint, { isLeaving })
  return {
    isBusy: busy,
    send: async (input: I, done: string): Promise<boolean> => {
      const isDone = await attempt(() => run(input), done)
      if (!isDone) await refresh(people.getPerson)
      return isDone
    },
  }
}
