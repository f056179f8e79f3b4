import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { filledCells } from '../../../shared/core/importing/cells.ts'
import type { Cells } from '../../../shared/core/importing/columns.ts'
import type { ImportReason } from '../../../shared/core/importing/importOutcome.ts'
import { importTexts } from '../../../shared/core/importing/importsTexts.ts'
import type { OnExisting } from '../../../shared/core/importing/kinds.ts'
import type { OrganizationOutcome } from '../../../shared/core/importing/outcome.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import { fill, type Language } from '../../../shared/core/text/text.ts'
import type { FoodBank } from '../../../shared/network/organizations/entity.ts'
import type { PlaceOf } from '../address/batchPlaces.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/** Common part of every kind of row: its context, and how its outcome is made. */

export interface ImportContext {
  readonly caller: Caller
  readonly foodBank: FoodBank
  readonly language: Language
  readonly now: Date
  readonly importId: string
  readonly isPreview: boolean
  readonly onExisting: OnExisting
  /** Places of the addresses of its batch. */
  readonly places: PlaceOf
}

export type Settled = Omit<OrganizationOutcome, 'Row'>
/** Adds or changes what a row says, in one transaction, or says why not. */
export type ImportRow = (cells: Cells, context: ImportContext) => Promise<Settled>

/** The outcomes of rows that are taken one after the other; `importRow` is repeated after a conflict. */
export async function importRows(
  { rows, Columns }: SentRows,
  now: Date,
  importRow: (cells: Cells, row: number) => Promise<Settled>,
): Promise<OrganizationOutcome[]> {
  const outcomes: OrganizationOutcome[] = []
  for (const { Row, Cells } of rows) {
    const cells = filledCells(Object.fromEntries(Columns.map((name, at) => [name, Cells[at] ?? ''])))
    const options = { loaded: cells, now, reload: async () => cells, maxTries }
    outcomes.push({ Row, ...(await retryConflicts(options, () => importRow(cells, Row))) })
  }
  return outcomes
}
export interface SentRows {
  readonly Columns: readonly string[]
  readonly rows: readonly { readonly Row: number; readonly Cells: readonly string[] }[]
}
/** Conflicts of a row with somebody who changes the same at the same moment. */
const maxTries = 5

export const settled = (Outcome: OrganizationOutcome['Outcome'], ID: number | null): Settled => ({
  Outcome,
  ID,
  Reasons: [],
})

/** Reason that a row is refused: its cells, or what it asks for. */
export type RowReason = ImportReason | Refusal

/** Reasons in words, of each column the first one. */
export function reasonWords(reasons: readonly RowReason[], { language }: Pick<ImportContext, 'language'>): string[] {
  const words = new Map<unknown, string>()
  for (const reason of reasons) {
    const about = isRefusal(reason) ? reason.refused : (reason.values?.column ?? reason.key)
    if (words.has(about)) continue
    const text = isRefusal(reason)
      ? refusalText(reason, language)
      : fill<string>(importTexts[language][reason.key], reason.values)
    words.set(about, text)
  }
  return [...words.values()]
}

export const refusedFor = (reasons: readonly RowReason[], context: Pick<ImportContext, 'language'>): Settled => ({
  Outcome: 'refused',
  ID: null,
  Reasons: reasonWords(reasons, context),
})

/** Commits what was made of a row, except in a preview. */
export async function written<T extends { readonly writes: readonly Write[] }>(
  made: T | Refusal,
  outcome: 'added' | 'updated',
  context: ImportContext,
  madeOf: (made: T) => { readonly id: number; readonly also?: readonly Write[] },
): Promise<Settled> {
  if (isRefusal(made)) return refusedFor([made], context)
  const { id, also = [] } = madeOf(made)
  if (!context.isPreview) await table.commit([...made.writes, ...also])
  return settled(outcome, id)
}
