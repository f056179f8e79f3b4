import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isolatedWords } from '../../shared/core/text/isolated.ts'
import { fill } from '../../shared/core/text/text.ts'
import { neighborTexts } from '../../shared/pantry/neighbor/texts.ts'
import { cartTexts } from '../../shared/pantry/ordering/texts/cart.ts'
import { orderPlaceTexts } from '../../shared/pantry/ordering/texts/orderPlace.ts'
import { orderMail } from '../../shared/pantry/orders/texts/neighborMail.ts'
import { referralTexts } from '../../shared/pantry/referrals/texts.ts'
import { tefapTexts } from '../../shared/pantry/tefap/texts.ts'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, answerTo, fitsWindow, patient } from './pages.ts'
import { inviteFamily, linkIn, outboxPage, packAndHandOver, press, untilMorning } from './pantryDay.ts'

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

/** A text up to its first place. */
const beginning = (text: string) => new RegExp(`^${text.split('{')[0]?.trim()}`)

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

/** Signs the declaration: the people, what is true, where they live. */
async function sign(page: Page, language: Read): Promise<void> {
  const text = tefapTexts[language]
  await page.goto(`${app.url}/neighbor#/app/declaration`)
  await page.getByLabel(text.adults).fill('2', patient)
  await page.getByRole('checkbox', { name: text['program.SNAP'] }).check()
  await page.getByLabel(text.resident).check()
  await readsAs(page, language)
  await press(page, text.sign)
  await page
    .getByText(fill(text['state.valid'], { day: '' }).trim(), { exact: false })
    .first()
    .waitFor(patient)
}

/** Chooses a time and two kinds of food, and answers the code of the order. */
async function order(page: Page, language: Read): Promise<string> {
  const [cart, text] = [cartTexts[language], neighborTexts[language]]
  await page.goto(`${app.url}/neighbor#/app/home`)
  await page.getByRole('link', { name: text.orderFood }).first().click(patient)
  const { chooseDay, chooseTime } = orderPlaceTexts[language]
  const days = page.getByRole('group', {
    name: fill(chooseDay, { place: isolatedWords('Warehouse Market', language) }),
  })
  await days.getByRole('button').nth(1).click(patient)
  const times = page.getByRole('group', { name: beginning(chooseTime) })
  await times.getByRole('button').first().click(patient)
  await page.getByRole('region', { name: cart.allProducts }).waitFor(patient)
  await readsAs(page, language)
  const add = page
    .getByRole('region', { name: cart.allProducts })
    .getByRole('button', { name: beginning(cart.addNamed) })
  for (let kinds = 0; kinds < 2; kinds++) await add.first().click(patient)
  await press(page, beginning(cart.review))
  await page.getByText(cart.stepConfirm).waitFor(patient)
  await press(page, cart.place)
  await page.waitForURL(/orderahead-order-detail\?id=\d+/, patient)
  const code = page.getByText(text.code, { exact: true }).locator('+ p')
  await code.waitFor(patient)
  await readsAs(page, language)
  return code.innerText()
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
  await sign(page, language)
  const code = await order(page, language)
  const id = Number(/id=(\d+)/.exec(page.url())?.[1])
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
