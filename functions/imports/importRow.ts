import type { Caller } from '../../shared/access.ts'
import { isRefusal, type Refusal } from '../../shared/answer.ts'
import type { ImportReason } from '../../shared/csv/outcome.ts'
import type { FoodBank } from '../../shared/entity/entity.ts'
import { filledCells } from '../../shared/partyImport/cells.ts'
import type { Cells } from '../../shared/partyImport/columns.ts'
import type { OnExisting, PartyOutcome } from '../../shared/partyImport/outcome.ts'
import { refusalText } from '../../shared/refusalText.ts'
import { importTexts } from '../../shared/text/imports.ts'
import { fill, type Language } from '../../shared/text/text.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/** What every kind of row has in common: its context, and how its outcome is made. */

export interface ImportContext {
  readonly caller: Caller
  readonly foodBank: FoodBank
  readonly language: Language
  readonly now: Date
  readonly importId: string
  readonly isPreview: boolean
  readonly onExisting: OnExisting
}

export type Settled = Omit<PartyOutcome, 'Row'>
/** Adds or changes what a row says, in one transaction, or says why not. */
export type ImportRow = (cells: Cells, context: ImportContext) => Promise<Settled>

/** The outcomes of rows that are taken one after the other; `importRow` is repeated after a conflict. */
export async function importRows(
  { rows, Columns }: SentRows,
  now: Date,
  importRow: (cells: Cells, row: number) => Promise<Settled>,
): Promise<PartyOutcome[]> {
  const outcomes: PartyOutcome[] = []
  for (const { Row, Cells } of rows) {
    const cells = filledCells(Object.fromEntries(Columns.map((name, at) => [name, Cells[at] ?? ''])))
    const options = { loaded: cells, now, reload: async () => cells, maxTries }
    outcomes.push({ Row, ...(await retryConflicts(options, () => importRow(cells, Row))) })
  }
  return outcomes
}
interface SentRows {
  readonly Columns: readonly string[]
  readonly rows: readonly { readonly Row: number; readonly Cells: readonly string[] }[]
}
/** Conflicts of a row with somebody who changes the same at the same moment. */
const maxTries = 5

export const settled = (Outcome: PartyOutcome['Outcome'], ID: number | null): Settled => ({ Outcome, ID, Reasons: [] })

export const refusedFor = (
  reasons: readonly ImportReason[],
  { language }: Pick<ImportContext, 'language'>,
): Settled => ({
  Outcome: 'refused',
  ID: null,
  Reasons: reasons.map(({ key, values }) => fill(importTexts[language][key], values)),
})

export const refusedBy = (refusal: Refusal, { language }: ImportContext): Settled => ({
  Outcome: 'refused',
  ID: null,
  Reasons: [refusalText(refusal, language)],
})

/** Commits what was made of a row, except in a preview. */
export async function written<T extends { readonly writes: readonly Write[] }>(
  made: T | Refusal,
  outcome: 'added' | 'updated',
  context: ImportContext,
  madeOf: (made: T) => { readonly id: number; readonly also?: readonly Write[] },
): Promise<Settled> {
  if (isRefusal(made)) return refusedBy(made, context)
  const { id, also = [] } = madeOf(made)
  if (!context.isPreview) await table.commit([...made.writes, ...also])
  return settled(outcome, id)
}
