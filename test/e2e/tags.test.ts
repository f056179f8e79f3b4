import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, openPage, patient } from './pages.ts'

/** Tags in a real browser: what a delivery program offers follows from the tags of products and program. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

it('a tag that alone decides what a program offers is kept; beside another it is deleted with its count', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.agency)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  await openPage(page, '/Agency#/app/orderahead-tags')
  await button('Add Tag').click(patient)
  await dialog.getByLabel('Name').fill('Night Shift')
  await dialog.getByLabel('Group').selectOption({ label: 'Kitchen' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Tag Added').waitFor(patient)

  await openPage(page, '/Agency#/app/orderahead-delivery-programs')
  const tags = page.getByRole('region', { name: 'Tags' })
  const include = async (name: string) => {
    await tags.getByRole('button', { name: 'Add Tag' }).click(patient)
    await tags.getByRole('combobox').click(patient)
    await page.getByRole('option', { name: `${name} [Kitchen]` }).click(patient)
    await tags.getByRole('button', { name: 'Add Tag' }).click()
    await tags.getByRole('list', { name: 'Included', exact: true }).getByText(name).waitFor(patient)
  }
  await include('Night Shift')
  await page.getByText('No products are offered through this program.').waitFor(patient)

  const remove = async () => {
    await openPage(page, '/Agency#/app/orderahead-tags')
    await button('Delete Night Shift').click(patient)
    await page.getByText('1 item has this tag applied. Delete this tag?').waitFor(patient)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await remove()
  await page.getByText(/This tag decides what is offered at places \(1\): /).waitFor(patient)

  await openPage(page, '/Agency#/app/orderahead-delivery-programs')
  await include('Microwave Only')
  await remove()
  await page.getByText('Tag Deleted').waitFor(patient)
  await openPage(page, '/Agency#/app/orderahead-delivery-programs')
  await page.getByText(/products are offered$/).waitFor(patient)
  expect(await page.getByText('Night Shift').count()).toBe(0)

  expect(problems).toEqual([])
  await context.close()
})
