import { buildQueryString, escapeUriPath, HttpRequest } from '@smithy/core/protocols'
import { Hash } from '@smithy/core/serde'
import { SignatureV4 } from '@smithy/signature-v4'

/**
 * Addresses of objects in S3, signed for a browser to use for a short time. By the SDK's signer alone: its S3 client, which does
 * the same, adds 180 KB to every function that shows a donation, and parsing it takes as long as the rest of the function.
 */
export interface Signing {
  readonly method: 'GET' | 'PUT'
  readonly bucket: string
  readonly key: string
  readonly seconds: number
  readonly now: Date
  /** Headers, in lower case, that the request has to have with these values. */
  readonly headers?: Readonly<Record<string, string>>
}

export async function signedAddress({ method, bucket, key, seconds, now, headers }: Signing): Promise<string> {
  const { AWS_REGION = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN } = process.env
  const session = AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, ...session }
  const { origin, host, pathname: path } = addressOf(bucket, key, AWS_REGION)
  const request = new HttpRequest({ method, path, headers: { ...headers, host, ...unsignedBody } })
  const { query } = await s3Signer(AWS_REGION, credentials).presign(request, { expiresIn: seconds, signingDate: now })
  return `${origin}${path}?${buildQueryString(query ?? {})}`
}

/** Says that a request's body is not part of its signature. */
export const unsignedBody = { 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' }

/** S3 alone takes paths as they are, without encoding them a second time. */
export const s3Signer = (
  region: string,
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string },
) => new SignatureV4({ service: 's3', region, credentials, sha256: Hash.bind(null, 'sha256'), uriEscapePath: false })

/** An endpoint named by the environment has its buckets in the path, AWS's in the host. */
function addressOf(bucket: string, key: string, region: string): URL {
  const own = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL
  const path = escapeUriPath(key)
  return new URL(own ? `${own}/${bucket}/${path}` : `https://${bucket}.s3.${region}.amazonaws.com/${path}`)
}
