import * as messages from '../../../shared/work/messages/api.ts'
import { ReceivedRow } from '../../../shared/work/messages/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { messageLists } from '../../core/table/keys/messages.ts'
import { messagePage } from './messageGrid.ts'

export const handler = endpoint(messages.getReceivedGrid, ({ input, caller }) =>
  messagePage(input, messageLists.inbox(caller.UserID), ReceivedRow, ({ UserMessage }) => ({
    classification: UserMessage.classification,
    texts: [UserMessage.Subject, UserMessage.Sender.Name, UserMessage.Sender.UserName, UserMessage.Sender.EntityName],
  })),
)
