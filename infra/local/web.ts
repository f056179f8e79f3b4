import { createReadStream, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { createGzip } from 'node:zlib'
import { contentPolicy, otherHeaders, plainHeaders } from '../pageHeaders.ts'
import { pageFunctionCode } from '../pages.ts'
import type { Handler } from './loopback.ts'

/** The web app as the content delivery network serves it: the same address function and cache rules. */

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}
const compressed = /text|javascript|json|svg|wasm/

interface PageAnswer {
  readonly uri?: string
  readonly statusCode?: number
  readonly body?: string
}
const sandbox = createContext({}) as { handler?: (event: { request: { uri: string } }) => PageAnswer }
runInContext(`${pageFunctionCode}\nthis.handler = handler`, sandbox as object)

/** Gives every answer the headers that the network adds to it; nothing is kept by a cache unless it says so itself. */
export function withPageHeaders(handler: Handler, storage: string): Handler {
  const policy = contentPolicy({ servers: [storage], pictures: [storage] }).join('; ')
  const headers = { 'cache-control': 'no-store', 'content-security-policy': policy, ...plainHeaders, ...otherHeaders }
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // Node's own is of the machine's clock: pages count down by the demo's.
    response.setHeader('date', new Date().toUTCString())
    return handler(request, response)
  }
}

/** Serves the built app in a folder. */
export function localWeb(folder: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    const { uri, statusCode, body } = sandbox.handler?.({ request: { uri: pathname } }) ?? {}
    const file = uri === undefined ? undefined : fileAt(folder, uri)
    if (file === undefined) {
      response.writeHead(404, { 'content-type': types['.html'] })
      response.end(statusCode === undefined ? 'Not found' : body)
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    const isZipped = compressed.test(type) && String(request.headers['accept-encoding']).includes('gzip')
    response.writeHead(200, {
      'content-type': type,
      'cache-control': uri?.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
    })
    const content = createReadStream(file)
    if (isZipped) content.pipe(createGzip()).pipe(response)
    else content.pipe(response)
  }
}

/** The file of an address, never one outside the folder; none for an address that cannot be one. */
function fileAt(folder: string, uri: string): string | undefined {
  const name = decoded(uri)
  if (name === undefined || name.includes('\0')) return undefined
  const file = join(folder, name)
  if (!file.startsWith(join(folder, sep))) return undefined
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() ? file : undefined
}

function decoded(uri: string): string | undefined {
  try {
    return decodeURI(uri)
  } catch (fault) {
    if (fault instanceof URIError) return undefined
    throw fault
  }
}
