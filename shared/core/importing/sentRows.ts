import * as z from 'zod/mini'
import { OptionalText, Text } from '../schema/fields.ts'
import { importBatch } from './outcome.ts'

const maxColumns = 30
const maxCell = 600

export const Columns = z.array(Text(60)).check(z.maxLength(maxColumns))

export const RowCells = z.strictObject({
  Row: z.int().check(z.positive(), z.maximum(1_000_000)),
  Cells: z.array(OptionalText(maxCell)).check(z.maxLength(maxColumns)),
})

/** Names the run: what it added itself counts as added when its rows are sent again. */
export const ImportID = Text(60)

/** Some rows of a file, with the names of their columns in the order of the cells. */
export const someRows = {
  ImportID,
  IsPreview: z.boolean(),
  Columns,
  rows: z.array(RowCells).check(z.minLength(1), z.maxLength(importBatch)),
}
