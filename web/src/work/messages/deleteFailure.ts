import type { TextKey } from '../../../../shared/core/text/text.ts'
import type { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { Refused } from '../../core/data/client.ts'

/** Section 8: (1) for a request that failed, (2) for a result that is not successful. */
export const deleteFailure = (error: unknown): Extract<TextKey<typeof messageTexts>, `deleteFailed${string}`> =>
  error instanceof Refused ? 'deleteFailed2' : 'deleteFailed1'
