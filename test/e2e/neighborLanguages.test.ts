import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isolatedWords } from '../../shared/core/text/isolated.ts'
import { fill } from '../../shared/core/text/text.ts'
import { neighborTexts } from '../../shared/pantry/neighbor/texts.ts'
import { orderMail } from '../../shared/pantry/orders/texts/neighborMail.ts'
import { referralTexts } from '../../shared/pantry/referrals/texts.ts'
import { tefapTexts } from '../../shared/pantry/tefap/texts.ts'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, answerTo, fitsWindow, patient } from './pages.ts'
import {
  codeOn,
  inviteFamily,
  linkIn,
  orderFood,
  outboxPage,
  packAndHandOver,
  press,
  untilMorning,
} from './pantryDay.ts'

/** Families who read no English, on a phone: from the invitation over the certificate and the order to the food in their hands. */

let app: OwnApp
let browser: Browser
let staff: Page

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startOwnApp(), openBrowser()])
  await untilMorning(app)
  const signedIn = await signInAs(browser, app.url, accounts.pantries)
  staff = signedIn.page
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

type Read = 'ar' | 'es'
const families = {
  es: { locale: 'es-US', first: 'Luz', last: 'Marín', phone: '(865) 555-0191', number: '%2B18655550191', dir: 'ltr' },
  ar: { locale: 'ar', first: 'فاطمة', last: 'حسن', phone: '(865) 555-0192', number: '%2B18655550192', dir: 'rtl' },
} as const

/** Fails where the page is in another language or direction, or wider than the phone. */
async function readsAs(page: Page, language: Read): Promise<void> {
  const shown = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
  expect(shown).toEqual([language, families[language].dir])
  expect(await fitsWindow(page)).toBe(true)
}

/** Opens the invitation on a phone and signs up with a password. */
async function signUp(language: Read): Promise<{ page: Page; problems: string[] }> {
  const { locale, first, last, phone, number } = families[language]
  const text = referralTexts[language]
  const link = await linkIn(app, `texts?to=${number}`)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (fault) => problems.push(String(fault)))
  await page.goto(link)
  for (const [name, typed] of [
    [text.FirstName, first],
    [text.LastName, last],
    [text.PhoneNumber, phone],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(typed, patient)
  await readsAs(page, language)
  await page.getByLabel(text.IsTextMessageNotificationEnabled).first().check()
  await page.getByLabel(text.password, { exact: true }).fill('Plenty-For-All-42!')
  await press(page, text.submit)
  await page
    .getByRole('heading', { name: fill(neighborTexts[language].hello, { name: isolatedWords(first, language) }) })
    .waitFor(patient)
  return { page, problems }
}

/** Most taps from the start page to the signed declaration: two lead to it, one opens the keys, two choose, one signs. */
const mostTaps = 6

/** Counts every touch of the screen from now on, in the document that is open. What is typed then, and a stroke, are none. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let taps = 0
    addEventListener('pointerdown', () => (document.documentElement.dataset.taps = String(++taps)), true)
  })
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.taps))
}

/** Signs the declaration, from the start page on: the people, what is true, where they live. Answers the number of taps. */
async function sign(page: Page, language: Read): Promise<number> {
  const text = tefapTexts[language]
  const taps = await countTaps(page)
  await page.getByRole('link', { name: neighborTexts[language].profile }).last().click(patient)
  await page.getByRole('link', { name: text.home }).click(patient)
  // A tap into the field, then the number on the phone's keys.
  await page.getByLabel(text.adults).click(patient)
  await page.keyboard.type('2')
  await page.getByRole('checkbox', { name: text['program.SNAP'] }).check()
  await page.getByLabel(text.resident).check()
  await readsAs(page, language)
  await press(page, text.sign)
  await page
    .getByText(fill(text['state.valid'], { day: '' }).trim(), { exact: false })
    .first()
    .waitFor(patient)
  return taps()
}

interface Declared {
  readonly Held: { readonly ID: number }
  readonly Certificates: readonly { readonly ID: number; readonly Language: string; readonly TextVersion: string }[]
}
interface Ordered {
  readonly PickupOrDeliveryDate: string
  readonly FoodInsecureNeighbor: { readonly ID: number }
  readonly HandOver?: { readonly CertificateID: number | null }
}

it.each(['es', 'ar'] as const)('a family that reads %s, from the certificate to the food', async (language) => {
  const { phone, number } = families[language]
  await inviteFamily(app, staff, { 'Mobile Phone Number': phone }, ['Warehouse Market'], language)
  const { page, problems } = await signUp(language)
  expect(await sign(page, language)).toBeLessThanOrEqual(mostTaps)
  await page.goto(`${app.url}/neighbor#/app/home`)
  const id = await orderFood(page, { language, look: () => readsAs(page, language) })
  const code = await codeOn(page, language).innerText()
  const orderNow = () => answerTo<Ordered>(accounts.pantries, `/api/orderahead/order/${id}`, app.url)
  const { PickupOrDeliveryDate, FoodInsecureNeighbor } = await orderNow()

  // The text that confirms the order is in their language.
  const parts = orderMail[language]['text.orderPlaced.pickup'].split(/\{\w+\}/)
  const confirmed = parts.toSorted((a, b) => b.length - a.length)[0]?.trim()
  await expect.poll(() => outboxPage(app, `texts?to=${number}`), { ...patient, interval: 500 }).toContain(confirmed)

  await packAndHandOver(app, staff, code, PickupOrDeliveryDate.slice(0, 10))
  await page.reload()
  await page.getByRole('status').getByText(neighborTexts[language]['status.DELIVEREDTONEIGHBOR']).waitFor(patient)
  await readsAs(page, language)

  const path = `/api/orderahead/customer/${FoodInsecureNeighbor.ID}/tefap`
  const { Held, Certificates } = await answerTo<Declared>(accounts.pantries, path, app.url)
  expect(Certificates).toMatchObject([{ ID: Held.ID, Language: language, TextVersion: 'federal-1' }])
  expect((await orderNow()).HandOver?.CertificateID).toBe(Held.ID)
  expect(problems).toEqual([])
})
