import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Session } from '../../shared/network/session/api.ts'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs, stopClock } from './journey.ts'
import { accounts, answerTo, openPage, patient, requestsTo } from './pages.ts'

/** The agency's dashboard (specification 000, section 2) beside what the API answers. */

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  ;({ page, context } = await signInAs(browser, sharedUrl(), accounts.agency))
})
afterAll(async () => {
  await context?.close()
  await browser?.close()
})
beforeEach(() => openPage(page, '/Agency#/app/current'))

const plainNumber = (text: string) => Number(text.replace(/\D/g, ''))

it('[dash-three-wells] three wells show pounds, stores and receipts as the API answers them', async () => {
  const totals = await answerTo<Record<string, number>>(accounts.agency, '/api/AgencyDashboard')
  const wells = page.getByRole('region', { name: 'Totals' })
  await expect.poll(() => wells.getByRole('definition').count(), patient).toBe(3)
  await expect.poll(() => wells.getByRole('definition').first().innerText(), patient).toMatch(/\d/)
  const shown = await wells.evaluate((section) =>
    [...section.querySelectorAll('dd')].map((value) => [value.previousElementSibling?.textContent, value.textContent]),
  )
  expect(shown.map(([title, value]) => [title, plainNumber(value ?? '')])).toEqual([
    ['Total pounds picked up', Math.round(totals.TransactionsPoundsTotal ?? Number.NaN)],
    ['Associated stores', totals.DonorsTotal],
    ['Total receipts', totals.PickupsTotal],
  ])
})

it('[dash-tiles-order] [prefix-agency] the tiles stand in their order, and each leads to its screen', async () => {
  const links = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
  await expect.poll(() => links.count(), patient).toBe(5)
  const shown = await links.evaluateAll((all) =>
    all.map((link) => {
      const { pathname, hash } = new URL(link.getAttribute('href') ?? '', document.baseURI)
      return [link.querySelector('span')?.textContent, `${pathname}${hash}`]
    }),
  )
  expect(shown).toEqual([
    ['Create New Receipt', '/Agency#/app/receipts/new'],
    ['View Receipts', '/Agency#/app/receipts/previous-submissions'],
    ['Pending Receipts', '/Agency#/app/agency-adhoc-newandinprogress'],
    ['Send New Message', '/Agency#/app/compose-message'],
    ['View Messages', '/Agency#/app/message-summary'],
  ])
})

it('[dash-pending-badge-live] [dash-unread-badge] tiles carry the session’s counts, and follow the next session', async () => {
  const session = await answerTo<Session>(accounts.agency, '/api/session')
  const own = await signInAs(browser, sharedUrl(), accounts.agency)
  const { page } = own
  await page.clock.install()
  await openPage(page, '/Agency#/app/current')
  const tile = (name: RegExp) => page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name })
  const badge = async (name: RegExp) => Number(/\n(\d+)\n/.exec(`${await tile(name).innerText()}\n`)?.[1] ?? 0)
  expect(session.PendingRealTimeReceipts).toBeGreaterThan(0)
  await expect.poll(() => badge(/Pending Receipts/), patient).toBe(session.PendingRealTimeReceipts)
  expect(await badge(/View Messages/)).toBe(session.MessageCount)
  // The next answer of the session carries other counts.
  await page.route(/\/api\/session(\?|$)/, async (route) => {
    const { 'if-none-match': _, ...headers } = route.request().headers()
    const answer = await route.fetch({ headers })
    const body = (await answer.json()) as { Value: Session }
    const Value = { ...body.Value, PendingRealTimeReceipts: 41, MessageCount: 17 }
    await route.fulfill({ response: answer, json: { ...body, Value } })
  })
  await page.clock.runFor(31_000)
  await expect.poll(() => badge(/Pending Receipts/), patient).toBe(41)
  expect(await badge(/View Messages/)).toBe(17)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await own.context.close()
})

it('[dash-chart-option] the chart’s view option is pounds-daily, under its title', async () => {
  const chart = page.getByRole('region', { name: 'Pounds Picked Up Daily, All Donors' })
  await chart.waitFor(patient)
  await openPage(page, '/Agency#/app/current?view=table')
  await chart.getByRole('button', { name: 'Show as chart' }).click(patient)
  await expect.poll(() => chart.getByRole('button', { name: 'Show as table' }).count(), patient).toBe(1)
  await openPage(page, '/Agency#/app/current?view=pounds-daily')
  await chart.getByRole('button', { name: 'Show as table' }).click(patient)
  await expect.poll(() => new URL(page.url()).hash, patient).toContain('view=table')
})

it('[dash-range-default] the dates reach from the first of January of this year to today', async () => {
  const { TimeZone: timeZone } = await answerTo<Session>(accounts.agency, '/api/session')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  await expect
    .poll(() => page.getByLabel('From', { exact: true }).inputValue(), patient)
    .toBe(`${today.slice(0, 4)}-01-01`)
  expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe(today)
})

it('[dash-chart-delay] [cache-bust-d] asks for the chart half a second after the dates changed, past every cache', async () => {
  const own = await signInAs(browser, sharedUrl(), accounts.agency)
  await own.page.clock.install()
  await openPage(own.page, '/Agency#/app/current')
  await own.page.getByText('Pounds Picked Up Daily, All Donors').waitFor(patient)
  const from = own.page.getByLabel('From', { exact: true })
  await from.waitFor(patient)
  await stopClock(own.page)
  const asked = requestsTo(own.page, '/api/AgencyDashboard/pickups')
  await from.fill('2026-03-01')
  await own.page.clock.runFor(400)
  expect(asked).toEqual([])
  await own.page.clock.runFor(200)
  await expect.poll(() => asked.length, patient).toBe(1)
  const query = new URL(asked[0] ?? '').searchParams
  expect(query.get('startDate')).toBe('03-01-2026')
  expect(query.get('d')).toMatch(/\d+/)
  await own.context.close()
})
