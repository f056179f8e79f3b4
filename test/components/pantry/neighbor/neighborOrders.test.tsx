import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '../../../../shared/network/session/api.ts'
import { sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { orderRow } from '../../../../shared/pantry/orders/order.ts'
import { orderGridRow, shownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import HomePage from '../../../../web/src/pantry/neighbor/HomePage.tsx'
import OrderPage from '../../../../web/src/pantry/neighbor/OrderPage.tsx'
import OrdersPage from '../../../../web/src/pantry/neighbor/OrdersPage.tsx'
import { WhenMayOrder } from '../../../../web/src/pantry/neighbor/WhenMayOrder.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** A neighbor's own orders: the next one first, its code, how it is changed and cancelled, and what stays without a signal. */

const neighbor: Session = { ...sessionAs('customer'), CustomerID: 310, Name: 'Rosa Figueroa' }
const asNeighbor = (content: ReactNode) => <SessionContext value={neighbor}>{content}</SessionContext>

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const next = sampleOrder({ ID: 4711, OrderDay: day(3) })
const later = sampleOrder({ ID: 4712, OrderDay: day(10) })
const over = sampleOrder({ ID: 4600, OrderDay: day(-10), StatusCode: 'DELIVEREDTONEIGHBOR' })

const shown = (change: object = {}) => ({
  ...shownOrder(next, { location: undefined, window: undefined }, day(0)),
  PantryLocation: {
    ID: 5,
    Label: 'Eastside Pantry',
    Address: { AddressLine1: '12 Oak St', AddressLine2: '', City: 'Knoxville', Province: 'TN', PostalCode: '37902' },
    Latitude: 36,
    Longitude: -84,
    Agency: { EntityID: 12 },
  },
  PantryLocationPickupTime: {
    ID: 52,
    PickupDay: next.OrderDay,
    PickupStartTime: next.StartTime,
    PickupEndTime: next.EndTime,
    OrdersCount: 1,
    MaximumOrders: 20,
    OpenTime: '2026-11-01T00:00:00.000Z',
    CloseTime: '2026-11-30T00:00:00.000Z',
    TimeZone: 'America/New_York',
  },
  Notes: [
    {
      ID: 1,
      Note: 'Use the side door.',
      IsVisibleToFoodInsecureNeighbor: true,
      Created: '2026-11-20T15:00:00.000Z',
      User: null,
    },
  ],
  ...change,
})

const serve = (change: (request: SentRequest) => Response = () => value(shown()), order: object = shown()) =>
  answerWith((request) => {
    if (request.method !== 'GET') return change(request)
    if (request.path.includes('Grid'))
      return value({ rows: [later, next, over].map((one) => orderGridRow(orderRow(one))) })
    return value(order)
  })
const noSignal = () =>
  answerWith(() => {
    throw new TypeError('Failed to fetch')
  })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(390, 800)
})

it('the start screen shows the next order with its code and place, and stays so without a signal', async () => {
  serve()
  const first = await show(asNeighbor(<HomePage />))
  await expect.element(page.getByText('1267', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Eastside Pantry')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Order food' }))
    .toHaveAttribute('href', '/neighbor#/app/orderahead-customer-order/index')
  await expect.poll(violations).toEqual([])
  await first.unmount()
  noSignal()
  await show(asNeighbor(<HomePage />))
  await expect.element(page.getByText('Eastside Pantry')).toBeVisible()
  await expect.element(page.getByText(/^No connection. What you see is as of /)).toBeVisible()
})

it('the start screen shows the cart that was left, also without a signal', async () => {
  const Place = {
    PantryLocationID: 5,
    PantryLocationPickupTimeID: 52,
    FoodBankDeliveryTimeID: null,
    FoodInsecureNeighborAddressID: null,
  }
  const Lines = [{ PantryInventoryItemID: 17, Quantity: 2, Name: 'Pinto Beans, Dry' }]
  localStorage.setItem('orderAheadCart', JSON.stringify({ CustomerID: 310, Place, Lines }))
  noSignal()
  await show(asNeighbor(<HomePage />))
  await expect.element(page.getByText('Pinto Beans, Dry × 2')).toBeVisible()
  expect(page.getByRole('link', { name: 'Go on with your order' }).element().getAttribute('href')).toContain(
    '#/app/orderahead-customer-order/products?customerId=310&pickupLocationId=5&pickupTimeId=52',
  )
})

const restricted: Session = {
  ...neighbor,
  IsRestricted: true,
  Pantry: { Name: 'Valley Food Bank', PhoneNumber: '(865) 555-0176' },
}

it('a restricted neighbor reads so first, at home and before the first step of an order, with whom to call', async () => {
  serve()
  const home = await show(
    <SessionContext value={restricted}>
      <HomePage />
    </SessionContext>,
  )
  await expect.element(page.getByText(/^You can’t order right now\. Please call your pantry\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: '(865) 555-0176' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Order food' }).elements()).toEqual([])
  await expect.poll(violations).toEqual([])
  await home.unmount()
  await show(
    <SessionContext value={restricted}>
      <WhenMayOrder>
        <p>30 products</p>
      </WhenMayOrder>
    </SessionContext>,
  )
  await expect.element(page.getByText(/^You can’t order right now\. Please call your pantry\./)).toBeVisible()
  expect(page.getByText('30 products').elements()).toEqual([])
})

it('tells the way in, the locker with its PIN, and whom to call, at home and on the order', async () => {
  const Locker = {
    Provider: 'acme',
    Reference: 'L-1',
    Compartment: '17',
    Pin: '123456',
    Reserved: `${day(0)}T10:00:00.000Z`,
  }
  const told = shown({ Locker, Pantry: { Name: 'Eastside', PhoneNumber: '(865) 555-0176' } })
  const full = { ...told, PantryLocation: { ...told.PantryLocation, Description: 'Side door, ramp on the left.' } }
  for (const content of [<HomePage key="home" />, <OrderPage key="order" />]) {
    answerWith(({ path }) =>
      value(path.includes('Grid') ? { rows: [next].map((one) => orderGridRow(orderRow(one))) } : full),
    )
    const open = await show(asNeighbor(content), { at: '/?id=4711' })
    await expect.element(page.getByText('Side door, ramp on the left.')).toBeVisible()
    await expect.element(page.getByText('Locker 17, PIN 123456')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Call Eastside: (865) 555-0176' })).toBeVisible()
    await expect.poll(violations).toEqual([])
    await open.unmount()
  }
})

/** Left edge of a part of a text, on the screen. */
function leftOf(text: string, part: string): number {
  const node = page.getByText(text, { exact: true }).element().firstChild
  const range = document.createRange()
  const start = text.lastIndexOf(part)
  range.setStart(node as Text, start)
  range.setEnd(node as Text, start + part.length)
  return range.getBoundingClientRect().left
}

it('from right to left, an address and a sentence that people typed in English are not turned', async () => {
  const Description = 'Side door, ramp.'
  const typed = shown({ PantryLocation: { ...shown().PantryLocation, Description } })
  const items = typed.PantryOrderItems.map((item, index) => {
    const PantryInventoryItem = { ...item.PantryInventoryItem, Name: `2% Milk ${index}`, Description: `Cold ${index}.` }
    return { ...item, PantryInventoryItem }
  })
  answerWith(({ path }) =>
    value(path.includes('Grid') ? { rows: [orderGridRow(orderRow(next))] } : { ...typed, PantryOrderItems: items }),
  )
  await show(
    asNeighbor(
      <div dir="rtl">
        <OrderPage />
      </div>,
    ),
    { at: '/?id=4711' },
  )
  await expect.element(page.getByText(Description)).toBeVisible()
  const address = '12 Oak St, Knoxville, TN 37902'
  expect(leftOf(address, '12')).toBeLessThan(leftOf(address, 'Oak'))
  expect(leftOf(address, '37902')).toBeGreaterThan(leftOf(address, 'TN'))
  for (const sentence of [Description, 'Use the side door.', 'Cold 0.'])
    expect(leftOf(sentence, '.')).toBeGreaterThan(leftOf(sentence, sentence.slice(0, 2)))
  expect(leftOf('2% Milk 0', '%')).toBeLessThan(leftOf('2% Milk 0', 'Milk'))
})

it('my orders list those to come, the next first, then the earlier ones (decision 57)', async () => {
  serve()
  await show(asNeighbor(<OrdersPage />))
  await expect.element(page.getByRole('heading', { name: 'Coming up' })).toBeVisible()
  const links = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent)
  await expect.poll(() => links().length).toBe(3)
  expect(links().map((text) => /items(\w+)$/.exec(text ?? '')?.[1])).toEqual(['1267', '1268', '11F8'])
  await expect.poll(violations).toEqual([])
})

it('an order shows its first products, by their letter where they have no picture', async () => {
  const Pictures = [{ Name: 'Apples', Path: '/pictures/demo/apples-small.png' }, { Name: 'Rice' }]
  answerWith(() => value({ rows: [{ ...orderGridRow(orderRow(next)), Pictures }, orderGridRow(orderRow(later))] }))
  await show(asNeighbor(<OrdersPage />))
  await expect.element(page.getByText('R', { exact: true })).toBeVisible()
  expect([...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([Pictures[0]?.Path])
  await expect.poll(violations).toEqual([])
})

it('an order that was just placed says so in the page, which nothing covers', async () => {
  serve()
  await show(asNeighbor(<OrderPage />), {
    at: '/app/orderahead-order-detail?id=4711',
    state: { said: 'Your order is placed. Left out, because it ran out: Milk', tone: 'warning' },
  })
  const said = page.getByRole('status').filter({ hasText: 'Left out, because it ran out: Milk' })
  await expect.element(said).toBeVisible()
  const code = page.getByRole('img', { name: 'QR code of order 1267' }).element().getBoundingClientRect()
  expect(said.element().getBoundingClientRect().bottom).toBeLessThan(code.top)
  await expect.poll(violations).toEqual([])
})

const showOrder = () => show(asNeighbor(<OrderPage />), { at: '/app/orderahead-order-detail?id=4711' })

it('an order shows code, QR code, directions, notes and where it is changed', async () => {
  serve()
  await showOrder()
  await expect.element(page.getByRole('img', { name: 'QR code of order 1267' })).toBeVisible()
  await expect.element(page.getByText('Use the side door.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Directions' }))
    .toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=Eastside%20Pantry%2C%2012%20Oak%20St%2C%20Knoxville%2C%20TN%2037902',
    )
  expect(page.getByRole('link', { name: 'Change my food' }).element().getAttribute('href')).toContain(
    '#/app/orderahead-customer-order/products?customerId=310&orderId=4711&pickupLocationId=5&pickupTimeId=52',
  )
  await expect.poll(violations).toEqual([])
})

it('an order to come opens without a signal as it was last seen, says as of when, and offers no change', async () => {
  serve()
  const first = await showOrder()
  await expect.element(page.getByRole('button', { name: 'Cancel my order' })).toBeVisible()
  await expect.poll(() => localStorage.getItem('gleanery.neighbor.order.4711')).not.toBeNull()
  await first.unmount()
  noSignal()
  await showOrder()
  await expect.element(page.getByRole('img', { name: 'QR code of order 1267' })).toBeVisible()
  await expect.element(page.getByText(/^No connection. What you see is as of \w{3}, /)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel my order' })).not.toBeInTheDocument()
  await expect.poll(violations).toEqual([])
})

it('[order-again] an order that is over, and the last one at home, is ordered again', async () => {
  serve(() => value(shown()))
  const home = await show(asNeighbor(<HomePage />))
  const again = page.getByRole('link', { name: 'Order the same again' })
  await expect.element(again).toHaveAttribute('href', expect.stringMatching(/index\?customerId=310&again=4600$/))
  await home.unmount()
  answerWith(({ path }) =>
    value(
      path.includes('Grid')
        ? { rows: [] }
        : { ...shownOrder(over, { location: undefined, window: undefined }, day(0)), Notes: [] },
    ),
  )
  await show(asNeighbor(<OrderPage />), { at: '/?id=4600' })
  await expect.element(again).toHaveAttribute('href', expect.stringMatching(/again=4600$/))
})

it('an order that is over, or gone from the list, is not kept on the phone', async () => {
  serve()
  localStorage.setItem('gleanery.neighbor.order.99', JSON.stringify({ At: '2026-11-20T15:00:00.000Z', Value: shown() }))
  await showOrder()
  await expect.poll(() => localStorage.getItem('gleanery.neighbor.order.4711')).not.toBeNull()
  await expect.poll(() => localStorage.getItem('gleanery.neighbor.order.99')).toBeNull()
})

it('is saved as an entry of the calendar', async () => {
  serve()
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  await showOrder()
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const file = saved.mock.calls[0]?.[0] as Blob
  expect(file.type).toBe('text/calendar;charset=utf-8')
  expect(await file.text()).toContain('SUMMARY:Pick up food: Eastside Pantry\\, code 1267')
  saved.mockRestore()
})

it('is cancelled after a question in the family’s words, and says so', async () => {
  const sent = serve(() => value(shown({ IsEditable: false, IsCancelled: true })))
  await showOrder()
  await page.getByRole('button', { name: 'Cancel my order' }).click()
  await expect
    .element(page.getByText('Your food goes to other families, and your time too. You can order again at any time.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect.element(page.getByText('Your order is cancelled')).toBeVisible()
  expect(sent.find(({ method }) => method === 'PUT')?.path).toBe('/api/orderahead/order/4711/status/CANCELLED')
})

it('a refused cancellation says why, and the order stays', async () => {
  serve(() => refusal('The day of the order has come.'))
  await showOrder()
  await page.getByRole('button', { name: 'Cancel my order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect.element(page.getByText('The day of the order has come.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel my order' })).toBeVisible()
})

it('an order whose hours are over offers no change', async () => {
  answerWith(({ path }) =>
    path.includes('Grid') ? value({ rows: [] }) : value(shown({ IsEditable: false, PickupOrDeliveryDate: day(-1) })),
  )
  await showOrder()
  await expect.element(page.getByText(/can no longer be changed here/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel my order' })).not.toBeInTheDocument()
})

it('on its day an order is cancelled until its hours are over, and offers no change', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const order = shown({ IsEditable: false })
  const Value = { ...order, PickupOrDeliveryDate: today, StartTime: '00:00:00', EndTime: '23:59:59' }
  const sent = serve(() => value({ ...Value, IsCancelled: true }), Value)
  await showOrder()
  await expect.element(page.getByText(/can no longer be changed here/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Change my food' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Cancel my order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect.element(page.getByText('Your order is cancelled')).toBeVisible()
  expect(sent.find(({ method }) => method === 'PUT')?.path).toBe('/api/orderahead/order/4711/status/CANCELLED')
})

it('an order that is being packed can be cancelled, and offers no change', async () => {
  const PantryOrderItems = shown().PantryOrderItems.map((item) => ({ ...item, PackedQuantity: 1 }))
  answerWith(({ path }) => (path.includes('Grid') ? value({ rows: [] }) : value(shown({ PantryOrderItems }))))
  await showOrder()
  await expect.element(page.getByText(/is in bags already, so the order can no longer be changed/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel my order' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Change my food' })).not.toBeInTheDocument()
})

it('an order that cannot be loaded says which', async () => {
  answerWith(({ path }) =>
    path.includes('Grid') ? value({ rows: [] }) : Response.json({ Message: 'x' }, { status: 500 }),
  )
  await showOrder()
  await expect.element(page.getByText('Unable to load order #1267.')).toBeVisible()
})

it('says on the day that the family is here and where, changes it, and takes it back', async () => {
  const today = shown({
    PickupOrDeliveryDate: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(),
    IsEditable: false,
  })
  const state = { Arrival: undefined as object | undefined }
  const sent: SentRequest[] = []
  answerWith((request) => {
    if (request.method === 'DELETE') state.Arrival = undefined
    if (request.method === 'PUT') {
      const { Spot } = request.body as { Spot: string }
      state.Arrival = { At: new Date().toISOString(), Spot, By: 'household' }
    }
    if (request.method !== 'GET') sent.push(request)
    if (request.path.includes('PantryOrdersGrid')) return value({ rows: [] })
    return value({ ...today, ...(state.Arrival ? { Arrival: state.Arrival } : {}) })
  })
  await page.viewport(390, 844)
  await show(asNeighbor(<OrderPage />), { at: '/?id=4711' })
  await page.getByLabelText('Where you wait (if you like)').fill(' blue car ')
  await page.getByRole('button', { name: 'I’m here' }).click()
  await expect.element(page.getByText(/^The pantry knows that you are here, since/)).toBeVisible()
  await expect.element(page.getByText('You wait here: blue car')).toBeVisible()
  await page.getByRole('button', { name: 'Change where I wait' }).click()
  await page.getByLabelText('Where you wait (if you like)').fill('bench')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('You wait here: bench')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'I’m not here' }).click()
  await expect.element(page.getByRole('button', { name: 'I’m here' })).toBeVisible()
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/orderahead/order/4711/arrival',
    'PUT /api/orderahead/order/4711/arrival',
    'DELETE /api/orderahead/order/4711/arrival',
  ])
  expect(sent.map(({ body }) => body)).toEqual([{ Spot: 'blue car' }, { Spot: 'bench' }, undefined])
})

const todayHere = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
/** The pantry's server, which the phone reaches only while `isReached`; it answers an arrival as `arrive` does. */
function serveNoSignal(arrive: (request: SentRequest) => Response) {
  const state = { isReached: false, Arrival: undefined as object | undefined }
  const sent: SentRequest[] = []
  answerWith((request) => {
    if (request.method !== 'GET') {
      if (!state.isReached) throw new TypeError('No connection')
      sent.push(request)
      const { Spot, At } = request.body as { Spot: string; At: string }
      state.Arrival = { At, Spot, By: 'household' }
      return arrive(request)
    }
    if (request.path.includes('PantryOrdersGrid')) return value({ rows: [] })
    const Arrival = state.Arrival ? { Arrival: state.Arrival } : {}
    return value(shown({ PickupOrDeliveryDate: todayHere(), IsEditable: false, ...Arrival }))
  })
  return { state, sent }
}
const reach = () => window.dispatchEvent(new Event('online'))

it('keeps “I’m here” without a signal, says so, and sends it with its time when there is one', async () => {
  const { state, sent } = serveNoSignal(() => value(shown({ PickupOrDeliveryDate: todayHere() })))
  await page.viewport(390, 844)
  await show(asNeighbor(<OrderPage />), { at: '/?id=4711' })
  await page.getByRole('button', { name: 'I’m here' }).click()
  await expect.element(page.getByText(/^Not sent yet: you said at .* that you are here\./)).toBeVisible()
  expect(page.getByText(/^The pantry knows that you are here/).query()).toBeNull()
  const kept = Object.keys(localStorage).find((key) => key.startsWith('gleanery.neighbor.here.'))
  expect(JSON.parse(localStorage.getItem(kept ?? '') ?? '').waiting).toHaveLength(1)
  await page.getByRole('button', { name: 'Change where I wait' }).click()
  await page.getByLabelText('Where you wait (if you like)').fill('bench')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('You wait here: bench')).toBeVisible()
  await expect.poll(violations).toEqual([])
  const told = new Date().toISOString()
  state.isReached = true
  reach()
  await expect.element(page.getByText(/^The pantry knows that you are here, since/)).toBeVisible()
  expect(sent.map(({ body }) => (body as { Spot: string }).Spot)).toEqual(['', 'bench'])
  expect(sent.every(({ body }) => (body as { At: string }).At <= told)).toBe(true)
  expect(page.getByText(/^Not sent yet/).query()).toBeNull()
})

it('takes back what waits, and sends nothing of it', async () => {
  const { state, sent } = serveNoSignal(() => value(shown()))
  await show(asNeighbor(<OrderPage />), { at: '/?id=4711' })
  await page.getByRole('button', { name: 'I’m here' }).click()
  await page.getByRole('button', { name: 'I’m not here' }).click()
  await expect.element(page.getByRole('button', { name: 'I’m here' })).toBeVisible()
  state.isReached = true
  reach()
  expect(page.getByText(/^Not sent yet/).query()).toBeNull()
  expect(sent).toEqual([])
})

it('says on the start page that it came too late, in the pantry’s words, until that was read', async () => {
  const late = 'The day of this pickup is over. Please call the pantry.'
  const { state } = serveNoSignal(() => refusal(late))
  const { unmount } = await show(asNeighbor(<OrderPage />), { at: '/?id=4711' })
  await page.getByRole('button', { name: 'I’m here' }).click()
  await expect.element(page.getByText(/^Not sent yet/)).toBeVisible()
  await unmount()
  state.isReached = true
  await show(asNeighbor(<HomePage />))
  await expect.element(page.getByText(new RegExp(`^The pantry did not get what you said on .*${late}`))).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByText(late, { exact: false }).elements()).toEqual([])
})

it('offers that on no other day', async () => {
  serve()
  await show(asNeighbor(<OrderPage />), { at: '/?id=4711' })
  await expect.element(page.getByText('Order code')).toBeVisible()
  expect(page.getByRole('button', { name: 'I’m here' }).query()).toBeNull()
})
