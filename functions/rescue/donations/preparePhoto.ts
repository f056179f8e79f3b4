import { randomUUID } from 'node:crypto'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { givePhotoKey, upload } from './photo.ts'

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

export const handler = endpoint(donations.preparePhoto, async ({ input, caller, now, table }) => {
  const PhotoKey = `donations/${caller.EntityID}/${randomUUID()}.${endings[input.ContentType]}`
  await table.commit([givePhotoKey(caller, PhotoKey, now)])
  const { url, headers } = await upload(PhotoKey, input.ContentType, input.Size)
  return { PhotoKey, UploadUrl: url, Headers: headers }
})
