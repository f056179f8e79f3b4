import * as messages from '../../../shared/work/messages/api.ts'
import { plannedDeletionRefusal } from '../../../shared/work/messages/systemMessage.ts'
import { endpointOn } from '../../core/http/http.ts'
import { deleteSystemMessageWrite, systemMessageById } from './systemMessageTable.ts'

export const handler = endpointOn(
  messages.deleteSystemMessage,
  systemMessageById,
  async ({ resource, now, table, idempotencyKey }) => {
    const refusal = plannedDeletionRefusal(resource, now)
    if (refusal) return refusal
    await table.commit([deleteSystemMessageWrite(resource), ...idempotencyKey.writes(null, now)])
    return null
  },
)
