import { csv } from '../grid/csv.ts'
import { fill, type Language, type TextKey } from '../text/text.ts'
import { importTexts } from './importsTexts.ts'

/** Outcome of an import by row, and its file. */

export type ImportTextKey = TextKey<typeof importTexts>
export interface ImportReason {
  readonly key: ImportTextKey
  readonly values?: Readonly<Record<string, string | number>>
}
export interface RowOutcome {
  readonly row: number
  /** The sender's own number of what the row holds. */
  readonly reference: string
  readonly outcome: 'added' | 'present' | 'refused'
  readonly id?: number
  /** Reasons as texts of `importTexts`, or in words already. */
  readonly reasons?: readonly (ImportReason | string)[]
}

const outcomeTexts = { added: 'outcomeAdded', present: 'outcomePresent', refused: 'outcomeRefused' } as const

const reasonText = (reason: ImportReason | string, language: Language) =>
  typeof reason === 'string' ? reason : fill<string>(importTexts[language][reason.key], reason.values)

/** The result file: every row with its outcome, and each refused one with its reasons. */
export function resultFile(outcomes: readonly RowOutcome[], language: Language): string {
  const text = importTexts[language]
  const head = [text.headRow, text.headReference, text.headOutcome, 'ID', text.headReason]
  const lines = outcomes.map(({ row, reference, outcome, id, reasons = [] }) => [
    row,
    reference,
    text[outcomeTexts[outcome]],
    id ?? '',
    reasons.map((reason) => reasonText(reason, language)).join(' '),
  ])
  return csv([head, ...lines])
}

/** The result of a file that could not be read at all. */
export const refusedFile = (reason: ImportReason, language: Language): string =>
  resultFile([{ row: 0, reference: '', outcome: 'refused', reasons: [reason] }], language)
