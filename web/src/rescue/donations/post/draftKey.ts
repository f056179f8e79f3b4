import { newKey } from '../../../core/data/client.ts'
import { attemptFor, type formDraft, type StoredDraft } from './formDraft.ts'

/**
 * The idempotency key of a post, stored beside its draft: a donation whose answer was lost is not posted twice, even
 * when the page was lost as well.
 */
export function draftKey(store: ReturnType<typeof formDraft>, draft: () => Omit<StoredDraft, 'attempt'>) {
  return {
    keyFor(input: object): string {
      const attempt = attemptFor(JSON.stringify(input), store.read(Date.now())?.attempt, newKey)
      store.keep({ ...draft(), attempt })
      return attempt.key
    },
    answered: () => store.keep(draft()),
  }
}
