import { smallPixels } from '../../../../shared/core/attachments/image.ts'

/** The longest side that is sent: enough to see what is in the boxes, quick to send from a phone. */
const maxPixels = 1600
/** The server's limit (4 MB). */
const maxBytes = 4 * 1024 * 1024
const qualities = [0.85, 0.7, 0.5, 0.3] as const

/** The file is no picture that this browser can read. */
export class Unreadable extends Error {}

export interface ScaledPhoto {
  photo: Blob
  /** The one that tiles and lists show. */
  small: () => Promise<Blob>
  /** A thumbnail as a data address, small enough to be kept with the draft. */
  preview: string
}

/** Makes a picture small enough to send, upright, and without the location it was taken at. */
export async function scaledDown(file: Blob): Promise<ScaledPhoto> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Unreadable(String(cause))
  })
  const canvas = drawn(picture, maxPixels)
  for (const quality of qualities) {
    const photo = await encoded(canvas, quality)
    if (photo.size > maxBytes) continue
    const small = drawn(picture, smallPixels)
    return { photo, small: () => encoded(small, 0.8), preview: small.toDataURL('image/jpeg', 0.7) }
  }
  throw new Unreadable('the picture stays too large')
}

function drawn(picture: ImageBitmap, maxSide: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  // JPEG has no transparency: what is see-through would become black.
  if (context) context.fillStyle = 'white'
  context?.fillRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Unreadable('the picture could not be encoded'))),
      'image/jpeg',
      quality,
    ),
  )
