import Papa from 'papaparse'
import { decodeText } from '../../../../shared/core/csv/decode.ts'
import { maxNeighborRows, type NeighborList, neighborRows } from '../../../../shared/pantry/invitations/neighborRows.ts'

/** Reason that a file gives no list: a key of `invitationTexts`. */
export type FileProblem = 'unreadable' | 'noColumns' | 'noRows' | 'tooLarge' | 'tooLong'

export const maxMegabytes = 20

/** Lines of cells of a CSV file in any of its encodings, or of a workbook's first sheet. */
async function linesOf(bytes: Uint8Array): Promise<string[][] | undefined> {
  const decoded = decodeText(bytes)
  if (decoded !== 'fileIsWorkbook') return typeof decoded === 'string' ? undefined : csvLines(decoded.text)
  const { readWorkbook } = await import('../../core/importing/readWorkbook.ts')
  return readWorkbook(bytes)
}

/** The one that stands most often in the first lines. The library's own guess is wrong of two columns with an empty line. */
function delimiterOf(text: string): string {
  const head = text.split('\n', 10).join('\n')
  const count = (delimiter: string) => head.split(delimiter).length
  return [',', ';', '\t', '|'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

const csvLines = (text: string) => Papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data

export async function readNeighborFile(file: File): Promise<NeighborList | FileProblem> {
  if (file.size > maxMegabytes * 1024 * 1024) return 'tooLarge'
  const lines = await linesOf(new Uint8Array(await file.arrayBuffer()))
  if (!lines) return 'unreadable'
  if (lines.length > maxNeighborRows) return 'tooLong'
  const list = neighborRows(lines)
  if (!list) return 'noColumns'
  return list.rows.length === 0 ? 'noRows' : list
}
