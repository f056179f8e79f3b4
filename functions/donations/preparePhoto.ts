import { randomUUID } from 'node:crypto'
import * as donations from '../../shared/api/donations.ts'
import { endpoint } from '../http.ts'
import { photoPrefix, uploadUrl } from './photo.ts'

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

export const handler = endpoint(donations.preparePhoto, async ({ input, caller }) => {
  const PhotoKey = `${photoPrefix(caller.EntityID)}${randomUUID()}.${endings[input.ContentType]}`
  return {
    PhotoKey,
    UploadUrl: uploadUrl(PhotoKey, input.ContentType, input.Size),
    Headers: { 'content-type': input.ContentType },
  }
})
