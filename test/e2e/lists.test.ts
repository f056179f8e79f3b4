import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderStatuses } from '../../shared/pantry/orders/status.ts'
import { brief, phrase, phraseText } from '../../shared/rescue/donations/status/phrase.ts'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, chooseLanguage, donationIn, openPage, patient } from './pages.ts'

/** Lists in a real browser: pages and scroll in the URL, sorting, and the match list's moves. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

it('the next page starts at the top; Back from a row returns to its page and scroll position', async () => {
  const { page, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
  await openPage(page, '/FoodBank#/app/realtime')
  const rows = page.locator('[role=row][data-id]')
  await rows.first().waitFor(patient)
  const before = await rows.first().innerText()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => rows.first().innerText(), patient).not.toBe(before)
  await expect.poll(() => page.evaluate('scrollY'), patient).toBe(0)
  const link = rows.nth(3).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const [top, code] = [await page.evaluate('scrollY'), await link.innerText()]
  await link.click()
  await page.getByRole('heading', { name: new RegExp(code) }).waitFor(patient)
  await page.goBack()
  await page.getByText('Page 2').waitFor(patient)
  await expect.poll(() => rows.nth(3).getByRole('link').first().innerText(), patient).toBe(code)
  await expect.poll(() => page.evaluate('scrollY'), patient).toBe(top)
  await context.close()
})

it('a list sorts by creation and by nothing else', async () => {
  const { page, context } = await signInAs(browser, sharedUrl(), accounts.agency)
  await openPage(page, '/Agency#/app/receipts/previous-submissions')
  const codes = () => page.locator('[role=row][data-id] button').allInnerTexts()
  await page.locator('[role=row][data-id]').first().waitFor(patient)
  const [newest] = await codes()
  await page.getByRole('columnheader', { name: 'Pounds' }).click()
  await page.getByRole('columnheader', { name: 'Created' }).click()
  await page.waitForURL(/[?&]order=oldest/, patient)
  await expect.poll(async () => (await codes())[0], patient).not.toBe(newest)
  await context.close()
})

it('a dragged agency is inserted in one change that Undo takes back; an arrow keeps the focus', async () => {
  const { page, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
  await openPage(page, `/FoodBank#/app/realtime/transaction/${await donationIn('pendingApproval')}`)
  // The whole list is in sight: predictions that reach past midnight take more lines, and a page that scrolls drops nothing.
  await page.setViewportSize({ width: 1280, height: 1600 })
  const lines = page.locator('li:has([draggable=true])')
  const handles = lines.locator('[draggable=true]')
  await handles.nth(2).waitFor(patient)
  const agencies = async () => {
    const titles = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''))
    return titles.slice(0, 3).map((title) => title.replace(/^Drag (.*) to another rank$/, '$1'))
  }
  const [first, second, third] = await agencies()
  const moves: string[] = []
  page.on('request', (request) => request.url().includes('/move/') && moves.push(request.url()))
  await handles.nth(2).dragTo(lines.first(), { targetPosition: { x: 120, y: 6 } })
  await expect.poll(agencies, patient).toEqual([third, first, second])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(agencies, patient).toEqual([first, second, third])
  expect(moves.map((url) => new URL(url).pathname.split('/').slice(-2).join(' to '))).toEqual(['3 to 1', '1 to 3'])
  const down = page.getByRole('button', { name: `Move ${first} down` })
  await expect.poll(() => down.getAttribute('aria-disabled'), patient).toBe('false')
  await down.press('Enter')
  await expect.poll(agencies, patient).toEqual([second, first, third])
  expect(await down.evaluate((arrow) => arrow === document.activeElement)).toBe(true)
  await expect.poll(() => down.getAttribute('aria-disabled'), patient).toBe('false')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(agencies, patient).toEqual([first, second, third])
  await context.close()
})

/** Texts in rows that their box, or the cell, shows in part. */
const cutTexts = () =>
  [...document.querySelectorAll<HTMLElement>('[role=row][data-id] :is([role=gridcell], [role=gridcell] *)')]
    .filter((one) => getComputedStyle(one).overflow !== 'visible')
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)

/** Changes each row of a list as the page gets it. */
async function withRows(page: Page, path: string, change: (row: ListedRow, index: number) => object) {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const { Value, ...answer } = (await response.json()) as { Value: { rows: ListedRow[] } }
    await route.fulfill({ response, json: { ...answer, Value: { ...Value, rows: Value.rows.map(change) } } })
  })
}
type ListedRow = { readonly PrimaryStatus?: object }

it('no status or delivery of an order is cut at 1,280 pixels, in either language', async () => {
  const { page, context } = await signInAs(browser, sharedUrl(), accounts.pantries)
  await withRows(page, '**/api/PantryOrdersGrid?*', (row, index) => ({
    ...row,
    PantryOrderStatusType: orderStatuses[index % orderStatuses.length],
    FoodBankDeliveryTimeID: 1,
    Place: 'Neighborhood Delivery',
  }))
  for (const language of ['en', 'es']) {
    await chooseLanguage(page, language)
    await openPage(page, '/FoodBank#/app/orderahead-orders?tab=all')
    const statuses = page.locator('[role=gridcell][data-field=Status] .MuiChip-label')
    await statuses.nth(orderStatuses.length).waitFor(patient)
    expect(new Set(await statuses.allTextContents()).size).toBeGreaterThanOrEqual(orderStatuses.length)
    expect(await page.evaluate(cutTexts)).toEqual([])
  }
  await context.close()
})

const kinds = ['carrying', 'gaveBack', 'impossible', 'lateDropoff', 'latePickup', 'problem', 'untaken'] as const

it('nothing that a transport needs is cut at 1,280 pixels, in either language', async () => {
  const { page, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
  for (const language of ['en', 'es'] as const) {
    const briefs = kinds.map((kind) => phraseText(brief(phrase(`transport.${kind}`)) ?? expect.fail(kind), language))
    await page.unrouteAll()
    await withRows(page, '**/api/FoodBankRealTimeGrid?*', ({ PrimaryStatus, ...row }, index) => ({
      ...row,
      PrimaryStatus: {
        ...PrimaryStatus,
        Title: 'Accepted',
        Subtitle: 'Accepted by an agency.',
        IsWarningOrFailure: true,
      },
      StatusBrief: briefs[index % briefs.length],
    }))
    await chooseLanguage(page, language)
    await openPage(page, '/FoodBank#/app/realtime?tab=all')
    for (const text of briefs) await page.getByText(text).first().waitFor(patient)
    expect(await page.evaluate(cutTexts)).toEqual([])
  }
  await context.close()
})

const lists = [
  ['donations', accounts.coordinator, '/FoodBank#/app/realtime?tab=all'],
  ['orders', accounts.pantries, '/FoodBank#/app/orderahead-orders?tab=all'],
  ['products', accounts.pantries, '/FoodBank#/app/orderahead-products'],
  ['neighbors', accounts.pantries, '/FoodBank#/app/orderahead-customers'],
  ['agencies', accounts.coordinator, '/FoodBank#/app/agencies'],
] as const

it.each(lists)('no cell of the list of %s is cut at 1,280 pixels, in either language', async (_, account, path) => {
  const { page, context } = await signInAs(browser, sharedUrl(), account)
  for (const language of ['en', 'es']) {
    await chooseLanguage(page, language)
    await openPage(page, path)
    await page.locator('[role=row][data-id]').nth(8).waitFor(patient)
    expect(await page.evaluate(cutTexts)).toEqual([])
  }
  await context.close()
})

it.each(lists)('on a phone the list of %s is cards, without the grid’s script', async (_, account, path) => {
  const { page, context } = await signInAs(browser, sharedUrl(), account)
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await openPage(page, path)
  await page.locator('main li').first().waitFor(patient)
  expect(scripts.filter((script) => /CardList/.test(script))).not.toEqual([])
  expect(scripts.filter((script) => /AppDataGrid|x-data-grid/i.test(script))).toEqual([])
  await context.close()
})
