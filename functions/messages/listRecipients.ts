import * as messages from '../../shared/api/messages.ts'
import { correspondents, offered } from '../../shared/message/correspondent.ts'
import { linesAround } from '../entities/directoryTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(messages.listRecipients, async ({ input, caller }) =>
  offered(correspondents(await linesAround(caller), caller.UserID), input.searchFilter),
)
