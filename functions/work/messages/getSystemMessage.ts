import { watcherRoles } from '../../../shared/core/access.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { inLanguage, nextToShow, seenIds } from '../../../shared/work/messages/systemMessage.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadUnended } from './systemMessageTable.ts'

/** The network's messages, and those of the caller's food banks; watchers see many food banks and are written to by none. */
export const handler = endpoint(messages.getSystemMessage, async ({ input, caller, now, language }) => {
  const isWatcher = watcherRoles.some((role) => role === caller.Role)
  const owners = [null, ...(isWatcher ? [] : caller.FoodBankIDs)]
  const unended = await Promise.all(owners.map((owner) => loadUnended(owner, now)))
  const next = nextToShow(unended.flat(), caller.Role, seenIds(input.seen ?? ''), now)
  return next ? inLanguage(next, language) : null
})
