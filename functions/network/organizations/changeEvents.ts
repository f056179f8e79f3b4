import type { Entity } from '../../../shared/network/organizations/entity.ts'
import { regrouped, renamed } from '../../../shared/network/organizations/events.ts'
import { groupsAbove } from '../../../shared/network/organizations/recipientGroup.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { type Actor, eventsAbout, eventWrites } from '../../core/table/outbox.ts'
import type { Write } from '../../core/table/write.ts'
import { versionOf } from './entityTable.ts'

/** The entity that an organization's events belong to: its food bank, or itself. */
const ownerId = (entity: Entity) => ('FoodBankID' in entity ? entity.FoodBankID : entity.ID)

/** Tells that an organization has a new name or other groups, in the transaction of its change; nothing when both stay. */
export function changeEventWrites(before: Entity, after: Entity, by: Actor): Write[] {
  const subject = { kind: 'entity', id: after.ID, entityId: ownerId(after), version: versionOf(after) }
  const events = [...renamed(before, after), ...regrouped(groupsAbove(before), groupsAbove(after))]
  return eventWrites(entityKeys.entity(after.ID), eventsAbout(subject, events, by))
}
