import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { isRefusal } from '../../../../shared/core/answer.ts'
import { handOverFacts, orderLine } from '../../../../shared/pantry/orders/order.fixture.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import type { OrderStatusCode } from '../../../../shared/pantry/orders/status.ts'
import { setStatus } from '../../../../shared/pantry/orders/statusChange.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import OrderPage from '../../../../web/src/pantry/orders/OrderPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { fullNeighbor } from '../customers/customer.fixture.ts'
import { milkLine, orderAtChurchHall, ownOrder } from './orders.fixture.ts'

/** The page of one order: items, neighbor, map, notes, status, hand-over, and its refresh. */

const changed = (...codes: OrderStatusCode[]) =>
  codes.reduce((state, code) => {
    const step = setStatus(state, code, new Date(handOverFacts.At), handOverFacts)
    if (isRefusal(step)) throw new Error(step.refused.en)
    return step.state
  }, ownOrder)

/** Answers the page's calls with the order as it is then. */
const serve = (orderNow: () => Order, change: (request: SentRequest) => Response = () => refusal('')) =>
  answerWith((request) => {
    if (request.method !== 'GET') return change(request)
    return value(request.path.includes('/full') ? fullNeighbor : orderAtChurchHall(orderNow()))
  })
const showOrder = () =>
  show(
    <SessionContext value={sessionAs('foodbankuser')}>
      <OrderPage />
    </SessionContext>,
    { at: '/?id=2748' },
  )
const isOrderRead = ({ method, path }: SentRequest) => method === 'GET' && /\/order\/2748(\?|$)/.test(path)
const statusButton = page.getByRole('button', { name: /^Change the status of order ABC/ })
afterEach(() => void vi.useRealTimers())

it('shows an order, and asks what became of chilled items', async () => {
  const sent = serve(
    () => changed('PACKED', 'ABANDONED'),
    () => value(orderAtChurchHall({ ...changed('PACKED', 'CANCELLED'), PantryOrderItems: [] })),
  )
  await showOrder()
  await expect.element(page.getByRole('heading', { name: 'Order #ABC' })).toBeVisible()
  for (const text of ['Church hall', 'Rosa Figueroa, 37902', '2 × Low-Fat Milk', '12 Main Street, Albany, NY 12207'])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Back to the shelf: Low-Fat Milk' }).click()
  await expect.element(page.getByText('Decision saved')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/api/orderahead/order/2748/returns', body: { PantryInventoryItemID: 18, Choice: 'shelf' } },
  ])
})

it('names the lots that went into the bag, each with its day and its units', async () => {
  const Lots = [
    { Lot: 'AB-12', BestBy: '2027-01-31', Quantity: 1 },
    { Lot: '2026-12-24', BestBy: '2026-12-24', Quantity: 1 },
  ]
  serve(() => ({ ...ownOrder, PantryOrderItems: [{ ...milkLine, PackedQuantity: 2, Lots }] }))
  await showOrder()
  await expect.element(page.getByText('Lot AB-12: 1, best by Sun, Jan 31, 2027')).toBeVisible()
  await expect.element(page.getByText('Lot 2026-12-24: 1', { exact: true })).toBeVisible()
})

it('says of a walk-in that it was one, with the food that no product counts', async () => {
  serve(() => ({
    ...{ ...ownOrder, PantryLocationPickupTimeID: null, StartTime: '10:05:00', EndTime: '10:05:00' },
    WalkIn: { Pounds: 12.5, TefapPounds: 0 },
  }))
  await showOrder()
  await expect.element(page.getByText('Walk-in', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Food not counted by product (lb)')).toBeVisible()
  await expect.element(page.getByText('12.5', { exact: true })).toBeVisible()
})

it('says that an order can’t be loaded', async () => {
  answerWith(() => Response.json({ Successful: false, Message: 'Something went wrong.' }, { status: 500 }))
  await showOrder()
  await expect.element(page.getByText('Unable to load order #ABC.')).toBeVisible()
})

it('[order-detail-refresh-60] refreshes every 60 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let now = ownOrder
  const sent = serve(() => now)
  await showOrder()
  await expect.element(page.getByRole('button', { name: /ABC: Created$/ })).toBeVisible()
  now = changed('PACKED')
  await vi.advanceTimersByTimeAsync(59_000)
  expect(sent.filter(isOrderRead)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(page.getByRole('button', { name: /ABC: Packed$/ })).toBeVisible()
  expect(sent.filter(isOrderRead)).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.poll(() => sent.filter(isOrderRead).length).toBe(3)
})

it('[order-detail-map] marks the pantry location in the middle of a map of zoom 11', async () => {
  serve(() => ownOrder)
  await showOrder()
  const proxy = () => document.querySelector('.leaflet-proxy')?.getAttribute('style')
  // Leaflet scales its proxy by 2 to the power of zoom - 1.
  await expect.poll(proxy).toContain(`scale(${2 ** 10})`)
  const middle = (selector: string) => {
    const { left = 0, width = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    return Math.round(left + width / 2)
  }
  expect(document.querySelectorAll('.leaflet-marker-icon')).toHaveLength(1)
  await expect.poll(() => Math.abs(middle('.leaflet-marker-icon') - middle('.leaflet-container'))).toBeLessThan(3)
})

it('[order-detail-quantity-total] adds up the quantities of the items, packed ones as they were packed', async () => {
  const lines = [orderLine({ Quantity: 12, PackedQuantity: 10 }), milkLine]
  serve(() => ({ ...ownOrder, PantryOrderItems: lines }))
  await showOrder()
  const items = page.getByRole('table', { name: 'Items of order ABC' })
  await expect.element(items.getByRole('row', { name: /Pinto Beans, Dry 10 ?of 12 ordered/ })).toBeVisible()
  await expect.element(items.getByRole('row', { name: /Low-Fat Milk.* 2 / })).toBeVisible()
  const total = document.evaluate('//dt[.="Quantity"]/following-sibling::dd', document).iterateNext()
  expect(total?.textContent).toBe('12')
})

describe('the neighbor', () => {
  it('is shown with how to reach them', async () => {
    const sent = serve(() => ownOrder)
    await showOrder()
    const phone = page.getByRole('link', { name: '(865) 555-0134' })
    await expect.element(phone).toHaveAttribute('href', 'tel:+18655550134')
    await expect.element(page.getByText('Español')).toBeVisible()
    const details = page.getByRole('link', { name: 'Details of the neighbor' })
    await expect.element(details).toHaveAttribute('href', '/FoodBank#/app/orderahead-customer-detail?customerId=310')
    expect(sent.map(({ path }) => path)).toContainEqual(expect.stringContaining('/customer/310/full'))
    await expect.poll(violations).toEqual([])
  })

  it('that can’t be loaded is said, one who was forgotten is not', async () => {
    let status = 500
    const failing = () =>
      answerWith(({ path }) =>
        path.includes('/full')
          ? Response.json({ Successful: false, Message: 'Something went wrong.' }, { status })
          : value(orderAtChurchHall(ownOrder)),
      )
    failing()
    const { unmount } = await showOrder()
    const words = 'Failed to fetch full customer information, please try again later.'
    await expect.element(page.getByText(words)).toBeVisible()
    await unmount()
    status = 404
    const sent = failing()
    await showOrder()
    await expect.poll(() => sent.some(({ path }) => path.includes('/full'))).toBe(true)
    await expect.element(page.getByRole('heading', { name: 'Neighbor' })).not.toBeInTheDocument()
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
  })
})

describe('notes', () => {
  const note = (change: Partial<Order['Notes'][number]> = {}) => ({
    ID: 1,
    Note: 'Use the side door.',
    IsVisibleToFoodInsecureNeighbor: true,
    Created: '2026-11-20T15:00:00.000Z',
    User: { ID: 5, UserName: 'sam@example.org' },
    ...change,
  })
  const pictures = () => [...document.querySelectorAll('svg[width="60"]')].map((picture) => picture.outerHTML)

  it('[order-detail-avatar] stand beside pictures of their writers, made of the user name alone', async () => {
    const User = { ID: 6, UserName: 'kim@example.org' }
    const Notes = [note(), note({ ID: 2, Note: 'Two bags.', User, IsVisibleToFoodInsecureNeighbor: false })]
    serve(() => ({ ...ownOrder, Notes: [...Notes, note({ ID: 3, Note: 'Rings twice.' })] }))
    await showOrder()
    await expect.element(page.getByText('Rings twice.')).toBeVisible()
    const [first, second, third] = pictures()
    expect(first).toContain('<path')
    expect([second === first, third === first]).toEqual([false, true])
    expect(page.getByText('The neighbor reads this note').elements()).toHaveLength(2)
    await expect.poll(violations).toEqual([])
  })

  it('[order-detail-note-reload] are read again after one was added, with whether the neighbor sees it', async () => {
    let now = ownOrder
    const sent = serve(
      () => now,
      () => {
        now = { ...ownOrder, Notes: [note({ Note: 'Call before.' })] }
        return value(orderAtChurchHall(now))
      },
    )
    await showOrder()
    await page.getByRole('textbox', { name: 'Note' }).fill('Call before.')
    const isVisible = page.getByRole('checkbox', { name: 'Visible to the neighbor' })
    await isVisible.click()
    await expect.element(isVisible).toBeChecked()
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect.element(page.getByText('The neighbor reads this note')).toBeVisible()
    await expect.element(page.getByText('Call before.')).toBeVisible()
    const added = sent.findIndex(({ method }) => method === 'POST')
    expect(sent[added]?.body).toEqual({ Note: 'Call before.', IsVisibleToFoodInsecureNeighbor: true })
    expect(sent.slice(added).some(isOrderRead)).toBe(true)
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    await expect.element(isVisible).not.toBeChecked()
  })

  it('need words; why one is refused is told, and what was written stays', async () => {
    const sent = serve(
      () => ownOrder,
      () => refusal('An order takes 50 notes.'),
    )
    await showOrder()
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect.element(page.getByText('Please write a note.')).toBeVisible()
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
    await page.getByRole('textbox', { name: 'Note' }).fill('Call before.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect.element(page.getByText('An order takes 50 notes.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Call before.')
  })
})

it.each([
  ['pickup', {}],
  ['delivery', { PantryLocationID: null, PantryLocationPickupTimeID: null, FoodBankDeliveryTimeID: 7 }],
])(
  '[order-detail-readonly-entity] [order-readonly-entity] for %s is read-only when another pantry owns it',
  async (_, of) => {
    serve(() => ({ ...ownOrder, ...of, EntityID: 12 }))
    await showOrder()
    await expect.element(page.getByText('Another pantry owns this order. You can read it.')).toBeVisible()
    await expect.element(statusButton).toBeDisabled()
    for (const name of ['Add note', 'Hand over']) expect(page.getByRole('button', { name }).elements()).toEqual([])
    expect(page.getByRole('link', { name: 'Edit order' }).elements()).toEqual([])
  },
)

it('[order-readonly-entity] that another pantry owns is changed and cancelled by whoever placed it', async () => {
  const shown = (code?: OrderStatusCode) => ({
    ...orderAtChurchHall({ ...(code ? changed(code) : ownOrder), EntityID: 12 }, '2026-11-01'),
    IsPlacedByCaller: true,
  })
  const sent = answerWith(({ method, path }) => {
    if (method !== 'GET') return value(shown('CANCELLED'))
    return value(path.includes('/full') ? fullNeighbor : shown())
  })
  await showOrder()
  await expect.element(page.getByText(/^Another pantry owns this order\. You placed it,/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Edit order' })).toBeVisible()
  await expect.element(statusButton).toBeDisabled()
  for (const name of ['Add note', 'Hand over']) expect(page.getByRole('button', { name }).elements()).toEqual([])
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click()
  await expect.element(page.getByText('Another pantry owns this order. You can read it.')).toBeVisible()
  expect(sent.filter(({ method }) => method !== 'GET')).toMatchObject([
    { method: 'PUT', path: '/api/orderahead/order/2748/status/CANCELLED' },
  ])
  // The question fades out.
  await expect.poll(() => page.getByRole('button', { name: 'Cancel Order' }).elements()).toEqual([])
})

it('names the address of a delivery, with how to find it', async () => {
  const Address = {
    ID: 9,
    AddressLine1: '8 Elm Street',
    AddressLine2: '',
    City: 'Albany',
    Province: 'NY',
    PostalCode: '12207',
  }
  const address = {
    ID: 9,
    Name: 'Home',
    FoodInsecureNeighborID: 310,
    IsPrimary: true,
    Notes: 'Ring twice.',
    AddressID: 9,
    Address,
  }
  const delivery = { PantryLocationID: null, PantryLocationPickupTimeID: null, FoodBankDeliveryTimeID: 7 }
  const order = {
    ...orderAtChurchHall({ ...ownOrder, ...delivery, FoodInsecureNeighborAddressID: 9 }),
    PantryLocation: null,
  }
  answerWith(({ path }) => {
    if (path.includes('/customer/310/addresses/9')) return value(address)
    return value(path.includes('/full') ? fullNeighbor : order)
  })
  await showOrder()
  await expect.element(page.getByText('8 Elm Street, Albany, NY 12207 · Ring twice.')).toBeVisible()
  await expect.element(page.getByText('Delivery', { exact: true })).toBeVisible()
  expect(document.querySelector('.leaflet-container')).toBeNull()
})

it('is edited before its day, where its food was chosen', async () => {
  serve(() => ownOrder)
  await showOrder()
  const edit = page.getByRole('link', { name: 'Edit order' })
  await expect.element(edit).toHaveAttribute('href', expect.stringContaining('orderahead-customer-order/products'))
  await expect.element(edit).toHaveAttribute('href', expect.stringContaining('customerId=310'))
  await expect.element(edit).toHaveAttribute('href', expect.stringContaining('orderId=2748'))
})

it('[status-failure-reload] is read again when its status could not be changed', async () => {
  const sent = serve(
    () => ownOrder,
    () => refusal('This order has a final status, which can no longer be changed.'),
  )
  await showOrder()
  await statusButton.click()
  await page.getByRole('menuitem', { name: 'Packed' }).click()
  await expect.element(page.getByText(/^Error Updating Order: .* Please try again\.$/)).toBeVisible()
  await expect.poll(() => sent.filter(isOrderRead).length).toBe(2)
})

it('is handed over to somebody the household sent', async () => {
  const sent = serve(
    () => ownOrder,
    () => value(orderAtChurchHall(changed('DELIVEREDTONEIGHBOR'))),
  )
  await showOrder()
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('combobox', { name: 'Who receives it' }).selectOptions('proxy')
  // It is not packed, which the page says; the press answers that.
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over anyway' }).click()
  await expect.element(page.getByText('Please give the name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the person' }).fill('Luis Ruiz')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over anyway' }).click()
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toEqual([
      expect.objectContaining({
        RecipientKind: 'proxy',
        RecipientName: 'Luis Ruiz',
        Acknowledged: expect.arrayContaining(['notPacked']),
      }),
    ])
})

it.each([
  [
    'Cancel Order',
    'The order status will no longer be editable and the items in this order will be returned to the inventory',
  ],
  ['Delivered to Neighbor', 'After marking the order'],
])('[confirm-by-type] asks first: %s', async (status, words) => {
  const sent = serve(() => ownOrder)
  await showOrder()
  await statusButton.click()
  await page.getByRole('menuitem', { name: status }).click()
  await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})
