import { randomUUID } from 'node:crypto'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Refusal } from '../../shared/answer.ts'
import type { Attachment } from '../../shared/attachment/attachment.ts'
import { imageInfo, imageRefusal } from '../../shared/attachment/image.ts'
import { nextId } from '../table/ids.ts'

/**
 * Pictures in the bucket that the web's address serves below `/pictures/`. A key is random and never used again, so that
 * nobody finds a picture by guessing and caches may keep it for good.
 */
const s3 = new S3Client()
const bucket = () => process.env.PICTURES_BUCKET ?? ''
const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/** Stores a file that is a picture, under a new key. One whose product was not changed after all is never shown. */
export async function storePicture(file: File): Promise<Attachment | Refusal> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const info = imageInfo(bytes)
  const refusal = imageRefusal(file.name, bytes)
  if (refusal) return refusal
  // An image that is not refused has its type.
  const type = info?.type ?? 'image/jpeg'
  const Key = `pictures/${randomUUID()}.${endings[type]}`
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key,
      Body: bytes,
      ContentType: type,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  )
  return { ID: await nextId('attachment'), StoragePath: `/${Key}` }
}
