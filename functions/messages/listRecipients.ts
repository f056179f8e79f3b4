import * as messages from '../../shared/api/messages.ts'
import { offered } from '../../shared/message/correspondent.ts'
import { peopleAround } from '../entities/directoryTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(messages.listRecipients, async ({ input, caller }) =>
  offered(await peopleAround(caller), input.searchFilter),
)
