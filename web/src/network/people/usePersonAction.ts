import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import * as people from '../../../../shared/network/people/api.ts'
import { useAttempt } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'

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
