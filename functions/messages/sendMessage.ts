import { isRefusal } from '../../shared/answer.ts'
import * as messages from '../../shared/api/messages.ts'
import { recipientsAmong } from '../../shared/message/correspondent.ts'
import { peopleAround } from '../entities/directoryTable.ts'
import { anyEntity, userBySubject } from '../entities/entityTable.ts'
import { endpoint, HttpFault } from '../http.ts'
import { nextId } from '../table/ids.ts'
import { maxBadgeConflicts, messageWrites } from './messageTable.ts'

/** One transaction writes a copy for each recipient. */
export const handler = endpoint(messages.sendMessage, async ({ input, caller, now, table, idempotencyKey }) => {
  const [user, entity, people] = await Promise.all([
    userBySubject(caller.Subject),
    anyEntity(caller.EntityID),
    peopleAround(caller),
  ])
  if (!user) throw new HttpFault(401, 'Please sign in.')
  const recipients = recipientsAmong(people, input.RecipientUserIDs)
  if (isRefusal(recipients)) return recipients
  const { Subject, Body, classification = 'general' } = input
  const answer = { ID: await nextId('message') }
  const Sender = { UserID: user.ID, UserName: user.UserName, Name: user.Name, EntityName: entity?.Name ?? '' }
  const message = { ...answer, SendDate: now.toISOString(), Subject, Body, classification, Sender }
  await table.commit([...messageWrites(message, recipients), ...idempotencyKey.writes(answer, now)], maxBadgeConflicts)
  return answer
})
