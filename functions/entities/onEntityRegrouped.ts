import type { Entity, User } from '../../shared/entity/entity.ts'
import { entityEvents } from '../../shared/entity/events.ts'
import { groupsAbove } from '../../shared/message/recipientGroup.ts'
import { personUnchanged } from '../people/personTable.ts'
import { reaction } from '../reaction.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { entityKeys } from '../table/keys/entities.ts'
import { messageKeys } from '../table/keys/messages.ts'
import { table } from '../table/table.ts'
import { listPerson } from './directoryTable.ts'
import { anyEntity, entityUnchanged, everyoneOf, userBySubject } from './entityTable.ts'

/**
 * Lists the people of a party in the groups that it belongs to now, and no longer in those that it left. It reads what the
 * party is at that moment, so repeats and late events change nothing.
 */
export const handler = reaction('entities/onEntityRegrouped', async ({ Subject: { ID }, Detail }, now) => {
  const { Groups } = entityEvents.EntityGroupsChanged.detail.parse(Detail)
  for (const { Subject } of await everyoneOf([ID])) await relist(Subject, ID, Groups, now)
})

async function relist(subject: string, id: number, groups: readonly number[], now: Date): Promise<void> {
  const reload = async () => {
    const [user, entity] = await Promise.all([userBySubject(subject), anyEntity(id)])
    return user && entity ? { user, entity } : undefined
  }
  const loaded = await reload()
  if (loaded) await retryConflicts({ loaded, now, reload }, (current) => commitLines(current, groups))
}

/** Nobody may have changed the party or the person in between: their own writes would be undone. */
function commitLines({ user, entity }: { user: User; entity: Entity }, groups: readonly number[]): Promise<void> {
  const left = groups.filter((group) => !groupsAbove(entity).includes(group))
  return table.commit([
    { check: entityKeys.user(user.Subject), when: personUnchanged(user) },
    { check: entityKeys.entity(entity.ID), when: entityUnchanged(entity) },
    ...left.map((group) => ({ remove: messageKeys.member(group, entity.ID, user.ID) })),
    ...listPerson(user, (id) => (id === entity.ID ? entity : undefined)),
  ])
}
