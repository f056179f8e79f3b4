import * as messages from '../../../shared/work/messages/api.ts'
import { endPlanned } from '../../../shared/work/messages/systemMessage.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeSystemMessage, systemMessages } from './systemMessageTable.ts'

export const handler = endpointOn(messages.endSystemMessage, systemMessages.byId, async ({ resource, now }) =>
  changeSystemMessage(resource, now, endPlanned),
)
