import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, goByRail, patient } from './pages.ts'

/** Storage locations in a real browser: the list shows each change at once, and still does after a reload. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

it('a storage location is added, changed and deleted by an agency; its food bank has its own', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.agency)
  const row = (label: string) => page.getByRole('gridcell', { name: label, exact: true })
  const dialog = page.getByRole('dialog')
  await goByRail(page, 'Storage Locations', { isPantry: true, isSetup: true })
  await row('Aisle 1').waitFor(patient)

  await page.getByRole('button', { name: 'Add Storage Location' }).click()
  await dialog.getByLabel('Label').fill('Aisle 3')
  await dialog.getByLabel('Description').fill('Baby food')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Storage Location Added').waitFor(patient)
  await row('Aisle 3').waitFor(patient)

  await page.reload()
  await page.getByRole('button', { name: 'Edit Aisle 3' }).click(patient)
  await dialog.getByLabel('Label').fill('Aisle 4')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Storage Location Updated').waitFor(patient)
  await row('Aisle 4').waitFor(patient)
  expect(await row('Aisle 3').count()).toBe(0)

  await page.getByRole('button', { name: 'Delete Aisle 4' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click(patient)
  await page.getByText('Storage Location Deleted').waitFor(patient)
  await row('Aisle 4').waitFor({ ...patient, state: 'detached' })
  await page.reload()
  await row('Aisle 1').waitFor(patient)
  expect(await row('Aisle 4').count()).toBe(0)

  const foodBank = await signInAs(browser, sharedUrl(), accounts.admin)
  await goByRail(foodBank.page, 'Storage Locations', { isPantry: true, isSetup: true })
  await foodBank.page.getByRole('gridcell', { name: 'Cooler 1', exact: true }).waitFor(patient)
  expect(await foodBank.page.getByText('Aisle', { exact: false }).count()).toBe(0)

  expect([...problems, ...foodBank.problems]).toEqual([])
  await Promise.all([context.close(), foodBank.context.close()])
})
