import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, openPage, patient } from './pages.ts'

/** A shared tablet in a real browser: staff make it one, a volunteer chooses their name and types their PIN. */

/** In the demonstration. */
const volunteer = 'Peter Abara'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

it('a device of staff becomes a tablet, which opens for a volunteer’s own PIN alone and is locked again', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.pantries)
  await openPage(page, '/FoodBank#/app/shared-tablet')
  await page.getByRole('button', { name: 'Make this a shared tablet' }).click(patient)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make this a shared tablet' }).click(patient)
  await page.getByRole('heading', { name: 'Who is working?' }).waitFor(patient)
  expect(new URL(page.url()).pathname).toBe('/Pantry')

  await page.getByRole('button', { name: volunteer, exact: true }).click(patient)
  const pin = page.getByLabel('PIN')
  await pin.fill('1111')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('alert').waitFor(patient)
  await pin.fill('2580')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'Packing', level: 1 }).waitFor(patient)

  // Staff's pages are not opened by their address either.
  await page.goto(`${sharedUrl()}/FoodBank#/app/orderahead-customers`)
  await page.getByText('This page is not for your role').waitFor(patient)
  await page.goBack()
  await page.getByRole('button', { name: `Lock: ${volunteer} is working` }).click(patient)
  await page.getByRole('heading', { name: 'Who is working?' }).waitFor(patient)

  expect(problems).toEqual([])
  await context.close()
})
