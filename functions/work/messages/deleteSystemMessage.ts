import * as messages from '../../../shared/work/messages/api.ts'
import { plannedDeletionRefusal } from '../../../shared/work/messages/systemMessage.ts'
import { endpointOn } from '../../core/http/http.ts'
import { atVersion } from '../../core/table/conditions.ts'
import { systemMessages } from './systemMessageTable.ts'

export const handler = endpointOn(
  messages.deleteSystemMessage,
  systemMessages.byId,
  async ({ resource, now, table, idempotencyKey }) => {
    const refusal = plannedDeletionRefusal(resource, now)
    if (refusal) return refusal
    const removal = systemMessages.remove(resource, atVersion(resource.Version))
    await table.commit([removal, ...idempotencyKey.writes(null, now)])
    return null
  },
)
