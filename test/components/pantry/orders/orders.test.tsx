import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isRefusal } from '../../../../shared/core/answer.ts'
import { handOverFacts, sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { type Order, orderRow } from '../../../../shared/pantry/orders/order.ts'
import type { OrderStatusCode } from '../../../../shared/pantry/orders/status.ts'
import { setStatus } from '../../../../shared/pantry/orders/statusChange.ts'
import { orderGridRow, orderItem } from '../../../../shared/pantry/orders/wire.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { OrdersSubGrid } from '../../../../web/src/pantry/orders/OrdersSubGrid.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { orderAtChurchHall, ownOrder } from './orders.fixture.ts'

/** Orders inside other grids: columns, items and the status control. */

const order = ownOrder
const foreign = sampleOrder({ ID: 2747, EntityID: 12, Created: '1990-01-01T00:00:00.000Z', StatusCode: 'PACKED' })
const shownOf = (one: Order) => orderAtChurchHall(one)

const changed = (before: Order, ...codes: OrderStatusCode[]) =>
  codes.reduce((state, code) => {
    const step = setStatus(state, code, new Date(handOverFacts.At), handOverFacts)
    if (isRefusal(step)) throw new Error(step.refused.en)
    return step.state
  }, before)

const serve = (change: (request: SentRequest) => Response = () => value(shownOf(changed(order, 'PACKED')))) =>
  answerWith((request) => {
    if (request.method !== 'GET') return change(request)
    if (request.path.includes('Grid'))
      return value({ rows: [order, foreign].map((one) => orderGridRow(orderRow(one))) })
    if (request.path.includes('/items')) return value(order.PantryOrderItems.map((line) => orderItem(line, 'en')))
    return value(shownOf(changed(order, 'PACKED', 'ABANDONED')))
  })

const inSession = (content: React.ReactNode) => (
  <SessionContext value={sessionAs('foodbankuser')}>{content}</SessionContext>
)
const showGrid = () =>
  show(
    inSession(<OrdersSubGrid query={{ PickupTimeIDList: '52,53', PantryLocationID: 5 }} rows={200} label="Tuesday" />),
  )
const line = (name: RegExp) => page.getByRole('row', { name })
const statusButton = (code: string) =>
  page.getByRole('button', { name: new RegExp(`^Change the status of order ${code}`) })
afterEach(() => page.viewport(1280, 800))

it('[overview-orders-200] [overview-details-link] [overview-order-id-hex] [overview-pickup-window-format] [created-1990] [placed-1991-overview] asks for 200 orders of the day’s windows, and shows them with their columns', async () => {
  const sent = serve()
  await page.viewport(1280, 800)
  await showGrid()
  for (const name of ['ID', 'Name', 'Pickup Window', 'Zip', 'Placed', 'Status', 'Details'])
    await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect.element(line(/ABC .*Rosa Figueroa.*10:00 AM – 11:00 AM.*37902/)).toBeVisible()
  await expect.element(line(/ABB .*Not Known/)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Contains TEFAP products' })).toBeVisible()
  const { searchParams } = new URL(sent[0]?.path ?? '', 'http://local')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    PantryLocationID: '5',
    PickupTimeIDList: '52,53',
    rows: '200',
    page: '1',
    sidx: 'Created',
    sord: 'desc',
    mode: 'grid',
  })
  const link = page.getByRole('link', { name: 'Details of order ABC' })
  await expect.element(link).toHaveAttribute('href', '/FoodBank#/app/orderahead-order-detail?id=2748')
  await expect.poll(violations).toEqual([])
})

it('[overview-order-status] says Cancelled, else the status, else Processing', async () => {
  const of = (ID: number, StatusCode: OrderStatusCode) => orderGridRow(orderRow(sampleOrder({ ID, StatusCode })))
  const unnamed = { ...of(2750, 'CREATED'), PantryOrderStatusType: null }
  answerWith(() => value({ rows: [{ ...of(2748, 'PACKED'), IsCancelled: true }, of(2749, 'PACKED'), unnamed] }))
  await page.viewport(1280, 800)
  await showGrid()
  await expect.element(statusButton('ABC')).toHaveAccessibleName(/: Cancelled\./)
  await expect.element(statusButton('ABD')).toHaveAccessibleName(/: Packed\./)
  await expect.element(statusButton('ABE')).toHaveAccessibleName(/: Processing\./)
})

it('[overview-items-content] [overview-item-tefap-icon] expands an order to its items', async () => {
  serve()
  await page.viewport(1280, 800)
  await showGrid()
  await page.getByRole('button', { name: 'Show the items of order ABC' }).click()
  const items = page.getByRole('table', { name: 'Items of order ABC' })
  await expect.element(items.getByRole('row', { name: /Low-Fat Milk.*2.*4/ })).toBeVisible()
  const tefap = { name: 'TEFAP', exact: true }
  await expect.element(items.getByRole('row', { name: /Low-Fat Milk/ }).getByRole('img', tefap)).toBeVisible()
  expect(items.getByRole('img', tefap).elements()).toHaveLength(1)
  await expect.poll(violations).toEqual([])
})

it('changes a status at once, and reports it', async () => {
  const sent = serve()
  await page.viewport(1280, 800)
  await showGrid()
  await statusButton('ABC').click()
  await page.getByRole('menuitem', { name: 'Packed' }).click()
  await expect.element(page.getByText('Updated Orders: Changed 1 orders to Packed')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change the status of order ABC: Packed' })).toBeVisible()
  expect(sent.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/orderahead/order/2748/status/PACKED',
  ])
})

it('[confirm-by-type] asks before it cancels, and before what is completed ends', async () => {
  const sent = serve(() => value(shownOf(changed(order, 'CANCELLED'))))
  await page.viewport(1280, 800)
  await showGrid()
  await statusButton('ABC').click()
  await page.getByRole('menuitem', { name: 'Cancel Order' }).click()
  const dialog = page.getByRole('alertdialog')
  const question =
    'The order status will no longer be editable and the items in this order will be returned to the inventory. Proceed?'
  await expect.element(dialog.getByText(question)).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep Order' }).click()
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
  await statusButton('ABC').click()
  await page.getByRole('menuitem', { name: 'Delivered to Neighbor' }).click()
  const completed =
    'After marking the order Delivered to Neighbor the order status will no longer be editable. Proceed?'
  await expect.element(dialog.getByText(completed)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
  await statusButton('ABC').click()
  await page.getByRole('menuitem', { name: 'Cancel Order' }).click()
  await dialog.getByRole('button', { name: 'Cancel Order' }).click()
  await expect.element(page.getByText('Updated Orders: Changed 1 orders to Cancelled')).toBeVisible()
  await expect.element(statusButton('ABC')).toBeDisabled()
})

it('[status-failure-reload] [status-failed-suffix] tells why a status was not changed, and asks for the orders again', async () => {
  const answers = [
    refusal('This order has a final status, which can no longer be changed.'),
    Response.json({ Successful: false, Message: 'Something went wrong.' }, { status: 500 }),
  ]
  const sent = serve(() => answers.shift() ?? refusal(''))
  const asked = () => sent.filter(({ path }) => path.includes('Grid')).length
  await page.viewport(1280, 800)
  await showGrid()
  await statusButton('ABC').click()
  await page.getByRole('menuitem', { name: 'Packed' }).click()
  const toast = 'Error Updating Order: This order has a final status, which can no longer be changed. Please try again.'
  await expect.element(page.getByText(toast)).toBeVisible()
  await expect.poll(asked).toBe(2)
  await statusButton('ABC').click()
  await page.getByRole('menuitem', { name: 'Packed' }).click()
  const other = 'Error Updating Order: Server Error Please try again.'
  await expect.element(page.getByText(other)).toBeVisible()
  await expect.poll(asked).toBe(3)
  await expect.element(page.getByRole('button', { name: 'Change the status of order ABC: Created' })).toBeVisible()
})

it('disables the status of another entity’s orders', async () => {
  serve()
  await page.viewport(1280, 800)
  await showGrid()
  await expect.element(statusButton('ABB')).toBeDisabled()
  await expect
    .element(page.getByRole('button', { name: /ABB: Packed\. Only the owner of the pantry can change its orders\./ }))
    .toBeInTheDocument()
})

it('shows cards on a phone', async () => {
  serve()
  await page.viewport(390, 800)
  await showGrid()
  await expect.element(page.getByRole('listitem', { name: 'ABC Rosa Figueroa' })).toBeVisible()
  await expect.poll(violations).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
