import { entityEvents } from '../../../shared/network/organizations/events.ts'
import { groupsAbove } from '../../../shared/network/organizations/recipientGroup.ts'
import { reaction } from '../../core/http/reaction.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { messageKeys } from '../../core/table/keys/messages.ts'
import { changeEachPerson, linesFor } from '../organizations/eachPerson.ts'
import { personUnchanged } from './personTable.ts'

/**
 * Lists the people of an organization in the groups that it belongs to now, and no longer in those that it left. It reads what the
 * organization is at that moment, so repeats and late events change nothing.
 */
export const handler = reaction('entities/onEntityRegrouped', async ({ Subject: { ID }, Detail }, now) => {
  const { Groups } = entityEvents.EntityGroupsChanged.detail.parse(Detail)
  await changeEachPerson(ID, now, (person, entity) => {
    const left = Groups.filter((group) => !groupsAbove(entity).includes(group))
    return [
      { check: entityKeys.user(person.Subject), when: personUnchanged(person) },
      ...left.map((group) => ({ remove: messageKeys.member(group, entity.ID, person.ID) })),
      ...linesFor(person, entity),
    ]
  })
})
