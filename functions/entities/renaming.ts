import type { Entity } from '../../shared/entity/entity.ts'
import { renamed } from '../../shared/entity/events.ts'
import { entityKeys } from '../table/keys/entities.ts'
import { type Actor, eventsAbout, eventWrites } from '../table/outbox.ts'
import type { Write } from '../table/write.ts'
import { versionOf } from './entityTable.ts'

/** The entity that a party's events belong to: its food bank, or itself. */
const ownerId = (entity: Entity) => ('FoodBankID' in entity ? entity.FoodBankID : entity.ID)

/** Tells that a party has a new name, in the transaction of its change; nothing when the name stays. */
export function renameWrites(before: Entity, after: Entity, by: Actor): Write[] {
  const subject = { kind: 'entity', id: after.ID, entityId: ownerId(after), version: versionOf(after) }
  return eventWrites(entityKeys.entity(after.ID), eventsAbout(subject, renamed(before, after), by))
}
