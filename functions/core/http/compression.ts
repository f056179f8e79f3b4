import { gzipSync } from 'node:zlib'
import type { HttpResult, Middleware } from './context.ts'

/** Minimum size; below it compression saves no network packet. */
const minBytes = 1000

/**
 * Compresses answers for clients that take gzip. It happens here because CloudFront compresses only what its cache policy
 * lets it cache, and the API's paths are never cached.
 */
export const compression = (): Middleware => ({
  after: (request) => {
    const { headers } = request.event
    if (/\bgzip\b(?!;\s*q=0(\.0*)?(,|$))/.test(headers['accept-encoding'] ?? ''))
      request.response = compressed(request.response as HttpResult)
  },
})

function compressed(result: HttpResult): HttpResult {
  const { body = '', headers = {} } = result
  if (result.isBase64Encoded || Buffer.byteLength(body) < minBytes) return result
  const { etag, vary } = headers
  return {
    ...result,
    headers: {
      ...headers,
      'content-encoding': 'gzip',
      vary: vary ? `${vary}, accept-encoding` : 'accept-encoding',
      // The entity tag names the uncompressed text, so it has to be weak.
      ...(etag ? { etag: `W/${etag}` } : {}),
    },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}
