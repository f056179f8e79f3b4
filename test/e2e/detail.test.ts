import type { Browser, Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs, stopClock } from './journey.ts'
import { accounts, donationIn, openOffer, openPage, patient, requestsTo } from './pages.ts'

/** A donation's detail (specification 000, sections 2, 4 and 7), an offer, and the ways that lead to them. */

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

/** Bodies of the requests of one endpoint from now on. */
function bodiesOf(page: Page, path: string): unknown[] {
  const seen: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.postDataJSON())
  })
  return seen
}

/** The settings of a tenant with street tiles; the shared app has none. */
async function withTiles(route: Route): Promise<void> {
  const settings = (await (await route.fetch()).json()) as object
  await route.fulfill({ json: { ...settings, tiles: { url: '/mark.svg', attribution: '' } } })
}

describe('the coordinator’s detail', () => {
  it('[transaction-detail-content] shows contents with pounds, storage, map and the receipt', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
    await openPage(page, `/FoodBank#/app/realtime/transaction/${await donationIn('complete')}`)
    const contents = page.getByRole('region', { name: 'Contents' })
    await contents.waitFor(patient)
    expect(await contents.innerText()).toMatch(/\d+ lb[\s\S]*Total[\s\S]*Storage requirements/)
    const directions = page.getByRole('list', { name: 'Places on the map' }).getByRole('link', { name: /Directions/ })
    await directions.first().waitFor(patient)
    // Two pins would stand on an empty field: the app has no street tiles.
    expect(await page.locator('.leaflet-container').count()).toBe(0)
    await page.getByRole('region', { name: /Receipt/ }).waitFor(patient)
    await context.close()
  })

  it('[transaction-detail-route] opens with and without a role prefix', async () => {
    const id = await donationIn('pendingApproval')
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
    for (const prefix of ['/FoodBank', '/']) {
      await openPage(page, `${prefix}#/app/realtime/transaction/${id}`)
      await page.getByRole('region', { name: 'Match list' }).waitFor(patient)
    }
    await context.close()
  })

  it('[escalation-payload] [start-payload] sends id and mode, and with the start the clock of the browser', async () => {
    const id = await donationIn('pendingApproval')
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
    await openPage(page, `/FoodBank#/app/realtime/transaction/${id}`)
    const escalations = bodiesOf(page, '/api/foodbanks/updateEscalationMode')
    const starts = bodiesOf(page, '/api/foodbanks/updateStartMode')
    const panel = page.getByRole('region', { name: 'How agencies are asked' })
    await panel.getByRole('button', { pressed: false }).first().click(patient)
    await expect.poll(() => escalations.length, patient).toBe(1)
    expect(escalations).toEqual([{ id, mode: expect.stringMatching(/^(ordered|simultaneous)$/) }])
    await panel.getByRole('group', { name: 'Start' }).getByRole('button', { pressed: false }).click(patient)
    await expect.poll(() => starts.length, patient).toBe(1)
    expect(starts).toEqual([
      {
        id,
        mode: 'future',
        clientTimeSnapshot: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?([+-]\d{2}:\d{2}|Z)$/),
      },
    ])
    await context.close()
  })

  it('[mode-ignore-window] for five seconds after an own change the server’s older mode is not shown', async () => {
    const id = await donationIn('pendingApproval')
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
    await page.clock.install()
    await openPage(page, `/FoodBank#/app/realtime/transaction/${id}`)
    const panel = page.getByRole('region', { name: 'How agencies are asked' })
    const pressed = async () => panel.getByRole('button', { pressed: true }).first().innerText()
    const before = await pressed()
    // Answers from now on still say the mode of before.
    await page.route(/\/api\/(foodbanks\/updateEscalationMode|realtime\/transactions\/\d+)/, async (route) => {
      const { 'if-none-match': _, ...headers } = route.request().headers()
      const answer = await route.fetch({ headers })
      const body = (await answer.json()) as { Value: object }
      const IsSimultaneousNotifyEnabled = /at once|simultaneous/i.test(before)
      await route.fulfill({
        response: answer,
        json: { ...body, Value: { ...body.Value, IsSimultaneousNotifyEnabled } },
      })
    })
    await stopClock(page)
    await panel.getByRole('button', { pressed: false }).first().click(patient)
    await page.clock.runFor(4_500)
    expect(await pressed()).not.toBe(before)
    await page.clock.runFor(60_000)
    await expect.poll(pressed, patient).toBe(before)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })

  it('[refresh-tick] [refresh-120] is asked for again when two minutes of a pending approval have passed, not before', async () => {
    const id = await donationIn('pendingApproval')
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
    await page.clock.install()
    await openPage(page, `/FoodBank#/app/realtime/transaction/${id}`)
    await page.getByRole('region', { name: 'Match list' }).waitFor(patient)
    await stopClock(page)
    const asked = requestsTo(page, `/api/realtime/transactions/${id}`)
    await page.clock.runFor(100_000)
    expect(asked).toEqual([])
    await page.clock.runFor(25_000)
    await expect.poll(() => asked.length, patient).toBe(1)
    await context.close()
  })
})

describe('a row leads to its donation', () => {
  it.each([
    [
      '[grid-detail-link]',
      accounts.coordinator,
      '/FoodBank#/app/realtime',
      /\/FoodBank#\/app\/realtime\/transaction\/\d+/,
    ],
    ['[grid-detail-link]', accounts.store, '/Donor#/app/realtime', /\/Donor#\/app\/realtime\/transaction\/\d+/],
    [
      '[grid-detail-link]',
      accounts.network,
      '/FeedingAmerica#/app/realtime',
      /\/FeedingAmerica#\/app\/realtime\/transaction\/\d+/,
    ],
    [
      '[grid-detail-link]',
      accounts.association,
      '/StateAssociation#/app/realtime',
      /\/StateAssociation#\/app\/realtime\/transaction\/\d+/,
    ],
    ['[grid-detail-link]', accounts.coop, '/Coops#/app/realtime', /\/Coops#\/app\/realtime\/transaction\/\d+/],
    [
      '[agency-hist-link]',
      accounts.agency,
      '/Agency#/app/current/agency/realtime/list/historical',
      /\/Agency#\/app\/current\/agency\/realtime\/\d+/,
    ],
  ])('%s of %s on %s', async (_, user, list, target) => {
    const { page, context } = await signInAs(browser, sharedUrl(), user)
    await openPage(page, list)
    const row = page.getByRole('row').nth(1)
    await row.waitFor(patient)
    await row.getByRole('link').first().click(patient)
    await page.waitForURL(target, patient)
    await page.locator('main h1').first().waitFor(patient)
    await context.close()
  })
})

describe('an offer', () => {
  it('[offer-time-bar] [offer-map-zoom] shows how long there is to answer, and where', async () => {
    const { page, context } = await signInAs(browser, sharedUrl(), accounts.agency)
    await page.route('**/config.json', withTiles)
    await openPage(page, `/Agency#/app/current/agency/realtime/${await openOffer()}`)
    const bar = page.getByRole('progressbar', { name: 'Time left to answer' })
    await bar.waitFor(patient)
    expect(await page.locator('main').innerText()).toMatch(/\d+ (h|min|s) left/)
    const places = page.getByRole('list', { name: 'Places on the map' }).getByRole('listitem')
    await expect.poll(() => places.count(), patient).toBe(2)
    const map = page.locator('.leaflet-proxy')
    await expect.poll(() => map.getAttribute('style'), patient).toContain(`scale(${2 ** 10})`)
    await context.close()
  })
})
