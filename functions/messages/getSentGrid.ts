import * as messages from '../../shared/api/messages.ts'
import { SentRow } from '../../shared/api/messages.ts'
import { endpoint } from '../http.ts'
import { keys } from '../table/keys.ts'
import { messagePage } from './messageGrid.ts'

export const handler = endpoint(messages.getSentGrid, ({ input, caller }) =>
  messagePage(input, { pk: keys.sentMessage(caller.UserID, '', 0).pk }, SentRow, (row) => ({
    classification: row.classification,
    texts: [row.Subject, row.FirstRecipient],
  })),
)
