import { crcOf } from './structure.ts'

/** Files with the structure of a picture, of a type and a size; there is no picture in them. */

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const long = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255)
const short = (value: number) => long(value).slice(2)

/** The parts of a file behind each other. */
export function joined(...parts: readonly Iterable<number>[]): Uint8Array<ArrayBuffer> {
  const all = parts.map((part) => Uint8Array.from(part))
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of all) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export function chunk(type: string, data: Iterable<number>): Uint8Array<ArrayBuffer> {
  const named = joined(bytesOf(type), data)
  return joined(long(named.length - 4), named, long(crcOf(named)))
}

export const pngStartOf = (width: number, height: number) =>
  joined(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', [...long(width), ...long(height), 8, 0, 0, 0, 0]),
    chunk('IDAT', [0x78, 0x9c, 0x03, 0x00]),
  )
/** A text of its own brings the file to a number of bytes. */
export function pngOf(width: number, height: number, size?: number) {
  const [start, end] = [pngStartOf(width, height), chunk('IEND', [])]
  const text = size === undefined ? [] : chunk('tEXt', new Uint8Array(size - start.length - end.length - 12))
  return joined(start, text, end)
}

export const segment = (marker: number, data: Iterable<number>): Uint8Array<ArrayBuffer> => {
  const content = Uint8Array.from(data)
  return joined([0xff, marker], short(content.length + 2), content)
}
export const jpegFrame = (width: number, height: number) =>
  segment(0xc0, [8, ...short(height), ...short(width), 1, 1, 17, 0])
/** With a byte 0xff and a restart in its coded data. */
export const jpegScan = joined(segment(0xda, [1, 1, 0, 0, 63, 0]), [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56])
/** A comment brings the file to a number of bytes, of at most 60 KB. */
export function jpegOf(width: number, height: number, size?: number) {
  const start = joined([0xff, 0xd8], segment(0xe0, [0, 0]), jpegFrame(width, height), jpegScan)
  const comment = size === undefined ? [] : segment(0xfe, new Uint8Array(size - start.length - 6))
  return joined(start.subarray(0, 2), comment, start.subarray(2), [0xff, 0xd9])
}
