import * as z from 'zod/mini'
import type { ImportTextKey } from './importOutcome.ts'
import { importTexts } from './importsTexts.ts'

/**
 * A row as far as its cells can be read. What is wrong with a row is told all at once: the readable cells are checked on,
 * also when others are not.
 */

export interface BadCell {
  readonly column: string
  readonly key: ImportTextKey
}
export type RowRead<T> =
  | { readonly isWhole: true; readonly values: T; readonly bad: readonly [] }
  | { readonly isWhole: false; readonly values: Partial<T>; readonly bad: readonly BadCell[] }

type Cells = Readonly<Record<string, string>>

const isTextKey = (message: string): message is ImportTextKey => Object.hasOwn(importTexts.en, message)

/** Messages of the schema are keys of `importTexts`; `refused` are cells that are not to be read at all. */
export function readRow<S extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<S>,
  cells: Cells,
  refused: readonly BadCell[] = [],
): RowRead<z.infer<z.ZodMiniObject<S>>> {
  const whole = schema.safeParse(cells)
  if (whole.success && refused.length === 0) return { isWhole: true, values: whole.data, bad: [] }
  const bad = new Map(refused.map((cell) => [cell.column, cell]))
  for (const { path, message } of whole.error?.issues ?? []) {
    const column = String(path[0])
    const key = cells[column] === undefined ? 'cellMissing' : isTextKey(message) ? message : 'cellBroken'
    if (!bad.has(column)) bad.set(column, { column, key })
  }
  const readable = Object.fromEntries(Object.entries(cells).filter(([name]) => !bad.has(name)))
  const values = z.partial(schema).safeParse(readable).data as Partial<z.infer<z.ZodMiniObject<S>>> | undefined
  return { isWhole: false, values: values ?? {}, bad: [...bad.values()] }
}
