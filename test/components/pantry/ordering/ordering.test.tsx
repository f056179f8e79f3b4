import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '../../../../shared/network/session/api.ts'
import { limit } from '../../../../shared/pantry/limits/limit.fixture.ts'
import { orderingRules } from '../../../../shared/pantry/ordering/cart.fixture.ts'
import { cartKey } from '../../../../shared/pantry/ordering/cart.ts'
import type { OrderingRules } from '../../../../shared/pantry/products/orderable.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { setNavigate } from '../../../../web/src/core/go.ts'
import ProductsPage from '../../../../web/src/pantry/ordering/ProductsPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { listToOrder, productRow } from '../products/productRow.ts'

/** The screen where a neighbor chooses food: products, limits, cart and placing. */

beforeEach(async () => {
  localStorage.removeItem(cartKey)
  await page.viewport(1280, 900)
})

const tefapSource = { ID: 2, Name: 'TEFAP', Code: 'TEFAP' }
const rows = [
  productRow(1, 'Green Beans', { Quantity: 9, Limits: [limit('2 ITEM ORDER', 1)] }),
  productRow(2, 'Low-Fat Milk', { Quantity: 3, PantryInventoryItemSource: tefapSource }),
  productRow(3, 'Brown Rice', { Quantity: 4 }),
]
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
  place?: (request: SentRequest) => Response | Promise<Response>
}
const isList = ({ path }: Pick<SentRequest, 'path'>) => /\/customer\/\d+\/products/.test(path)
const serve = ({ products = () => rows, ordering = {}, tefap = () => value(true), recent = [], place }: Server = {}) =>
  answerWith((request) => {
    if (isList(request)) return value(listToOrder(products(), { ...orderingRules, ...ordering }))
    if (request.path.includes('tefapeligibility')) return tefap()
    if (request.path.includes('/pickuptimes/')) return value(time)
    if (request.path.includes('/recentorders')) return value(recent)
    if (request.method === 'POST' && place) return place(request)
    return refusal('Not asked for')
  })

const Pantry = { Name: 'Valley Food Bank', PhoneNumber: '865-555-0100' }
const family = { ...sessionAs('customer'), CustomerID: 900, Pantry }
const choose = (at = '/?customerId=900&pickupLocationId=3&pickupTimeId=4', session: Session = family) => {
  return show(
    <SessionContext value={session}>
      <ProductsPage />
    </SessionContext>,
    { at },
  )
}
/** On a phone the cart is a step of its own. */
async function openCart() {
  if (!button('Place order').elements()[0]?.checkVisibility())
    await page.getByRole('button', { name: /^Review/ }).click()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const cart = () => page.getByRole('region', { name: 'Your cart' })
const saved = () => JSON.parse(localStorage.getItem(cartKey) ?? 'null') as { Lines: { Quantity: number }[] } | null
const quantities = () => saved()?.Lines.map(({ Quantity }) => Quantity)

it('shows the food of a place, and where the order is for', async () => {
  const sent = serve()
  await choose()
  await expect.element(page.getByRole('heading', { name: 'Green Beans' })).toBeVisible()
  await expect.element(page.getByText('Pickup: Church hall, Fri, Nov 27, 8:00 AM – 9:00 AM')).toBeVisible()
  await expect.element(page.getByText('4 left', { exact: true })).toBeVisible()
  expect(sent.some(({ path }) => path.includes('PantryLocationPickupTimeID=4'))).toBe(true)
  await expect.poll(violations).toEqual([])
})

it('on a phone the cart is the last step, and leads back to the food', async () => {
  await page.viewport(390, 800)
  serve()
  await choose()
  await button('Add Brown Rice').click()
  await expect.element(page.getByText('Step 2 of 3: choose your food')).toBeVisible()
  await page.getByRole('button', { name: 'Review and order (1 item)' }).click()
  await expect.element(page.getByText('Step 3 of 3: look it over and order')).toBeVisible()
  await expect.element(page.getByText('Step 2 of 3: choose your food')).not.toBeInTheDocument()
  await expect.element(button('Place order')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Change place or time' })).toBeVisible()
  await expect.poll(violations).toEqual([])
  await button('Choose more food').click()
  await expect.element(page.getByText('Step 2 of 3: choose your food')).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: 'Search for food' })).toBeVisible()
})

it('says before anything is chosen that there is more food for who signs, or that a declaration ends, and leads there', async () => {
  serve({ ordering: { IsTefapHidden: true } })
  await choose()
  await expect.element(page.getByText(/^There is more food for households that sign/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign the declaration' })).toBeVisible()
})

it('says when the declaration ends before the food is fetched', async () => {
  serve({ ordering: { TefapEnds: '2026-11-26' } })
  await choose()
  await expect.element(page.getByText(/^Your declaration for some of the food ends on/)).toBeVisible()
})

it('names what the limits leave none of, after the other orders', async () => {
  serve({ ordering: { UsedUp: ['Eggs', 'Butter'] } })
  await choose()
  await expect
    .element(page.getByText(/your other orders have all that the limit allows: Eggs, Butter\.$/))
    .toBeInTheDocument()
})

it('[stock-display-same] tells stock in the three levels of the staff’s list', async () => {
  const products = [
    productRow(1, 'Green Beans', { Quantity: 6, LowStockQuantityThreshold: 5 }),
    productRow(2, 'Peas', { Quantity: 5, LowStockQuantityThreshold: 5 }),
    productRow(3, 'Corn', { Quantity: 0, LowStockQuantityThreshold: 5 }),
    productRow(4, 'Oats', { Quantity: 1, LowStockQuantityThreshold: 0 }),
  ]
  serve({ products: () => products })
  await choose()
  await expect.element(button('Add Corn')).toBeDisabled()
  const levels = { 'Green Beans': 'In Stock (6 left)', Peas: 'Low Stock (5 left)', Corn: 'Out of Stock (0 left)' }
  for (const [name, level] of Object.entries({ ...levels, Oats: 'In Stock (1 left)' })) {
    await button(name).click()
    await expect.element(page.getByRole('dialog', { name }).getByText(level)).toBeVisible()
    await button('Close').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
})

it('[order-screen-optional] takes an order to edit, a pickup or a delivery with its address, or nothing', async () => {
  const none = serve()
  await (await choose('/?customerId=900')).unmount()
  expect(none.some(isList)).toBe(false)

  const delivery = serve()
  const delivered = await choose('/?customerId=900&deliveryTimeId=8&customerAddressId=31')
  const listOf = (sent: readonly SentRequest[]) => sent.find(isList)?.path
  await expect.poll(() => listOf(delivery)).toContain('FoodBankDeliveryTimeID=8&FoodInsecureNeighborAddressID=31')
  await delivered.unmount()

  const edit = serve()
  await choose('/?customerId=900&orderId=77&pickupLocationId=3&pickupTimeId=4')
  await expect.element(page.getByRole('heading', { name: 'Change your food' })).toBeVisible()
  await expect.poll(() => listOf(edit)).toMatch(/OrderID=77.*PantryLocationPickupTimeID=4/)
  await expect.poll(() => edit.some(({ path }) => /^\/api\/orderahead\/order\/77(\?|$)/.test(path))).toBe(true)
})

it('[cart-saved-when] [cart-key] saves the cart when it changes, and when another location or day is chosen', async () => {
  serve()
  const first = await choose()
  await button('Add Brown Rice').click()
  const savedText = () => localStorage.getItem('orderAheadCart') ?? ''
  await expect.poll(savedText).toContain('"PantryLocationPickupTimeID":4')
  await first.unmount()
  await choose('/?customerId=900&pickupLocationId=6&pickupTimeId=9')
  await expect.poll(savedText).toContain('"PantryLocationID":6,"PantryLocationPickupTimeID":9')
  expect(quantities()).toEqual([1])
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

it('keeps the focus with the food when Add gives way to one more and one less, and back', async () => {
  serve()
  await choose()
  await button('Add Green Beans').click()
  await expect.element(button('One more of Green Beans').first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('One more of Green Beans').first()).toBeDisabled()
  await expect.element(button('One less of Green Beans').first()).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(button('Add Green Beans')).toHaveFocus()
})

it('[limit-per-order] says a limit before it bites, and holds back one more', async () => {
  serve()
  await choose()
  await expect.element(page.getByText('Limit: 2 items per order')).toBeVisible()
  await button('Add Green Beans').click()
  await expect.element(page.getByText('You have 1 left for this order.')).toBeVisible()
  await button('One more of Green Beans').first().click()
  await expect.element(page.getByText('You can have no more for this order.')).toBeVisible()
  await expect.element(button('One more of Green Beans').first()).toBeDisabled()
})

it('[cart-check-missing] [cart-check-stock] [cart-cap-text] checks a saved cart against the products', async () => {
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
  await expect.element(page.getByText('Brown Rice: 2 fewer, because no more is left.').last()).toBeVisible()
  await expect.element(page.getByText('No longer available: Oats').last()).toBeVisible()
  await expect.poll(quantities).toEqual([4])
})

it('[cart-cap-text] says to staff who order for somebody how much was taken out to match the inventory', async () => {
  localStorage.setItem(
    cartKey,
    JSON.stringify({
      CustomerID: 900,
      Place: {
        PantryLocationID: 3,
        PantryLocationPickupTimeID: 4,
        FoodBankDeliveryTimeID: null,
        FoodInsecureNeighborAddressID: null,
      },
      Lines: [{ PantryInventoryItemID: 3, Name: 'Brown Rice', Quantity: 6 }],
    }),
  )
  serve()
  await choose(undefined, sessionAs('foodbankuser'))
  await expect.element(page.getByText(/Brown Rice.*Removed 2 to match inventory/).last()).toBeVisible()
})

it.each([
  [900, [4]],
  [901, undefined],
])('[cart-source-local] a cart saved for customer %i gives customer 900 %j', async (CustomerID, expected) => {
  const Place = {
    PantryLocationID: 3,
    PantryLocationPickupTimeID: 4,
    FoodBankDeliveryTimeID: null,
    FoodInsecureNeighborAddressID: null,
  }
  const Lines = [{ PantryInventoryItemID: 3, Name: 'Brown Rice', Quantity: 4 }]
  localStorage.setItem(cartKey, JSON.stringify({ CustomerID, Place, Lines }))
  serve()
  await choose()
  await expect.element(page.getByRole('heading', { name: 'Brown Rice' })).toBeVisible()
  const inCart = page.getByLabelText('4 in your cart')
  if (expected) {
    await expect.element(inCart.first()).toBeInTheDocument()
    expect(quantities()).toEqual(expected)
  } else expect(inCart.elements()).toEqual([])
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
  await openCart()
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
  await openCart()
  const lists = () => sent.filter(isList).length
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

it('[place-flag] while an order is being placed the button says so, and a second tap sends nothing', async () => {
  let answer = (_: Response) => {}
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const sent = serve({ place: () => waiting })
  await choose()
  await button('Add Brown Rice').click()
  await openCart()
  await button('Place order').click()
  await expect.element(button('Placing your order…')).toBeDisabled()
  await expect.element(button('Placing your order…')).toHaveAttribute('aria-busy', 'true')
  button('Placing your order…')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  answer(refusal('This time is full.'))
  await expect.element(page.getByText('This time is full.')).toBeVisible()
  await expect.element(button('Place order')).toBeEnabled()
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it('[order-success-navigates] opens the order that was placed, and the cart is gone', async () => {
  const gone: unknown[] = []
  setNavigate((inside, { state }) => gone.push([inside, state]))
  const Value = { OrderID: 4711, LimitCheckResult: { OrderItemTagLimitResults: [] }, Removed: [] }
  serve({ place: () => value(Value) })
  await choose()
  await button('Add Brown Rice').click()
  await openCart()
  await button('Place order').click()
  // The order's page says so itself: a toast would cover its code.
  const told = { said: 'Your order is placed', tone: 'success' }
  await expect.poll(() => gone).toEqual([['/app/orderahead-order-detail?id=4711', told]])
  expect(page.getByText('Your order is placed').elements()).toEqual([])
  await expect.poll(saved).toBeNull()
})

it.each([
  'Orders for this time are closed. Please choose another time.',
  'One order can have at most 90 different products.',
  'No longer available here: Brown Rice.',
])('a refusal of the moment, “%s”, is told, and the cart stays', async (reason) => {
  serve({ place: () => refusal(reason) })
  await choose()
  await button('Add Brown Rice').click()
  await openCart()
  await button('Place order').click()
  await expect.element(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  expect(quantities()).toEqual([1])
  await expect.element(button('Place order')).toBeEnabled()
})

it('an answer that is lost is asked for again under the same key, so that there is one order', async () => {
  const gone: string[] = []
  setNavigate((inside) => gone.push(inside))
  const Value = { OrderID: 4711, LimitCheckResult: { OrderItemTagLimitResults: [] }, Removed: [] }
  let isLost = true
  const sent = serve({
    place: () => {
      if (!isLost) return value(Value)
      isLost = false
      throw new TypeError('Failed to fetch')
    },
  })
  await choose()
  await button('Add Brown Rice').click()
  await openCart()
  await button('Place order').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(quantities()).toEqual([1])
  await button('Place order').click()
  await expect.poll(() => gone).toHaveLength(1)
  const keys = sent.filter(({ method }) => method === 'POST').map(({ key }) => key)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toBeTruthy()
})

it('[order-error-message] says so when a request fails without a message, to a family in plain words', async () => {
  serve({ place: () => Response.json({ Successful: false }, { status: 500 }) })
  await choose()
  await button('Add Brown Rice').click()
  await openCart()
  await button('Place order').click()
  await expect
    .element(page.getByText('We could not finish your order. Your cart is kept. Please try again.'))
    .toBeVisible()
})

const item = { PantryItemID: 1, PantryInventoryItemID: 77, Name: 'White Rice', Quantity: 2, TagIDs: [] }
const lastOrder = {
  ID: 5,
  Created: '2026-11-10T15:00:00.000Z',
  EntityID: 10,
  PickupOrDeliveryDate: '2026-11-13',
  PantryOrderItems: [item],
}
const fromLast = () => page.getByRole('region', { name: 'From your last order' })
const search = (words: string) => page.getByRole('searchbox', { name: 'Search for food' }).fill(words)
const found = () =>
  page
    .getByRole('region', { name: 'All food' })
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

it('[suggested-from-last-order] suggests food of the kinds of the last order', async () => {
  const products = () => [productRow(3, 'Brown Rice'), productRow(4, 'Oats', { PantryItemID: 2 })]
  serve({ products, recent: [lastOrder] })
  await choose()
  await expect.element(fromLast().getByRole('heading', { name: 'Brown Rice' })).toBeVisible()
  expect(fromLast().getByRole('heading', { name: 'Oats' }).elements()).toEqual([])
  await expect.poll(violations).toEqual([])
})

it('adds all of the last order at one tap, as far as stock and limits leave it, and names what is short', async () => {
  const products = () => [
    productRow(3, 'Brown Rice', { Quantity: 9 }),
    productRow(1, 'Green Beans', { PantryItemID: 2, Limits: [limit('2 ITEM ORDER', 1)] }),
  ]
  const beans = { PantryItemID: 2, PantryInventoryItemID: 1, Name: 'Green Beans', Quantity: 3, TagIDs: [] }
  serve({ products, recent: [{ ...lastOrder, PantryOrderItems: [item, beans] }] })
  await choose()
  await button('Add all 4').click()
  await expect.poll(quantities).toEqual([2, 2])
  await expect.element(fromLast().getByText('Of this there was less: Green Beans.')).toBeVisible()
  await expect.element(button('Add all 4')).not.toBeInTheDocument()
})

it('[order-again] puts the food of an earlier order into the cart once, and names what can’t be had', async () => {
  const products = () => [productRow(3, 'Brown Rice'), productRow(1, 'Green Beans', { PantryItemID: 2, Quantity: 1 })]
  const older = {
    ...lastOrder,
    ID: 4,
    PantryOrderItems: [
      { PantryItemID: 2, PantryInventoryItemID: 1, Name: 'Green Beans', Quantity: 3, TagIDs: [] },
      { PantryItemID: 9, PantryInventoryItemID: 90, Name: 'Peaches', Quantity: 1, TagIDs: [] },
    ],
  }
  serve({ products, recent: [lastOrder, older] })
  const at = '/?customerId=900&pickupLocationId=3&pickupTimeId=4&again=4'
  const { unmount } = await choose(at)
  await expect.poll(quantities).toEqual([1])
  await expect.element(fromLast().getByText('Of this there was less: Green Beans.')).toBeVisible()
  await expect.element(fromLast().getByText('Not here now: Peaches.')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await unmount()
  localStorage.removeItem(cartKey)
  await choose(`${at}&taken=1`)
  await expect.element(button('Add all 1')).toBeVisible()
  expect(saved()).toBeNull()
})

it('while something is searched for, the results stand directly under the search', async () => {
  await page.viewport(390, 800)
  serve({ recent: [{ ...lastOrder, PantryOrderItems: [{ ...item, PantryInventoryItemID: 3 }] }] })
  await choose()
  await expect.element(fromLast()).toBeVisible()
  await search('bean')
  await expect.element(fromLast()).not.toBeInTheDocument()
  await expect.poll(found).toEqual(['Green Beans'])
  await expect.element(page.getByText('1 product', { exact: true })).toBeVisible()
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
  const [box, result] = [
    page.getByRole('searchbox').element(),
    page.getByRole('heading', { name: 'Green Beans' }).element(),
  ]
  expect(bottomOf(result) - bottomOf(box)).toBeLessThan(350)
  await search('ean')
  await expect.element(page.getByText('We found no food like that')).toBeVisible()
  await button('Clear the search').click()
  await expect.poll(found).toHaveLength(3)
})

it('finds food by its name in either language, once the search is touched', async () => {
  const products = () => [productRow(1, 'Alaska Pollock'), productRow(2, 'Chicken Drumsticks'), productRow(3, 'Milk')]
  serve({ products })
  await choose()
  await search('pollo')
  await expect.poll(found).toEqual(['Chicken Drumsticks'])
  await search('leche')
  await expect.poll(found).toEqual(['Milk'])
})

it('finds food by kind and by diet', async () => {
  const diet = (ID: number, Name: string) => ({
    PantryInventoryItemTagID: ID,
    PantryInventoryItemTag: { ID, Name, RequiresInclude: false, PantryInventoryItemTagGroup: { ID: 1, Name: 'Diet' } },
  })
  const [vegan, halal] = [diet(2, 'Vegan'), diet(5, 'Halal')]
  const [grains, meat] = [
    { ID: 7, Name: 'Grains' },
    { ID: 4, Name: 'Meat' },
  ]
  const products = () => [
    productRow(1, 'Oats', {
      PantryInventorySubcategories: [grains],
      PantryInventoryItemsPantryInventoryItemTags: [vegan],
    }),
    productRow(2, 'Rice', {
      PantryInventorySubcategories: [grains],
      PantryInventoryItemsPantryInventoryItemTags: [vegan, halal],
    }),
    productRow(3, 'Chicken', {
      PantryInventorySubcategories: [meat],
      PantryInventoryItemsPantryInventoryItemTags: [halal],
    }),
  ]
  serve({ products })
  await choose()
  await button('Grains').click()
  await expect.poll(found).toEqual(['Oats', 'Rice'])
  await button('All').click()
  await button('Diet').click()
  await button('Halal').click()
  await expect.poll(found).toEqual(['Rice', 'Chicken'])
  await button('Vegan').click()
  await expect.poll(found).toEqual(['Rice'])
  await expect.element(button('Diet (2)')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('counts the items of the one order while food is chosen, and says when it is full', async () => {
  await page.viewport(390, 800)
  serve({ ordering: { ItemsPerOrder: limit('2 ITEM ORDER') } })
  await choose()
  await button('Add Brown Rice').click()
  await expect.element(button('Review and order (1 of 2 items)')).toBeVisible()
  await button('One more of Brown Rice').click()
  await expect.element(page.getByText('You have all 2 items of one order.')).toBeVisible()
  await button('One more of Brown Rice').click()
  await expect.element(page.getByText('Please take 1 item out of your cart.').first()).toBeVisible()
})

it('says how much there is to carry, and what has to stay cold', async () => {
  const products = () => [
    productRow(1, 'Potatoes', { WeightPounds: 10, Quantity: 9 }),
    productRow(2, 'Milk', { WeightPounds: 8, StorageRequirementID: 2 }),
  ]
  serve({ products })
  await choose()
  await button('Add Potatoes').click()
  await expect.element(cart().getByText('About 10 lb: bring 1 bag.')).toBeVisible()
  await button('Add Milk').click()
  await expect.element(cart().getByText('About 18 lb: bring 2 bags. 1 is cold: bring a cooler bag.')).toBeVisible()
})

it('the last one of a food is taken out of the cart by the same button', async () => {
  serve()
  await choose()
  await button('Add Brown Rice').click()
  await button('Remove Brown Rice').click()
  await expect.poll(saved).toBeNull()
})

it('draws the tiles of thousands of products as they come into view', async () => {
  const products = Array.from({ length: 5000 }, (_, index) => productRow(index + 1, `Food ${index + 1}`))
  serve({ products: () => products })
  await choose()
  await expect.element(page.getByRole('heading', { name: 'Food 1', exact: true })).toBeVisible()
  expect(found().length).toBeLessThan(200)
  await search('food 4999')
  await expect.poll(found).toEqual(['Food 4999'])
})

it('sends the wish for when a food runs out, and shows it in the cart', async () => {
  const sent = serve({ place: () => refusal('This time is full.') })
  await choose()
  await button('Add Brown Rice').click()
  await cart().getByRole('button', { name: 'Brown Rice', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Brown Rice' })
  await expect.element(sheet.getByRole('radio', { name: 'Something like it is fine' })).toBeChecked()
  await sheet.getByRole('radio', { name: 'Ask me at pickup' }).click()
  await expect.poll(violations).toEqual([])
  await button('Close').click()
  await expect.element(cart().getByText('Ask me at pickup')).toBeVisible()
  await button('Place order').click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ PantryOrderItems: [{ PantryInventoryItemID: 3, Quantity: 1, Substitution: 'ask' }] })
})

const milky = { Contains: ['milk' as const], MayContain: [], Confirmed: '2026-11-01T10:00:00.000Z' }
const nothingIn = { Contains: [], MayContain: [], Confirmed: '2026-11-01T10:00:00.000Z' }
const fitted = () => [
  productRow(1, 'Yogurt', { Quantity: 5, Allergens: milky }),
  productRow(2, 'Apples', { Quantity: 5, Allergens: nothingIn }),
  productRow(3, 'Soup', { Quantity: 5 }),
]
const Needs = { Allergens: ['milk' as const], Diets: [], Kitchen: [] }

it('places no food with a declared allergen before the family says yes to it, and names what is not known', async () => {
  const sent = serve({ products: fitted, ordering: { Needs }, place: () => refusal('This time is full.') })
  await choose()
  await expect.element(page.getByText('Has milk. You told us about this allergy.').first()).toBeVisible()
  await button('Add Yogurt').click()
  await button('Add Soup').click()
  await expect.element(button('Place order')).toBeDisabled()
  await expect.element(cart().getByText(/Say yes to it, or take it out\./)).toBeVisible()
  await expect.element(cart().getByText('We do not know the allergens of: Soup.', { exact: false })).toBeVisible()
  await expect.poll(violations).toEqual([])
  await cart().getByRole('checkbox', { name: 'Yogurt: yes, we want it all the same' }).click()
  await button('Place order').click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      PantryOrderItems: [
        { PantryInventoryItemID: 1, Quantity: 1, AcceptedAllergens: ['milk'] },
        { PantryInventoryItemID: 3, Quantity: 1 },
      ],
    })
})

it('says on its tile what a food contains, to a family that told no allergy as well', async () => {
  serve({ products: fitted })
  await choose()
  await expect.element(page.getByText('Contains: milk', { exact: true })).toBeVisible()
  expect(page.getByText(/^None of the nine|^Allergens not known/).elements()).toEqual([])
})

it('finds food that is known to fit the family, and shows what is not known only when asked', async () => {
  serve({ products: fitted, ordering: { Needs } })
  await choose()
  await button('Fits my family').click()
  await expect.poll(found).toEqual(['Apples'])
  await expect
    .element(page.getByText('1 more food would fit, but its allergens are not known.', { exact: false }))
    .toBeVisible()
  await button('Show them').click()
  await expect.poll(found).toEqual(['Apples', 'Soup'])
})

it('says what is left of a household’s points, and places no order above them', async () => {
  const points = [productRow(1, 'Eggs', { Quantity: 5, Points: 3 }), productRow(2, 'Rice', { Quantity: 5 })]
  serve({ products: () => points, ordering: { OrderLimits: [limit('8 POINT MONTH')] } })
  await choose()
  await button('Add Eggs').click()
  await expect.element(cart().getByText('5 of 8 points left for the month of this order')).toBeVisible()
  await cart()
    .getByRole('button', { name: /one more of eggs/i })
    .click()
  await cart()
    .getByRole('button', { name: /one more of eggs/i })
    .click()
  await expect
    .element(
      cart()
        .getByText(/1 point too many for the month of this order\./)
        .first(),
    )
    .toBeVisible()
  await expect.element(button('Place order')).toBeDisabled()
})
