import { isFoodBankRole } from '../../shared/access.ts'
import type { Session } from '../../shared/api/session.ts'
import type { User } from '../../shared/entity/entity.ts'
import { anyEntity } from '../entity/entityTable.ts'
import { agencyToReceipt, inState, lists, unread } from '../table/keys.ts'
import { table } from '../table/table.ts'

/** The session of a person in their active role; the counts are the badges of the shell (section 3, decision 3). */
export async function sessionOf(user: User): Promise<Session> {
  const { Role, EntityID } = user.ActiveRole
  const [entity, pending, messages] = await Promise.all([
    anyEntity(EntityID),
    Role === 'agency' ? table.count({ index: 'state2', pk: inState(lists.agency(EntityID), agencyToReceipt) }) : 0,
    table.count({ index: 'state1', pk: inState(lists.inbox(user.ID), unread) }),
  ])
  return {
    MessageCount: messages,
    PendingRealTimeReceipts: pending,
    ActiveRole: Role,
    ContextualFoodBankID: isFoodBankRole(Role) ? EntityID : null,
    UserID: user.ID,
    UserName: user.UserName,
    Name: user.Name,
    EntityID,
    EntityName: entity?.Name ?? '',
    CustomerID: null,
    Roles: user.Roles,
    Language: user.Language,
    TimeZone: entity?.TimeZone ?? user.TimeZone,
  }
}
