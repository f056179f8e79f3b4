import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, answerTo, openPage, patient } from './pages.ts'

/** A customer's account as staff give it and the person uses it. */

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

const password = 'Good-Food-4-All!'

/** One of the demonstration who never signed in. */
async function customerWithMail() {
  const { rows } = await answerTo<{ rows: { ID: number; EMailAddress: string | null; LastLogin: string | null }[] }>(
    accounts.admin,
    '/api/PantryCustomersGrid?rows=50',
  )
  const found = rows.find((row) => row.EMailAddress !== null && row.LastLogin === null)
  if (!found?.EMailAddress) throw new Error('The demo has no customer with an e-mail address who never signed in')
  return { id: found.ID, mail: found.EMailAddress }
}

async function typeSignIn(page: Page, userName: string) {
  await page.goto(`${sharedUrl()}/sign-in`)
  await page.getByLabel('E-mail or phone number').fill(userName)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

it('[email-change-login] signs in with a password from staff, and after a change of the e-mail with the new one alone', async () => {
  const { id, mail } = await customerWithMail()
  const { page, context } = await signInAs(browser, sharedUrl(), accounts.admin)
  await openPage(page, `/FoodBank#/app/orderahead-customer-detail?customerId=${id}`)
  await page.getByLabel('New Password').fill(password)
  await page.getByRole('button', { name: 'Set Password' }).click()
  await page.getByText('Password Changed').waitFor(patient)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const changed = `new-${mail}`
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(changed)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Customer Updated. The new e-mail must be used to log in.').waitFor(patient)

  const own = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const phone = await own.newPage()
  await typeSignIn(phone, mail)
  await phone.getByRole('alert').first().waitFor(patient)
  await typeSignIn(phone, changed)
  await phone.waitForURL(/\/neighbor#\/app\/home/, patient)

  await openPage(page, `/FoodBank#/app/orderahead-customer-detail?customerId=${id}`)
  const login = page.getByText('Last Login', { exact: true }).locator('+ *')
  await login.waitFor(patient)
  expect(await login.innerText()).not.toBe('Never')
  await own.close()
  await context.close()
})

it('goes from the list to a started order of a neighbor by two clicks', async () => {
  const { page, context } = await signInAs(browser, sharedUrl(), accounts.pantries)
  await openPage(page, '/FoodBank#/app/orderahead-customers')
  let clicks = 0
  await page.exposeFunction('countClick', () => clicks++)
  await page.evaluate("addEventListener('click', () => countClick(), { capture: true })")
  await page.getByRole('searchbox', { name: 'Name, e-mail or phone' }).click(patient)
  await page.keyboard.type('figueroa ros')
  const order = page.getByRole('link', { name: 'New order for Rosa Figueroa' })
  await page
    .getByRole('row')
    .nth(3)
    .waitFor({ ...patient, state: 'detached' })
  await order.first().click(patient)
  await page.waitForURL(/orderahead-customer-order\/(pickup|delivery)\?customerId=\d+/, patient)
  expect(clicks).toBe(2)
  await context.close()
})
