import { randomUUID } from 'node:crypto'
import * as transport from '../../../shared/rescue/transport/api.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { upload } from '../donations/photo.ts'
import { openRun } from './openRun.ts'
import { givePickupPhotoKey } from './pickupPhoto.ts'

export const handler = openEndpoint(transport.prepareAttemptedPickupPhoto, async (context) => {
  const { donation } = await openRun(context)
  const { input, now, table } = context
  const PhotoKey = `donations/${donation.FoodBank.ID}/${randomUUID()}.jpg`
  await table.commit([givePickupPhotoKey(input.id, PhotoKey, now)])
  const { url, headers } = await upload(PhotoKey, input.ContentType, input.Size)
  return { PhotoKey, UploadUrl: url, Headers: headers }
})
