import type { Item } from '../table/client.ts'
import { peopleLists } from '../table/keys/people.ts'
import { inState, listAttributes } from '../table/lists.ts'
import type { Key } from '../table/shape.ts'
import type { Write } from '../table/write.ts'

/** Entries of an entity's log of changes. They are written with the change and never changed. */

interface ChangeEntry extends Item {
  readonly Kind: string
  readonly At: string
}

/**
 * In the entity's log as a whole, and in that of its kind. Entries from before the log stand at their person alone. The key says
 * what was changed, by whom and when, so that equal keys are the same entry.
 */
export function entryWrite<T extends ChangeEntry>(entityId: number, at: Key, change: T): Write {
  const list = peopleLists.changes(entityId)
  const lists = listAttributes([list, inState(list, change.Kind)])
  return { put: { ...at, ...change, ...lists, sort: `${change.At}#${at.sk}`, row: change } }
}
