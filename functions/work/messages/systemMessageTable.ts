import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { PlannedMessage } from '../../../shared/work/messages/systemMessage.ts'
import type { Loader } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { messageKeys, systemMessageLists } from '../../core/table/keys/messages.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import { absent, atVersion, type Write } from '../../core/table/write.ts'

/** System messages in the table, each in its owner's list by its end: readers ask for those that have not ended. */

const StoredSystemMessage = z.extend(PlannedMessage, { FoodBankID: z.nullable(ID) })
export type StoredSystemMessage = z.infer<typeof StoredSystemMessage>
const shape = storedShape(StoredSystemMessage)

/** Whose messages a caller plans: a food bank's, or with null the network's. */
export const announcerOf = ({ Role, EntityID }: Caller) => (Role === 'fano' ? null : EntityID)

export const systemMessageById: Loader<'systemMessage', { id: number }, StoredSystemMessage> = {
  kind: 'systemMessage',
  load: ({ input }) => table.get(messageKeys.systemMessage(input.id), shape.schema),
  owner: ({ FoodBankID }) => (FoodBankID === null ? {} : { FoodBankID }),
}

export const systemMessageWrite = (message: StoredSystemMessage, when: Write['when'] = absent): Write => ({
  put: {
    ...messageKeys.systemMessage(message.ID),
    ...message,
    Shape: shape.version,
    ...listAttributes([systemMessageLists.owner(message.FoodBankID)]),
    sort: `${message.EndsAt}#${message.ID}`,
    row: PlannedMessage.parse(message),
  },
  when,
})

export const deleteSystemMessageWrite = ({ ID, Version }: StoredSystemMessage): Write => ({
  remove: messageKeys.systemMessage(ID),
  when: atVersion(Version),
})

/** Messages of an owner that have not ended. */
export const unendedOf = (foodBankId: number | null, now: Date) =>
  table.all({ ...systemMessageLists.owner(foodBankId), from: `${now.toISOString()}#~` }, PlannedMessage)

/** Changes a message by a rule; after a conflict the rule decides again. */
export function changeSystemMessage(
  loaded: StoredSystemMessage,
  now: Date,
  rule: (message: StoredSystemMessage, now: Date) => StoredSystemMessage | Refusal,
): Promise<PlannedMessage | Refusal> {
  const reload = () => table.get(messageKeys.systemMessage(loaded.ID), shape.schema)
  return retryConflicts({ loaded, now, reload }, async (message, at) => {
    const changed = rule(message, at)
    if (isRefusal(changed)) return changed
    if (changed === message) return PlannedMessage.parse(message)
    const next = { ...changed, Version: message.Version + 1 }
    await table.commit([systemMessageWrite(next, atVersion(message.Version))], 1)
    return PlannedMessage.parse(next)
  })
}
