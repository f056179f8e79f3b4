import * as tefap from '../../../shared/pantry/tefap/api.ts'
import { newPhotoKey, upload } from '../../core/files/photos.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { givePaper } from './paperPhoto.ts'

export const handler = endpointOn(tefap.preparePaperPhoto, customerOf, async ({ resource, input, now, table }) => {
  const PhotoKey = newPhotoKey('certificates', resource.FoodBankID, input.ContentType)
  await table.commit([givePaper(resource.ID, PhotoKey, now)])
  return upload(PhotoKey, input)
})
