import * as messages from '../../../shared/work/messages/api.ts'
import { SentRow } from '../../../shared/work/messages/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { messageKeys } from '../../core/table/keys/messages.ts'
import { messagePage } from './messageGrid.ts'

export const handler = endpoint(messages.getSentGrid, ({ input, caller }) =>
  messagePage(input, { pk: messageKeys.sent(caller.UserID, '', 0).pk }, SentRow, (row) => ({
    classification: row.classification,
    texts: [row.Subject, row.FirstRecipient],
  })),
)
