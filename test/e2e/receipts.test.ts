import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, answerTo, donationIn, openPage, patient } from './pages.ts'

/** From a direct accept by the food bank to the agency's receipt, put aside, created and corrected. */

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

interface Current {
  readonly ID: number
  readonly IsReceiptCreationEligible: boolean
  readonly PendingPickupID: number | null
}

/** A donation that the demo's agency has accepted and not receipted. */
async function toReceipt(): Promise<number> {
  const rows = await answerTo<Current[]>(accounts.agency, '/api/agencies/current/donations/newinprogress')
  const found = rows.find((row) => row.IsReceiptCreationEligible && row.PendingPickupID === null)
  if (!found) throw new Error('The demo’s agency has nothing to receipt')
  return found.ID
}

it('the food bank accepts for an agency that it reached on the telephone', async () => {
  const id = await donationIn('pendingApproval')
  const { page, context, problems } = await signInAs(browser, sharedUrl(), accounts.coordinator)
  await openPage(page, `/FoodBank#/app/realtime/transaction/${id}`)
  const list = page.getByRole('region', { name: 'Match list' })
  await list
    .getByRole('button', { name: /^Accept for / })
    .nth(1)
    .click(patient)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The agency sends its own driver.').waitFor(patient)
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click(patient)
  await page.getByText(/^The donation is accepted for /).waitFor(patient)
  await list.getByText('Accepted', { exact: true }).waitFor(patient)
  expect((await answerTo<{ Stage: string }>(accounts.coordinator, `/api/realtime/transactions/${id}`)).Stage).toBe(
    'accepted',
  )
  expect(problems).toEqual([])
  await context.close()
})

it('a receipt is put aside, continued, created and corrected; its donation says the same', async () => {
  const id = await toReceipt()
  const { page, context, problems } = await signInAs(browser, sharedUrl(), accounts.agency)
  await openPage(page, `/Agency#/app/realtime/transaction/${id}`)
  await page.getByRole('link', { name: 'Create Receipt' }).click(patient)
  const pounds = page.getByLabel(/^Pounds of /).first()
  await pounds.fill('12.5', patient)
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.getByText(/^Saved\. Everyone who may create/).waitFor(patient)

  await openPage(page, `/Agency#/app/realtime/transaction/${id}`)
  await page.getByRole('link', { name: 'Continue receipt' }).click(patient)
  await expect.poll(() => pounds.inputValue(), patient).toBe('12.5')
  await page.getByRole('button', { name: 'Create receipt', exact: true }).click()
  await page.getByText(/^Receipt .* is created\.$/).waitFor(patient)

  await page.getByRole('link', { name: 'Correct', exact: true }).click(patient)
  await pounds.fill('14', patient)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/^Receipt .* is corrected\.$/).waitFor(patient)
  const donation = await answerTo<{ AdHocTransactionDonationCategories: { Pounds: number }[]; PickupID: number }>(
    accounts.agency,
    `/api/realtime/transactions/${id}`,
  )
  const receipt = await answerTo<{ categories: { Pounds: number }[] }>(
    accounts.agency,
    `/api/receipts/${donation.PickupID}`,
  )
  expect(receipt.categories[0]?.Pounds).toBe(14)
  expect(donation.AdHocTransactionDonationCategories.map((item) => item.Pounds)).toEqual(
    receipt.categories.map((item) => item.Pounds),
  )
  expect(problems).toEqual([])
  await context.close()
})
