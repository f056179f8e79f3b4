import { randomUUID } from 'node:crypto'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import type { Attachment } from '../../../shared/core/attachments/attachment.ts'
import { uploadedImage } from '../../../shared/core/attachments/image.ts'
import { nextId } from '../table/ids.ts'

/**
 * Pictures in the bucket that the web's address serves below `/pictures/`. A key is random and never used again, so that
 * nobody finds a picture by guessing and caches may keep it for good.
 */
const s3 = new S3Client()
const bucket = () => process.env.PICTURES_BUCKET ?? ''
const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/**
 * Stores the picture that a file begins with, under a new key. What stands behind its end is left out: phones put a second
 * picture or a film there, others a page or an archive. One whose product was not changed after all is never shown.
 */
export async function storePicture(file: File): Promise<Attachment | Refusal> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const image = uploadedImage(file.name, bytes)
  if (isRefusal(image)) return image
  const Key = `pictures/${randomUUID()}.${endings[image.type]}`
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key,
      Body: bytes.subarray(0, image.length),
      ContentType: image.type,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  )
  return { ID: await nextId('attachment'), StoragePath: `/${Key}` }
}
