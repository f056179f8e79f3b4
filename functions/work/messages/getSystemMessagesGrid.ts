import * as messages from '../../../shared/work/messages/api.ts'
import { PlannedMessage } from '../../../shared/work/messages/systemMessage.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { systemMessageLists } from '../../core/table/keys/messages.ts'
import { announcerOf } from './systemMessageTable.ts'

export const handler = endpoint(messages.getSystemMessagesGrid, async ({ input, caller, table }) => {
  const list = systemMessageLists.owner(announcerOf(caller))
  const { rows: limit = defaultRows, cursor: from } = input
  const { items, cursor } = await table.page({ ...list, newestFirst: true, limit, cursor: from }, PlannedMessage)
  return { rows: items, cursor }
})
