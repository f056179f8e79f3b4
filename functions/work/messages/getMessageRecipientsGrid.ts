import * as messages from '../../../shared/work/messages/api.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpointOn } from '../../core/http/http.ts'
import { copiesPage, ownMessage } from './messageTable.ts'

export const handler = endpointOn(messages.getMessageRecipientsGrid, ownMessage, async ({ input, resource }) =>
  copiesPage(resource.ID, input.rows ?? defaultRows, input.cursor),
)
