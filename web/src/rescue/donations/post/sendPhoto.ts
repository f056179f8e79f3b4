import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { ApiError, call } from '../../../core/data/client.ts'

/** Puts the picture into the store and answers the key to post with the donation. */
export async function sendPhoto(photo: Blob): Promise<string> {
  const upload = await call(donations.preparePhoto, { ContentType: 'image/jpeg', Size: photo.size })
  const answer = await fetch(upload.UploadUrl, { method: 'PUT', headers: upload.Headers, body: photo })
  if (!answer.ok) throw new ApiError(answer.status, 'The photo was not stored.')
  return upload.PhotoKey
}
