import type { importFolders } from '../../events/subscriptions.ts'
import type { CsvColumn, CsvRecord } from '../../shared/csv/columns.ts'
import type { ImportReason, RowOutcome } from '../../shared/csv/outcome.ts'
import { importLoads } from '../distributors/importLoads.ts'

/** What can be imported by file: a folder of the import bucket each, its columns, and who takes the rows. */
export interface ImportKind {
  readonly columns: readonly CsvColumn[]
  /**
   * Takes the rows; the outcome of each. `importId` names this delivery of the file: what a run before brought in under the
   * same name counts as added by this one, so that a run that was cut short is finished by the next.
   */
  run(records: readonly CsvRecord[], importId: string, now: Date): Promise<readonly RowOutcome[] | ImportReason>
}

export const importKinds: Readonly<Record<(typeof importFolders)[number], ImportKind>> = {
  loads: importLoads,
}
