import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'

/** Photos of donations lie in a private bucket; the browser loads and stores them by short-lived signed addresses. */

const store = new S3Client({
  // By default the SDK signs the checksum of the body it knows, an empty one: no photo would match it.
  requestChecksumCalculation: 'WHEN_REQUIRED',
})
const bucket = () => process.env.PHOTOS_BUCKET

/** Seconds an address stays good. */
const goodFor = 900

export const photoUrl = (key: string) =>
  getSignedUrl(store, new GetObjectCommand({ Bucket: bucket(), Key: key }), { expiresIn: goodFor })

export const uploadUrl = (key: string, type: string, bytes: number) =>
  getSignedUrl(store, new PutObjectCommand({ Bucket: bucket(), Key: key, ContentType: type, ContentLength: bytes }), {
    expiresIn: goodFor,
    // Type and size are part of the signature: nothing else can be stored under the key.
    signableHeaders: new Set(['content-type', 'content-length']),
  })

/** Photos are kept apart by the poster's entity, so that nobody posts with another's. */
export const photoPrefix = (entityId: number) => `donations/${entityId}/`
