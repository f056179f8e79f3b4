import { randomUUID } from 'node:crypto'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import type { Attachment } from '../../../shared/core/attachments/attachment.ts'
import { type ImageInfo, isSmall, uploadedImage } from '../../../shared/core/attachments/image.ts'
import { HttpFault } from '../http/fault.ts'
import { nextId } from '../table/ids.ts'

/**
 * Pictures in the bucket that the web's address serves below `/pictures/`. A key is random and never used again, so that
 * nobody finds a picture by guessing and caches may keep it for good.
 */
const s3 = new S3Client()
const bucket = () => process.env.PICTURES_BUCKET ?? ''
const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

interface Uploaded {
  readonly Attachment: File
  readonly Small?: File | undefined
}

/**
 * Stores the picture that a file begins with, and its small one, under new keys. What stands behind their ends is left out:
 * phones put a second picture or a film there, others a page or an archive. One whose product was not changed after all is
 * never shown.
 */
export async function storePicture({ Attachment: file, Small }: Uploaded): Promise<Attachment | Refusal> {
  const large = await readPicture(file)
  if (isRefusal(large)) return large
  const small = Small && (await readPicture(Small))
  if (small && isRefusal(small)) return small
  if (small && !isSmall(small.image)) throw new HttpFault(400, 'Small: larger than 320 pixels')
  const [StoragePath, SmallPath] = await Promise.all([put(large), small && put(small)])
  return { ID: await nextId('attachment'), StoragePath, ...(SmallPath ? { SmallPath } : {}) }
}

interface ReadPicture {
  readonly bytes: Uint8Array
  readonly image: ImageInfo
}

async function readPicture(file: File): Promise<ReadPicture | Refusal> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const image = uploadedImage(file.name, bytes)
  return isRefusal(image) ? image : { bytes, image }
}

/** Answers the public address. */
async function put({ bytes, image }: ReadPicture): Promise<string> {
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
  return `/${Key}`
}

/** Stores a file that pages load from a fixed address, such as corrections of texts: caches look again within a minute. */
export const storePublic = async (Key: string, json: string): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key,
      Body: json,
      ContentType: 'application/json',
      CacheControl: 'public, max-age=60',
    }),
  )
}
