import type { Page } from 'playwright'
import { expect } from 'vitest'
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

/** The invitation's link in the newest text message, or in the newest e-mail, that the local app shows. */
export async function linkIn(app: OwnApp, outbox: string): Promise<string> {
  const found = async () => {
    const list = await outboxPage(app, outbox)
    const mail = /\?id=[^"&]+/.exec(list)?.[0]
    return /\/referral\/[\w-]+/.exec(mail ? await outboxPage(app, `inbox${mail}`) : list)?.[0]
  }
  await expect.poll(found, { ...patient, interval: 500 }).toBeTruthy()
  return `${app.url}${await found()}`
}

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
