import type { messageTexts } from '../../../shared/text/messages.ts'
import type { TextKey } from '../../../shared/text/text.ts'
import { Refused } from '../data/client.ts'

/** Section 8: (1) for a request that failed, (2) for a result that is not successful. */
export const deleteFailure = (error: unknown): Extract<TextKey<typeof messageTexts>, `deleteFailed${string}`> =>
  error instanceof Refused ? 'deleteFailed2' : 'deleteFailed1'
