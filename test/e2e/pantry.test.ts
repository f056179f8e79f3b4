import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, localDay, weekdayOf } from '../../shared/core/time/zone.ts'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, openPage, patient } from './pages.ts'

/** An agency without a pantry opens one from nothing: limits, a tag, a product, a location, a month of windows. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

async function setLimits(page: Page): Promise<void> {
  await openPage(page, '/Agency#/app/orderahead-order-limits')
  await page.getByText('There are no limits for all products.').waitFor(patient)
  await page.getByRole('spinbutton', { name: 'Items per order' }).fill('20')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Items per order saved').waitFor(patient)
  await page.getByRole('button', { name: 'Add Order Limit' }).click()
  const form = page.getByRole('group', { name: 'Add Limit' })
  await form.getByLabel('Maximum').fill('2')
  await form.getByLabel('Every').fill('1')
  await form.getByLabel('Time Scope').selectOption({ label: 'Week' })
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('2 Orders every week').waitFor(patient)
}

async function addTag(page: Page): Promise<void> {
  await openPage(page, '/Agency#/app/orderahead-tags')
  await page.getByRole('button', { name: 'Add Tag', exact: true }).click(patient)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ready to Eat')
  await dialog.getByLabel('Group').selectOption({ label: 'Diet' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Tag Added').waitFor(patient)
}

async function addProduct(page: Page): Promise<void> {
  await openPage(page, '/Agency#/app/orderahead-products')
  await page.getByRole('button', { name: 'Add Product' }).first().click(patient)
  const dialog = page.getByRole('dialog')
  const choose = (name: string, label: string) => dialog.getByLabel(name, { exact: true }).selectOption({ label })
  await dialog.getByRole('combobox', { name: 'Item type' }).click()
  await page.getByRole('option', { name: 'Other', exact: true }).click()
  await dialog.getByLabel('Name of the new item type').fill('Soups')
  await dialog.getByLabel('Item Name', { exact: true }).fill('Lentil Soup')
  await dialog.getByLabel('Description', { exact: true }).fill('With carrots and thyme.')
  await dialog.getByLabel('Size', { exact: true }).fill('16')
  await choose('Unit of Measure', 'Ounces')
  await choose('Package type', 'Can')
  await choose('Source', 'Purchased')
  await choose('Storage Requirement', 'Dry')
  await dialog.getByLabel('Quantity', { exact: true }).fill('60')
  await dialog.getByRole('button', { name: 'Add Product' }).click()
  await dialog.getByRole('switch').click(patient)
  await dialog.getByText('Customers see it within 1-2 minutes.').waitFor(patient)
}

async function addLocation(page: Page): Promise<void> {
  await openPage(page, '/Agency#/app/orderahead-locations')
  await page.getByRole('link', { name: 'Add Location' }).first().click(patient)
  await page.getByLabel('Label').fill('Kitchen Door', patient)
  await page.getByRole('button', { name: 'Add Location' }).click()
  await page.getByRole('heading', { name: 'Kitchen Door' }).waitFor(patient)
}

/** Four whole weeks of Tuesdays and Thursdays from the Sunday after next on, with places for ten orders each. */
async function addWindows(page: Page): Promise<void> {
  const today = localDay(new Date(), 'UTC')
  await page.getByRole('button', { name: 'Weekly' }).click(patient)
  await page.getByLabel('Start Date').fill(addDays(today, 14 - weekdayOf(today)))
  for (const day of ['Mon', 'Wed', 'Fri']) await page.getByRole('button', { name: day, exact: true }).click()
  await page.getByLabel('Maximum Orders').fill('10')
  await page.getByRole('button', { name: 'Create 8 windows' }).click()
  await page.getByRole('tab', { name: 'Pickup times', exact: true }).click(patient)
}

it('an agency opens its pantry from nothing, with a month of windows', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.kitchen)
  await setLimits(page)
  await addTag(page)
  await addProduct(page)
  await addLocation(page)
  await addWindows(page)
  const days = page.getByRole('button', { name: /^Delete the windows of/ })
  await days.first().waitFor(patient)
  await page.reload()
  await days.first().waitFor(patient)
  const named = await days.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  expect(named.filter((name) => !/ (Tue|Thu), /.test(name))).toEqual([])
  await openPage(page, '/Agency#/app/orderahead-products')
  await page.getByRole('row').filter({ hasText: 'Lentil Soup' }).getByText('16 oz Can').waitFor(patient)
  expect(problems).toEqual([])
  await context.close()
})
