import * as messages from '../../../shared/work/messages/api.ts'
import { correspondents, offered } from '../../../shared/work/messages/correspondent.ts'
import { endpoint } from '../../core/http/http.ts'
import { linesAround } from '../../network/organizations/directoryTable.ts'

export const handler = endpoint(messages.listRecipients, async ({ input, caller }) =>
  offered(correspondents(await linesAround(caller), caller.UserID), input.searchFilter),
)
