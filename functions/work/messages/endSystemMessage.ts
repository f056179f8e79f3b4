import * as messages from '../../../shared/work/messages/api.ts'
import { endPlanned } from '../../../shared/work/messages/systemMessage.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeSystemMessage, systemMessageById } from './systemMessageTable.ts'

export const handler = endpointOn(messages.endSystemMessage, systemMessageById, async ({ resource, now }) =>
  changeSystemMessage(resource, now, endPlanned),
)
