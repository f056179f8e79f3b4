/**
 * The text of a file as spreadsheets save it. UTF-8 and UTF-16 are recognized by their byte order mark or their bytes;
 * what is neither is Windows-1252, the encoding of older spreadsheets, in which every byte is a character.
 */

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
/** Reason that a file is no text: a workbook (a zip), something else that is binary, or nothing at all. */
export type NoText = 'fileEmpty' | 'fileIsWorkbook' | 'fileIsBinary'

const startsWith = (bytes: Uint8Array, ...head: readonly number[]) => head.every((byte, index) => bytes[index] === byte)

/** Number of the first bytes at even or odd positions that are 0: every second one of plain letters in UTF-16 is. */
function zeros(bytes: Uint8Array, odd: 0 | 1): number {
  const seen = bytes.subarray(0, 1000)
  return seen.filter((byte, index) => index % 2 === odd && byte === 0).length / Math.max(1, seen.length / 2)
}

function encodingOf(bytes: Uint8Array): CsvEncoding | undefined {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const [even, odd] = [zeros(bytes, 0), zeros(bytes, 1)]
  if (odd > 0.3 && even < 0.1) return 'utf-16le'
  if (even > 0.3 && odd < 0.1) return 'utf-16be'
  return even + odd > 0 ? undefined : 'utf-8'
}

export function decodeText(bytes: Uint8Array): { text: string; encoding: CsvEncoding } | NoText {
  if (bytes.length === 0) return 'fileEmpty'
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'fileIsWorkbook'
  const encoding = encodingOf(bytes)
  if (!encoding) return 'fileIsBinary'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch {
    // Not valid in its encoding: UTF-16 cut off in the middle of a character, or no UTF-8.
    if (encoding !== 'utf-8') return 'fileIsBinary'
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}
