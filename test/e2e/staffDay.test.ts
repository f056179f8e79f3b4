import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedUrl } from './app.ts'
import { openBrowser, signInAs } from './journey.ts'
import { accounts, answerTo, openPage, orderFor, patient } from './pages.ts'

/** Staff's day: a window is opened, orders come in, are packed and handed over, and the distribution report counts them. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})

const locationId = 1
const asText = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** A window of a week from today, which is open for orders at once. */
async function openWindow(page: Page): Promise<{ id: number; day: string }> {
  await openPage(page, `/FoodBank#/app/orderahead-location?locationId=${locationId}`)
  await page.getByRole('tab', { name: 'Add pickup times' }).click(patient)
  const day = await page.getByLabel('Pickup Day').inputValue(patient)
  await page.getByLabel('Maximum Orders').fill('5')
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Create 1 window' }).click()
  const { Value } = (await (await answered).json()) as { Value: { IDs: number[] } }
  return { id: Value.IDs[0] ?? 0, day }
}

interface Placed {
  readonly OrderID: number
  readonly code: string
  readonly names: readonly string[]
}
interface Offered {
  readonly ID: number
  readonly Name: string
  readonly Quantity: number
}
/** Two neighbors order two products each, two of each. */
async function ordersIn(windowId: number): Promise<Placed[]> {
  const { rows: neighbors } = await answerTo<{ rows: { ID: number; IsRestricted: boolean }[] }>(
    accounts.admin,
    '/api/PantryCustomersGrid',
  )
  const place = { PantryLocationID: locationId, PantryLocationPickupTimeID: windowId }
  const placed: Placed[] = []
  for (const { ID } of neighbors.filter(({ IsRestricted }) => !IsRestricted)) {
    const query = new URLSearchParams({ ...asText(place), FoodInsecureNeighborID: String(ID) })
    const { rows } = await answerTo<{ rows: Offered[] }>(accounts.admin, `/api/PantryInventoryItemsGrid?${query}`)
    const chosen = rows.filter(({ Quantity }) => Quantity > 9).slice(0, 2)
    const lines = chosen.map((one) => ({ PantryInventoryItemID: one.ID, Quantity: 2 }))
    const sent = { ...place, PantryOrderItems: lines }
    const OrderID = await orderFor(ID, sent)
    if (OrderID !== undefined)
      placed.push({ OrderID, code: OrderID.toString(16).toUpperCase(), names: chosen.map(({ Name }) => Name) })
    if (placed.length === 2) return placed
  }
  throw new Error('Fewer than two neighbors of the demo can order')
}

/** The first order with one fewer of its first product, the second one whole. */
async function pack(page: Page, day: string, [first, second]: Placed[]): Promise<void> {
  await openPage(page, '/FoodBank#/app/orderahead-packing')
  await page.getByLabel('Day').fill(day)
  await page.getByRole('button', { name: /8:00 AM – 5:00 PM.*0 of 2 packed/ }).click(patient)
  await page.getByRole('heading', { name: 'To fetch' }).waitFor(patient)
  const part = (code = '') => page.getByRole('region', { name: new RegExp(`^${code} · `) })
  const [short = '', whole = ''] = first?.names ?? []
  await part(first?.code)
    .getByRole('button', { name: `One fewer of ${short}` })
    .click()
  await part(first?.code).getByText('Packed 1 of 2').waitFor(patient)
  await part(first?.code)
    .getByRole('checkbox', { name: `2 × ${whole}, packed` })
    .click()
  for (const name of second?.names ?? [])
    await part(second?.code)
      .getByRole('checkbox', { name: new RegExp(`× ${name}, packed$`) })
      .click()
  await page.getByText('Everything is in bags.').waitFor(patient)
  for (const order of [first, second])
    await page.getByRole('button', { name: `Mark packed: order ${order?.code}`, exact: true }).click()
  await page.getByText('2 of 2 packed').waitFor(patient)
}

async function handOver(page: Page, { code }: Placed): Promise<void> {
  await page.getByLabel('Scan or type the order code').fill(code.toLowerCase())
  await page.keyboard.press('Enter')
  const station = page.getByRole('region', { name: `Hand over order #${code}` })
  await station.getByLabel('People in the household today').fill('3')
  await station.getByRole('button', { name: 'Hand over anyway' }).click()
  await page.getByText(`order #${code}.`).waitFor(patient)
}

/** The distribution report of one order, as a file that people open. */
async function report(page: Page, { code }: Placed, format: string): Promise<string> {
  await openPage(page, `/FoodBank#/app/orderahead-orders?search=${code}`)
  await page.getByRole('row', { name: new RegExp(`${code} .*Delivered to Neighbor`) }).waitFor(patient)
  await page.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Reports' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reports' })
  await dialog.getByLabel('Report', { exact: true }).selectOption({ label: 'Distribution' })
  await dialog.getByLabel('Format').selectOption({ label: format })
  const saved = page.waitForEvent('download', patient)
  await dialog.getByRole('button', { name: 'Export' }).click()
  return (await saved).path()
}

it('staff open a window, pack its orders, hand them over, and report what was distributed', async () => {
  const { page, problems, context } = await signInAs(browser, sharedUrl(), accounts.admin)
  const window = await openWindow(page)
  const placed = await ordersIn(window.id)
  await page.setViewportSize({ width: 820, height: 1180 })
  await pack(page, window.day, placed)
  for (const order of placed) await handOver(page, order)

  await page.setViewportSize({ width: 1280, height: 900 })
  const [first] = placed as [Placed]
  const lines = (await readFile(await report(page, first, 'CSV'), 'utf8')).split('\n')
  const lineOf = (name = '') => lines.find((line) => line.startsWith(name)) ?? ''
  expect(lineOf(first.names[0])).toMatch(/,1,1,[\d.]+\r?$/)
  expect(lineOf(first.names[1])).toMatch(/,1,2,[\d.]+\r?$/)
  expect((await readFile(await report(page, first, 'PDF'))).subarray(0, 5).toString()).toBe('%PDF-')
  await openPage(page, `/FoodBank#/app/orderahead-order-detail?id=${first.OrderID}`)
  await page.getByText('of 2 ordered').waitFor(patient)
  await page.getByText('The household (3)').waitFor(patient)
  expect(problems).toEqual([])
  await context.close()
})
