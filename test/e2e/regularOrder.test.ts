import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../shared/core/time/zone.ts'
import type { StandingAnswer } from '../../shared/pantry/standing/shown.ts'
import { leadDays } from '../../shared/pantry/standing/standing.ts'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, answerTo, fitsWindow, patient } from './pages.ts'
import {
  advanceTo,
  inviteFamily,
  linkIn,
  openPhone,
  orderFood,
  press,
  signUpOnPhone,
  untilMorning,
} from './pantryDay.ts'

/** A family's regular order on a phone, over weeks of the app's clock: set up, placed by itself, skipped, paused, ended. */

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

const address = 'quispe@neighbors.example'

interface Ordered {
  readonly FoodInsecureNeighbor: { readonly ID: number }
}

/** The regular order, and the days of all orders, as the API answers them. */
function familyOf(customerId: number) {
  const read = <V>(path: string) => answerTo<V>(accounts.pantries, path, app.url)
  const standing = async () => {
    const { Standing } = await read<StandingAnswer>(`/api/orderahead/customer/${customerId}/regularorder`)
    if (!Standing) throw new Error('The family has no regular order')
    return Standing
  }
  const orderedDays = async () => {
    const { rows } = await read<{ rows: { PickupOrDeliveryDate: string }[] }>(
      `/api/PantryOrdersGrid?rows=50&FoodInsecureNeighborID=${customerId}`,
    )
    return rows.map(({ PickupOrDeliveryDate: day }) => day.slice(0, 10)).toSorted()
  }
  return { standing, orderedDays }
}

/** The morning on which the order of a day is placed, an hour after its timer. */
const morningBefore = (day: string) => `${addDays(day, -leadDays)}T15:00:00.000Z`

const home = async (page: Page) => {
  await page.goto(`${app.url}/neighbor#/app/home`)
  await page.reload()
  return page.getByRole('region', { name: 'Your regular order' })
}

it('is set up on a phone, placed by itself on its day, told by a mail whose link opens, skipped, paused and ended', async () => {
  await inviteFamily(app, staff, { 'E-Mail': address }, ['Warehouse Market'])
  const invited = await linkIn(app, `inbox?to=${encodeURIComponent(address)}`)
  const names = { 'First name': 'Marta', 'Last name': 'Quispe', 'E-mail': address }
  const { page, problems } = await signUpOnPhone(browser, invited, names)
  const orderId = await orderFood(page)
  const { FoodInsecureNeighbor } = await answerTo<Ordered>(
    accounts.pantries,
    `/api/orderahead/order/${orderId}`,
    app.url,
  )
  const { standing, orderedDays } = familyOf(FoodInsecureNeighbor.ID)
  const [byHand = ''] = await orderedDays()

  await page.getByRole('link', { name: 'Home' }).last().click(patient)
  await press(page, 'Make it a regular order')
  const dialog = page.getByRole('dialog', { name: 'Regular order' })
  await dialog.getByLabel('Every week').check(patient)
  expect(await fitsWindow(page)).toBe(true)
  await dialog.getByRole('button', { name: 'Start the regular order' }).click(patient)
  await page.getByRole('region', { name: 'Your regular order' }).waitFor(patient)
  const first = (await standing()).NextDay
  expect(first).toBe(addDays(byHand, 7))
  expect(await orderedDays()).toEqual([byHand])

  // Its day comes near: the order is there, the family is told, and the link of the mail needs no sign-in.
  await advanceTo(app, morningBefore(first))
  expect(await orderedDays()).toEqual([byHand, first])
  const link = await linkIn(
    app,
    `inbox?to=${encodeURIComponent(address)}`,
    /This is your regular order[\s\S]*?(\/order#\/\d+\/[\w-]+)/,
  )
  const fromMail = await openPhone(browser, link)
  await fromMail.page.getByText('This order came from your regular order.').waitFor(patient)
  expect(await fitsWindow(fromMail.page)).toBe(true)
  await press(fromMail.page, 'End my regular order')
  await press(fromMail.page, 'Back')
  await fromMail.context.close()

  const panel = await home(page)
  await panel.getByText(/^Ordered for .*: order /).waitFor(patient)
  const second = (await standing()).NextDay
  expect(second).toBe(addDays(first, 7))
  await panel.getByRole('button', { name: /^Skip / }).click(patient)
  await press(page, 'Yes, skip it')
  await panel.getByText(/ is left out\.$/).waitFor(patient)
  const third = (await standing()).NextDay
  expect(third).toBe(addDays(first, 14))
  await advanceTo(app, morningBefore(second))
  expect(await orderedDays()).toEqual([byHand, first])

  await panel.getByRole('button', { name: 'Pause' }).click(patient)
  await panel.getByLabel('Start again on').fill(addDays(third, 1))
  await panel.getByRole('button', { name: 'Pause until then' }).click(patient)
  await panel.getByText(/^Paused until /).waitFor(patient)
  const fourth = (await standing()).NextDay
  expect(fourth).toBe(addDays(first, 21))
  await advanceTo(app, morningBefore(third))
  expect(await orderedDays()).toEqual([byHand, first])

  const again = await home(page)
  await again.getByRole('button', { name: 'End it' }).click(patient)
  await press(page, 'Yes, end it')
  await page.getByText('It was ended.').waitFor(patient)
  await advanceTo(app, morningBefore(fourth))
  expect(await orderedDays()).toEqual([byHand, first])
  expect([...problems, ...fromMail.problems]).toEqual([])
})
