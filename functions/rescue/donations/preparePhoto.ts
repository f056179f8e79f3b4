import * as donations from '../../../shared/rescue/donations/api.ts'
import { givePhotoKey, newPhotoKey, upload } from '../../core/files/photos.ts'
import { endpoint } from '../../core/http/http.ts'
import { donationKeys } from '../../core/table/keys/donations.ts'

export const handler = endpoint(donations.preparePhoto, async ({ input, caller, now, table }) => {
  const PhotoKey = newPhotoKey('donations', caller.EntityID, input.ContentType)
  await table.commit([givePhotoKey(donationKeys.photoUpload(caller.UserID, PhotoKey), now)])
  return upload(PhotoKey, input)
})
