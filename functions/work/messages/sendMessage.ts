import { isRefusal } from '../../../shared/core/answer.ts'
import { addressed, organizationNames } from '../../../shared/work/messages/addressing.ts'
import * as messages from '../../../shared/work/messages/api.ts'
import { endpoint, HttpFault } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { linesAround } from '../../network/organizations/directoryTable.ts'
import { anyEntity, signedInUser } from '../../network/organizations/entityTable.ts'
import { deliveryWrites } from './messageJob.ts'
import { maxBadgeConflicts, messageWrites } from './messageTable.ts'

/** One transaction writes the message, and the copies of up to one batch of recipients, or else the job that delivers them. */
export const handler = endpoint(
  messages.sendMessage,
  async ({ input, caller, language, now, table, idempotencyKey }) => {
    const { Subject, Body, classification = 'general', RecipientGroups: groups = [] } = input
    const address = { UserIDs: input.RecipientUserIDs, Groups: groups, EntityIDs: input.RecipientEntityIDs ?? [] }
    if (address.UserIDs.length + address.Groups.length + address.EntityIDs.length === 0)
      throw new HttpFault(400, 'RecipientUserIDs: at least one recipient')
    const [user, entity, lines] = await Promise.all([
      signedInUser(caller),
      anyEntity(caller.EntityID),
      linesAround(caller),
    ])
    const recipients = addressed(lines, address, caller)
    if (isRefusal(recipients)) return recipients
    const answer = { ID: await nextId('message'), TotalRecipients: recipients.length }
    const Sender = { UserID: user.ID, UserName: user.UserName, Name: user.Name, EntityName: entity?.Name ?? '' }
    const message = {
      ID: answer.ID,
      SendDate: now.toISOString(),
      Subject,
      Body,
      classification,
      Sender,
      RecipientGroups: [...new Set(groups)],
      RecipientEntityNames: organizationNames(lines, address.EntityIDs),
    }
    const writes = [
      ...messageWrites(message, recipients, { by: caller, now, EntityID: caller.EntityID }),
      ...(await deliveryWrites(message, recipients, { caller, language, now })),
    ]
    await table.commit([...writes, ...idempotencyKey.writes(answer, now)], maxBadgeConflicts)
    return answer
  },
)
