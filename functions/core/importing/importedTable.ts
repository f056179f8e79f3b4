import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import { absent, equals } from '../table/conditions.ts'
import { entityKeys } from '../table/keys/entities.ts'
import type { Key } from '../table/shape.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/**
 * Index of imported records by name. It is read before the lists, which lag behind, and written in the transaction of each
 * addition, so that a file that is sent twice at once adds nothing twice.
 */

const Imported = z.object({
  ID: ID,
  ImportID: z.string(),
  /** Outcome of the import; of organizations, which are remembered when they are added, it is absent. */
  Outcome: z.optional(z.enum(['added', 'updated'])),
})
export type Imported = z.infer<typeof Imported>

export type ImportedKind = 'AGENCY' | 'DONOR' | 'LOCATION' | 'PERSON' | 'PRODUCT'

export interface Remembered {
  readonly at: Key
  readonly found: Imported | undefined
}

export async function remembered(ownerId: number, kind: ImportedKind, name: string): Promise<Remembered> {
  const at = entityKeys.imported(ownerId, kind, name)
  return { at, found: await table.get(at, Imported) }
}

/** Belongs into the transaction that adds it; fails when somebody added the same name meanwhile. */
export const remember = ({ at, found }: Remembered, imported: Imported): Write => ({
  put: { ...at, ...imported },
  when: found ? equals({ ImportID: found.ImportID }) : absent,
})
