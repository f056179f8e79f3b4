import { createReadStream, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { createGzip } from 'node:zlib'
import { pageFunctionCode } from '../pages.ts'

/** The web app as the content delivery network serves it: the same address function, cache rules and security headers. */

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const compressed = /text|javascript|json|svg/

interface PageAnswer {
  readonly uri?: string
  readonly statusCode?: number
  readonly body?: string
}
const sandbox = createContext({}) as { handler?: (event: { request: { uri: string } }) => PageAnswer }
runInContext(`${pageFunctionCode}\nthis.handler = handler`, sandbox as object)

const policy = (storage: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${storage}`,
    `connect-src 'self' ${storage}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export interface LocalWebOptions {
  /** Folder of the built app. */
  readonly folder: string
  /** Origin of the photos. */
  readonly storage: string
}

export function localWeb({ folder, storage }: LocalWebOptions) {
  const headers = {
    'content-security-policy': policy(storage),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    const { uri, statusCode, body } = sandbox.handler?.({ request: { uri: pathname } }) ?? {}
    const file = uri === undefined ? undefined : fileAt(folder, uri)
    if (file === undefined) {
      response.writeHead(404, { 'content-type': types['.html'], 'cache-control': 'no-store', ...headers })
      response.end(statusCode === undefined ? 'Not found' : body)
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    const isZipped = compressed.test(type) && String(request.headers['accept-encoding']).includes('gzip')
    response.writeHead(200, {
      'content-type': type,
      'cache-control': uri?.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
      ...headers,
    })
    const content = createReadStream(file)
    if (isZipped) content.pipe(createGzip()).pipe(response)
    else content.pipe(response)
  }
}

/** The file of an address, never one outside the folder. */
function fileAt(folder: string, uri: string): string | undefined {
  const file = join(folder, normalize(decodeURI(uri)))
  if (!file.startsWith(folder)) return undefined
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() ? file : undefined
}
