import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ArrivedOrder } from '../../../../shared/pantry/orders/api.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { orderRow, tefapCode } from '../../../../shared/pantry/orders/order.ts'
import { orderToPack } from '../../../../shared/pantry/orders/packing.ts'
import { orderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import ArrivalsPage from '../../../../web/src/pantry/orders/arrivals/ArrivalsPage.tsx'
import { answerWith, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { orderAtChurchHall, ownOrder } from './orders.fixture.ts'

/** The runner's board: who waits in which order, hand-over from it, finding somebody at the door, and no connection. */

const today = new Date().toISOString().slice(0, 10)
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const window = {
  ...{ ID: 52, Kind: 'pickup', PantryLocationID: 5, Label: 'Church hall', OrderDay: today },
  ...{ StartTime: '10:00:00', EndTime: '10:59:59', TimeZone: 'UTC', ToPack: 3, Packed: 0, HandedOver: 0 },
} as const
const named = (FirstName: string, LastName: string) => ({ ...ownOrder.FoodInsecureNeighbor, FirstName, LastName })
const of = (ID: number, change: Partial<Order>): Order => ({ ...ownOrder, ID, OrderDay: today, ...change })
const here = (order: Order, minutes: number, Spot = ''): ArrivedOrder => ({
  ...orderToPack(order, new Map()),
  Arrival: { At: minutesAgo(minutes), Spot, By: 'household' },
  ...{ OrderDay: today, StartTime: window.StartTime, EndTime: window.EndTime },
  ...{ PantryLocationID: 5, Place: 'Church hall', TimeZone: 'UTC' },
})
const ortega = of(2748, { StatusCode: 'PACKED', FoodInsecureNeighbor: named('Luz', 'Ortega') })
const zamora = of(2749, { FoodInsecureNeighbor: named('Iván', 'Zamora') })
const kimA = of(2750, { FoodInsecureNeighbor: named('Bo', 'Kim') })
const kimB = of(2751, { FoodInsecureNeighbor: named('Mai', 'Kim') })
const all = [ortega, zamora, kimA, kimB]

function serve(line: ArrivedOrder[]) {
  const state = { isOffline: false }
  const sent: SentRequest[] = []
  answerWith((request) => {
    const { method, path, body } = request
    if (state.isOffline) throw new TypeError('Failed to fetch')
    if (path.includes('/orders/today')) {
      const { search } = body as { search: string }
      const found = all.filter(
        ({ FoodInsecureNeighbor: { LastName } }) => LastName.toLowerCase() === search.toLowerCase(),
      )
      return value(found.map((order) => orderGridRow(orderRow(order))))
    }
    if (method !== 'GET') {
      sent.push(request)
      return value(orderAtChurchHall(ortega))
    }
    if (/session(\?|$)/.test(path)) return value(sessionAs('foodbankuser'))
    if (path.includes('/orders/arrivals')) return value({ Day: today, Orders: line })
    if (path.includes('/packing/52')) {
      const Orders = all.map((order) => orderToPack(order, new Map()))
      return value({ Window: window, Orders, Page: 1, Found: 4, ToFetch: [] })
    }
    if (path.includes('/packing')) return value({ Day: today, Windows: [window] })
    const id = Number(/order\/(\d+)/.exec(path)?.[1])
    const order = all.find(({ ID }) => ID === id)
    if (!order) return value(null)
    const shown = orderAtChurchHall(order, today)
    return value({ ...shown, PantryLocationPickupTime: { ...windowOfOrder, PickupDay: today } })
  })
  return { state, sent }
}
const windowOfOrder = {
  ...{ ID: 52, PickupStartTime: '10:00:00', PickupEndTime: '10:59:59', OrdersCount: 4, MaximumOrders: 20 },
  ...{ OpenTime: '2026-11-01T00:00:00.000Z', CloseTime: '2026-11-30T00:00:00.000Z', TimeZone: 'UTC' },
}
const showBoard = () =>
  show(
    <SessionContext value={sessionAs('foodbankuser')}>
      <ArrivalsPage />
    </SessionContext>,
  )
const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('gleanery.kept.packing'))
const short = { timeout: 30_000 }
const find = async (typed: string) => {
  await page.getByLabelText('Scan or type the order code').fill(typed)
  await page.getByRole('button', { name: 'Find' }).click()
}

vi.setConfig({ testTimeout: 90_000 })
beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

it('shows who waits in order of arrival, for how long, where, and whether their bags are packed', async () => {
  serve([here(ortega, 12, 'Blue car, space 4'), here(zamora, 3)])
  await page.viewport(390, 844)
  await showBoard()
  await expect.element(page.getByText('2 families wait')).toBeVisible()
  const cards = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(cards)
    .toEqual([
      expect.stringMatching(/^Blue car, space 412 min.*Luz Ortega · #ABC.*Packed/),
      expect.stringMatching(/^Iván Zamora3 min#ABD.*Not packed yet/),
    ])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expect.poll(violations).toEqual([])
})

it('hands over with what a hand-over asks, and takes off who is not here', async () => {
  const { sent } = serve([here(ortega, 12), here(zamora, 3)])
  await showBoard()
  await page.getByRole('button', { name: 'Hand over: Luz Ortega, order ABC' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('People in the household today')).toBeVisible()
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect
    .poll(() => sent.map(({ method, path }) => `${method} ${path}`))
    .toEqual(['POST /api/orderahead/order/2748/handover'])
  await page.getByRole('button', { name: 'Not here: Iván Zamora, order ABD' }).click()
  await expect.poll(() => sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/orderahead/order/2749/arrival' })
})

it('finds somebody at the door by name, asks which of two it is, and marks them with their spot', async () => {
  const { sent } = serve([])
  await showBoard()
  await expect.element(page.getByText('Nobody waits')).toBeVisible()
  await find('Kim')
  await page.getByRole('button', { name: /Mai Kim · #ABF/ }).click()
  const panel = page.getByRole('region', { name: 'Hand over order #ABF' })
  await panel.getByLabelText('Where they wait').fill('space 7')
  await panel.getByRole('button', { name: 'Mark as here' }).click()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      method: 'PUT',
      path: '/api/orderahead/order/2751/arrival',
      body: { Spot: 'space 7' },
    })
})

it('without a connection marks by name and hands over, and sends both with their moments when there is one', async () => {
  const { state, sent } = serve([here(ortega, 12)])
  await showBoard()
  await expect.poll(isKept, short).toBe(true)
  state.isOffline = true
  await find('Zamora')
  const panel = page.getByRole('region', { name: 'Hand over order #ABD' })
  await panel.getByRole('button', { name: 'Mark as here' }).click()
  await expect.element(page.getByText('2 families wait')).toBeVisible()
  await page.getByRole('button', { name: 'Hand over: Luz Ortega, order ABC' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
  await expect.element(page.getByText('1 family waits')).toBeVisible()
  await expect.element(page.getByText('2 changes wait for a connection: ABD, ABC')).toBeVisible()
  expect(sent).toEqual([])
  state.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  await expect
    .poll(() => sent.map(({ path }) => path.split('/').slice(-2).join('/')), short)
    .toEqual(['2749/arrival', '2748/handover'])
  for (const { body } of sent) expect(body).toMatchObject({ At: expect.stringMatching(/^2\d{3}-.*Z$/) })
})

it('what the family leaves is told line by line', async () => {
  const { sent } = serve([here(ortega, 12)])
  await page.viewport(390, 844)
  await showBoard()
  await page.getByRole('button', { name: 'Hand over: Luz Ortega, order ABC' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'They leave something' }).click()
  await dialog.getByRole('button', { name: 'Leave one Low-Fat Milk more' }).click()
  await dialog.getByRole('button', { name: 'Leave one Low-Fat Milk more' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Leave one Low-Fat Milk more' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Leave one Low-Fat Milk fewer' }).click()
  await expect.poll(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ Left: [{ PantryInventoryItemID: 18, Quantity: 1 }] })
})

it('without a connection says that a declaration is missing, before the order is handed over', async () => {
  const AtTable = { Language: 'en', Notes: '', HouseholdSize: 3, NeedsCertificate: true } as const
  const { state, sent } = serve([{ ...here(ortega, 12), AtTable }])
  await showBoard()
  await expect.element(page.getByText('No declaration')).toBeVisible()
  state.isOffline = true
  await page.getByRole('button', { name: 'Hand over: Luz Ortega, order ABC' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^The TEFAP food needs a valid declaration/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Hand over anyway' }).click()
  await expect.element(page.getByText('1 change waits for a connection: ABC')).toBeVisible()
  state.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  await expect.poll(() => sent.at(-1)?.body, short).toMatchObject({ Acknowledged: ['noCertificate'] })
})

it('a person whom the household did not name for its TEFAP food is asked about, one whom it named is not', async () => {
  const AtTable = { Language: 'en' as const, Notes: '', HouseholdSize: 3, Proxies: ['Ana Ruiz'] }
  const order = here(ortega, 12)
  const Lines = order.Lines.map((line) => ({ ...line, SourceCode: tefapCode }))
  const { sent } = serve([{ ...order, Lines, AtTable }])
  await showBoard()
  await page.getByRole('button', { name: 'Hand over: Luz Ortega, order ABC' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Who receives it' }).selectOptions('proxy')
  await dialog.getByLabelText('Name of the person').fill('Bo Stranger')
  await expect.element(dialog.getByText(/^The household named nobody by this name/)).toBeVisible()
  await dialog.getByLabelText('Name of the person').fill('ana ruiz')
  await expect.element(dialog.getByText(/^The household named nobody by this name/)).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect.poll(() => sent.at(-1)?.body, short).toMatchObject({ RecipientName: 'ana ruiz', Acknowledged: [] })
})
