import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, goByRail, patient } from './pages.ts'

/** A product in a real browser, from its creation until customers see it. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

it('an agency adds a product, gives it a category and makes it active; the list follows and keeps it', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.agency)
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  await goByRail(page, 'Products', { isPantry: true })
  await page.getByRole('button', { name: 'Add Product' }).click(patient)
  await dialog.getByRole('combobox', { name: 'Item type' }).click()
  await page.getByRole('option', { name: 'Other', exact: true }).click()
  await field('Name of the new item type').fill('Pumpkins')
  await field('Item Name').fill('A Small Pumpkin')
  await field('Description').fill('For soup or a pie.')
  await field('Size').fill('48')
  await field('Unit of Measure').selectOption({ label: 'Ounces' })
  expect(await field('Pounds').inputValue()).toBe('3')
  await field('Package type').selectOption({ label: 'Each' })
  await field('Source').selectOption({ label: 'Farm or garden' })
  await field('Storage Requirement').selectOption({ label: 'Dry' })
  await field('Quantity').fill('14')
  await dialog.getByRole('button', { name: 'Add Product' }).click()

  await dialog.getByText('add one or more Categories').waitFor(patient)
  await dialog.getByRole('combobox', { name: 'Categories' }).click()
  await page.getByRole('option', { name: 'Fresh Vegetables' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByText('add one or more Images').waitFor(patient)
  await dialog.getByRole('switch').click()
  await dialog.getByText('Customers see it within 1-2 minutes.').waitFor(patient)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const row = page.getByRole('row').filter({ hasText: 'A Small Pumpkin' })
  await row.getByRole('button', { name: /^Edit Location/ }).click(patient)
  await page.keyboard.type('Crate 7')
  await page.keyboard.press('Enter')
  await page.getByText('Location Updated').waitFor(patient)
  await page.reload()
  await row.getByText('Crate 7').waitFor(patient)
  expect(await row.innerText()).toContain('48 oz Each')
  expect(await row.getByText('Inactive').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
