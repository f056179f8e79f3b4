import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { formatQueryDay } from '../../../../shared/core/time/range.ts'
import { sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { type Order, orderRow } from '../../../../shared/pantry/orders/order.ts'
import { orderStatuses } from '../../../../shared/pantry/orders/status.ts'
import { type OrderGridRow, orderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { dayOf } from '../../../../web/src/core/time/time.ts'
import OrdersPage from '../../../../web/src/pantry/orders/OrdersPage.tsx'
import { answerWith, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** The list of orders by what is to do: its tabs with numbers, its one search, and its card on a phone. */

const session = sessionAs('foodbankuser')
const today = dayOf(Date.now(), session.TimeZone)
const rowOf = (change: Partial<Order>): OrderGridRow => ({
  ...orderGridRow(orderRow(sampleOrder({ EntityID: 10, ID: 2748, OrderDay: today, ...change }))),
  Place: 'Riverside church hall with a very long name beside the old library',
})
const rosa = {
  ...sampleOrder().FoodInsecureNeighbor,
  FirstName: 'Rosa María 🌻',
  LastName: 'Figueroa-Etxeberria de los Ángeles',
}
const counts = { today: 312, toPack: 1204, packed: 88, out: 0, missed: 4 }

const serve = (rows: readonly OrderGridRow[] = [rowOf({ FoodInsecureNeighbor: rosa })], more: object = {}) =>
  answerWith(({ path }: SentRequest) => {
    if (path.includes('OrdersGrid') || path.endsWith('/orders/search')) return value({ rows, ...more })
    if (path.includes('/orders/counts')) return value(counts)
    if (path.includes('statuses')) return value(orderStatuses)
    return value(path.includes('session/filters') ? { Version: 0, Filters: [] } : [])
  })
const showOrders = (at = '/') =>
  show(
    <SessionContext value={session}>
      <OrdersPage />
    </SessionContext>,
    { at },
  )
const grids = (sent: readonly SentRequest[]) =>
  sent
    .filter(({ path }) => path.includes('OrdersGrid'))
    .map(({ path }) => {
      const { d: _, ...query } = Object.fromEntries(new URL(path, 'http://local').searchParams)
      return query
    })
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
beforeEach(() => page.viewport(1280, 900))
afterEach(() => page.viewport(1280, 800))

it('opens with what is left of today, and a tap shows another part, each with its number', async () => {
  const sent = serve()
  await showOrders()
  await expect.element(tab('Today 312')).toHaveAttribute('aria-selected', 'true')
  for (const name of ['To pack 1204', 'Packed 88', 'Out 0', 'Missed 4', /^All$/])
    await expect.element(tab(name)).toBeVisible()
  await tab(/To pack/).click()
  expect(grids(sent)[0]).toEqual({ Part: 'today' })
  await expect.poll(() => grids(sent).at(-1)).toEqual({ Part: 'toPack' })
  await tab(/^All/).click()
  await expect.poll(() => grids(sent).at(-1)).toEqual({})
  await expect.poll(violations).toEqual([])
})

it('turns a part around by its time, and not the list of all', async () => {
  const sent = serve()
  await showOrders('/?tab=toPack')
  const time = page.getByRole('columnheader', { name: /^Pickup or delivery/ })
  await expect.element(time).toHaveAttribute('aria-sort', 'ascending')
  await time.click()
  await expect.poll(() => grids(sent).at(-1)).toEqual({ Part: 'toPack', PartOrder: 'latest' })
  await tab(/Missed/).click()
  await expect.poll(() => grids(sent).at(-1)).toEqual({ Part: 'missed' })
  await expect.element(time).toHaveAttribute('aria-sort', 'descending')
  await tab(/^All/).click()
  await expect.element(time).toHaveAttribute('aria-sort', 'none')
})

it('shows who did not come today alone', async () => {
  const sent = serve()
  await showOrders('/?tab=missed')
  const only = page.getByRole('button', { name: 'Only today' })
  await expect.element(only).toHaveAttribute('aria-pressed', 'false')
  await only.click()
  const day = formatQueryDay(today)
  await expect
    .poll(() => grids(sent).at(-1))
    .toEqual({
      ...{ Part: 'missed', OrderPickupStartDate: day, OrderPickupEndDate: day },
      ...{ OrderDeliveryStartDate: day, OrderDeliveryEndDate: day },
    })
  await tab(/Today/).click()
  await expect.poll(() => grids(sent).at(-1)).toEqual({ Part: 'today' })
  await expect.element(only).not.toBeInTheDocument()
})

it('looks in all orders for what is typed, with no word of it in the address, and narrows to a tab on request', async () => {
  const sent = serve(undefined, { HasMoreNeighbors: true })
  await showOrders()
  await expect.element(tab('Today 312')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Code, name, phone or e-mail' }).fill('rosa fig')
  const searches = () => sent.filter(({ path }) => path.includes('/orders/search'))
  await expect.poll(() => searches().map(({ body }) => body)).toEqual([{ searchFilter: 'rosa fig' }])
  expect(sent.every(({ path }) => !path.includes('rosa'))).toBe(true)
  await expect.element(tab(/^All$/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab(/^Today$/)).toBeVisible()
  await expect.element(page.getByText(/^More than 50 neighbors match/)).toBeVisible()
  await tab(/Packed/).click()
  await expect.poll(() => searches().at(-1)?.body).toEqual({ searchFilter: 'rosa fig', Part: 'packed' })
  await expect.poll(violations).toEqual([])
})

it('opens the food of an order beside the list by a click on its row, with the way to its page', async () => {
  serve()
  await showOrders()
  const code = page.getByRole('gridcell', { name: /^ABC/ }).getByRole('link')
  await expect.element(code).toHaveAttribute('href', '/FoodBank#/app/orderahead-order-detail?id=2748')
  expect(page.getByRole('link', { name: /^Details of/ }).elements()).toEqual([])
  await page.getByText('Rosa María 🌻 Figueroa-Etxeberria de los Ángeles').click()
  const panel = page.getByRole('dialog', { name: /^ABC Rosa María/ })
  await expect.element(panel.getByRole('link', { name: 'Details of order ABC' })).toBeVisible()
})

it('says why a part is empty, and leads to all orders', async () => {
  const sent = serve([])
  await showOrders('/?tab=packed')
  await expect.element(page.getByText('No packed order waits')).toBeVisible()
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expect.poll(() => grids(sent).at(-1)).toEqual({})
  await expect.element(page.getByText('No orders')).toBeVisible()
})

it('is one card of at most 88 px on a phone, without this year', async () => {
  await page.viewport(390, 844)
  serve([
    rowOf({ FoodInsecureNeighbor: rosa, StatusCode: 'DELIVEREDTOPICKUPLOCATION' }),
    { ...rowOf({ ID: 2749, OrderDay: '2024-02-29' }), HasWaitingFood: true },
  ])
  await showOrders()
  const card = page.getByRole('listitem', { name: /^ABC/ })
  await expect.element(card.getByText('Delivered to Pickup Location')).toBeVisible()
  await expect.element(card.getByText(/Riverside/)).toBeVisible()
  for (const one of page.getByRole('listitem').elements())
    expect(one.getBoundingClientRect().height).toBeLessThanOrEqual(88)
  expect(card.element().textContent).not.toContain(today.slice(0, 4))
  await expect.element(page.getByRole('listitem', { name: /^ABD/ }).getByText(/2024/)).toBeVisible()
  await expect.element(card.getByRole('link')).toHaveAttribute('href', '/FoodBank#/app/orderahead-order-detail?id=2748')
  expect(document.documentElement.scrollWidth).toBe(390)
  await expect.poll(violations).toEqual([])
})
