import { type Refusal, refuse } from '../answer.ts'
import * as refusals from '../refusals/refusals.ts'
import { beginsWith, jpegSize, jpegStart, pngSize, pngStart, type Size } from './structure.ts'

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

export interface ImageInfo extends Size {
  readonly type: 'image/png' | 'image/jpeg'
}

/** Type and size of a JPEG or PNG that is whole and ends with its end; undefined for anything else. */
export function imageInfo(bytes: Uint8Array): ImageInfo | undefined {
  if (beginsWith(bytes, pngStart)) return sized('image/png', pngSize(bytes))
  return beginsWith(bytes, jpegStart) ? sized('image/jpeg', jpegSize(bytes)) : undefined
}

const sized = (type: ImageInfo['type'], size: Size | undefined): ImageInfo | undefined =>
  size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined

export const hasTooManyPixels = ({ width, height }: Size) => width * height > maxImagePixels

/** Why a file can't be added as a picture. */
export function imageRefusal(name: string, bytes: Uint8Array): Refusal | undefined {
  if (!hasImageExtension(name)) return refuse(refusals.imageType)
  if (bytes.length > maxImageBytes) return refuse(refusals.imageTooLarge)
  const info = imageInfo(bytes)
  if (!info) return refuse(refusals.imageUnreadable)
  return hasTooManyPixels(info) ? refuse(refusals.imageTooManyPixels) : undefined
}
