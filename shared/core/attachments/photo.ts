import * as z from 'zod/mini'

/** A photo on its way into the private store: an address for one upload, and the key to name it by afterwards. */

/** Bytes; the browser makes a picture smaller first. */
const Size = z.int().check(z.positive(), z.maximum(4 * 1024 * 1024))

export const PhotoToSend = z.strictObject({ ContentType: z.enum(['image/jpeg', 'image/png']), Size })
/** Photos that the camera of a page takes. */
export const JpegToSend = z.strictObject({ ContentType: z.literal('image/jpeg'), Size })

export const PhotoKey = z.string().check(z.maxLength(200))
export const PhotoUpload = z.object({
  PhotoKey: z.string(),
  UploadUrl: z.string(),
  Headers: z.record(z.string(), z.string()),
})
