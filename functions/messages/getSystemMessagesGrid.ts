import * as messages from '../../shared/api/messages.ts'
import { PlannedMessage } from '../../shared/message/systemMessage.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { systemMessageLists } from '../table/keys/messages.ts'
import { announcerOf } from './systemMessageTable.ts'

export const handler = endpoint(messages.getSystemMessagesGrid, async ({ input, caller, table }) => {
  const list = systemMessageLists.owner(announcerOf(caller))
  const { rows: limit = defaultRows, cursor: from } = input
  const { items, cursor } = await table.page({ ...list, newestFirst: true, limit, cursor: from }, PlannedMessage)
  return { rows: items, cursor }
})
