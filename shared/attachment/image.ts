import { type Refusal, refuse } from '../answer.ts'
import * as refusals from '../refusals/refusals.ts'

/** What may be uploaded as a picture: the file's name and content are checked, since either can be anything. */

export const imageExtensions = ['.jpg', '.jpeg', '.png'] as const
/** As it is sent; the browser scales larger photos down first. */
export const maxImageBytes = 4 * 1024 * 1024
/** A picture that is small as a file may still fill the memory of a phone that shows it. */
export const maxImagePixels = 40_000_000
/** Pictures of one product or location. */
export const maxImages = 10

export const hasImageExtension = (name: string) =>
  imageExtensions.some((extension) => name.toLowerCase().endsWith(extension))

export interface ImageInfo {
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const beginsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte)
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Type and size from the header of a complete JPEG or PNG; undefined for anything else. */
export function imageInfo(bytes: Uint8Array): ImageInfo | undefined {
  if (beginsWith(bytes, pngStart)) return pngInfo(bytes)
  return beginsWith(bytes, [0xff, 0xd8, 0xff]) ? jpegInfo(bytes) : undefined
}

/** The first chunk holds the size; the last one ends the file. */
function pngInfo(bytes: Uint8Array): ImageInfo | undefined {
  const isHeader = bytes.length >= 45 && beginsWith(bytes, [0x49, 0x48, 0x44, 0x52], 12)
  if (!isHeader || !beginsWith(bytes, [0x49, 0x45, 0x4e, 0x44], bytes.length - 8)) return undefined
  const view = viewOf(bytes)
  return sized('image/png', view.getUint32(16), view.getUint32(20))
}

/** Segments that hold no size: those of tables have markers among those of frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Walks the segments to the frame that holds the size; a complete file ends with its end marker, perhaps padded. */
function jpegInfo(bytes: Uint8Array): ImageInfo | undefined {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) {
      const isComplete = bytes.lastIndexOf(0xd9) > at
      return isComplete ? sized('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5)) : undefined
    }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

const sized = (type: ImageInfo['type'], width: number, height: number): ImageInfo | undefined =>
  width > 0 && height > 0 ? { type, width, height } : undefined

/** Why a file can't be added as a picture. */
export function imageRefusal(name: string, bytes: Uint8Array): Refusal | undefined {
  if (!hasImageExtension(name)) return refuse(refusals.imageType)
  if (bytes.length > maxImageBytes) return refuse(refusals.imageTooLarge)
  const info = imageInfo(bytes)
  if (!info) return refuse(refusals.imageUnreadable)
  return info.width * info.height > maxImagePixels ? refuse(refusals.imageTooManyPixels) : undefined
}
