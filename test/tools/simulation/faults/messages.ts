import * as messages from '../../../../shared/work/messages/api.ts'
import { copyId } from '../../../../shared/work/messages/message.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { first, systemMessage } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const messagesFaults: Scenario[] = [
  asks(messages.sendMessage, 'empty', () =>
    call(
      messages.sendMessage,
      people.foodBank,
      { Subject: 'Hello', Body: 'Again.', RecipientUserIDs: [first.UserID] },
      idempotent,
    ),
  ),
  asks(messages.getMessageByRecipientId, 'empty', () =>
    call(messages.getMessageByRecipientId, first, { id: copyId(1, 1) }),
  ),
  asks(messages.removeMessage, 'empty', () => call(messages.removeMessage, first, { id: copyId(1, 1) })),
  asks(messages.addSystemMessage, 'empty', () =>
    call(messages.addSystemMessage, people.network, systemMessage, idempotent),
  ),
  asks(messages.updateSystemMessage, 'empty', () =>
    call(messages.updateSystemMessage, people.network, { id: 1, ...systemMessage, Version: 1 }, idempotent),
  ),
  asks(messages.endSystemMessage, 'empty', () => call(messages.endSystemMessage, people.network, { id: 1 })),
  asks(messages.deleteSystemMessage, 'empty', () =>
    call(messages.deleteSystemMessage, people.network, { id: 2 }, idempotent),
  ),
]
