import { startQueues } from '../../infra/local/queues.ts'
import type { preparePhoto } from '../../shared/api/donations.ts'
import type { Value } from '../../shared/api/endpoint.ts'

/** The bucket of photos: S3 in memory. Gives what ends it. */
export async function startPhotoBucket(): Promise<() => Promise<void>> {
  const { endpoint, ensureBuckets, stop } = await startQueues()
  await ensureBuckets([{ name: 'photos' }])
  process.env.AWS_ENDPOINT_URL_S3 = endpoint
  return stop
}

/** Bytes of a test's photo; addresses are prepared for this size. */
export const photoSize = 1000
function file(beginning: Iterable<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(photoSize)
  bytes.set([...beginning])
  return bytes
}
export const jpeg = file([0xff, 0xd8, 0xff])
export const png = file([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
export const page = file(Buffer.from('<html><script>alert(1)</script>'))

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
