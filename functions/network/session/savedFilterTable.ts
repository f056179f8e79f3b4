import * as z from 'zod/mini'
import { SavedFilters } from '../../../shared/core/grid/savedFilters.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { sessionKeys } from '../../core/table/keys/session.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** A person's saved filters: one item, since they are read and shown together. */

const shape = storedShape(z.object(SavedFilters.shape))

export async function loadSavedFilters(userId: number): Promise<SavedFilters> {
  const { Version, Filters } = (await table.get(sessionKeys.savedFilters(userId), shape.schema)) ?? {
    Version: 0,
    Filters: [],
  }
  return { Version, Filters }
}

/** Replaces those of a version by the next one. */
export const replaceWrite = (userId: number, { Version, Filters }: SavedFilters): Write => ({
  put: { ...sessionKeys.savedFilters(userId), Shape: shape.version, Version: Version + 1, Filters },
  when: Version === 0 ? absent : atVersion(Version),
})
