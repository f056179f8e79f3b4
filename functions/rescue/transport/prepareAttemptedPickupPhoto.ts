import * as transport from '../../../shared/rescue/transport/api.ts'
import { newPhotoKey, upload } from '../../core/files/photos.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { openRun } from './openRun.ts'
import { givePickupPhotoKey } from './pickupPhoto.ts'

export const handler = openEndpoint(transport.prepareAttemptedPickupPhoto, async (context) => {
  const { donation } = await openRun(context)
  const { input, now, table } = context
  const PhotoKey = newPhotoKey('donations', donation.FoodBank.ID, input.ContentType)
  await table.commit([givePickupPhotoKey(input.id, PhotoKey, now)])
  return upload(PhotoKey, input)
})
