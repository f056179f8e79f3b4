import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { crc32 } from 'node:zlib'
import { HttpRequest } from '@smithy/core/protocols'
import { s3Signer, unsignedBody } from '../../functions/core/files/signedAddress.ts'

/** Checks of S3 of an address that was signed for a browser, and the embedded engine does not. */

export interface PresignedRefusal {
  readonly status: number
  readonly code: string
  readonly message: string
}
export interface PresignedRequest {
  readonly method: string
  /** Path and query as they were sent. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

const denied = (message: string): PresignedRefusal => ({ status: 403, code: 'AccessDenied', message })
const badSignature: PresignedRefusal = {
  status: 403,
  code: 'SignatureDoesNotMatch',
  message: 'The request signature we calculated does not match the signature you provided.',
}

/**
 * Reason that S3 would refuse the request; undefined when it would not. Requests that an SDK signed in a header pass.
 */
export async function refusedAs(
  asked: PresignedRequest,
  secret: string,
  now: number,
): Promise<PresignedRefusal | undefined> {
  const query = new URL(asked.url, 'http://s3').searchParams
  const signature = query.get('X-Amz-Signature')
  if (signature === null) return asked.headers.authorization ? undefined : denied('Access Denied')
  const from = timeOf(query.get('X-Amz-Date') ?? '')
  const seconds = Number(query.get('X-Amz-Expires'))
  if (!Number.isFinite(from) || !(seconds > 0) || seconds > 604_800) return badSignature
  const expected = Buffer.from(await signatureOf(asked, secret, { signingDate: new Date(from), expiresIn: seconds }))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return badSignature
  return now > from + seconds * 1000 ? denied('Request has expired') : undefined
}

/** A checksum inside the signed address is one of the body; SDKs put that of an empty body there unless told otherwise. */
export function wrongChecksum(url: string, body: unknown): PresignedRefusal | undefined {
  const expected = new URL(url, 'http://s3').searchParams.get('x-amz-checksum-crc32')
  if (expected === null) return undefined
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(Buffer.isBuffer(body) ? body : Buffer.alloc(0)))
  if (checksum.toString('base64') === expected) return undefined
  return { status: 400, code: 'BadDigest', message: 'The CRC32 you specified did not match the calculated checksum.' }
}

interface ObjectList {
  listObjects(
    bucket: string,
    options: { prefix: string; maxKeys: number },
  ): {
    readonly objects: readonly { readonly key: string }[]
  }
}

/** `If-None-Match: *` on an upload: an object that is there already is not replaced. */
export function wouldReplace(
  { url, headers }: Omit<PresignedRequest, 'method'>,
  store: ObjectList,
): PresignedRefusal | undefined {
  if (headers['if-none-match'] !== '*') return undefined
  const [, bucket = '', ...path] = new URL(url, 'http://s3').pathname.split('/').map(decodeURIComponent)
  const prefix = path.join('/')
  if (store.listObjects(bucket, { prefix, maxKeys: 1 }).objects[0]?.key !== prefix) return undefined
  const message = 'At least one of the pre-conditions you specified did not hold'
  return { status: 412, code: 'PreconditionFailed', message }
}

const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Signs the request anew, with what its address says was signed. */
async function signatureOf(
  { method, url, headers }: PresignedRequest,
  secretAccessKey: string,
  times: { readonly signingDate: Date; readonly expiresIn: number },
): Promise<string> {
  const [path = '', search] = url.split('?')
  const given = Object.fromEntries(new URLSearchParams(search))
  const [accessKeyId = '', , region = ''] = given['X-Amz-Credential']?.split('/') ?? []
  const sessionToken = given['X-Amz-Security-Token']
  const names = given['X-Amz-SignedHeaders']?.split(';') ?? []
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]))
  const request = new HttpRequest({ method, path, query: given, headers: { ...signed, ...unsignedBody } })
  delete request.query['X-Amz-Signature']
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) }
  const { query } = await s3Signer(region, credentials).presign(request, {
    ...times,
    unhoistableHeaders: new Set(names),
  })
  return String(query?.['X-Amz-Signature'])
}
