import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, openPage, patient } from './pages.ts'

/** The network shares a donor of one food bank with another. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

const donor = 'Three Herons Orchard'

it('the network shares an orchard with another food bank, which finds it, and takes it back', async () => {
  const network = await signInAs(browser, sharedUrl(), accounts.network)
  const choose = async (label: string, name: string) => {
    await network.page.getByRole('combobox', { name: label, exact: true }).fill(name, patient)
    await network.page.getByRole('option', { name }).click(patient)
  }
  await network.page.getByRole('link', { name: 'Shared Donors' }).click()
  await network.page.getByRole('button', { name: 'Share a donor' }).first().click(patient)
  await choose('Food bank that has the donor', 'Two Rivers Valley Food Bank')
  await choose('Donor', donor)
  await choose('Also gives to', 'Smoky Foothills Food Bank')
  await network.page.getByRole('button', { name: 'Share', exact: true }).click()
  await network.page.getByText(`${donor} now also gives to Smoky Foothills Food Bank.`).waitFor(patient)

  const foodBank = await signInAs(browser, sharedUrl(), accounts.admin)
  await openPage(foodBank.page, '/FoodBank#/app/donors')
  await foodBank.page.getByRole('button', { name: `Edit ${donor}` }).click(patient)
  await foodBank.page.getByText('Only the national network can change it.', { exact: false }).waitFor(patient)

  await network.page.getByRole('button', { name: `Food banks of ${donor}` }).click(patient)
  await network.page.getByRole('button', { name: 'Remove Smoky Foothills Food Bank' }).click(patient)
  await network.page.getByRole('button', { name: 'Remove', exact: true }).click(patient)
  await network.page.getByText(`${donor} no longer gives to Smoky Foothills Food Bank.`).waitFor(patient)

  await openPage(foodBank.page, '/FoodBank#/app/donors')
  await foodBank.page.getByRole('button', { name: 'Edit Wrenhouse Bakery' }).waitFor(patient)
  expect(await foodBank.page.getByRole('button', { name: `Edit ${donor}` }).count()).toBe(0)
  expect([...network.problems, ...foodBank.problems]).toEqual([])
  await Promise.all([network.context.close(), foodBank.context.close()])
})
