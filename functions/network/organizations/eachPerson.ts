import type { Entity, User } from '../../../shared/network/organizations/entity.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { listPerson } from './directoryTable.ts'
import { anyEntity, entityCheck, loadEveryone, userBySubject } from './entityTable.ts'

/**
 * Changes what is stored of each person of an organization from the person and the organization as they are then, one after the other.
 * `writesOf` holds that the person is as it was read, this that the organization is: an older state is never written over a newer one.
 */
export async function changeEachPerson(
  entityId: number,
  now: Date,
  writesOf: (person: User, entity: Entity) => readonly Write[],
): Promise<void> {
  for (const { Subject } of await loadEveryone([entityId])) {
    const reload = async () => {
      const [person, entity] = await Promise.all([userBySubject(Subject), anyEntity(entityId)])
      return person && entity ? { person, entity } : undefined
    }
    const loaded = await reload()
    if (!loaded) continue
    await retryConflicts({ loaded, now, reload }, async ({ person, entity }) => {
      const writes = writesOf(person, entity)
      if (writes.length > 0) await table.commit([entityCheck(entity), ...writes])
    })
  }
}

/** A person's lines as a recipient for one of the entities that they act for. */
export const linesFor = (person: User, entity: Entity): Write[] =>
  listPerson(person, (id) => (id === entity.ID ? entity : undefined))
