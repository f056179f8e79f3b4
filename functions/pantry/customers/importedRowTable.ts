import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import { absent } from '../../core/table/conditions.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { customerKeys } from '../../core/table/keys/customers.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * Customer that each row of a file made, by the file's content, so that a file which is sent twice, also at the same
 * moment, adds nobody twice. It holds numbers alone.
 */

const ImportedRow = z.object({
  CustomerID: ID,
  /** The background run that added them; empty for a few rows at once. */
  Delivery: z.string(),
})
type ImportedRow = z.infer<typeof ImportedRow>

/** Days after which a file counts as another one. */
const keptDays = 365

export const importedRow = (entityId: number, importId: string, row: number) =>
  table.get(customerKeys.importedRow(entityId, importId, row), ImportedRow)

/** For the transaction that adds them; fails when the same file added them meanwhile. */
export const importedRowWrite = (
  entityId: number,
  importId: string,
  row: number,
  imported: ImportedRow,
  now: Date,
): Write => ({
  put: { ...customerKeys.importedRow(entityId, importId, row), ...imported, expires: expiryAfter(now, keptDays) },
  when: absent,
})
