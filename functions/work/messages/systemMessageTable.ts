import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { PlannedMessage } from '../../../shared/work/messages/systemMessage.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { atVersion } from '../../core/table/conditions.ts'
import { messageKeys, systemMessageLists } from '../../core/table/keys/messages.ts'
import { records } from '../../core/table/records.ts'
import { table } from '../../core/table/table.ts'

const StoredSystemMessage = z.extend(PlannedMessage, { FoodBankID: z.nullable(ID) })
export type StoredSystemMessage = z.infer<typeof StoredSystemMessage>

/** System messages in the table, each in its owner's list by its end: readers ask for those that have not ended. */
export const systemMessages = records('systemMessage', {
  schema: StoredSystemMessage,
  key: (of: { readonly ID: number }) => messageKeys.systemMessage(of.ID),
  lists: ({ FoodBankID }) => [systemMessageLists.owner(FoodBankID)],
  sort: ({ EndsAt, ID: id }) => `${EndsAt}#${id}`,
  row: PlannedMessage,
  owner: ({ FoodBankID }) => (FoodBankID === null ? {} : { FoodBankID }),
})

/** The food bank whose messages a caller plans; null for the network's. */
export const announcerOf = ({ Role, EntityID }: Caller) => (Role === 'fano' ? null : EntityID)

/** Messages of an owner that have not ended. */
export const loadUnended = (foodBankId: number | null, now: Date) =>
  table.all({ ...systemMessageLists.owner(foodBankId), from: `${now.toISOString()}#~` }, PlannedMessage)

/** Changes a message by a rule; after a conflict the rule decides again. */
export function changeSystemMessage(
  loaded: StoredSystemMessage,
  now: Date,
  rule: (message: StoredSystemMessage, now: Date) => StoredSystemMessage | Refusal,
): Promise<PlannedMessage | Refusal> {
  const reload = () => systemMessages.find(loaded)
  return retryConflicts({ loaded, now, reload }, async (message, at) => {
    const changed = rule(message, at)
    if (isRefusal(changed)) return changed
    if (changed === message) return PlannedMessage.parse(message)
    const next = { ...changed, Version: message.Version + 1 }
    await table.commit([systemMessages.replace(next, atVersion(message.Version))], 1)
    return PlannedMessage.parse(next)
  })
}
