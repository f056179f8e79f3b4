import Papa from 'papaparse'
import { decodeText } from '../../../shared/csv/decode.ts'
import { maxNeighborRows, type NeighborList, neighborRows } from '../../../shared/customerInvitation/neighborRows.ts'

/** Why a file gives no list: a key of `invitationTexts`. */
export type FileProblem = 'unreadable' | 'noColumns' | 'noRows' | 'tooLarge' | 'tooLong'

export const maxMegabytes = 20

/** Lines of cells of a CSV file in any of its encodings, or of a workbook's first sheet. */
async function linesOf(bytes: Uint8Array): Promise<string[][] | undefined> {
  const decoded = decodeText(bytes)
  if (decoded !== 'fileIsWorkbook') return typeof decoded === 'string' ? undefined : csvLines(decoded.text)
  const { readWorkbook } = await import('../imports/readWorkbook.ts')
  return readWorkbook(bytes)
}

const csvLines = (text: string) => Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'] }).data

export async function readNeighborFile(file: File): Promise<NeighborList | FileProblem> {
  if (file.size > maxMegabytes * 1024 * 1024) return 'tooLarge'
  const lines = await linesOf(new Uint8Array(await file.arrayBuffer()))
  if (!lines) return 'unreadable'
  if (lines.length > maxNeighborRows) return 'tooLong'
  const list = neighborRows(lines)
  if (!list) return 'noColumns'
  return list.rows.length === 0 ? 'noRows' : list
}
