import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../engine/tier.ts'
import { openBrowser, signInAs } from './browser.ts'
import { sharedUrl } from './product.ts'

/** What only a real browser shows: each screen of the main job as its role sees it, accessible, in both looks and sizes. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

const patient = { timeout: 30_000 }
/** Opens a screen anew: the one before must not be taken for it. */
const open = async (page: Page, path: string) => {
  await page.goto('about:blank')
  await page.goto(`${sharedUrl()}${path}`)
  await page.locator('main h1').first().waitFor(patient)
}

/** Requests of one endpoint, with the moment each was made. */
function requestsOf(page: Page, path: string): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.url())
  })
  return seen
}

const idOf = async (user: string, path: string, pick: (value: never) => number | undefined) => {
  const { token } = (await (await fetch(`${sharedUrl()}/local/token?user=${user}`)).json()) as { token: string }
  const { Value } = (await (
    await fetch(`${sharedUrl()}${path}`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { Value: never }
  const found = pick(Value)
  if (found === undefined) throw new Error(`Nothing to open for ${user}`)
  return found
}
type Rows = { rows: { ID: number; Stage: string }[] }
const donationIn = (stage: string) =>
  idOf(
    'coordinator@demo.gleanery.example',
    '/api/FoodBankRealTimeGrid?rows=100',
    (value) => (value as Rows).rows.find((row) => row.Stage === stage)?.ID,
  )
const openOffer = () =>
  idOf(
    'agency@demo.gleanery.example',
    '/api/agencies/current/donations/newinprogress',
    (value) => (value as { IsOffered: boolean; MatchID: number }[]).findLast((row) => row.IsOffered)?.MatchID,
  )

describe('the agency’s dashboard', () => {
  it('[dash-three-wells] [dash-pending-badge-live] [dash-chart-option] [dash-range-default] shows wells, badge and chart of this year', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), 'agency@demo.gleanery.example')
    await page.getByText('Total pounds picked up').waitFor(patient)
    const main = await page.locator('main').innerText()
    for (const well of ['Total pounds picked up', 'Associated stores', 'Total receipts']) expect(main).toContain(well)
    expect(main).toContain('Pounds Picked Up Daily, All Donors')
    const session = (await page.evaluate(async () => (await fetch('/config.json')).ok)) as boolean
    expect(session).toBe(true)
    const pending = await idOf(
      'agency@demo.gleanery.example',
      '/api/session',
      (value) => (value as { PendingRealTimeReceipts: number }).PendingRealTimeReceipts,
    )
    expect(
      await page
        .locator('main')
        .getByRole('link', { name: /Pending Receipts/ })
        .innerText(),
    ).toContain(String(pending))
    await context.close()
  })

  it('[dash-chart-delay] [cache-bust-d] asks for the chart half a second after the dates changed, past every cache', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), 'agency@demo.gleanery.example')
    await page.getByText('Pounds Picked Up Daily, All Donors').waitFor(patient)
    const from = page.getByLabel('From', { exact: true })
    await from.waitFor(patient)
    const asked = requestsOf(page, '/api/AgencyDashboard/pickups')
    await page.clock.install()
    await from.fill('2026-03-01')
    await page.clock.runFor(400)
    expect(asked).toEqual([])
    await page.clock.runFor(200)
    await expect.poll(() => asked.length, patient).toBe(1)
    const query = new URL(asked[0] ?? '').searchParams
    expect(query.get('startDate')).toBe('03-01-2026')
    expect(query.get('d')).toMatch(/\d+/)
    await context.close()
  })

  it.each([
    ['[legacy-receipts]', '/Agency#/previous', /receipts\/previous-submissions/],
    ['[legacy-new-receipt]', '/Agency#/pickups', /receipts\/new/],
  ])('%s %s leads to today’s screen', async (_, legacy, today) => {
    const { page, context } = await signInAs(browser, sharedUrl(), 'agency@demo.gleanery.example')
    await page.goto(`${sharedUrl()}${legacy}`)
    await page.waitForURL(today, patient)
    await context.close()
  })
})

describe('the status grid', () => {
  it('[grid-search-debounce] [grid-donor-entered-cell] searches when typing rests; a line is 120 px high and opens', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), 'donor@demo.gleanery.example')
    await open(page, '/Donor#/app/realtime')
    const line = page.getByRole('row').nth(1)
    await line.waitFor(patient)
    expect((await line.boundingBox())?.height).toBe(120)
    const cell = await line.getByRole('gridcell').nth(1).innerText()
    expect(cell).toMatch(/(ago|now)[\s\S]*D[A-Z0-9]{5}[\s\S]*ID \d+/i)
    await line.getByRole('button', { name: /^Show details/ }).click()
    await page.getByRole('button', { name: /^Hide details/ }).waitFor(patient)

    const asked = requestsOf(page, '/api/DonorRealTimeGrid')
    await page.clock.install()
    await page.getByRole('searchbox').fill('bakery')
    await page.clock.runFor(700)
    expect(asked.filter((url) => url.includes('bakery'))).toEqual([])
    await page.clock.runFor(100)
    await expect.poll(() => asked.filter((url) => url.includes('searchFilter=bakery')).length, patient).toBe(1)
    await context.close()
  })
})

describe('a list', () => {
  it('is there before its grid is, which takes its place only when nobody’s focus is on a line', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), 'agency@demo.gleanery.example')
    const grid = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      if (body.includes('MuiDataGrid')) await grid.promise
      await route.fulfill({ response, body })
    })
    await open(page, '/Agency#/app/current/agency/realtime/list/historical')
    const lines = page.getByRole('table', { name: 'History' })
    await lines.waitFor(patient)
    const place = await lines.getByRole('row').nth(1).boundingBox()
    const code = lines.getByRole('link').first()
    await code.focus()
    const drawn = page.locator('[role=row][data-id]')
    grid.resolve()
    await drawn.first().waitFor({ ...patient, state: 'attached' })
    expect(await drawn.first().isVisible()).toBe(false)
    expect(await code.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.getByRole('searchbox').focus()
    await drawn.first().waitFor(patient)
    expect(await lines.count()).toBe(0)
    expect(await drawn.first().boundingBox()).toEqual(place)
    await context.close()
  })
})

describe('an offer', () => {
  it('[offer-time-bar] [offer-map-zoom] shows how long there is to answer, and where', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), 'agency@demo.gleanery.example')
    await open(page, `/Agency#/app/current/agency/realtime/${await openOffer()}`)
    const bar = page.getByRole('progressbar', { name: 'Time left to answer' })
    await bar.waitFor(patient)
    expect(await page.locator('main').innerText()).toMatch(/\d+ min left/)
    const places = page.getByRole('list', { name: 'Places on the map' }).getByRole('listitem')
    expect(await places.count()).toBe(2)
    expect(await page.locator('.leaflet-proxy').getAttribute('style')).toContain(`scale(${2 ** 10})`)
    await context.close()
  })
})

describe('a donation’s detail', () => {
  it('[transaction-detail-content] shows contents, storage, map, match list and timeline', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), 'coordinator@demo.gleanery.example')
    await open(page, `/FoodBank#/app/realtime/transaction/${await donationIn('pendingApproval')}`)
    for (const name of ['Match list', 'Timeline', 'Contents', 'How agencies are asked'])
      await page.getByRole('region', { name }).waitFor(patient)
    expect(await page.getByRole('region', { name: 'Contents' }).innerText()).toMatch(
      /\d+ lb[\s\S]*Total[\s\S]*Storage requirements/,
    )
    await page.getByRole('list', { name: 'Places on the map' }).waitFor(patient)
    await context.close()
  })
})

interface Shown {
  readonly user: string
  readonly path: string | (() => Promise<string>)
}
const screens: readonly Shown[] = [
  { user: 'agency@demo.gleanery.example', path: '/Agency#/app/current' },
  { user: 'agency@demo.gleanery.example', path: '/Agency#/app/current/agency/realtime/list/active' },
  { user: 'agency@demo.gleanery.example', path: '/Agency#/app/current/agency/realtime/list/historical' },
  { user: 'agency@demo.gleanery.example', path: '/Agency#/app/receipts/new' },
  { user: 'agency@demo.gleanery.example', path: '/Agency#/app/receipts/previous-submissions' },
  { user: 'agency@demo.gleanery.example', path: '/Agency#/app/notifications' },
  { user: 'agency@demo.gleanery.example', path: '/Agency#/app/message-summary' },
  { user: 'store@demo.gleanery.example', path: '/Donor#/app/foodbank-donor-post/getting-started' },
  { user: 'store@demo.gleanery.example', path: '/Donor#/app/realtime' },
  { user: 'coordinator@demo.gleanery.example', path: '/FoodBank#/app/realtime/in-progress' },
  {
    user: 'coordinator@demo.gleanery.example',
    path: async () => `/FoodBank#/app/realtime/transaction/${await donationIn('pendingApproval')}`,
  },
  { user: 'admin@demo.gleanery.example', path: '/FoodBank#/app/realtime-settings' },
  { user: 'network@demo.gleanery.example', path: '/FeedingAmerica#/app/realtime' },
]

interface Violation {
  readonly id: string
  readonly nodes: { readonly target: unknown[] }[]
}

/** What axe finds on the page as it stands. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as {
    violations: Violation[]
  }
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

const looks = [
  { name: 'a desk in the light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'a phone in the dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

/** Moves within the app, as a link does; the heading of the screen before must not be taken for the new one's. */
async function moveTo(page: Page, hash: string): Promise<void> {
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-before', ''))
  await page.evaluate((target) => {
    location.hash = target
  }, hash)
  await page.locator('main h1:not([data-before])').first().waitFor(patient)
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root'), undefined, patient)
}

describe('accessible and within its width', () => {
  it.each([...new Set(screens.map(({ user }) => user))])('every screen of %s', async (user) => {
    const [desk] = looks
    const { page, context, problems } = await signInAs(browser, sharedUrl(), user, desk)
    for (const screen of screens.filter((one) => one.user === user)) {
      const path = typeof screen.path === 'string' ? screen.path : await screen.path()
      await moveTo(page, path.slice(path.indexOf('#') + 1))
      for (const { name, viewport, colorScheme } of isFull ? looks : [desk]) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        await expect.poll(() => violations(page), { ...patient, message: `${path} on ${name}` }).toEqual([])
        const isWithin = await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')
        expect(isWithin, `${path} is wider than ${name}`).toBe(true)
      }
      await page.setViewportSize(desk.viewport)
    }
    expect(problems).toEqual([])
    await context.close()
  })
})
