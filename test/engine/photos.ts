import { startQueues } from '../../infra/local/queues.ts'
import { joined, jpegOf, pngOf } from '../../shared/core/attachments/image.fixture.ts'
import type { Value } from '../../shared/core/schema/endpoint.ts'
import type { preparePhoto } from '../../shared/rescue/donations/api.ts'

/** The bucket of photos: S3 in memory. Gives what ends it. */
export async function startPhotoBucket(): Promise<() => Promise<void>> {
  const { endpoint, ensureBuckets, stop } = await startQueues()
  await ensureBuckets([{ name: 'photos' }])
  process.env.AWS_ENDPOINT_URL_S3 = endpoint
  return stop
}

/** Bytes of a test's photo; addresses are prepared for this size. */
export const photoSize = 1000
export const jpeg = jpegOf(4, 4, photoSize)
export const png = pngOf(4, 4, photoSize)
export const htmlPage = joined(Buffer.from('<html><script>alert(1)</script>'), new Uint8Array(photoSize - 31))

/** Stores a file at the address that was prepared for it, as a browser does; gives its key. */
export async function uploaded(
  prepared: Value<typeof preparePhoto> | null | undefined,
  content: Uint8Array<ArrayBuffer> = jpeg,
): Promise<string> {
  if (!prepared) throw new Error('No address was prepared')
  const { ok, status } = await fetch(prepared.UploadUrl, { method: 'PUT', headers: prepared.Headers, body: content })
  if (!ok) throw new Error(`The upload was answered with ${status}`)
  return prepared.PhotoKey
}
