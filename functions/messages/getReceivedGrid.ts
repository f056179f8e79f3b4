import * as messages from '../../shared/api/messages.ts'
import { ReceivedRow } from '../../shared/api/messages.ts'
import { endpoint } from '../http.ts'
import { messageLists } from '../table/keys/messages.ts'
import { messagePage } from './messageGrid.ts'

export const handler = endpoint(messages.getReceivedGrid, ({ input, caller }) =>
  messagePage(input, messageLists.inbox(caller.UserID), ReceivedRow, ({ UserMessage }) => ({
    classification: UserMessage.classification,
    texts: [UserMessage.Subject, UserMessage.Sender.Name, UserMessage.Sender.UserName, UserMessage.Sender.EntityName],
  })),
)
