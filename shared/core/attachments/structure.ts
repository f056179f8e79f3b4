/** The structure of a picture's file from its first byte to the picture's end. */

export interface Picture {
  readonly width: number
  readonly height: number
  /** Bytes from the file's start to the picture's end. What cameras put behind it, such as a second picture, is not counted. */
  readonly length: number
}

/** Chunks or segments of a file; encoders write a few hundred. */
const maxParts = 10_000

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
export const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

// PNG: chunks with their length, type and checksum

export const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const
/** Length and type before a chunk's data, the checksum behind it. */
const chunkFrame = 12
const headerLength = 13

const crcStep = (byte: number) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest >>> 0
}
const crcSteps = Uint32Array.from({ length: 256 }, (_, byte) => crcStep(byte))

/** The checksum of PNG, CRC-32. */
export function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcSteps[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

interface Chunk {
  readonly type: string
  readonly data: Uint8Array
}

interface Chunks {
  readonly chunks: readonly Chunk[]
  readonly length: number
}

/** All chunks up to the one that ends the picture, each with its right checksum; undefined when something else is among them. */
function chunksOf(bytes: Uint8Array): Chunks | undefined {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  let at: number = pngStart.length
  while (at < bytes.length) {
    if (at + chunkFrame > bytes.length || chunks.length === maxParts) return undefined
    const end = at + chunkFrame + view.getUint32(at)
    if (end > bytes.length || view.getUint32(end - 4) !== crcOf(bytes.subarray(at + 4, end - 4))) return undefined
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4) })
    if (type === 'IEND') return { chunks, length: end }
    at = end
  }
  return undefined
}

/** The first chunk holds the size, the last one is empty, and in between is a picture. */
export function pngPicture(bytes: Uint8Array): Picture | undefined {
  const { chunks, length } = chunksOf(bytes) ?? { chunks: [], length: 0 }
  const types = chunks.map(({ type }) => type)
  const [header, last] = [chunks[0], chunks.at(-1)]
  const isWhole = last?.data.length === 0 && types.includes('IDAT')
  const isHeaded = types.lastIndexOf('IHDR') === 0 && header?.data.length === headerLength
  if (!isWhole || !isHeaded || !header) return undefined
  const view = viewOf(header.data)
  return { width: view.getUint32(0), height: view.getUint32(4), length }
}

// JPEG: segments that begin with a marker, and coded data behind the header of each scan

export const jpegStart = [0xff, 0xd8, 0xff] as const
const endOfImage = 0xd9
const startOfScan = 0xda
/** Those of tables have markers among those of frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
/** Markers that begin a segment with a length; others stand alone. */
const hasLength = (marker: number) => marker >= 0xc0 && !isRestart(marker) && marker !== 0xd8 && marker !== endOfImage

/** Index of the next marker behind coded data, in which 0xff is followed by 0x00 or is a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && isCoded(bytes[at + 1])) at = bytes.indexOf(0xff, at + 2)
  return at === -1 ? bytes.length : at
}
const isCoded = (next: number | undefined) => next !== undefined && (next === 0 || isRestart(next))

interface Segment {
  readonly marker: number
  /** Index of its marker. */
  readonly at: number
  readonly length: number
}

function segmentAt(bytes: Uint8Array, at: number): Segment | undefined {
  const marker = bytes[at + 1] ?? 0
  if (!hasLength(marker) || at + 4 > bytes.length) return undefined
  const length = viewOf(bytes).getUint16(at + 2)
  return length < 2 || at + 2 + length > bytes.length ? undefined : { marker, at, length }
}

interface Segments {
  readonly segments: readonly Segment[]
  readonly length: number
}

/** All segments up to the end of the image; undefined when something else stands between them. */
function segmentsOf(bytes: Uint8Array): Segments | undefined {
  const segments: Segment[] = []
  let at = 2
  while (bytes[at] === 0xff) {
    // 0xff before a marker is filling.
    while (bytes[at + 1] === 0xff) at += 1
    if (bytes[at + 1] === endOfImage) return { segments, length: at + 2 }
    const segment = segmentAt(bytes, at)
    if (!segment || segments.length === maxParts) return undefined
    segments.push(segment)
    const behind = at + 2 + segment.length
    at = segment.marker === startOfScan ? endOfScan(bytes, behind) : behind
  }
  return undefined
}

/** The one frame holds the size, and a scan of it follows. */
export function jpegPicture(bytes: Uint8Array): Picture | undefined {
  const { segments, length } = segmentsOf(bytes) ?? { segments: [], length: 0 }
  const [frame, ...more] = segments.filter(({ marker }) => isFrame(marker))
  const scan = segments.find(({ marker }) => marker === startOfScan)
  if (!frame || more.length > 0 || frame.length < 8 || !scan || scan.at < frame.at) return undefined
  const view = viewOf(bytes)
  return { width: view.getUint16(frame.at + 7), height: view.getUint16(frame.at + 5), length }
}
