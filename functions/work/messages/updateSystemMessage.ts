import { isRefusal } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { editPlanned, PlannedMessage } from '../../../shared/work/messages/systemMessage.ts'
import { endpointOn, HttpFault } from '../../core/http/http.ts'
import { atVersion } from '../../core/table/conditions.ts'
import { systemMessages } from './systemMessageTable.ts'

export const handler = endpointOn(
  messages.updateSystemMessage,
  systemMessages.byId,
  async ({ resource, input: { id: _, Version, ...draft }, now, table, language, idempotencyKey }) => {
    if (Version !== resource.Version) throw new HttpFault(409, refusals.changedMeanwhile[language])
    const edited = editPlanned(resource, draft, resource.FoodBankID === null, now)
    if (isRefusal(edited)) return edited
    const next = { ...resource, ...edited, Version: Version + 1 }
    const answer = PlannedMessage.parse(next)
    await table.commit([systemMessages.replace(next, atVersion(Version)), ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
