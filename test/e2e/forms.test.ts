import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, donationIn, openPage, patient } from './pages.ts'

/** Forms of the coordinator, sent to their end: what was entered is shown afterwards. */

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

it('a message is composed, sent and listed', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
  await openPage(page, '/FoodBank#/app/compose-message')
  await page.getByLabel('To', { exact: true }).fill('open table')
  await page.getByRole('listbox').getByRole('option').first().click(patient)
  await page.keyboard.press('Escape')
  await page.getByLabel('Subject').fill('Two pallets tomorrow')
  await page.getByRole('textbox', { name: 'Message' }).fill('They arrive at nine.')
  await page.getByRole('button', { name: /^Send/ }).click()
  await page.waitForURL(/message-summary.*tab=sent/, patient)
  await page.getByText('Two pallets tomorrow').first().waitFor(patient)
  expect(problems).toEqual([])
  await context.close()
})

it('a donation gets another agency and a corrected weight', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
  await openPage(page, `/FoodBank#/app/realtime/transaction/${await donationIn('pendingApproval')}`)
  const matches = page.getByRole('region', { name: 'Match list' })
  await matches.getByRole('combobox').click(patient)
  const option = page.getByRole('listbox').getByRole('option').first()
  const [agency = ''] = (await option.innerText(patient)).split('\n')
  await option.click()
  await matches.getByRole('button', { name: 'Add agency' }).click()
  await matches.getByRole('listitem').filter({ hasText: agency }).first().waitFor(patient)

  const contents = page.getByRole('region', { name: 'Contents' })
  await contents.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').or(dialog.getByRole('spinbutton')).first().fill('77.5', patient)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached', ...patient })
  await contents.getByText('77.5').first().waitFor(patient)
  expect(problems).toEqual([])
  await context.close()
})

it('notification settings are saved and shown again', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.coordinator)
  await openPage(page, '/FoodBank#/app/notifications')
  const first = page.getByRole('switch').first()
  await first.waitFor(patient)
  const wasOn = await first.isChecked()
  await first.click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/saved/i).first().waitFor(patient)
  await openPage(page, '/FoodBank#/app/notifications')
  await first.waitFor(patient)
  expect(await first.isChecked()).toBe(!wasOn)
  expect(problems).toEqual([])
  await context.close()
})
