import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Handler, parsedJson, readBody, sendJson } from '../loopback.ts'
import type { Account } from '../seed/seed.ts'
import type { LocalImports } from './imports.ts'
import { type ConsoleSources, consoleState } from './state.ts'
import { runTenantCommand } from './tenant.ts'

/** `/local`: state of the app, mail, demo accounts and clock. Local app only. */
export interface LocalConsoleOptions {
  readonly sources: ConsoleSources
  readonly accounts: readonly Account[]
  /** Moves the clock forward by milliseconds. */
  readonly advance: (milliseconds: number) => void
  /** Puts files into the import bucket and finds their results. */
  readonly imports: LocalImports
  /** A bearer token of a demo account. */
  readonly tokenOf: (userName: string) => Promise<string>
}

const folder = dirname(fileURLToPath(import.meta.url))
const files: Record<string, [name: string, type: string]> = {
  '/local': ['page.html', 'text/html; charset=utf-8'],
  '/local/console.js': ['console.js', 'text/javascript; charset=utf-8'],
  '/local/console.css': ['console.css', 'text/css; charset=utf-8'],
}
const policy = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** A page of another site may not move the clock or fetch tokens, though it runs on the same machine. */
const isForeign = (request: IncomingMessage) => {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  return site === 'cross-site' || (origin !== undefined && origin !== `http://${host}`)
}

const maxMinutes = 60 * 24 * 31

async function moveClock(request: IncomingMessage, advance: (milliseconds: number) => void): Promise<boolean> {
  const asked = parsedJson((await readBody(request, 1000)).toString()) as { minutes?: unknown } | null | undefined
  const minutes = asked?.minutes
  if (typeof minutes !== 'number' || !(minutes > 0) || minutes > maxMinutes) return false
  advance(Math.round(minutes * 60_000))
  return true
}

export function localConsole({ sources, accounts, advance, imports, tokenOf }: LocalConsoleOptions): Handler {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local')
    if (isForeign(request)) return sendJson(response, 403, { message: 'Only for pages of this app.' })
    if (pathname === '/local/inbox') return sources.mail.inbox(request, response)
    if (pathname === '/local/texts') return sources.texts.page(request, response)
    if (pathname === '/local/state.json')
      return sendJson(response, 200, await consoleState(sources), { 'cache-control': 'no-store' })
    if (pathname === '/local/accounts.json') return sendJson(response, 200, accounts, { 'cache-control': 'no-store' })
    if (pathname === '/local/imports') return imports(request, response)
    if (pathname === '/local/tenant') return runTenantCommand(request, response)
    if (pathname === '/local/token') return sendToken(searchParams.get('user') ?? '')
    if (pathname === '/local/clock' && request.method === 'POST') {
      const moved = await moveClock(request, advance)
      return sendJson(
        response,
        moved ? 200 : 400,
        moved ? { now: new Date().toISOString() } : { message: `minutes: 1 to ${maxMinutes}` },
      )
    }
    const file = files[pathname]
    if (!file) return sendJson(response, 404, { message: 'Not Found' })
    response.writeHead(200, { 'content-type': file[1], 'cache-control': 'no-cache', 'content-security-policy': policy })
    createReadStream(join(folder, file[0])).pipe(response)

    async function sendToken(user: string) {
      const known = accounts.find((account) => account.UserName === user)
      if (!known)
        return sendJson(response, 404, {
          message: `Demo users: ${accounts.map((account) => account.UserName).join(', ')}`,
        })
      sendJson(response, 200, { token: await tokenOf(known.UserName) }, { 'cache-control': 'no-store' })
    }
  }
}
