import { groupsFor, organizationsFor } from '../../../shared/work/messages/addressing.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { linesAround } from '../../network/organizations/directoryTable.ts'

export const handler = endpoint(messages.listAddressees, async ({ input, caller }) => {
  const lines = await linesAround(caller)
  return { Groups: groupsFor(lines, caller), Organizations: organizationsFor(lines, caller, input.searchFilter) }
})
