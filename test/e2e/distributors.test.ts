import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadFile } from '../engine/importBucket.ts'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, openPage, patient } from './pages.ts'

/** A distributor's load in a real browser: from the file to the delivery. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

const imports = () => `${sharedUrl()}/local/imports`

/** Drops a file into the import bucket and waits for its result, as `npm run import` does. */
async function imported(file: string): Promise<string> {
  const sent = await fetch(`${imports()}?kind=loads&name=journey.csv`, { method: 'POST', body: file })
  const { key } = (await sent.json()) as { key: string }
  const result = () => fetch(`${imports()}?key=${encodeURIComponent(key)}`)
  await expect.poll(async () => (await result()).status, patient).toBe(200)
  return (await result()).text()
}

const status = (page: Page, title: string) =>
  page.locator('main').getByText(title, { exact: false }).first().waitFor(patient)
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click(patient)

it('[dist-detail-link] [dist-detail-buttons] a load goes from its file to the food bank that takes it', async () => {
  expect(await imported(loadFile(['JOURNEY-1']))).toMatch(/2,JOURNEY-1,Added,\d+,/)

  const network = await signInAs(browser, sharedUrl(), accounts.network)
  await network.page.getByRole('link', { name: 'Distributor Loads' }).click(patient)
  await network.page.getByRole('link', { name: 'Open load JOURNEY-1' }).first().click(patient)
  await status(network.page, 'Pending Offer Acceptance')
  await network.page.waitForURL(/transaction\/\d+\/details/, patient)
  const id = network.page.url().match(/transaction\/(\d+)\/details/)?.[1]

  await network.page.getByRole('combobox', { name: 'Food bank' }).fill('Smoky')
  await network.page.getByRole('option').first().click(patient)
  await network.page.getByRole('combobox', { name: 'Agency of it (optional)' }).fill('Open Table')
  await network.page.getByRole('option').first().click(patient)
  await network.page.getByRole('button', { name: 'Add', exact: true }).click()
  await network.page.getByText('Open Table Food Pantry was added to the list').waitFor(patient)
  await network.page.getByRole('button', { name: 'All at once' }).click()
  await network.page.getByRole('button', { name: 'Accept and send offers' }).click()
  await confirm(network.page, 'Accept and send offers')
  await status(network.page, 'Waiting for Matches')

  const agency = await signInAs(browser, sharedUrl(), accounts.agency)
  await openPage(agency.page, '/Agency#/app/logistics')
  const link = agency.page.getByRole('link', { name: 'Open load JOURNEY-1' })
  await link.waitFor(patient)
  const address = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href)
  expect(address).toBe(`${sharedUrl()}/Agency#/app/logistics/transaction/${id}/details`)
  await link.click()
  await status(agency.page, 'Match Contacted')
  await agency.page.getByRole('button', { name: 'Accept Load' }).click()
  await confirm(agency.page, 'Accept Load')
  await status(agency.page, 'Match Accepted')

  await network.page.getByRole('button', { name: 'Refresh' }).click()
  await network.page.getByRole('button', { name: 'Update driver location' }).click(patient)
  const dialog = network.page.getByRole('dialog')
  await dialog.getByLabel('Where the driver is').fill('I-40 near Nashville, TN')
  await dialog.getByRole('button', { name: 'Set the pin on the map' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await status(network.page, 'Accepted Pending Delivery')

  await agency.page.route('**/api/distributors/transaction/*', (route) => route.abort())
  await agency.page.getByRole('button', { name: 'Refresh' }).click()
  await agency.page.getByText('Failed to fetch transaction information, please try again later.').waitFor(patient)
  await agency.page.unroute('**/api/distributors/transaction/*')
  await agency.page.getByRole('button', { name: 'Refresh' }).click()
  await agency.page.getByText('I-40 near Nashville, TN').first().waitFor(patient)
  await agency.page.getByRole('region', { name: 'Where the load is' }).waitFor(patient)
  await agency.page.getByRole('button', { name: 'Mark as delivered' }).click()
  await agency.page.getByRole('dialog').getByLabel('Cases that arrived').fill('590')
  await agency.page.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click()
  await status(agency.page, 'Delivered')
  await status(agency.page, '590 of 600 cases')

  await agency.page.getByRole('link', { name: 'Back' }).click()
  await agency.page.waitForURL(/#\/app\/logistics$/, patient)
  // The browser writes down the request that the test cut off.
  expect([...network.problems, ...agency.problems].filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  await Promise.all([network.context.close(), agency.context.close()])
})
