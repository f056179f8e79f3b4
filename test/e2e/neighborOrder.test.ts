import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { patient } from './pages.ts'

/** A family that a pantry invites, from the message on their phone to the food in their hands. */

let app: OwnApp
let browser: Browser
let staff: Page
const problems: string[] = []

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startOwnApp(), openBrowser()])
  const toMorning = minutesToMorning(new Date())
  if (toMorning > 0) await app.advance(toMorning)
  const signedIn = await signInAs(browser, app.url, 'pantries@demo.gleanery.example')
  staff = signedIn.page
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

/** No texts go out from 9 pm to 8 am on the clock of the demo's food bank. */
function minutesToMorning(now: Date): number {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/New_York' }).format(now),
  )
  return hour >= 8 && hour < 20 ? 0 : ((33 - hour) % 24) * 60
}

const open = async (page: Page, path: string) => {
  await page.goto(`${app.url}${path}`)
  await page.locator('main h1').first().waitFor(patient)
}
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click(patient)

/** Staff invite somebody to places of the food bank. */
async function invite(contact: Readonly<Record<string, string>>, places: readonly string[]): Promise<void> {
  await open(staff, '/FoodBank#/app/orderahead-invitation')
  for (const [label, text] of Object.entries(contact)) await staff.getByLabel(label, { exact: true }).fill(text)
  for (const place of places) await staff.getByRole('checkbox', { name: new RegExp(`^${place}`) }).check(patient)
  await staff.getByLabel('Preferred language').selectOption({ label: 'English' })
  await press(staff, 'Send Invitation')
  await staff.getByText('Invitation Sent').waitFor(patient)
}

const pageOf = async (path: string) => (await fetch(`${app.url}/local/${path}`)).text()

/** The invitation's link in the newest text message, or in the newest e-mail, that the local app shows. */
async function linkIn(outbox: string): Promise<string> {
  const found = async () => {
    const list = await pageOf(outbox)
    const mail = /\?id=[^"&]+/.exec(list)?.[0]
    return /\/referral\/[\w-]+/.exec(mail ? await pageOf(`inbox${mail}`) : list)?.[0]
  }
  await expect.poll(found, { ...patient, interval: 500 }).toBeTruthy()
  return `${app.url}${await found()}`
}

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

/** Staff pack an order on the day's screen, line by line, then find it by its code and hand it over. */
async function packAndHandOver(code: string, day: string): Promise<void> {
  await open(staff, `/FoodBank#/app/orderahead-packing?day=${day}`)
  const order = staff.locator('main').getByRole('heading', { name: new RegExp(`^${code} · `) })
  const windows = staff.getByRole('region', { name: 'Windows' }).getByRole('button', { name: /of \d+ packed/ })
  await windows.first().waitFor(patient)
  for (let index = 0; index < (await windows.count()); index++) {
    await windows.nth(index).click()
    await staff
      .getByRole('button', { name: /^Mark packed/ })
      .first()
      .waitFor(patient)
    if (await order.isVisible()) break
    await staff.goBack()
    await windows.first().waitFor(patient)
  }
  const panel = staff.getByRole('region', { name: new RegExp(`^${code} · `) })
  const lines = panel.getByRole('checkbox')
  // A tick shows once the server has it, so that two tablets show the same.
  for (let index = 0; index < (await lines.count()); index++) {
    await lines.nth(index).click(patient)
    await expect.poll(() => lines.nth(index).isChecked(), patient).toBe(true)
  }
  await press(staff, `Mark packed: order ${code}`)
  await panel.waitFor({ ...patient, state: 'detached' })
  await staff.getByLabel('Scan or type the order code').fill(code)
  await staff.keyboard.press('Enter')
  const station = staff.getByRole('region', { name: `Hand over order #${code}` })
  await station.getByRole('button', { name: /^Hand over/ }).click(patient)
  await staff.getByText(`order #${code}.`).waitFor(patient)
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
  await invite({ 'Mobile Phone Number': '(865) 555-0190' }, ['Warehouse Market'])
  const link = await linkIn('texts?to=%2B18655550190')
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
  await packAndHandOver(code, await dayOf(page))
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
  await invite({ 'E-Mail': address }, ['Home Delivery for Seniors'])
  const page = await signUp(await linkIn(`inbox?to=${encodeURIComponent(address)}`), {
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
  await packAndHandOver(code, await dayOf(page))
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
