import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { patient } from './pages.ts'
import { inviteFamily, linkIn, packAndHandOver, press, untilMorning } from './pantryDay.ts'

/** A family that a pantry invites, from the message on their phone to the food in their hands. */

let app: OwnApp
let browser: Browser
let staff: Page
const problems: string[] = []

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startOwnApp(), openBrowser()])
  await untilMorning(app)
  const signedIn = await signInAs(browser, app.url, 'pantries@demo.gleanery.example')
  staff = signedIn.page
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

/** Opens the link on a phone and signs up; the food is the next thing on the screen. */
async function signUp(link: string, family: Readonly<Record<string, string>>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const page = await context.newPage()
  page.on('pageerror', (fault) => problems.push(String(fault)))
  await page.goto(link)
  await page.getByRole('heading', { name: /^Order food from/ }).waitFor(patient)
  for (const [name, text] of Object.entries(family)) await page.getByRole('textbox', { name, exact: true }).fill(text)
  await page.getByLabel('New password', { exact: true }).fill('Plenty-For-All-42!')
  await press(page, 'Sign up')
  await page.getByRole('heading', { name: `Hello ${family['First name']}` }).waitFor(patient)
  return page
}

/** Puts the first kinds of food into the cart, one of each, and answers their names. */
async function chooseFood(page: Page, kinds: number): Promise<string[]> {
  const add = page.getByRole('region', { name: 'All food' }).getByRole('button', { name: /^Add / })
  const names: string[] = []
  for (let index = 0; index < kinds; index++) {
    await add.first().waitFor(patient)
    names.push(((await add.first().getAttribute('aria-label')) ?? '').replace('Add ', ''))
    await add.first().click()
  }
  return names
}

/** The cart as the last step; the food, which has buttons of the same names, is out of sight then. */
async function review(page: Page): Promise<void> {
  await press(page, /^Review and order/)
  await page.getByText('Step 3 of 3: look it over and order').waitFor(patient)
}

/** Looks the cart over, orders, and answers the code of the order that opens. */
async function placeOrder(page: Page): Promise<string> {
  await review(page)
  await press(page, 'Place order')
  await page.waitForURL(/orderahead-order-detail\?id=\d+/, patient)
  await page.getByRole('img', { name: /^QR code of order/ }).waitFor(patient)
  return codeOf(page).innerText()
}
const codeOf = (page: Page) => page.getByText('Order code', { exact: true }).locator('+ p')
const lineOf = (page: Page, food: string) => page.locator('main li').filter({ hasText: food })

/** One more of a food in an order that is placed already. */
async function takeOneMore(page: Page, food: string): Promise<void> {
  await page.getByRole('link', { name: 'Change my food' }).click()
  await review(page)
  await press(page, `One more of ${food}`)
  await press(page, 'Save changes')
  await lineOf(page, food).getByText('× 2').waitFor(patient)
}

/** The day that the order's heading names, as `2026-11-24`. */
async function dayOf(page: Page): Promise<string> {
  const title = await page.locator('main h1').innerText()
  const [day = ''] = /\w{3} \d+(, \d{4})?$/.exec(title) ?? []
  return new Date(`${/\d{4}/.test(day) ? day : `${day}, ${new Date().getUTCFullYear()}`} UTC`)
    .toISOString()
    .slice(0, 10)
}

it('an invited family, from the message to the handed-over order, by pickup', async () => {
  await inviteFamily(app, staff, { 'Mobile Phone Number': '(865) 555-0190' }, ['Warehouse Market'])
  const link = await linkIn(app, 'texts?to=%2B18655550190')
  const page = await signUp(link, { 'First name': 'Rosa', 'Last name': 'Figueroa', 'Mobile phone': '(865) 555-0190' })
  await page.getByRole('link', { name: 'Order food' }).first().click()
  await page.getByRole('group', { name: 'Days at Warehouse Market' }).getByRole('button').nth(1).click(patient)
  await page
    .getByRole('group', { name: /^Times on/ })
    .getByRole('button')
    .first()
    .click(patient)
  const foods = await chooseFood(page, 3)
  const [food = ''] = foods
  const code = await placeOrder(page)
  await takeOneMore(page, food)
  await packAndHandOver(app, staff, code, await dayOf(page))
  await page.reload()
  await page.getByRole('status').getByText('You got your food').waitFor(patient)

  await page.getByRole('link', { name: 'Order the same again' }).click(patient)
  await page.getByRole('group', { name: 'Days at Warehouse Market' }).getByRole('button').nth(2).click(patient)
  await page
    .getByRole('group', { name: /^Times on/ })
    .getByRole('button')
    .first()
    .click(patient)
  await page.waitForURL(/taken=1/, patient)
  await placeOrder(page)
  // Food that can't be had any more is named before; the rest is in the order.
  const ordered = async () => Promise.all(foods.map((name) => lineOf(page, name).count()))
  await expect.poll(async () => (await ordered()).some((lines) => lines > 0), patient).toBe(true)
  expect(problems).toEqual([])
})

it('an invited family, from the message to the handed-over order, by delivery', async () => {
  const address = 'figueroa@neighbors.example'
  await inviteFamily(app, staff, { 'E-Mail': address }, ['Home Delivery for Seniors'])
  const page = await signUp(await linkIn(app, `inbox?to=${encodeURIComponent(address)}`), {
    'First name': 'Luis',
    'Last name': 'Figueroa',
    'E-mail': address,
  })
  await page.getByRole('link', { name: 'Order food' }).first().click()
  await page
    .getByRole('link', { name: /^Select / })
    .first()
    .click(patient)
  await press(page, 'Add an address')
  const dialog = page.getByRole('dialog')
  const home = { 'Name of this address': 'Home', 'Street and number': '12 Elm St', 'Zip code': '37917' }
  for (const [label, text] of Object.entries({ ...home, City: 'Knoxville' }))
    await dialog.getByLabel(label, { exact: true }).fill(text, patient)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Bring it here: Home' }).click(patient)
  await chooseFood(page, 2)
  const code = await placeOrder(page)
  await page.getByText(/Brought to .*12 Elm St/).waitFor(patient)
  await packAndHandOver(app, staff, code, await dayOf(page))
  await page.reload()
  await page.getByRole('status').getByText('You got your food').waitFor(patient)

  await page.getByRole('link', { name: 'Order food' }).first().click()
  await page
    .getByRole('link', { name: /^Select / })
    .nth(1)
    .click(patient)
  await page.getByRole('link', { name: 'Bring it here: Home' }).click(patient)
  await chooseFood(page, 1)
  await placeOrder(page)
  await press(page, 'Cancel my order')
  await press(page, 'Yes, cancel it')
  await page.getByRole('status').getByText('Cancelled', { exact: true }).waitFor(patient)
  expect(problems).toEqual([])
})
