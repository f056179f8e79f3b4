import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl, S3RequestPresigner } from '@aws-sdk/s3-request-presigner'
import { Hash } from '@smithy/core/serde'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedAddress } from './signedAddress.ts'

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
const region = 'us-west-2'
const now = new Date('2026-11-20T12:34:56.789Z')
const photo = { bucket: 'gleanery-river-photos', key: "donations/17/crates of pears (1)'s + äpple.jpg" }
const command = { Bucket: photo.bucket, Key: photo.key }

/** Signature of the same address by the SDK's own signer. */
async function signedBySdk(method: string, url: URL, headers: Record<string, string>, sessionToken?: string) {
  const signer = new S3RequestPresigner({
    region,
    sha256: Hash.bind(null, 'sha256'),
    credentials: { ...credentials, ...(sessionToken ? { sessionToken } : {}) },
  })
  const request = { method, protocol: url.protocol, hostname: url.hostname, path: url.pathname, headers, query: {} }
  const options = { expiresIn: 900, signingDate: now, signableHeaders: new Set(['host', ...Object.keys(headers)]) }
  return (await signer.presign(request as never, options)).query?.['X-Amz-Signature']
}

const signatureIn = (address: string) => new URL(address).searchParams.get('X-Amz-Signature')

beforeEach(() => {
  vi.stubEnv('AWS_REGION', region)
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey)
  vi.stubEnv('AWS_ENDPOINT_URL', undefined)
  vi.stubEnv('AWS_ENDPOINT_URL_S3', undefined)
})
afterEach(() => vi.unstubAllEnvs())

describe('an address that is signed for a browser', () => {
  it.each([
    ['to be shown', 'GET', {}, undefined],
    ['to be stored, with type and size', 'PUT', { 'content-type': 'image/jpeg', 'content-length': '3' }, undefined],
    ['with the session of a function', 'GET', {}, 'a/session+token=='],
  ] as const)('%s has the signature of the SDK', async (_, method, headers, session) => {
    vi.stubEnv('AWS_SESSION_TOKEN', session)
    const address = await signedAddress({ ...photo, method, headers, seconds: 900, now })
    expect(signatureIn(address)).toMatch(/^[0-9a-f]{64}$/)
    expect(signatureIn(address)).toBe(await signedBySdk(method, new URL(address), { ...headers }, session))
  })

  it.each([
    ['in the cloud', undefined],
    ['at a store of one’s own', 'http://127.0.0.1:9000'],
  ])('is where the SDK would look for it %s', async (_, endpoint) => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint)
    const client = new S3Client({ region, credentials, ...(endpoint ? { endpoint } : {}) })
    const placeOf = (address: string) => address.split('?')[0]
    const ours = (method: 'GET' | 'PUT') => signedAddress({ ...photo, method, seconds: 900, now })
    expect(placeOf(await ours('GET'))).toBe(placeOf(await getSignedUrl(client, new GetObjectCommand(command))))
    expect(placeOf(await ours('PUT'))).toBe(placeOf(await getSignedUrl(client, new PutObjectCommand(command))))
  })

  it('says until when it is good', async () => {
    const query = new URL(await signedAddress({ ...photo, method: 'GET', seconds: 900, now })).searchParams
    expect([query.get('X-Amz-Date'), query.get('X-Amz-Expires')]).toEqual(['20261120T123456Z', '900'])
  })
})
