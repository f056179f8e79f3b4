import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cartKey } from '../../shared/cart/cart.ts'
import { limit } from '../../shared/limit/limit.fixture.ts'
import type { OrderingRules } from '../../shared/product/orderable.ts'
import type { ProductGridRow } from '../../shared/product/view.ts'
import { SessionContext } from '../../web/src/data/useSession.ts'
import ProductsPage from '../../web/src/ordering/ProductsPage.tsx'
import { productRow } from './productRow.ts'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from './setup.tsx'

/** The screen where a neighbor chooses food: products, limits, cart and placing. */

beforeEach(() => localStorage.removeItem(cartKey))

const tefapSource = { ID: 2, Name: 'TEFAP', Code: 'TEFAP' }
const rows = [
  productRow(1, 'Green Beans', { Quantity: 9, Limits: [limit('2 ITEM ORDER', 1)] }),
  productRow(2, 'Low-Fat Milk', { Quantity: 3, PantryInventoryItemSource: tefapSource }),
  productRow(3, 'Brown Rice', { Quantity: 4 }),
]
const rules: OrderingRules = {
  EntityID: 10,
  OrderDay: '2026-11-27',
  ItemsPerOrder: null,
  OrderLimits: [],
  Tags: [],
  Use: { days: [] },
}
const time = {
  ID: 4,
  PantryLocationID: 3,
  EntityID: 10,
  FoodBankID: 10,
  TimeZone: 'America/New_York',
  PickupDay: '2026-11-27',
  PickupStartTime: '08:00:00',
  PickupEndTime: '08:59:59',
  OpenTime: '2026-11-20T05:00:00.000Z',
  CloseTime: '2026-11-27T04:30:00.000Z',
  MaximumOrders: 10,
  Status: 'Open',
  AllOrders: 0,
  CreatedOrders: 0,
  ProcessingOrders: 0,
  PackedOrders: 0,
  DeliveredToPickupLocationOrders: 0,
  DeliveredToNeighborOrders: 0,
  AbandonedOrders: 0,
  CancelledTypeOrders: 0,
  PantryLocation: {
    ID: 3,
    Label: 'Church hall',
    EntityID: 10,
    FoodBankID: 10,
    AssociatedAgencyID: null,
    IsActive: true,
    TimeZone: 'America/New_York',
    PantryLocationType: { Code: 'PANTRY' },
  },
}

interface Server {
  products?: () => readonly ProductGridRow[]
  ordering?: Partial<OrderingRules>
  tefap?: () => Response
  recent?: readonly unknown[]
  place?: (request: SentRequest) => Response
}
const serve = ({ products = () => rows, ordering = {}, tefap = () => value(true), recent = [], place }: Server = {}) =>
  answerWith((request) => {
    if (request.path.includes('InventoryItemsGrid'))
      return value({ rows: products(), Ordering: { ...rules, ...ordering } })
    if (request.path.includes('tefapeligibility')) return tefap()
    if (request.path.includes('/pickuptimes/')) return value(time)
    if (request.path.includes('/recentorders')) return value(recent)
    if (request.method === 'POST' && place) return place(request)
    return refusal('Not asked for')
  })

const choose = () => {
  const session = { ...sessionAs('customer'), CustomerID: 900 }
  return show(
    <SessionContext value={session}>
      <ProductsPage />
    </SessionContext>,
    { at: '/?customerId=900&pickupLocationId=3&pickupTimeId=4' },
  )
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const cart = () => page.getByRole('region', { name: 'Your cart' })
const saved = () => JSON.parse(localStorage.getItem(cartKey) ?? 'null') as { Lines: { Quantity: number }[] } | null
const quantities = () => saved()?.Lines.map(({ Quantity }) => Quantity)

it('shows the food of a place, and where the order is for', async () => {
  const sent = serve()
  await choose()
  await expect.element(page.getByRole('heading', { name: 'Green Beans' })).toBeVisible()
  await expect.element(page.getByText('Pickup: Church hall, Fri, Nov 27, 2026, 8:00 AM – 9:00 AM')).toBeVisible()
  await expect.element(page.getByText('In Stock (9 left)')).toBeVisible()
  await expect.element(page.getByText('Low Stock (4 left)')).toBeVisible()
  expect(sent.some(({ path }) => path.includes('PantryLocationPickupTimeID=4'))).toBe(true)
  await expect.poll(violations).toEqual([])
})

it('[cart-zero-removes] [cart-cleared] keeps the cart on the device at each change', async () => {
  serve()
  await choose()
  await button('Add Brown Rice').click()
  await button('One more of Brown Rice').first().click()
  await expect.poll(quantities).toEqual([2])
  await button('One less of Brown Rice').first().click()
  await button('One less of Brown Rice').first().click()
  await expect.poll(saved).toBeNull()
})

it('[limit-per-order] says a limit before it bites, and holds back one more', async () => {
  serve()
  await choose()
  await expect.element(page.getByText('Limit: 2 items per order')).toBeVisible()
  await button('Add Green Beans').click()
  await button('One more of Green Beans').first().click()
  await expect.element(button('One more of Green Beans').first()).toBeDisabled()
})

it('[cart-check-missing] [cart-check-stock] checks a saved cart against the products', async () => {
  const line = (id: number, Name: string, Quantity: number) => ({ PantryInventoryItemID: id, Name, Quantity })
  const Place = {
    PantryLocationID: 3,
    PantryLocationPickupTimeID: 4,
    FoodBankDeliveryTimeID: null,
    FoodInsecureNeighborAddressID: null,
  }
  const Lines = [line(3, 'Brown Rice', 6), line(8, 'Oats', 1)]
  localStorage.setItem(cartKey, JSON.stringify({ CustomerID: 900, Place, Lines }))
  serve()
  await choose()
  await expect.element(page.getByText('Brown Rice: Removed 2 to match inventory').last()).toBeVisible()
  await expect.element(page.getByText('No longer available: Oats').last()).toBeVisible()
  await expect.poll(quantities).toEqual([4])
})

it('takes over the cart of another tab', async () => {
  serve()
  await choose()
  await button('Add Brown Rice').click()
  await expect.poll(quantities).toEqual([1])
  const other = (localStorage.getItem(cartKey) ?? '').replace('"Quantity":1', '"Quantity":3')
  localStorage.setItem(cartKey, other)
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }))
  await expect.element(cart().getByLabelText('3 in your cart')).toBeInTheDocument()
})

it('[tefap-check-error] goes on without TEFAP products when the check fails', async () => {
  serve({ tefap: () => new Response('{}', { status: 500 }) })
  await choose()
  await expect
    .element(page.getByText('We could not check if you are TEFAP eligible. You can go on without TEFAP products.'))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Brown Rice' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Low-Fat Milk' }).elements()).toEqual([])
})

it('[limit-global-block] places no order above the items of one order', async () => {
  serve({ ordering: { ItemsPerOrder: limit('1 ITEM ORDER') } })
  await choose()
  await button('Add Brown Rice').click()
  await button('One more of Brown Rice').first().click()
  if (!button('Place order').elements()[0]?.checkVisibility())
    await page.getByRole('button', { name: /^Review/ }).click()
  await expect.element(page.getByText('There is a global limit of 1 items total per order.')).toBeVisible()
  await expect.element(button('Place order')).toBeDisabled()
})

it('[place-failure] [order-limit-sentences] tells why an order failed, and reads the food again', async () => {
  const EnforcedLimit = limit('2 ITEM WEEK', 1)
  const result = { OrderItemTagLimitResults: [{ MatchingPantryInventoryItemIds: [3], EnforcedLimit }] }
  const Value = { OrderID: null, LimitCheckResult: result, Removed: [] }
  const sent = serve({
    place: () => Response.json({ Successful: false, FailureReason: 'This order is above a limit.', Value }),
  })
  await choose()
  await button('Add Brown Rice').click()
  if (!button('Place order').elements()[0]?.checkVisibility())
    await page.getByRole('button', { name: /^Review/ }).click()
  const lists = () => sent.filter(({ path }) => path.includes('InventoryItemsGrid')).length
  const before = lists()
  await button('Place order').click()
  await expect
    .element(page.getByRole('alert').last())
    .toHaveTextContent(
      'This order is above a limit. There is a limit of 2 item(s) every 1 week for the following product(s): Brown Rice.',
    )
  await expect.poll(lists).toBeGreaterThan(before)
  expect(quantities()).toEqual([1])
  await expect.poll(violations).toEqual([])
})

it('[order-error-message] says so when a request fails without a message', async () => {
  serve({ place: () => Response.json({ Successful: false }, { status: 500 }) })
  await choose()
  await button('Add Brown Rice').click()
  if (!button('Place order').elements()[0]?.checkVisibility())
    await page.getByRole('button', { name: /^Review/ }).click()
  await button('Place order').click()
  await expect.element(page.getByText('An error occurred. Please try again.')).toBeVisible()
})

it('suggests food of the kinds of the last order', async () => {
  const item = { PantryItemID: 1, PantryInventoryItemID: 77, Quantity: 2, TagIDs: [] }
  const Created = '2026-11-10T15:00:00.000Z'
  const order = { ID: 5, Created, EntityID: 10, PickupOrDeliveryDate: '2026-11-13', PantryOrderItems: [item] }
  serve({ products: () => [productRow(3, 'Brown Rice'), productRow(4, 'Oats', { PantryItemID: 2 })], recent: [order] })
  await choose()
  const suggested = page.getByRole('region', { name: 'From your last order' })
  await expect.element(suggested.getByRole('heading', { name: 'Brown Rice' })).toBeVisible()
  expect(suggested.getByRole('heading', { name: 'Oats' }).elements()).toEqual([])
  await expect.poll(violations).toEqual([])
})
