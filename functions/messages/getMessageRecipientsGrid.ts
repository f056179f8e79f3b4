import * as messages from '../../shared/api/messages.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpointOn } from '../http.ts'
import { copiesPage, ownMessage } from './messageTable.ts'

export const handler = endpointOn(messages.getMessageRecipientsGrid, ownMessage, async ({ input, resource }) =>
  copiesPage(resource.ID, input.rows ?? defaultRows, input.cursor),
)
