import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, goByRail, patient } from './pages.ts'

/** Pickup locations in a real browser: each change shows at once, and still does after a reload. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

it('an agency adds a location, sets it up and deletes it', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.agency)
  await goByRail(page, 'Locations', { isPantry: true, isSetup: true })
  await page.getByRole('link', { name: 'Add Location' }).first().click(patient)

  await page.getByLabel('Label').fill('Garden Gate')
  expect(await page.getByLabel('Street and number').inputValue()).not.toBe('')
  await page.getByRole('button', { name: 'Add Location' }).click()
  await page.getByRole('heading', { name: 'Garden Gate' }).waitFor(patient)

  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Restricted' }).click(patient)
  await page.getByText('Garden Gate Now Restricted').waitFor(patient)
  await page.getByLabel('Label').fill('Garden Door')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Update Successful').waitFor(patient)

  await page.getByRole('tab', { name: 'Address' }).click()
  await page.getByLabel('Apartment, suite, room').fill('Back entrance')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Change address' }).click(patient)
  await page.getByText('Update Successful').waitFor(patient)

  await page.reload()
  await page.getByRole('heading', { name: 'Garden Door' }).waitFor(patient)
  expect(await page.getByLabel('Apartment, suite, room').inputValue()).toBe('Back entrance')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click(patient)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click(patient)
  await page.getByText('Garden Door Deleted').waitFor(patient)
  await page.getByRole('row', { name: 'Main Street Pantry' }).waitFor(patient)
  expect(await page.getByText('Garden Door', { exact: true }).count()).toBe(0)

  expect(problems).toEqual([])
  await context.close()
})
