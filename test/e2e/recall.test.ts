import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Recall } from '../../shared/pantry/recall/recall.ts'
import { recallNoticeTexts } from '../../shared/pantry/recall/texts.ts'
import { type OwnApp, startOwnApp } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, answerTo, fitsWindow, patient } from './pages.ts'
import { linkIn, openPhone, press } from './pantryDay.ts'

/** A recall as a family meets it: the message in its inbox, its link on a phone, and its answer on staff's list. */

let app: OwnApp
let browser: Browser
let staff: Page
const problems: string[] = []

beforeAll(async () => {
  ;[app, browser] = await Promise.all([startOwnApp(), openBrowser()])
  const signedIn = await signInAs(browser, app.url, accounts.pantries)
  staff = signedIn.page
  signedIn.page.on('pageerror', (fault) => problems.push(String(fault)))
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const read = <V>(path: string) => answerTo<V>(accounts.pantries, path, app.url)
const recallOf = (id: number, lot = '') => read<Recall>(`/api/orderahead/inventory/${id}/recall${lot && `?lot=${lot}`}`)

/** A lot of the demonstration that can still be held, of a product that has another one which was recalled. */
async function lotToHold(): Promise<{ id: number; lot: string }> {
  const { rows } = await read<{ rows: { ID: number }[] }>('/api/PantryInventoryItemsGrid?rows=100')
  for (const { ID: id } of rows) {
    const { Lots = [] } = await recallOf(id)
    const open = Lots.find(({ State }) => State === undefined)
    if (open && Lots.some(({ State }) => State !== undefined)) return { id, lot: open.Lot }
  }
  throw new Error('The demo has no product with a recalled lot')
}

/** Somebody who has food of the lot at home, reads Spanish, and is written to by e-mail: many want texts alone. */
async function familyWithMail(orders: Recall['Orders']): Promise<{ ID: number; name: string; address: string }> {
  for (const { HandedOver, Neighbor } of orders) {
    const { ID, EMailAddress, Language, FirstName, LastName } = Neighbor
    if (!HandedOver || !EMailAddress || Language !== 'es') continue
    const { IsEmailNotificationEnabled } = await read<{ IsEmailNotificationEnabled: boolean }>(
      `/api/orderahead/customer/${ID}`,
    )
    if (IsEmailNotificationEnabled) return { ID, name: `${FirstName} ${LastName}`, address: EMailAddress }
  }
  throw new Error('Nobody who has the lot reads Spanish and wants e-mails')
}

it('reaches a family by its mail, whose link opens the notice in its language and brings the answer to staff', async () => {
  const { id, lot } = await lotToHold()
  const { ID, name, address } = await familyWithMail((await recallOf(id, lot)).Orders)

  await staff.goto(`${app.url}/FoodBank#/app/orderahead-recall?product=${id}&lot=${lot}`)
  await press(staff, `Hold lot ${lot}`)
  await press(staff, 'Text or mail everybody')
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Text or mail everybody' }).click(patient)
  await staff.getByText(/\d+ neighbors? (is|are) told\./).waitFor(patient)

  // A phone that speaks English: the message was for this family, and so is its page.
  const link = await linkIn(app, `inbox?to=${encodeURIComponent(address)}`, /\/recalled#\/\d+\/[\w-]+/)
  const { page, problems: onPhone } = await openPhone(browser, link)
  const text = recallNoticeTexts.es
  await page.getByText(text.noticeLead).waitFor(patient)
  await page.getByText(text.noticeLot.replace('{lot}', lot)).waitFor(patient)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  expect(await fitsWindow(page)).toBe(true)
  await press(page, text['say.threwAway'])
  await page.getByRole('status').getByText(text.noticeThanks).waitFor(patient)
  expect((await recallOf(id, lot)).Orders.find(({ Neighbor }) => Neighbor.ID === ID)?.Answer?.Kind).toBe('threwAway')

  await staff.reload()
  const answered = staff.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Answered: thrown away' })
  await answered.first().waitFor(patient)
  await staff.getByText(/^1 of \d+$/).waitFor(patient)
  expect([...problems, ...onPhone]).toEqual([])
})
