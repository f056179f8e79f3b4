import * as messages from '../../shared/api/messages.ts'
import { SentRow } from '../../shared/api/messages.ts'
import { endpoint } from '../http.ts'
import { messageKeys } from '../table/keys/messages.ts'
import { messagePage } from './messageGrid.ts'

export const handler = endpoint(messages.getSentGrid, ({ input, caller }) =>
  messagePage(input, { pk: messageKeys.sent(caller.UserID, '', 0).pk }, SentRow, (row) => ({
    classification: row.classification,
    texts: [row.Subject, row.FirstRecipient],
  })),
)
