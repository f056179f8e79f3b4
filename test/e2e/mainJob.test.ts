import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser, signInAs, stopClock } from './journey.ts'

/** The whole main job in a real browser: a store, its food bank and two agencies, one of which does not answer in time. */

let app: OwnApp
let browser: Browser

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startOwnApp(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const patient = { timeout: 90_000 }
const poundsShown = async (page: Page) =>
  Number((await page.locator('main').innerText()).match(/Total pounds picked up\s*([\d,]+)/i)?.[1]?.replace(/,/g, ''))

/** Calls of the API from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

it('a donation is posted, offered, missed by one agency, accepted by the next, closed, receipted and counted', async () => {
  // Given what the agency picked up before
  const agency = await signInAs(browser, app.url, 'agency@demo.gleanery.example')
  await agency.page.getByText('Total pounds picked up', { exact: false }).waitFor(patient)
  await expect.poll(() => poundsShown(agency.page), patient).toBeGreaterThan(0)
  const before = await poundsShown(agency.page)

  // When a store posts a donation
  const store = await signInAs(browser, app.url, 'store@demo.gleanery.example')
  await store.page.goto(`${app.url}/Donor#/app/foodbank-donor-post/getting-started`)
  await store.page.getByRole('button', { name: 'Add Produce' }).click()
  await store.page.getByLabel(/Pounds of Produce/i).fill('120')
  await store.page.getByRole('button', { name: 'Tomorrow' }).click()
  await store.page.getByRole('button', { name: /^Morning/ }).click()
  await store.page.getByRole('button', { name: 'Post donation' }).click()
  await store.page.waitForURL(/transaction\/\d+/, patient)
  const id = Number(/transaction\/(\d+)/.exec(store.page.url())?.[1])

  // Then the food bank finds it matched, puts another agency first, and approves the list
  const foodBank = await signInAs(browser, app.url, 'coordinator@demo.gleanery.example')
  const detail = foodBank.page
  await detail.clock.install()
  await detail.goto(`${app.url}/FoodBank#/app/realtime/transaction/${id}`)
  const first = detail.getByRole('listitem').filter({ has: detail.getByRole('img', { name: 'Rank 1' }) })
  await first.getByText('Open Table Food Pantry').waitFor(patient)
  await detail.getByRole('button', { name: 'Move Open Table Food Pantry down' }).click()
  await detail
    .getByRole('listitem')
    .filter({ has: detail.getByRole('img', { name: 'Rank 2' }) })
    .getByText('Open Table Food Pantry')
    .waitFor(patient)
  await detail.getByRole('button', { name: 'Approve list' }).click()
  await detail.getByText('Pending Agency Response').first().waitFor(patient)

  // When the first agency lets its hour pass, the next one is asked
  await app.advance(61)
  await agency.page.clock.install()
  await agency.page.goto(`${app.url}/Agency#/app/current/agency/realtime/list/active`)
  await agency.page.reload()
  await agency.page.locator(`a[href*="/agency/realtime/${id}"]`).first().waitFor(patient)
  const drivers = agency.page.waitForResponse(/\/api\/agencies\/current\/drivers/, patient)
  await agency.page.locator(`a[href*="/agency/realtime/${id}"]`).first().click()
  await agency.page.getByRole('button', { name: /^Accept/ }).waitFor(patient)
  await drivers
  await stopClock(agency.page)
  const sent = callsOf(agency.page)
  await agency.page.getByRole('button', { name: /^Accept/ }).click()
  await agency.page.getByRole('heading', { name: 'It’s yours' }).waitFor(patient)
  // Its page shows what the write answered; the food bank's open page learns it at its next refresh.
  expect(sent).toEqual([expect.stringMatching(/^POST \/api\/agencies\/current\/matches\/\d+\/accept$/)])
  await agency.page.clock.resume()
  await detail.clock.fastForward(61_000)
  await detail
    .getByText(/Accepted|Waiting for Donor/)
    .first()
    .waitFor(patient)

  // Then the store sees who comes, and closes the donation the day after
  await app.advance(24 * 60)
  await store.page.goto(`${app.url}/Donor#/app/donor-adhoc-close?id=${id}`)
  await store.page.reload()
  await store.page.getByRole('radio', { name: /^Yes/ }).click(patient)
  await store.page.getByRole('button', { name: 'Close donation' }).click()
  await store.page
    .getByText(/Open Table Food Pantry/)
    .first()
    .waitFor(patient)

  // And the agency writes the receipt and finds the pounds on its dashboard
  await agency.page.goto(`${app.url}/Agency#/app/agency-adhoc-newandinprogress`)
  await agency.page.reload()
  await agency.page.locator(`a[href*="adHocTransactionId=${id}"]`).first().click(patient)
  await agency.page
    .getByRole('button', { name: /^(Create|Submit|Save)/ })
    .last()
    .click(patient)
  await agency.page
    .getByText(/R[B-DF-HJ-NP-TV-XZ2-9]{5}/)
    .first()
    .waitFor(patient)
  await agency.page.goto(`${app.url}/Agency#/app/current`)
  await agency.page.reload()
  await agency.page.getByText('Total pounds picked up', { exact: false }).waitFor(patient)
  await expect.poll(() => poundsShown(agency.page), patient).toBe(before + 120)

  expect([...agency.problems, ...store.problems, ...foodBank.problems]).toEqual([])
})

it('browsers are told the time of the demo’s clock: they count down by it', async () => {
  const told = async () => Date.parse((await fetch(`${app.url}/config.json`)).headers.get('date') ?? '')
  const before = await told()
  await app.advance(90)
  expect(((await told()) - before) / 60_000).toBeGreaterThanOrEqual(90)
})

it('what was acknowledged is there after the app was killed', async () => {
  const { token } = (await (await fetch(`${app.url}/local/token?user=store@demo.gleanery.example`)).json()) as {
    token: string
  }
  const list = async () => {
    const answer = await fetch(`${app.url}/api/DonorRealTimeGrid?rows=5`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as { Value: { rows: unknown[] } }).Value.rows
  }
  const before = await list()
  expect(before.length).toBe(5)
  await app.killAndRestart()
  expect((await list()).map((row) => (row as { ID: number }).ID)).toEqual(
    before.map((row) => (row as { ID: number }).ID),
  )
})
