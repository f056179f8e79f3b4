import type { CsvRecord } from '../../../../shared/core/csv/columns.ts'
import { decodeText } from '../../../../shared/core/csv/decode.ts'
import { type CsvContent, readRecords, recordsOf } from '../../../../shared/core/csv/records.ts'
import { columnLabel, organizationColumns } from '../../../../shared/core/importing/columns.ts'
import type { ImportReason } from '../../../../shared/core/importing/importOutcome.ts'
import { type FileKind, isKnownByContent } from '../../../../shared/core/importing/kinds.ts'
import { maxImportCharacters, maxImportRows } from '../../../../shared/core/importing/outcome.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { likenessOfRows, rowKeys } from '../../../../shared/work/imports/rowKeys.ts'
import { fileDigest } from './fileDigest.ts'

/** One row of a file, and why it is left out before it is sent. */
export interface FileRow {
  readonly record: CsvRecord
  readonly problem: ImportReason | undefined
}
export interface OrganizationFile {
  readonly name: string
  readonly kind: FileKind
  /** Names this run to the server: its rows sent again count as added by it. */
  readonly importId: string
  readonly rows: readonly FileRow[]
}

/** The most rows with all their cells stay below it. */
const maxMegabytes = 10

async function contentOf(bytes: Uint8Array, kind: FileKind): Promise<CsvContent | ImportReason> {
  const decoded = decodeText(bytes)
  if (decoded !== 'fileIsWorkbook')
    return typeof decoded === 'string' ? { key: decoded } : readRecords(decoded.text, organizationColumns[kind])
  const { readWorkbook } = await import('./readWorkbook.ts')
  const lines = readWorkbook(bytes)
  return lines ? recordsOf(lines, organizationColumns[kind]) : { key: 'fileIsWorkbook' }
}

/** Of two rows about the same thing the first counts; of two that are only alike a person decides about the second. */
function rowsOf(records: readonly CsvRecord[], kind: FileKind): FileRow[] {
  const seen = new Map<string, CsvRecord>()
  return records.map((record): FileRow => {
    if (record.problem) return { record, problem: { key: record.problem } }
    const keys = rowKeys(kind, record.cells)
    const first = keys.map((key) => seen.get(key)).find((one) => one !== undefined)
    const found = first && likenessOfRows(kind, record.cells, first.cells)
    if (first && found)
      return { record, problem: { key: found === 'same' ? 'itemTwice' : 'alikeRow', values: { row: first.row } } }
    for (const key of keys) if (!seen.has(key)) seen.set(key, record)
    return { record, problem: undefined }
  })
}

/** Of the rows as a request holds them, a little rounded up. */
const charactersOf = (rows: readonly FileRow[]) =>
  rows.reduce((sum, { record: { cells } }) => sum + JSON.stringify(Object.values(cells)).length + 30, 1000)

/** Of organizations each run has its own name. */
const importIdOf = async (bytes: Uint8Array<ArrayBuffer>, kind: FileKind) =>
  isKnownByContent(kind) ? fileDigest(bytes) : crypto.randomUUID()

/** The rows of a file, or why it cannot be read at all; columns that it lacks are named in the reader's language. */
export async function readOrganizationFile(
  file: File,
  kind: FileKind,
  language: Language,
): Promise<OrganizationFile | ImportReason> {
  if (file.size > maxMegabytes * 1024 * 1024) return { key: 'fileTooLarge', values: { megabytes: maxMegabytes } }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const content = await contentOf(bytes, kind)
  if ('key' in content) return content
  if ('missing' in content) {
    const columns = content.missing.map((name) => columnLabel(kind, name, language)).join(', ')
    return { key: 'columnsMissing', values: { columns } }
  }
  if (content.records.length === 0) return { key: 'fileWithoutRows' }
  if (content.records.length > maxImportRows) return { key: 'fileTooLong', values: { rows: maxImportRows } }
  const rows = rowsOf(content.records, kind)
  if (charactersOf(rows) > maxImportCharacters)
    return { key: 'fileTooLarge', values: { megabytes: maxImportCharacters / 1024 / 1024 } }
  return { name: file.name, kind, importId: await importIdOf(bytes, kind), rows }
}
