import type { Browser, Page } from 'playwright'
import { expect, onTestFailed } from 'vitest'
import type { ConsoleState } from '../../infra/local/console/state.ts'
import { isolatedWords } from '../../shared/core/text/isolated.ts'
import { fill, type Language } from '../../shared/core/text/text.ts'
import { neighborTexts } from '../../shared/pantry/neighbor/texts.ts'
import { cartTexts } from '../../shared/pantry/ordering/texts/cart.ts'
import { orderPlaceTexts } from '../../shared/pantry/ordering/texts/orderPlace.ts'
import type { OwnApp } from './app.ts'
import { patient } from './pages.ts'

/** Staff's part of an order: the invitation, packing, and the hand-over. */

/** No texts go out from 9 pm to 8 am on the clock of the demo's food bank. */
function minutesToMorning(now: Date): number {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/New_York' }).format(now),
  )
  return hour >= 8 && hour < 20 ? 0 : ((33 - hour) % 24) * 60
}

export async function untilMorning(app: OwnApp): Promise<void> {
  const minutes = minutesToMorning(new Date())
  if (minutes > 0) await app.advance(minutes)
}

const open = async ({ url }: OwnApp, page: Page, path: string) => {
  await page.goto(`${url}${path}`)
  await page.locator('main h1').first().waitFor(patient)
}
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click(patient)

/** Staff invite somebody to places of the food bank. */
export async function inviteFamily(
  app: OwnApp,
  staff: Page,
  contact: Readonly<Record<string, string>>,
  places: readonly string[],
  language = 'en',
): Promise<void> {
  await open(app, staff, '/FoodBank#/app/orderahead-invitation')
  for (const [label, text] of Object.entries(contact)) await staff.getByLabel(label, { exact: true }).fill(text)
  for (const place of places) await staff.getByRole('checkbox', { name: new RegExp(`^${place}`) }).check(patient)
  await staff.getByLabel('Preferred language').selectOption(language)
  await press(staff, 'Send Invitation')
  await staff.getByText('Invitation Sent').waitFor(patient)
}

/** Page of the local app's outbox. */
export const outboxPage = async ({ url }: OwnApp, path: string) => (await fetch(`${url}/local/${path}`)).text()

const invitation = /\/referral\/[\w-]+/

/** The invitation's link, or another one, in the newest text message or e-mail that has it, as the local app shows them. */
export async function linkIn(app: OwnApp, outbox: string, link = invitation): Promise<string> {
  const found = async () => {
    const list = await outboxPage(app, outbox)
    const mails = [...list.matchAll(/\?id=[^"&]+/g)].map(([mail]) => mail)
    const pages = mails.length === 0 ? [list] : await Promise.all(mails.map((mail) => outboxPage(app, `inbox${mail}`)))
    return pages.flatMap((page) => link.exec(page)?.at(-1) ?? [])[0]
  }
  await expect.poll(found, { ...patient, interval: 500 }).toBeTruthy()
  return `${app.url}${await found()}`
}

export const stateOf = async (app: OwnApp) => JSON.parse(await outboxPage(app, 'state.json')) as ConsoleState

/** Moves the app's clock to a moment, and waits until the timers that are due then, and their events, are worked off. */
export async function advanceTo(app: OwnApp, at: string): Promise<void> {
  await app.advance(Math.max(1, Math.ceil((Date.parse(at) - Date.parse((await stateOf(app)).now)) / 60_000)))
  const isQuiet = async () => {
    const { now, due, isStreamRead, queues } = await stateOf(app)
    const isWorkedOff = queues.every(({ waiting, inFlight }) => waiting + inFlight === 0)
    return isStreamRead && isWorkedOff && !due.some(({ dueAt }) => dueAt <= now)
  }
  await expect.poll(isQuiet, { ...patient, interval: 500 }).toBe(true)
}

/** A phone, and what goes wrong in its page; a journey that fails says what it shows. */
export async function openPhone(browser: Browser, url: string, locale = 'en-US') {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (fault) => problems.push(String(fault)))
  onTestFailed(async () => {
    const shown = page.isClosed() ? 'closed' : await page.locator('body').innerText().catch(String)
    console.error([page.url(), ...problems, shown.slice(0, 2_000)].join('\n'))
  })
  await page.goto(url)
  return { page, context, problems }
}

/** A neighbor of the demonstration signs in where they came to. */
export async function signInOnPhone(page: Page, userName: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a password' }).click(patient)
  await page.getByLabel('E-mail or phone number').fill(userName)
  await page.locator('input[type=password]').fill('Good-Food-4-All!')
  await press(page, 'Sign in')
}

/** An invited family opens its link and signs up. */
export async function signUpOnPhone(browser: Browser, link: string, family: Readonly<Record<string, string>>) {
  const phone = await openPhone(browser, link)
  const { page } = phone
  await page.getByRole('heading', { name: /^Order food from/ }).waitFor(patient)
  for (const [name, text] of Object.entries(family)) await page.getByRole('textbox', { name, exact: true }).fill(text)
  await page.getByLabel('New password', { exact: true }).fill('Plenty-For-All-42!')
  await press(page, 'Sign up')
  await page.getByRole('heading', { name: `Hello ${family['First name']}` }).waitFor(patient)
  return phone
}

/** A text up to its first place. */
const beginning = (text: string) => new RegExp(`^${text.split('{')[0]?.trim()}`)

interface Ordering {
  readonly language?: Language
  /** Kinds of food, one of each. */
  readonly kinds?: number
  /** Looks at the page with the food, and at the order. */
  readonly look?: () => Promise<void>
}

/** A neighbor orders at the start page: the first time of the second day, some food. Answers the number of the order. */
export async function orderFood(page: Page, { language = 'en', kinds = 2, look }: Ordering = {}): Promise<number> {
  const cart = cartTexts[language]
  const { chooseDay, chooseTime } = orderPlaceTexts[language]
  await page.getByRole('link', { name: neighborTexts[language].orderFood }).first().click(patient)
  const days = page.getByRole('group', {
    name: fill(chooseDay, { place: isolatedWords('Warehouse Market', language) }),
  })
  await days.getByRole('button').nth(1).click(patient)
  const times = page.getByRole('group', { name: beginning(chooseTime) })
  await times.getByRole('button').first().click(patient)
  const all = page.getByRole('region', { name: cart.allProducts })
  await all.waitFor(patient)
  await look?.()
  const add = all.getByRole('button', { name: beginning(cart.addNamed) })
  for (let kind = 0; kind < kinds; kind++) await add.first().click(patient)
  await press(page, beginning(cart.review))
  await page.getByText(cart.stepConfirm).waitFor(patient)
  await press(page, cart.place)
  await page.waitForURL(/orderahead-order-detail\?id=\d+/, patient)
  await codeOn(page, language).waitFor(patient)
  await look?.()
  return Number(/id=(\d+)/.exec(page.url())?.[1])
}

/** The code on an order's page. */
export const codeOn = (page: Page, language: Language = 'en') =>
  page.getByText(neighborTexts[language].code, { exact: true }).locator('+ p')

/** Staff pack an order on the day's screen, line by line, then find it by its code and hand it over. */
export async function packAndHandOver(app: OwnApp, staff: Page, code: string, day: string): Promise<void> {
  await open(app, staff, `/FoodBank#/app/orderahead-packing?day=${day}`)
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
