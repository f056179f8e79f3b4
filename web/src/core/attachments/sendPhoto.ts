import type * as z from 'zod/mini'
import type { PhotoUpload } from '../../../../shared/core/attachments/photo.ts'
import { ApiError } from '../data/client.ts'

/** Puts a picture where its upload may go, and answers its key. */
export async function sendPhoto(photo: Blob, { UploadUrl, Headers, PhotoKey }: z.infer<typeof PhotoUpload>) {
  const answer = await fetch(UploadUrl, { method: 'PUT', headers: Headers, body: photo }).catch((cause: unknown) => {
    throw new ApiError(0, String(cause))
  })
  if (!answer.ok) throw new ApiError(answer.status, 'The photo was not stored.')
  return PhotoKey
}
