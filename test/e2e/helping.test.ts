import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { helpEnded } from '../../shared/core/refusals.ts'
import { fill } from '../../shared/core/text/text.ts'
import { helperTexts } from '../../shared/pantry/helping/texts.ts'
import { neighborTexts } from '../../shared/pantry/neighbor/texts.ts'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, answerTo, fitsWindow, patient } from './pages.ts'
import {
  inviteFamily,
  linkIn,
  openPhone,
  orderFood,
  press,
  signInOnPhone,
  signUpOnPhone,
  untilMorning,
} from './pantryDay.ts'

/** Somebody who orders for another household: from its one-use link on a phone to the end of the help. */

let app: OwnApp
let browser: Browser
let staff: Page

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startOwnApp(), openBrowser()])
  await untilMorning(app)
  staff = (await signInAs(browser, app.url, accounts.pantries)).page
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const text = helperTexts.es
/** The household, as its helper sees it. */
const name = 'Luz A.'
/** Of what one may not see. */
const gone = /^Ya no está aquí, o usted no puede verlo\./
const address = 'luz.aguilar@neighbors.example'

/** The household makes a link in its profile, and gives it away. */
async function linkFrom(page: Page): Promise<string> {
  await page.goto(`${app.url}/neighbor#/app/profile`)
  await press(page, 'Let somebody order')
  await press(page, 'Make a link')
  const link = page.getByRole('link', { name: /\/neighbor#\/app\/help\?code=/ })
  await link.waitFor(patient)
  expect(await fitsWindow(page)).toBe(true)
  return link.innerText()
}

interface Ordered {
  readonly FoodInsecureNeighbor: { readonly FirstName: string }
  readonly PantryOrderStatusType: { readonly Code: string }
  readonly Helper?: { readonly Name: string }
}

it('takes a household’s link, orders for it under the bar that says so, and is refused once the household ends it', async () => {
  await inviteFamily(app, staff, { 'E-Mail': address }, ['Warehouse Market'])
  const invited = await linkIn(app, `inbox?to=${encodeURIComponent(address)}`)
  const family = await signUpOnPhone(browser, invited, {
    'First name': 'Luz',
    'Last name': 'Aguilar',
    'E-mail': address,
  })
  const link = await linkFrom(family.page)

  // The helper, who reads Spanish, signs in where the link leads, and takes it.
  const helper = await openPhone(browser, link)
  const { page } = helper
  await signInOnPhone(page, 'vecina@demo.gleanery.example')
  await page.getByRole('heading', { name: text.acceptTitle }).waitFor(patient)
  await press(page, text.accept)
  const bar = page.getByRole('region', { name: text.bar })
  await bar.getByText(fill(text.acting, { name })).waitFor(patient)
  expect(await fitsWindow(page)).toBe(true)

  // Of the household they have what ordering needs, and neither its profile nor its declaration.
  await page.goto(`${app.url}/neighbor#/app/profile`)
  await page.getByText(fill(text.profileNote, { name })).waitFor(patient)
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.goto(`${app.url}/neighbor#/app/declaration`)
  await page.getByText(gone).waitFor(patient)
  expect(await page.getByRole('textbox').count()).toBe(0)

  await page.goto(`${app.url}/neighbor#/app/home`)
  const id = await orderFood(page, { language: 'es' })
  await bar.getByText(fill(text.acting, { name })).waitFor(patient)
  const placed = await answerTo<Ordered>(accounts.pantries, `/api/orderahead/order/${id}`, app.url)
  expect(placed.FoodInsecureNeighbor.FirstName).toBe('Luz')
  expect(placed.Helper?.Name).toBe('Luz Marroquín')

  // The link works once.
  const second = await openPhone(browser, link)
  await signInOnPhone(second.page, accounts.neighbor)
  await press(second.page, 'Accept')
  await second.page.getByText(/^This code does not work\./).waitFor(patient)

  await family.page.reload()
  await press(family.page, 'End')
  await press(family.page, 'Yes, end it')
  await family.page.getByText('Nobody orders for this household.').waitFor(patient)

  // The helper’s page is still open at the order.
  await press(page, neighborTexts.es.cancel)
  await press(page, neighborTexts.es.cancelConfirm)
  const told = page.getByRole('alertdialog', { name: text.over })
  await told.getByText(helpEnded.es).waitFor(patient)
  expect(await page.getByText(neighborTexts.es.cancelFailed).count()).toBe(0)
  expect(await fitsWindow(page)).toBe(true)
  await told.getByRole('button', { name: text.toOwn }).click()
  await page.waitForURL(/#\/app\/home$/, patient)
  await bar.getByText(text.own).waitFor(patient)
  expect(await bar.getByRole('button', { name: fill(text.switchTo, { name }) }).count()).toBe(0)
  await page.goto(`${app.url}/neighbor#/app/orderahead-order-detail?id=${id}`)
  await page.getByText(gone).waitFor(patient)
  const after = await answerTo<Ordered>(accounts.pantries, `/api/orderahead/order/${id}`, app.url)
  expect(after.PantryOrderStatusType.Code).toBe('CREATED')
  expect([...family.problems, ...helper.problems, ...second.problems]).toEqual([])
})
