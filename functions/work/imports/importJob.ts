import * as z from 'zod/mini'
import { csv, csvLines } from '../../../shared/core/grid/csv.ts'
import type { Cells } from '../../../shared/core/importing/columns.ts'
import { organizationImportTexts } from '../../../shared/core/importing/organizationImportTexts.ts'
import { importBatch, OrganizationOutcome } from '../../../shared/core/importing/outcome.ts'
import { outcomeText } from '../../../shared/core/importing/outcomeText.ts'
import { ImportedRows } from '../../../shared/work/imports/api.ts'
import { rowEntry } from '../../../shared/work/imports/rowKeys.ts'
import type { ImportParameters } from '../../../shared/work/jobs/kinds.ts'
import type { View } from '../../core/http/context.ts'
import { importRows, type SentRows } from '../../core/importing/importRow.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { readPart } from '../../core/jobMachine/jobParts.ts'
import { customerRowImport } from '../../pantry/customers/customerRow.ts'
import { importErpRow } from '../../pantry/erp/erpRow.ts'
import { organizationRowImport } from './organizationRowImport.ts'
import { productRowImport } from './productRow.ts'

/** A file of rows that is imported in the background: a batch a step, each row wholly or not at all. */

/** Result of a step: outcomes, with the subject of each row. */
const Part = z.array(z.extend(OrganizationOutcome, { Entry: z.string() }))

/** The outcomes of a job's parts. */
export const readOutcomes = async (parts: AsyncIterable<string>) =>
  (await Array.fromAsync(parts)).flatMap((part) => Part.parse(JSON.parse(part)))

export const importJob: JobKind<ImportParameters> = {
  step: async (parameters, cursor, view) => {
    const { Columns, rows } = ImportedRows.parse(JSON.parse(await readPart(parameters.rowsKey)))
    const from = Number(cursor ?? 0)
    const batch = { Columns, rows: rows.slice(from, from + importBatch) }
    const entries = new Map<number, string>()
    const importRow = await rowImport(parameters, batch, view)
    const outcomes = await importRows(batch, view.now, (cells, row) => {
      entries.set(row, rowEntry(parameters.fileKind, cells))
      return importRow(cells, row)
    })
    const next = from + importBatch
    return {
      content: JSON.stringify(outcomes.map((outcome) => ({ ...outcome, Entry: entries.get(outcome.Row) ?? '' }))),
      rows: outcomes.length,
      refusedRows: outcomes.filter(({ Outcome }) => Outcome === 'refused').length,
      total: rows.length,
      cursor: next < rows.length ? String(next) : undefined,
    }
  },
  compose: async (parts, { fileKind }, { language }) => {
    const text = organizationImportTexts[language]
    const lines = (await readOutcomes(parts)).map(({ Row, Entry, ...outcome }) => [
      Row,
      Entry,
      outcomeText(outcome, { kind: fileKind, isPlanned: false, language }),
    ])
    return {
      name: 'import-results.csv',
      mediaType: 'text/csv; charset=utf-8',
      content: csv([[text.row, text.entry, text.result]]) + csvLines(lines),
    }
  },
}

/** Import of a row of the file: as in `importErpItems`, `importProducts`, `importCustomers` or `importParties`. */
async function rowImport(
  { fileKind, importId, onExisting, rowsKey }: ImportParameters,
  batch: SentRows,
  { caller, language, now }: View,
) {
  if (fileKind === 'erpItems') {
    const run = { entityId: caller.EntityID, importId, delivery: rowsKey, isPreview: false, language, now }
    return (cells: Cells, row: number) => importErpRow(cells, row, run)
  }
  if (fileKind === 'products')
    return productRowImport({ caller, language, now, importId, onExisting, isPreview: false })
  if (fileKind === 'customers')
    return customerRowImport({ caller, importId, delivery: rowsKey, isPreview: false, language, now })
  return organizationRowImport(fileKind, batch, { caller, language, now, importId, onExisting, isPreview: false })
}
