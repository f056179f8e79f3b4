import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, goByRail, patient } from './pages.ts'

/** A store on its way in: it signs up, is approved, and its software posts the first donation. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

const typed = {
  'Name of the business': 'Journey Deli',
  'Name of the location': 'Journey Deli, Downtown',
  'Street and number': '7 Elm Street',
  City: 'Knoxville',
  State: 'TN',
  'ZIP code': '37902',
  'Your name': 'Rosa Alvarez',
  'Phone number': '555-0170',
  'E-mail address': 'rosa.journey@demo.gleanery.example',
}

async function signUp(address: string): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(address)
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text, patient)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor(patient)
  await context.close()
}

const post = (donorId: string, key: string) =>
  fetch(`${sharedUrl()}/api/donors/${donorId}/donations`, {
    method: 'POST',
    headers: { 'access-code': key, 'content-type': 'application/json' },
    body: JSON.stringify({
      Reference: 'JOURNEY-1',
      LocationCode: 'JD-1',
      categories: [{ DonationCategoryID: 1, Pounds: 40 }],
      StorageRequirementIDs: [],
      DonorRecordedPickupDate: null,
      PickupTimeTypeID: 1,
    }),
  }).then((answer) => answer.json() as Promise<{ Value: { Code: string; IsAdded: boolean } }>)

it('a store signs up at the food bank’s address, is approved, and posts with its key', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.admin, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await goByRail(page, 'Pending Donors', { isSetup: true })
  await page.getByRole('button', { name: 'Copy sign-up address' }).click(patient)
  await page.getByText('The sign-up address is copied.', { exact: false }).waitFor(patient)
  await signUp(await page.evaluate(() => navigator.clipboard.readText()))

  await page.reload()
  await page.getByRole('link', { name: 'Journey Deli', exact: true }).click(patient)
  await page.getByLabel('Code of the location').fill('JD-1', patient)
  await page.getByText('About: only the middle of ZIP code 37902.', { exact: false }).waitFor(patient)
  await page.getByRole('button', { name: 'Approve and invite' }).click()
  await page.getByRole('link', { name: 'To the location' }).waitFor(patient)

  await page.getByRole('link', { name: 'Donors', exact: true }).click()
  await page.getByRole('link', { name: 'API keys of Journey Deli' }).click(patient)
  await page.getByRole('button', { name: 'New key' }).first().click(patient)
  await page.getByLabel('Name of the key').fill('Tills', patient)
  await page.getByRole('button', { name: 'Create key' }).click()
  const key = await page.getByLabel('Key', { exact: true }).inputValue(patient)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  const [, donorId = ''] = /donors\/(\d+)\/api-keys/.exec(page.url()) ?? []
  const first = await post(donorId, key)
  expect([first.Value.IsAdded, (await post(donorId, key)).Value]).toEqual([true, { ...first.Value, IsAdded: false }])

  await page.getByRole('link', { name: 'Donations', exact: true }).click()
  await page.getByRole('gridcell').getByText(first.Value.Code).first().waitFor(patient)
  expect(problems).toEqual([])
  await context.close()
})
