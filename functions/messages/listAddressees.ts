import * as messages from '../../shared/api/messages.ts'
import { groupsFor, organizationsFor } from '../../shared/message/addressing.ts'
import { linesAround } from '../entities/directoryTable.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(messages.listAddressees, async ({ input, caller }) => {
  const lines = await linesAround(caller)
  return { Groups: groupsFor(lines, caller), Organizations: organizationsFor(lines, caller, input.searchFilter) }
})
