import { type Refusal, refuse } from '../answer.ts'
import * as refusals from './refusals.ts'
import { beginsWith, jpegPicture, jpegStart, type Picture, pngPicture, pngStart } from './structure.ts'

/** Kinds of files that may be uploaded as pictures: the file's name and content are checked, since either can be anything. */

export const imageExtensions = ['.jpg', '.jpeg', '.png'] as const
/** Limit of a picture as it is sent; the browser scales larger photos down first. */
export const maxImageBytes = 4 * 1024 * 1024
/** A picture that is small as a file may still fill the memory of a phone that shows it. */
export const maxImagePixels = 40_000_000
/** Longest side of a picture as tiles and lists show it: half a phone's width, at twice its density. */
export const smallPixels = 320
/** Pictures of one product or location. */
export const maxImages = 10

export const hasImageExtension = (name: string) =>
  imageExtensions.some((extension) => name.toLowerCase().endsWith(extension))

export interface ImageInfo extends Picture {
  readonly type: 'image/png' | 'image/jpeg'
}

/** The JPEG or PNG that a file begins with, where it is whole; undefined for anything else. */
export function imageInfo(bytes: Uint8Array): ImageInfo | undefined {
  if (beginsWith(bytes, pngStart)) return sized('image/png', pngPicture(bytes))
  return beginsWith(bytes, jpegStart) ? sized('image/jpeg', jpegPicture(bytes)) : undefined
}

const sized = (type: ImageInfo['type'], picture: Picture | undefined): ImageInfo | undefined =>
  picture && picture.width > 0 && picture.height > 0 ? { type, ...picture } : undefined

export const hasTooManyPixels = ({ width, height }: Pick<Picture, 'width' | 'height'>) =>
  width * height > maxImagePixels

export const isSmall = ({ width, height }: Pick<Picture, 'width' | 'height'>) => Math.max(width, height) <= smallPixels

/** The picture of an uploaded file, or why it can't be added. */
export function uploadedImage(name: string, bytes: Uint8Array): ImageInfo | Refusal {
  if (!hasImageExtension(name)) return refuse(refusals.imageType)
  if (bytes.length > maxImageBytes) return refuse(refusals.imageTooLarge)
  const info = imageInfo(bytes)
  if (!info) return refuse(refusals.imageUnreadable)
  return hasTooManyPixels(info) ? refuse(refusals.imageTooManyPixels) : info
}
