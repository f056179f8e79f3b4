import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import * as refusals from '../../../shared/work/messages/refusals.ts'
import { maxPlanned, newPlanned } from '../../../shared/work/messages/systemMessage.ts'
import { endpoint } from '../../core/http/http.ts'
import { announcerOf, loadUnended, systemMessages } from './systemMessageTable.ts'

/** The maximum bounds what a reader's poll reads: two who add at the same moment may exceed it by one. */
export const handler = endpoint(messages.addSystemMessage, async ({ input, caller, now, table, idempotencyKey }) => {
  const FoodBankID = announcerOf(caller)
  const message = newPlanned(input, FoodBankID === null, now)
  if (isRefusal(message)) return message
  if ((await loadUnended(FoodBankID, now)).length >= maxPlanned)
    return refuse(refusals.tooManySystemMessages, { max: maxPlanned })
  const added = { ...message, ID: await systemMessages.nextId() }
  await table.commit([systemMessages.add({ ...added, FoodBankID }), ...idempotencyKey.writes(added, now)])
  return added
})
