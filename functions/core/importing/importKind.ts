import type { CsvColumn, CsvRecord } from '../../../shared/core/csv/columns.ts'
import type { ImportReason, RowOutcome } from '../../../shared/core/importing/importOutcome.ts'

export interface ImportedFile {
  /** Names this delivery of the file: a run that was cut short is finished by the next under the same name. */
  readonly importId: string
  /** The folders between the kind's own and the file. */
  readonly below: readonly string[]
  readonly now: Date
}

/** A kind of file: its columns, and who takes the rows. */
export interface ImportKind {
  readonly columns: readonly CsvColumn[]
  /** Takes the rows; the outcome of each. */
  run(records: readonly CsvRecord[], file: ImportedFile): Promise<readonly RowOutcome[] | ImportReason>
}
