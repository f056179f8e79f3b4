import { createHmac, hash } from 'node:crypto'

/**
 * Addresses of objects in S3, signed for a browser to use for a short time: AWS Signature Version 4 in its form for query
 * strings. By hand, because the S3 client that does the same adds 180 KB to every function that shows a donation, and
 * parsing it takes as long as the rest of the function.
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

export function signedAddress({ method, bucket, key, seconds, now, headers = {} }: Signing): string {
  const { AWS_REGION = '', AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN } = process.env
  const address = addressOf(bucket, key, AWS_REGION)
  const signed = Object.entries({ ...headers, host: address.host }).sort(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = [time.slice(0, 8), AWS_REGION, 's3', 'aws4_request']
  const query = queryOf({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
    'X-Amz-Credential': [AWS_ACCESS_KEY_ID, ...scope].join('/'),
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    ...(AWS_SESSION_TOKEN ? { 'X-Amz-Security-Token': AWS_SESSION_TOKEN } : {}),
    'X-Amz-SignedHeaders': names,
  })
  const headerLines = signed.map(([name, value]) => `${name}:${value}`)
  const request = [method, address.pathname, query, ...headerLines, '', names, 'UNSIGNED-PAYLOAD'].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), hash('sha256', request)].join('\n')
  const signingKey = scope.reduce<string | Buffer>(hmac, `AWS4${AWS_SECRET_ACCESS_KEY}`)
  return `${address.origin}${address.pathname}?${query}&X-Amz-Signature=${hmac(signingKey, text).toString('hex')}`
}

/** An endpoint named by the environment has its buckets in the path, AWS's in the host. */
function addressOf(bucket: string, key: string, region: string): URL {
  const own = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL
  const path = key.split('/').map(encoded).join('/')
  return new URL(own ? `${own}/${bucket}/${path}` : `https://${bucket}.s3.${region}.amazonaws.com/${path}`)
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** RFC 3986 reserves more characters than encodeURIComponent encodes. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

const queryOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
