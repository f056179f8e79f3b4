import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MissedCustomer } from '../../../../shared/pantry/orders/missed.ts'
import type { NoShow, WaitingReturn } from '../../../../shared/pantry/orders/noShow.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import MissedOrdersPage from '../../../../web/src/pantry/orders/missed/MissedOrdersPage.tsx'
import { answerWith, sessionAs, show, value, violations } from '../../setup.tsx'
import { orderAtChurchHall, ownOrder } from './orders.fixture.ts'

/** Staff's list of neighbors to call. */

const missed = (ID: number, FirstName: string, more: Partial<MissedCustomer> = {}): MissedCustomer => ({
  FoodInsecureNeighbor: { ID, FirstName, LastName: 'Medina', PostalCode: '37917' },
  PhoneNumber: '+18655550101',
  Language: 'en',
  MissedCount: 3,
  LastMissedDay: '2026-11-19',
  LastOrderID: 4711,
  ...more,
})

const inSession = (
  <SessionContext value={sessionAs('foodbankuser')}>
    <MissedOrdersPage />
  </SessionContext>
)

const noShow = (ID: number, more: Partial<NoShow> = {}): NoShow => ({
  ID,
  Code: ID.toString(16).toUpperCase(),
  FoodInsecureNeighbor: { ID: 9, FirstName: 'Luis', LastName: 'Ortega', PostalCode: null },
  PhoneNumber: null,
  Language: 'en',
  StartTime: '10:00:00',
  EndTime: '10:59:59',
  StatusCode: 'PACKED',
  TotalItems: 5,
  ...more,
})
const serve = (
  rows: readonly MissedCustomer[],
  noShows: readonly NoShow[] = [],
  waiting: readonly WaitingReturn[] = [],
) =>
  answerWith(({ method, path }) => {
    if (path.includes('rules')) return value({ LeftOpenHours: method === 'GET' ? null : 4 })
    if (path.includes('/returns') && method !== 'GET') return value(orderAtChurchHall(ownOrder))
    if (method !== 'GET') return value(1)
    if (path.includes('noshows')) return value({ Day: '2026-11-24', Orders: noShows })
    return value(path.includes('returns') ? waiting : rows)
  })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T15:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it('lists who did not come today, and ends one or all of 60 in words of its own', async () => {
  const sent = serve(
    [],
    Array.from({ length: 60 }, (_, index) => noShow(1000 + index)),
  )
  await show(inSession)
  await page.getByRole('button', { name: 'Did not come: Luis Ortega, order 3E8' }).click()
  await expect.poll(() => sent.find(({ method }) => method === 'PUT')?.body).toEqual({ OrderIDs: [1000], StatusID: 6 })
  await page.getByRole('button', { name: 'Nobody of these came (60)' }).click()
  await expect.element(page.getByText(/^End 60 orders as not fetched/)).toBeVisible()
  await page.getByRole('button', { name: 'Did not come', exact: true }).click()
  await expect.poll(() => sent.filter(({ method }) => method === 'PUT')).toHaveLength(4)
  await expect.poll(violations).toEqual([])
})

it('says when orders that nobody handed over end, and lets the pantry choose another time', async () => {
  const sent = serve([])
  await show(inSession)
  const choice = page.getByRole('combobox', { name: 'Orders that nobody handed over end' })
  await expect.element(choice).toHaveTextContent('When their day is over')
  await choice.click()
  await page.getByRole('option', { name: '4 hours after their pickup time' }).click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT'))
    .toMatchObject({ path: '/api/orderahead/orders/rules', body: { LeftOpenHours: 4 } })
})

it('has all cold food that nobody fetched on one list, decided with one tap a line', async () => {
  const FoodInsecureNeighbor = { ID: 9, FirstName: 'Luis', LastName: 'Ortega', PostalCode: null }
  const milk = { OrderID: 1000, Code: '3E8', OrderDay: '2026-11-24', FoodInsecureNeighbor, PantryInventoryItemID: 18 }
  const sent = serve([], [], [{ ...milk, Name: 'Milk', Quantity: 2, StorageRequirementID: 2 }])
  await show(inSession)
  await expect.element(page.getByRole('heading', { name: 'Food to decide about (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Given away: Milk (3E8)' }).click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT'))
    .toMatchObject({
      path: '/api/orderahead/order/1000/returns',
      body: { PantryInventoryItemID: 18, Choice: 'givenAway' },
    })
  await expect.poll(violations).toEqual([])
})

it('groups cold food by the day of the order, the latest first, and takes one answer for all of a day', async () => {
  const FoodInsecureNeighbor = { ID: 9, FirstName: 'Luis', LastName: 'Ortega', PostalCode: null }
  const line = (OrderID: number, OrderDay: string, PantryInventoryItemID: number) => ({
    ...{ OrderID, Code: OrderID.toString(16).toUpperCase(), OrderDay, FoodInsecureNeighbor, PantryInventoryItemID },
    ...{ Name: `Milk ${PantryInventoryItemID}`, Quantity: 1, StorageRequirementID: 2 },
  })
  const lines = [line(1000, '2026-11-21', 18), line(1001, '2026-11-24', 18), line(1001, '2026-11-24', 19)]
  const sent = serve([], [], lines)
  await show(inSession)
  await expect.element(page.getByRole('heading', { name: 'Tue, Nov 24 (2)' })).toBeVisible()
  const days = page.getByRole('heading', { name: /^\w{3}, Nov/ })
  expect(days.elements().map(({ textContent }) => textContent)).toEqual(['Tue, Nov 24 (2)', 'Sat, Nov 21 (1)'])
  await page.getByRole('button', { name: 'All 2 discarded' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'All 2 discarded' }).click()
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]))
    .toEqual(
      [18, 19].map((PantryInventoryItemID) => [
        '/api/orderahead/order/1001/returns',
        { PantryInventoryItemID, Choice: 'discarded' },
      ]),
    )
  await expect.poll(violations).toEqual([])
})

it('says whom to call, and in which language', async () => {
  serve([missed(1, 'Rosa', { Language: 'es' }), missed(2, 'Ada', { PhoneNumber: null })])
  await show(inSession)
  await expect.element(page.getByText(/^3 orders missed, the last one on Thu, Nov 19/).first()).toBeVisible()
  const call = page.getByRole('link', { name: /^Call Rosa/ })
  await expect.element(call).toHaveAttribute('href', 'tel:+18655550101')
  await expect.element(page.getByText('Prefers Spanish')).toBeVisible()
  await expect.element(page.getByText('No phone number')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('says so when there is nobody', async () => {
  serve([])
  await show(inSession)
  await expect.element(page.getByText('Nobody to call')).toBeVisible()
})
