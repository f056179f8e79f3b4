import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import axe from 'axe-core'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { sendJson, serve } from '../../../infra/local/loopback.ts'
import { enterAs, launchBrowser } from '../../e2e/browser.ts'
import { type Running, startOn } from './app.ts'
import { type BenchOptions, type Line, median, type Section } from './report.ts'
import { ensureTenant } from './tenant.ts'

/** Weight of a screen and how soon it is there: a fresh browser for each visit, on a slow line and a slow machine. */

/** 9 Mbit/s, 60 ms away, a quarter of this machine's processor. */
const slow = { slowdown: 4, megabits: 9, latency: 60 } satisfies Profile
/** Milliseconds: on a busy machine a quarter of the processor may be little. */
export const patience = 120_000

interface Screen {
  readonly name: string
  readonly path: string
  /** Signed in as. */
  readonly as?: string
  /** kB of all that a visit loads, where nothing loads behind the first paint; what a page imports is held by `webWeight.test.ts`. */
  readonly maxKilobytes?: number
  /** Milliseconds until the largest contentful paint. */
  readonly maxPaint?: number
  /** A list, whose rows are timed as well. */
  readonly hasRows?: true
}

/** Milliseconds: the aims of every screen behind the sign-in, and of a list's rows. */
const maxPaint = 1500
const maxRows = 2000

const agency = 'agency@demo.gleanery.example'
const coordinator = 'coordinator@demo.gleanery.example'
const store = 'store@demo.gleanery.example'
const neighbor = 'neighbor@demo.gleanery.example'

const screens = (donation: number): Screen[] => [
  { name: 'sign-in', path: '/sign-in', maxKilobytes: 200, maxPaint: 1200 },
  { name: 'neighbor sign-in', path: '/neighbor', maxKilobytes: 200, maxPaint: 1200 },
  { name: 'neighbor start', path: '/neighbor#/app/home', as: neighbor, maxPaint: 1200 },
  {
    name: 'neighbor pickup',
    path: '/neighbor#/app/orderahead-customer-order/pickup',
    as: neighbor,
    maxPaint: 1200,
  },
  { name: 'agency dashboard', path: '/Agency#/app/current', as: agency },
  { name: 'agency offers', path: '/Agency#/app/current/agency/realtime/list/active', as: agency },
  { name: 'agency history', path: '/Agency#/app/current/agency/realtime/list/historical', as: agency, hasRows: true },
  { name: 'agency pending receipts', path: '/Agency#/app/agency-adhoc-newandinprogress', as: agency },
  { name: 'agency receipts', path: '/Agency#/app/receipts/previous-submissions', as: agency, hasRows: true },
  { name: 'messages', path: '/Agency#/app/message-summary', as: agency, hasRows: true },
  { name: 'donor post', path: '/Donor#/app/foodbank-donor-post/getting-started', as: store },
  { name: 'food bank status grid', path: '/FoodBank#/app/realtime', as: coordinator, hasRows: true },
  { name: 'food bank donation', path: `/FoodBank#/app/realtime/transaction/${donation}`, as: coordinator },
  { name: 'food bank settings', path: '/FoodBank#/app/realtime-settings', as: coordinator },
]

interface Visit {
  readonly files: readonly string[]
  /** Of the document itself, compressed. */
  readonly html: number
  readonly lcp: number
  readonly interaction: number
  /** 0 without a row. */
  readonly rows: number
}

/** Milliseconds under which a browser does not tell of an event. */
const shortestTold = 16

/**
 * Hides that this is a machine's own app, whose sign-in shows the demonstration's accounts as no tenant's does. Notes the
 * largest paint, when a list's first row was there, and how long the page took to show what a
 * key or a click did.
 */
const watch = `
window.loadAll = window.fetch;
window.fetch = async (...request) => {
  const response = await window.loadAll(...request)
  if (request[0] !== '/config.json') return response
  const { local, ...config } = await response.json()
  return Response.json(config)
};
window.seen = { lcp: 0, interaction: 0, rows: 0 };
new MutationObserver((_, observer) => {
  if (!document.querySelector('[role=row][data-id]')) return
  observer.disconnect()
  requestAnimationFrame(() => { window.seen.rows = performance.now() })
}).observe(document, { subtree: true, childList: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.seen.lcp = entry.startTime })
  .observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) window.seen.interaction = Math.max(window.seen.interaction, entry.duration)
}).observe({ type: 'event', durationThreshold: ${shortestTold}, buffered: true });`

export interface Profile {
  /** Times that the machine's processor is slowed down. */
  readonly slowdown: number
  readonly megabits: number
  /** Milliseconds of each round trip. */
  readonly latency: number
}
export async function throttle(page: Page, { slowdown, megabits, latency }: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  const bytes = (megabits * 1e6) / 8
  const line = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

type Seen = { lcp: number; interaction: number; rows: number }
const seenBy = (page: Page) => page.evaluate('window.seen') as Promise<Seen>

/** Milliseconds without a request after which a screen asks for nothing more. */
const quiet = 1000

/** Until the screen's heading stands there, nothing else is in place of what loads, and no request is under way or follows. */
async function untilComplete(page: Page, lastRequest: () => { underWay: number; at: number }): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root'))
  const isQuiet = () => lastRequest().underWay <= 0 && performance.now() - lastRequest().at > quiet
  while (!isQuiet()) await page.waitForTimeout(100)
}

/** Opens an address in a window of its own, waits until nothing more comes, and presses a key as a person would. */
async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const files: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/') && /\.(js|css)$/.test(pathname)) files.push(pathname)
  })
  const last = { underWay: 0, at: performance.now() }
  const note = (change: number) => () =>
    Object.assign(last, { underWay: last.underWay + change, at: performance.now() })
  page.on('request', note(1))
  page.on('requestfinished', note(-1))
  page.on('requestfailed', note(-1))
  await page.addInitScript(watch)
  await throttle(page, slow)
  const html = await (await page.goto(url))?.body()
  await untilComplete(page, () => last)
  const { lcp, rows } = await seenBy(page)
  if (lcp <= 0) throw new Error(`${url} painted nothing`)
  const loaded = [...files]
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // Events are told of once the frame that shows them is there; those under the threshold never.
  await page.waitForTimeout(500)
  const interaction = Math.max(shortestTold, (await seenBy(page)).interaction)
  await page.close()
  return { files: loaded, html: gzipSync(html ?? '', { level: 9 }).length, lcp, interaction, rows }
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

export class SignedInWindows {
  readonly #browser: Browser
  readonly #states = new Map<string, State>()
  constructor(browser: Browser) {
    this.#browser = browser
  }
  /** A fresh window with an empty cache, signed in as somebody or nobody. */
  async window(url: string, as: string | undefined, viewport = { width: 1280, height: 900 }): Promise<BrowserContext> {
    const options = { viewport, locale: 'en-US' }
    if (as === undefined) return this.#browser.newContext(options)
    const storageState = this.#states.get(as) ?? (await this.#signIn(url, as))
    this.#states.set(as, storageState)
    return this.#browser.newContext({ ...options, storageState })
  }
  async #signIn(url: string, as: string): Promise<State> {
    const { context, page } = await enterAs(this.#browser, url, as)
    await page.waitForLoadState('networkidle')
    const state = await context.storageState()
    await context.close()
    return state
  }
}

const assets = 'dist/web'
const sizes = new Map<string, number>()
/** Compresses as the content delivery network does. */
function gzipped(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(assets, file)), { level: 9 }).length
  sizes.set(file, known)
  return known
}
const weightOf = ({ files, html }: Visit) => [...new Set(files)].reduce((sum, file) => sum + gzipped(file), html)

interface Measured extends Screen {
  /** Every file of the first load with its bytes. */
  readonly files: Readonly<Record<string, number>>
  readonly bytes: number
  readonly lcp: number
  readonly interaction: number
  readonly rows: number
  readonly violations: readonly string[]
}

async function violationsOf(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run()')) as { violations: { id: string; nodes: unknown[] }[] }
  return violations.map(({ id, nodes }) => `${id} (${nodes.length})`)
}

async function measure(sessions: SignedInWindows, url: string, screen: Screen, visits: number): Promise<Measured> {
  const taken: Visit[] = []
  for (let turn = 0; turn < visits; turn++) {
    const context = await sessions.window(url, screen.as)
    taken.push(await visit(context, `${url}${screen.path}`))
    await context.close()
  }
  const context = await sessions.window(url, screen.as)
  const violations = await violationsOf(context, `${url}${screen.path}`)
  await context.close()
  return {
    ...screen,
    files: Object.fromEntries((taken[0]?.files ?? []).map((file) => [file, gzipped(file)])),
    bytes: median(taken.map(weightOf)),
    lcp: median(taken.map((one) => one.lcp)),
    interaction: median(taken.map((one) => one.interaction)),
    rows: median(taken.map((one) => one.rows)),
    violations,
  }
}

/** A page with a heading and a button, over the same line on the same machine. */
async function emptyPage(browser: Browser, visits: number): Promise<{ lcp: number; interaction: number }> {
  const page =
    '<!doctype html><title>Empty</title><h1>Nothing</h1><button onclick="this.textContent=1">a</button><button onclick="this.textContent=2">b</button>'
  const listening = await serve((request, response) => {
    if (request.url !== '/') return sendJson(response, 404, {})
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  const taken: Visit[] = []
  try {
    for (let turn = 0; turn < visits; turn++) {
      const context = await browser.newContext()
      taken.push(await visit(context, `${listening.endpoint}/`))
      await context.close()
    }
  } finally {
    await listening.stop()
  }
  return { lcp: median(taken.map((one) => one.lcp)), interaction: median(taken.map((one) => one.interaction)) }
}

/** A page of a grid in a tenant: until its lines stand there, and until the next page's do. */
async function gridIn(
  sessions: SignedInWindows,
  url: string,
  visits: number,
): Promise<{ shown: number; turned: number; lines: number }> {
  const context = await sessions.window(url, 'network@demo.gleanery.example')
  const page = await context.newPage()
  const times: { shown: number; turned: number }[] = []
  let lines = 0
  for (let turn = 0; turn < visits; turn++) {
    await page.goto('about:blank')
    const from = performance.now()
    await page.goto(`${url}/FeedingAmerica#/app/realtime`)
    const rows = page.locator('[role=row][data-id]')
    await rows.first().waitFor()
    const shown = performance.now() - from
    lines = await rows.count()
    const first = await rows.first().getAttribute('data-id')
    const clicked = performance.now()
    await page.getByRole('button', { name: /next page/i }).click()
    await page.waitForFunction(
      (id) => document.querySelector('[role=row][data-id]')?.getAttribute('data-id') !== id,
      first,
    )
    times.push({ shown, turned: performance.now() - clicked })
  }
  await context.close()
  return {
    shown: median(times.map((one) => one.shown)),
    turned: median(times.map((one) => one.turned)),
    lines,
  }
}

async function anyDonation(url: string): Promise<number> {
  const { token } = (await (await fetch(`${url}/local/token?user=${coordinator}`)).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/FoodBankRealTimeGrid?rows=100`, { headers })
  const { Value } = (await answer.json()) as { Value: { rows: { ID: number; Stage: string }[] } }
  const found = Value.rows.find((row) => row.Stage === 'offering') ?? Value.rows[0]
  if (!found) throw new Error('The food bank has no donation')
  return found.ID
}

/** The library alone, which no screen can do without. */
function reactAlone(): number {
  const file = readdirSync(join(assets, 'assets')).find((name) => /^react-.*\.js$/.test(name))
  return file ? gzipped(`/assets/${file}`) : Number.NaN
}

export async function withApp<T>(options: BenchOptions, scale: number, work: (app: Running) => Promise<T>): Promise<T> {
  await ensureTenant(options.directory, scale, options.say)
  const app = await startOn(options.directory, scale, options.port)
  try {
    return await work(app)
  } finally {
    await app.stop()
  }
}

/** The demonstration as a newcomer meets it: other sections leave hundreds of open offers in theirs. */
export function untouched(options: BenchOptions): BenchOptions {
  const directory = join(options.directory, 'web')
  rmSync(directory, { recursive: true, force: true })
  return { ...options, directory }
}

interface Grids {
  readonly small: Awaited<ReturnType<typeof gridIn>>
  readonly large: Awaited<ReturnType<typeof gridIn>>
}

const emptyIs = 'an empty page over the same line and machine'

function screenLines(
  measured: readonly Measured[],
  react: number,
  empty: { lcp: number; interaction: number },
): Line[] {
  return [
    ...measured.map(
      ({ name, bytes, maxKilobytes }): Line => ({
        what: `${name}: gzip`,
        unit: 'kB',
        measured: bytes / 1000,
        floor: react / 1000,
        floorIs: 'React alone',
        aim: maxKilobytes === undefined ? undefined : { atMost: maxKilobytes, of: 'measured' },
      }),
    ),
    ...measured.map(
      ({ name, lcp, maxPaint: atMost = maxPaint }): Line => ({
        what: `${name}: largest contentful paint`,
        unit: 'ms',
        measured: lcp,
        floor: empty.lcp,
        floorIs: emptyIs,
        aim: { atMost, of: 'measured' },
      }),
    ),
    ...measured
      .filter(({ hasRows }) => hasRows)
      .map(
        ({ name, rows }): Line => ({
          what: `${name}: first rows`,
          unit: 'ms',
          measured: rows,
          floor: empty.lcp,
          floorIs: emptyIs,
          aim: { atMost: maxRows, of: 'measured' },
        }),
      ),
    ...measured.map(
      ({ name, interaction }): Line => ({
        what: `${name}: interaction to next paint`,
        unit: 'ms',
        measured: interaction,
        floor: empty.interaction,
        floorIs: emptyIs,
      }),
    ),
    {
      what: 'violations that axe finds',
      unit: '',
      measured: measured.reduce((sum, { violations }) => sum + violations.length, 0),
      aim: { atMost: 0, of: 'measured' },
    },
  ]
}

function gridLines({ small, large }: Grids, scale: number): Line[] {
  const floorIs = 'the same in the demonstration tenant'
  const what = `network’s grid at ${scale}x`
  return [
    {
      what: `${what}: ${large.lines} lines shown`,
      unit: 'ms',
      measured: large.shown,
      floor: small.shown,
      floorIs,
    },
    { what: `${what}: next page`, unit: 'ms', measured: large.turned, floor: small.turned, floorIs },
  ]
}

export async function measureWeb(options: BenchOptions): Promise<Section> {
  const { say, visits, only } = options
  const isAsked = ({ name }: Screen) => only.length === 0 || only.some((part) => name.includes(part))
  const browser = await launchBrowser()
  try {
    const empty = await emptyPage(browser, visits)
    const measured = await withApp(untouched(options), 1, async ({ url }) => {
      const sessions = new SignedInWindows(browser)
      const measured: Measured[] = []
      for (const screen of screens(await anyDonation(url)).filter(isAsked)) {
        say(`Visiting ${screen.name} …`)
        measured.push(await measure(sessions, url, screen, visits))
      }
      return measured
    })
    const react = reactAlone()
    return {
      title: `Web: first visit at 9 Mbit/s, 60 ms, ${slow.slowdown}x slower processor (median of ${visits})`,
      lines: screenLines(measured, react, empty),
      details: { screens: measured, empty, react },
    }
  } finally {
    await browser.close()
  }
}

/** The network's grid in the demonstration and in the large tenant: a section of its own, which may fail without the visits. */
export async function measureGrids(options: BenchOptions): Promise<Section> {
  const { say, scale, visits } = options
  const browser = await launchBrowser()
  const grid = ({ url }: Running) => gridIn(new SignedInWindows(browser), url, visits)
  try {
    const small = await withApp(untouched(options), 1, grid)
    say(`Turning pages in a tenant of ${scale} times the size …`)
    const grids = { small, large: await withApp(options, scale, grid) }
    return { title: `Web: pages of a grid (median of ${visits})`, lines: gridLines(grids, scale), details: grids }
  } finally {
    await browser.close()
  }
}
