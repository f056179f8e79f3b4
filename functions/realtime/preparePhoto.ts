import { randomUUID } from 'node:crypto'
import { realtime } from '../../shared/api/realtime.ts'
import { endpoint } from '../http.ts'
import { photoPrefix, uploadUrl } from './photo.ts'

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

export const handler = endpoint(realtime.preparePhoto, async ({ input, caller }) => {
  const PhotoKey = `${photoPrefix(caller.EntityID)}${randomUUID()}.${endings[input.ContentType]}`
  return {
    PhotoKey,
    UploadUrl: uploadUrl(PhotoKey, input.ContentType, input.Size),
    Headers: { 'content-type': input.ContentType },
  }
})
