import { decodeText } from '../../../../../shared/core/csv/decode.ts'
import { readRecords } from '../../../../../shared/core/csv/records.ts'
import type { ImportReason } from '../../../../../shared/core/importing/importOutcome.ts'
import type { DonationCategory } from '../../../../../shared/core/reference/reference.ts'
import type { Language } from '../../../../../shared/core/text/text.ts'
import {
  bulkColumnLabel,
  bulkColumns,
  maxBulkRows,
  type ReadRow,
  readBulkRows,
} from '../../../../../shared/rescue/donations/bulkFile.ts'
import { fileDigest } from '../../../core/importing/fileDigest.ts'

export interface BulkFile {
  readonly name: string
  /** Names this file to the server: its rows sent again are the same rows. */
  readonly importId: string
  readonly rows: readonly ReadRow[]
}

/** 5,000 rows with long notes stay below it. */
const maxMegabytes = 10

/** The rows of a file, or why it cannot be read at all; columns that it lacks are named in the reader's language. */
export async function readFile(
  file: File,
  categories: readonly DonationCategory[],
  language: Language,
): Promise<BulkFile | ImportReason> {
  if (file.size > maxMegabytes * 1024 * 1024) return { key: 'fileTooLarge', values: { megabytes: maxMegabytes } }
  const bytes = await file.arrayBuffer()
  const decoded = decodeText(new Uint8Array(bytes))
  if (typeof decoded === 'string') return { key: decoded }
  const content = readRecords(decoded.text, bulkColumns)
  if ('missing' in content) {
    const columns = content.missing.map((name) => bulkColumnLabel(name, language)).join(', ')
    return { key: 'columnsMissing', values: { columns } }
  }
  if (content.records.length === 0) return { key: 'fileWithoutRows' }
  if (content.records.length > maxBulkRows) return { key: 'fileTooLong', values: { rows: maxBulkRows } }
  return { name: file.name, importId: await fileDigest(bytes), rows: readBulkRows(content.records, categories) }
}
