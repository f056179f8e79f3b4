import * as messages from '../../shared/api/messages.ts'
import { endPlanned } from '../../shared/message/systemMessage.ts'
import { endpointOn } from '../http.ts'
import { changeSystemMessage, systemMessageById } from './systemMessageTable.ts'

export const handler = endpointOn(messages.endSystemMessage, systemMessageById, async ({ resource, now }) =>
  changeSystemMessage(resource, now, endPlanned),
)
