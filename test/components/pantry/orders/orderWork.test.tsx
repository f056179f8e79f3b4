import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { orderingRules } from '../../../../shared/pantry/ordering/cart.fixture.ts'
import { handOverFacts, orderLine, sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { orderRow } from '../../../../shared/pantry/orders/order.ts'
import { fetchTotals, orderToPack, type PackedProduct } from '../../../../shared/pantry/orders/packing.ts'
import { orderStatuses } from '../../../../shared/pantry/orders/status.ts'
import { orderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { productTag } from '../../../../shared/pantry/products/view.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import OrdersPage from '../../../../web/src/pantry/orders/OrdersPage.tsx'
import PackingPage from '../../../../web/src/pantry/orders/pack/PackingPage.tsx'
import {
  answerWith,
  inComfortableRows,
  refusal,
  type SentRequest,
  sessionAs,
  show,
  value,
  violations,
} from '../../setup.tsx'
import { listToOrder, productRow } from '../products/productRow.ts'
import { orderAtChurchHall, ownOrder } from './orders.fixture.ts'

/** The orders grid with its filters and changes of many, and the packing screen. */

const own = ownOrder
const second = sampleOrder({ EntityID: 10, ID: 2749, StatusCode: 'PACKED' })
const rows = [own, second].map((one) => orderGridRow(orderRow(one)))
const product = { PackingOrder: null, PantryInventoryStorageLocationID: 7, Location: 'A3' }
const products = new Map([
  [17, { ...product, ID: 17 }],
  [18, { ...product, ID: 18, PackingOrder: 1 }],
])
const window = {
  ID: 52,
  Kind: 'pickup',
  PantryLocationID: 5,
  Label: 'Church hall',
  OrderDay: '2026-11-24',
  StartTime: '10:00:00',
  EndTime: '10:59:59',
  ToPack: 1,
  Packed: 1,
  HandedOver: 0,
}
const packingList = {
  Window: window,
  Orders: [own, second].map((one) => orderToPack(one, products)),
  Page: 1,
  Found: 2,
  ToFetch: fetchTotals([orderToPack(own, products)], [{ ID: 7, Label: 'Aisle 2' }]),
}

const serve = () =>
  answerWith(({ method, path }: SentRequest) => {
    if (method !== 'GET') return value(path.endsWith('/orders/status') ? 2 : orderAtChurchHall(own))
    if (path.includes('OrdersGrid')) return value({ rows })
    if (path.includes('statuses')) return value(orderStatuses)
    if (path.includes('savedfilters') || path.includes('savedFilters')) return value({ Version: 0, Filters: [] })
    if (path.includes('/packing/52')) return value(packingList)
    if (path.includes('/order/2748')) return value(orderAtChurchHall(own))
    if (path.includes('/packing')) return value({ Day: '2026-11-24', Windows: [window] })
    return value([])
  })
const inSession = (content: React.ReactNode) => (
  <SessionContext value={sessionAs('foodbankuser')}>{content}</SessionContext>
)
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

it('[orders-id-hex] [orders-grid-features] shows the orders with their columns, status and details', async () => {
  inComfortableRows()
  serve()
  await page.viewport(1280, 800)
  await show(inSession(<OrdersPage />))
  await expect.element(page.getByRole('gridcell', { name: 'ABC Contains TEFAP products' })).toBeVisible()
  for (const name of ['Name', 'Zip', 'Placed', 'Status', 'Items'])
    await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  const row = document.querySelector('[role=row][data-id="2748"]')
  expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(120)
  await expect.poll(violations).toEqual([])
})

it('[confirm-bulk] [bulk-status-count-toast] changes the checked orders after asking', async () => {
  const sent = serve()
  await page.viewport(1280, 800)
  await show(inSession(<OrdersPage />))
  await page.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page.getByRole('combobox', { name: 'Change status' }).click()
  await page.getByRole('option', { name: 'Packed' }).click()
  const question = 'Update the 2 selected orders to Packed? Orders with a final status are not modified.'
  await expect.element(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText('Updated Orders: Changed 2 orders to Packed')).toBeVisible()
  const put = sent.find(({ method }) => method === 'PUT')
  expect(put).toMatchObject({ path: '/api/orderahead/orders/status', body: { OrderIDs: [2748, 2749], StatusID: 3 } })
})

it('[date-format-filters] filters by what the panel offers, and sends days as MM-DD-YYYY', async () => {
  const sent = serve()
  await page.viewport(1280, 800)
  await show(inSession(<OrdersPage />))
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const field = page.getByLabelText('Pickup from')
  await expect.element(field).toBeVisible()
  const day = field.element() as HTMLInputElement
  day.focus()
  await userEvent.keyboard('11242026')
  await page.getByRole('checkbox', { name: 'Exclude cancelled' }).click()
  await expect.poll(() => sent.some(({ path }) => path.includes('OrderPickupStartDate=11-24-2026'))).toBe(true)
  expect(day.value).toBe('2026-11-24')
  await expect.poll(violations).toEqual([])
})

it('packs in packing order, and shows what to fetch from each storage location', async () => {
  const sent = serve()
  await page.viewport(820, 1180)
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await expect.element(page.getByRole('heading', { name: 'Aisle 2' })).toBeVisible()
  await expect.element(page.getByText('2 × Low-Fat Milk (A3)')).toBeVisible()
  const ticks = page
    .getByRole('checkbox')
    .elements()
    .map((box) => box.getAttribute('aria-label'))
  expect(ticks.slice(0, 2)).toEqual(['2 × Low-Fat Milk, packed', '3 × Pinto Beans, Dry, packed'])
  await page.getByRole('checkbox', { name: '2 × Low-Fat Milk, packed' }).click()
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toEqual([{ PantryInventoryItemID: 18, PackedQuantity: 2 }])
  await expect.poll(violations).toEqual([])
})

it('a day with several windows has one list of what to fetch for all of them', async () => {
  answerWith(({ path }) => {
    const Windows = [window, { ...window, ID: 53, StartTime: '12:00:00', EndTime: '12:59:59', ToPack: 2 }]
    const Short = [{ ID: 18, Name: 'Low-Fat Milk', Ordered: 80, Packed: 62 }]
    const sums = path.includes('withSums=true') ? { ToFetch: packingList.ToFetch, Short } : {}
    return path.includes('/packing') ? value({ Day: '2026-11-24', Windows, ...sums }) : value([])
  })
  await show(inSession(<PackingPage />))
  await page.getByRole('button', { name: 'Pick list of the day' }).click()
  await expect.element(page.getByRole('heading', { name: 'Pick list of the day' })).toBeVisible()
  await expect.element(page.getByText('Tue, Nov 24: for 3 orders that are still to be packed')).toBeVisible()
  await expect.element(page.getByText('2 × Low-Fat Milk (A3)')).toBeVisible()
  await expect.element(page.getByText('Low-Fat Milk: ordered 80, packed 62')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('flags what is on hold: it is not ticked, and left out with one tap', async () => {
  const held = new Map<number, PackedProduct>([
    ...products,
    [18, { ...product, ID: 18, PackingOrder: 1, IsOnHold: true }],
  ])
  const list = { ...packingList, Orders: [orderToPack(own, held)], ToFetch: [] }
  const sent = answerWith(({ method }) => value(method === 'GET' ? list : orderAtChurchHall(own)))
  await page.viewport(820, 1180)
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await expect.element(page.getByText('On hold: do not pack')).toBeVisible()
  await expect.element(tickOf('2 × Low-Fat Milk')).toBeDisabled()
  await expect.element(tickOf('3 × Pinto Beans, Dry')).toBeEnabled()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Leave out Low-Fat Milk' }).click()
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toMatchObject([{ PantryInventoryItemID: 18, PackedQuantity: 0 }])
})

it('shows at a line what the family wants when it runs out', async () => {
  const wished = { ...own, PantryOrderItems: [orderLine({ Substitution: 'none' })] }
  const list = { ...packingList, Orders: [orderToPack(wished, products)], ToFetch: [] }
  answerWith(() => value(list))
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await expect.element(page.getByText('Only this', { exact: true })).toBeVisible()
  await expect.poll(violations).toEqual([])
})

/** The packing screen, whose changes are answered by hand in the order in which they came. */
async function packByHand() {
  const waiting: ((response: Response) => void)[] = []
  const sent = answerWith(({ method }) =>
    method === 'GET' ? value(packingList) : new Promise<Response>((resolve) => waiting.push(resolve)),
  )
  await page.viewport(820, 1180)
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  const changes = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { changes, answer: (response: Response) => waiting.shift()?.(response) }
}
const tickOf = (name: string) => page.getByRole('checkbox', { name: `${name}, packed` }).first()

it('shows a tick at once, takes further ones by keyboard meanwhile, and sends them one after the other', async () => {
  const { changes, answer } = await packByHand()
  await tickOf('2 × Low-Fat Milk').click()
  await expect.element(tickOf('2 × Low-Fat Milk')).toBeChecked()
  expect(page.getByText('2 × Low-Fat Milk (A3)').elements()).toEqual([])
  const beans = tickOf('3 × Pinto Beans, Dry').element() as HTMLInputElement
  beans.focus()
  await userEvent.keyboard(' ')
  await expect.element(tickOf('3 × Pinto Beans, Dry')).toBeChecked()
  expect(document.activeElement).toBe(beans)
  expect(changes()).toEqual([{ PantryInventoryItemID: 18, PackedQuantity: 2 }])
  answer(value(orderAtChurchHall(own)))
  await expect.poll(changes).toHaveLength(2)
  await expect.poll(violations).toEqual([])
})

it('ticks a whole order by one tap, but for what is on hold, and takes these ticks back', async () => {
  const held = new Map<number, PackedProduct>([...products, [18, { ...product, ID: 18, IsOnHold: true }]])
  const more = orderLine({ PantryInventoryItemID: 19, Name: 'Oats', Quantity: 1 })
  const order = { ...own, PantryOrderItems: [...own.PantryOrderItems, more] }
  const list = { ...packingList, Orders: [orderToPack(order, held)], ToFetch: [] }
  const sent = answerWith(({ method }) => value(method === 'GET' ? list : orderAtChurchHall(own)))
  const packed = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await page.getByRole('button', { name: 'All in the bag: order ABC' }).click()
  await expect.element(tickOf('3 × Pinto Beans, Dry')).toBeChecked()
  await expect.element(tickOf('1 × Oats')).toBeChecked()
  await expect.element(tickOf('2 × Low-Fat Milk')).not.toBeChecked()
  const ticks = [
    { PantryInventoryItemID: 19, PackedQuantity: 1 },
    { PantryInventoryItemID: 17, PackedQuantity: 3 },
  ]
  await expect.poll(() => packed()).toEqual(expect.arrayContaining(ticks))
  expect(packed()).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: 'All in the bag: order ABC' })).not.toBeInTheDocument()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(tickOf('3 × Pinto Beans, Dry')).not.toBeChecked()
  await expect
    .poll(() => packed().slice(2))
    .toEqual(expect.arrayContaining(ticks.map((tick) => ({ ...tick, PackedQuantity: null }))))
  expect(packed()).toHaveLength(4)
})

it('makes the labels of the window’s bags from its packing list', async () => {
  const sent = serve()
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await page.getByRole('button', { name: 'Labels for the bags' }).click()
  await page.getByRole('menuitem', { name: 'Roll, 4 × 6 in' }).click()
  await expect.poll(() => sent.some(({ path }) => path.includes('/reports/labels'))).toBe(true)
  const { searchParams } = new URL(sent.find(({ path }) => path.includes('/labels'))?.path ?? '', 'http://local')
  expect(Object.fromEntries(searchParams)).toMatchObject({ PantryLocationPickupTimeID: '52', LabelSheet: 'ROLL4X6' })
})

it('asks for nothing again after ten ticks that were answered, and sums what is still to fetch', async () => {
  const five = [0, 1, 2, 3, 4].map((index) => orderToPack({ ...own, ID: 2748 + index }, products))
  const ToFetch = fetchTotals(five, [{ ID: 7, Label: 'Aisle 2' }])
  const list = { ...packingList, Window: { ...window, ToPack: 5 }, Orders: five, Found: 5, ToFetch }
  const sent = answerWith(({ method }) => value(method === 'GET' ? list : orderAtChurchHall(own)))
  await page.viewport(820, 1180)
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await expect.element(page.getByText('10 × Low-Fat Milk (A3)')).toBeVisible()
  // A page that nobody looks at is not polled.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const asked = () => sent.filter(({ method, path }) => method === 'GET' && path.includes('show=toPack')).length
  const before = asked()
  for (const tick of page.getByRole('checkbox').elements()) await userEvent.click(tick)
  await expect.poll(() => sent.filter(({ method }) => method === 'PUT')).toHaveLength(10)
  await expect.element(page.getByText('Everything is in bags.')).toBeVisible()
  for (const tick of page.getByRole('checkbox').elements()) expect(tick).toBeChecked()
  expect(asked()).toBe(before)
})

it('offers substitutes for what is missing, similar products first, and shows what one stands in for', async () => {
  const bag = sampleOrder({
    ...own,
    PantryOrderItems: [
      orderLine({ PackedQuantity: 1 }),
      orderLine({ PantryInventoryItemID: 18, Name: 'Milk', PackedQuantity: 1, Quantity: 0, SubstituteOf: 17 }),
    ],
  })
  const rows = [
    productRow(31, 'Apples', { PantryItemID: 9, Quantity: 4 }),
    productRow(32, 'Black Beans', { PantryItemID: 3, Quantity: 4 }),
    productRow(18, 'Milk', { PantryItemID: 9, Quantity: 4 }),
  ]
  const list = { ...packingList, Orders: [orderToPack(bag, products)] }
  const sent = answerWith(({ method, path }) => {
    if (method !== 'GET') return value(orderAtChurchHall(own))
    return value(
      path.includes(`/customer/${own.FoodInsecureNeighbor.ID}/products`) ? listToOrder(rows, orderingRules) : list,
    )
  })
  await page.viewport(820, 1180)
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await expect.element(page.getByText('instead of Pinto Beans, Dry')).toBeVisible()
  await page.getByRole('button', { name: 'Substitute for Pinto Beans, Dry' }).click()
  const dialog = page.getByRole('dialog', { name: 'What goes in instead of Pinto Beans, Dry?' })
  await expect.element(dialog.getByRole('heading', { name: 'Similar products' })).toBeVisible()
  // The letter stands in for the picture.
  const choices = () =>
    dialog
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent)
  await expect.poll(choices).toEqual(['B1 × Black Beans4 in stock', 'A1 × Apples4 in stock'])
  await expect.poll(violations).toEqual([])
  await dialog.getByRole('button', { name: /Black Beans/ }).click()
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toEqual([{ PantryInventoryItemID: 32, PackedQuantity: 1, SubstituteOf: 17 }])
  expect(sent.some(({ path }) => path.includes(`OrderID=${own.ID}`) && path.includes('PickupTimeID=52'))).toBe(true)
})

it('of a family that wants this product alone, a substitute is offered once staff say that it agreed', async () => {
  const PantryOrderItems = [orderLine({ PackedQuantity: 1, Substitution: 'none' })]
  const bag = sampleOrder({ ...own, PantryOrderItems })
  const rows = [productRow(32, 'Black Beans', { PantryItemID: 3, Quantity: 4 })]
  const list = { ...packingList, Orders: [orderToPack(bag, products)] }
  const sent = answerWith(({ method, path }) => {
    if (method !== 'GET') return value(orderAtChurchHall(bag))
    return value(path.includes('/products') ? listToOrder(rows, orderingRules) : list)
  })
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await page.getByRole('button', { name: 'Substitute for Pinto Beans, Dry' }).click()
  const dialog = page.getByRole('dialog', { name: 'What goes in instead of Pinto Beans, Dry?' })
  await expect.element(dialog.getByText(/^The family wants only this product\./)).toBeVisible()
  await expect.poll(() => sent.some(({ path }) => path.includes('/products'))).toBe(true)
  const choice = dialog.getByRole('button', { name: /Black Beans/ })
  const agreed = dialog.getByRole('checkbox', { name: 'The family has agreed to another product' })
  await expect.element(agreed).not.toBeChecked()
  await agreed.click()
  await expect.element(choice).toBeVisible()
  await expect.poll(violations).toEqual([])
  await agreed.click()
  await expect.element(choice).not.toBeInTheDocument()
  await agreed.click()
  await choice.click()
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body))
    .toEqual([{ PantryInventoryItemID: 32, PackedQuantity: 2, SubstituteOf: 17, IsAgreed: true }])
})

it('marks a substitute that lacks a diet of what was ordered, and shows each with its picture', async () => {
  const tag = productTag({
    ID: 7,
    Name: 'Gluten Free',
    RequiresInclude: false,
    PantryInventoryItemTagGroup: { ID: 1, Name: 'Diet' },
  })
  const rows = [
    productRow(31, 'Rice', { PantryItemID: 9, Quantity: 4, PantryInventoryItemsPantryInventoryItemTags: [tag] }),
    productRow(32, 'Wheat Pasta', { PantryItemID: 9, Quantity: 4 }),
  ]
  const bag = sampleOrder({ ...own, PantryOrderItems: [orderLine({ PackedQuantity: 1 })] })
  const Diets = [{ PantryInventoryItemID: 17, Names: ['Gluten Free'] }]
  answerWith(({ path }) =>
    value(
      path.includes('/products')
        ? listToOrder(rows, { ...orderingRules, Diets })
        : { ...packingList, Orders: [orderToPack(bag, products)] },
    ),
  )
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await page.getByRole('button', { name: 'Substitute for Pinto Beans, Dry' }).click()
  const choice = (name: string) => page.getByRole('button', { name: new RegExp(name) })
  await expect.element(choice('Wheat Pasta').getByText('Not marked Gluten Free')).toBeVisible()
  await expect.element(choice('Rice')).toBeVisible()
  expect(
    choice('Rice')
      .getByText(/Not marked/)
      .elements(),
  ).toEqual([])
})

it('leaves the next order where it is while one is marked as packed', async () => {
  const short = sampleOrder({ ...own, PantryOrderItems: [orderLine({ PackedQuantity: 1 })] })
  const next = sampleOrder({ ...own, ID: 2750 })
  const list = { ...packingList, Orders: [short, next].map((one) => orderToPack(one, products)) }
  const sent = answerWith(({ method }) => (method === 'GET' ? value(list) : new Promise<Response>(() => undefined)))
  await page.viewport(480, 1180)
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  const markPacked = ({ ID }: typeof next) =>
    page.getByRole('button', { name: `Mark packed: order ${ID.toString(16).toUpperCase()}`, exact: true })
  const top = (element: Element) => element.getBoundingClientRect().top
  const below = () => top(markPacked(next).element()) - top(page.getByRole('checkbox').first().element())
  await expect.element(markPacked(next)).toBeVisible()
  const before = below()
  await markPacked(short).click()
  await expect.poll(() => sent.filter(({ method }) => method !== 'GET')).toHaveLength(1)
  await expect.element(markPacked(short)).toBeDisabled()
  await expect.element(page.getByRole('button', { name: /^Substitute for/ })).toBeDisabled()
  // Less than would make a finger miss it.
  expect(Math.abs(below() - before)).toBeLessThan(8)
})

it('says that an order is packed, with Undo', async () => {
  const order = sampleOrder({ ...own, PantryOrderItems: [orderLine({ PackedQuantity: 2 })] })
  const list = { ...packingList, Orders: [orderToPack(order, products)] }
  const sent = answerWith(({ method }) => value(method === 'GET' ? list : shown()))
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await page.getByRole('button', { name: 'Mark packed: order ABC' }).click()
  await expect.element(page.getByText('Order ABC is packed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  const statuses = () => sent.flatMap(({ method, path }) => (method === 'GET' ? [] : path.split('/').slice(-2)))
  await expect.poll(statuses).toHaveLength(4)
  expect(statuses().filter((part) => /^[A-Z]/.test(part))).toEqual(['PACKED', 'PROCESSING'])
})

it('takes a tick back that the server refuses, and says why', async () => {
  const { changes, answer } = await packByHand()
  await tickOf('2 × Low-Fat Milk').click()
  await expect.element(tickOf('2 × Low-Fat Milk')).toBeChecked()
  await expect.poll(changes).toHaveLength(1)
  answer(refusal('This order is packed already.'))
  await expect.element(page.getByRole('alert').filter({ hasText: 'This order is packed already.' })).toBeVisible()
  await expect.element(tickOf('2 × Low-Fat Milk')).not.toBeChecked()
})

it('lists the windows of a day, and says when a code is of no order', async () => {
  serve()
  await page.viewport(390, 844)
  await show(inSession(<PackingPage />))
  await expect.element(page.getByText('1 of 2 packed')).toBeVisible()
  await page.getByLabelText('Scan or type the order code').fill('xyz!')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect
    .element(page.getByText('No order has this code, and no order of today this name or number.'))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expect.poll(violations).toEqual([])
})

/** A camera that films a canvas, and a browser that reads codes from it. */
function stubCamera(detect: () => Promise<{ rawValue: string }[]>) {
  const canvas = document.createElement('canvas')
  const stream = canvas.captureStream()
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
  const asked: unknown[] = []
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = async () => ['qr_code', 'code_128']
      readonly detect = detect
      constructor(options: unknown) {
        asked.push(options)
      }
    },
  )
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  return { asked, tracks: stream.getTracks() }
}
const scanButton = page.getByRole('button', { name: 'Scan with the camera' })

it('hands over what the camera reads on a label', async () => {
  const seen = [[], [{ rawValue: 'ABC' }]]
  const camera = stubCamera(async () => seen.shift() ?? [])
  serve()
  await show(inSession(<PackingPage />))
  await scanButton.click()
  await expect.element(page.getByRole('region', { name: 'Hand over order #ABC' })).toBeVisible()
  await expect.element(page.getByText(/^#ABC, 5 items/)).toBeVisible()
  expect(camera.asked).toEqual([{ formats: ['qr_code', 'code_128'] }])
  await expect.poll(() => camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
})

it('has codes typed where the browser has no camera, or it can’t be used', async () => {
  serve()
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices)
  const { unmount } = await show(inSession(<PackingPage />))
  await expect.element(page.getByLabelText('Scan or type the order code')).toBeVisible()
  expect(scanButton.elements()).toEqual([])
  await unmount()
  vi.restoreAllMocks()
  stubCamera(async () => [])
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new Error('denied'))
  await show(inSession(<PackingPage />))
  await scanButton.click()
  await expect.element(page.getByText('The camera cannot be used here. Please type the code.')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByLabelText('Scan or type the order code').fill('abc')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.element(page.getByRole('region', { name: 'Hand over order #ABC' })).toBeVisible()
})

const shown = (change = {}) => orderAtChurchHall(sampleOrder({ ...own, ...change }))
/** The packing screen of the church hall, whose table scans a code. */
async function scanned(order: ReturnType<typeof shown>) {
  const sent = answerWith(({ method, path }) => {
    const HandOver = { ...handOverFacts, At: new Date().toISOString() }
    if (method !== 'GET') return value({ ...order, PantryOrderStatusType: orderStatuses[4], HandOver })
    return value(path.includes('/order/') ? order : packingList)
  })
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  const field = page.getByLabelText('Scan or type the order code')
  await field.fill('ABC')
  await userEvent.keyboard('{Enter}')
  return { sent: () => sent.filter(({ method }) => method !== 'GET'), field }
}
const today = new Date().toISOString().slice(0, 10)

it('hands over by scanner and Enter alone, with the way back in its place', async () => {
  const order = shown({ StatusCode: 'PACKED', OrderDay: today })
  const { sent, field } = await scanned({ ...order, AtTable: rosa })
  const table = page.getByRole('region', { name: 'Hand over order #ABC' })
  await expect.element(table.getByText('Rosa Figueroa')).toBeVisible()
  await expect.element(table.getByText('Cold bag: 2')).toBeVisible()
  await expect.element(table.getByText(/Church hall/)).toBeVisible()
  await expect.element(table.getByText('Speaks Spanish')).toBeVisible()
  await expect.element(table.getByText('For the table: No peanuts.')).toBeVisible()
  await expect.element(table.getByLabelText('People in the household today')).toHaveValue('4')
  await expect.poll(violations).toEqual([])
  await expect.element(table.getByRole('button', { name: 'Hand over' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toEqual([
      {
        ...{ RecipientKind: 'household', RecipientName: null, PantryLocationID: 5, Acknowledged: [] },
        At: expect.any(String),
      },
    ])
  await expect.element(page.getByText('Handed over: Rosa Figueroa, order #ABC.')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => sent().at(-1)?.path).toBe('/api/orderahead/order/2748/handover/undo')
  await expect.element(page.getByText('The hand-over of order #ABC was taken back')).toBeVisible()
  await expect.element(field).toHaveFocus()
})
const rosa = { Language: 'es' as const, Notes: 'No peanuts.', HouseholdSize: 4 }

it('counts the household of today up and down from the profile, and sends it only when it is another one', async () => {
  const { sent } = await scanned({ ...shown({ StatusCode: 'PACKED', OrderDay: today }), AtTable: rosa })
  await page.getByRole('button', { name: 'One person more' }).click()
  await page.getByRole('button', { name: 'One person more' }).click()
  await page.getByRole('button', { name: 'One person fewer' }).click()
  await expect.element(page.getByLabelText('People in the household today')).toHaveValue('5')
  await page.getByRole('button', { name: 'Hand over', exact: true }).first().click()
  await expect.poll(() => sent().map(({ body }) => body)).toMatchObject([{ HouseholdSize: 5 }])
})

it('scanned twice fast, or while another order is shown, a code opens its order and hands over nothing', async () => {
  const order = shown({ StatusCode: 'PACKED', OrderDay: today })
  const other = shown({ ID: 2749, StatusCode: 'PACKED', OrderDay: today })
  const sent = answerWith(({ path }) => {
    if (path.includes('/order/2749')) return value(other)
    return value(path.includes('/order/') ? order : packingList)
  })
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  const field = page.getByLabelText('Scan or type the order code')
  await field.click()
  await userEvent.keyboard('abc{Enter}abc{Enter}')
  const button = (code: string) =>
    page.getByRole('region', { name: `Hand over order #${code}` }).getByRole('button', { name: 'Hand over' })
  await expect.element(button('ABC')).toHaveFocus()
  // Begun on the button, which a scanner knows nothing of.
  await userEvent.keyboard('abd{Enter}')
  await expect.element(button('ABD')).toHaveFocus()
  await expect.element(button('ABC')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('')
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(button('ABD')).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})

it('a family that wants to be asked chooses at the table what it gets instead, before the hand-over', async () => {
  const asked = orderLine({ PackedQuantity: 1, Substitution: 'ask' })
  const order = shown({ StatusCode: 'PACKED', OrderDay: today, PantryOrderItems: [asked] })
  const chosen = orderLine({
    PantryInventoryItemID: 40,
    Name: 'Lentils',
    Quantity: 0,
    PackedQuantity: 2,
    SubstituteOf: 17,
  })
  const after = shown({ StatusCode: 'PACKED', OrderDay: today, PantryOrderItems: [asked, chosen] })
  const sent = answerWith(({ method, path }) => {
    if (method !== 'GET') return value(after)
    if (path.includes('/products'))
      return value(listToOrder([productRow(40, 'Lentils', { Quantity: 5 })], undefined as never))
    return value(path.includes('/order/') ? order : packingList)
  })
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await page.getByLabelText('Scan or type the order code').click()
  await userEvent.keyboard('ABC{Enter}')
  await page.getByRole('button', { name: 'Instead of Pinto Beans, Dry' }).click()
  await page.getByRole('button', { name: /2 × Lentils/ }).click()
  await expect.element(page.getByText('Put in as a substitute')).toBeVisible()
  await expect.element(page.getByText('Ask the family')).not.toBeInTheDocument()
  expect(sent.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { PantryInventoryItemID: 40, PackedQuantity: 2, SubstituteOf: 17 },
  ])
  await expect.poll(violations).toEqual([])
})

it('an order that another station hands over first is refused, and shown as gone', async () => {
  const order = shown({ StatusCode: 'PACKED', OrderDay: today })
  const gone = shown({ StatusCode: 'DELIVEREDTONEIGHBOR', HandOver: handOverFacts })
  let isGone = false
  answerWith(({ method, path }) => {
    if (method !== 'GET') {
      isGone = true
      return refusal('This order was already handed over.')
    }
    if (path.includes('/order/')) return value(isGone ? gone : order)
    return value(packingList)
  })
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await page.getByLabelText('Scan or type the order code').click()
  await userEvent.keyboard('ABC{Enter}')
  await expect.element(page.getByRole('button', { name: 'Hand over' }).first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Order #ABC of Rosa Figueroa was handed over Tue, Nov 24/)).toBeVisible()
  expect(page.getByRole('region', { name: 'Hand over order #ABC' }).elements()).toEqual([])
})

it('names the allergies of the household, with the food to ask about and the one that it said yes to', async () => {
  const milk = { PantryInventoryItemID: 18, Contains: ['milk' as const], MayContain: [], IsUnknown: false }
  const beansUnknown = { PantryInventoryItemID: 17, Contains: [], MayContain: [], ToAsk: [], IsUnknown: true }
  const atTable = (ToAsk: 'milk'[]) => ({
    ...rosa,
    Allergies: { Declared: ['milk' as const, 'treeNuts' as const], Lines: [{ ...milk, ToAsk }, beansUnknown] },
  })
  await scanned({ ...shown({ StatusCode: 'PACKED', OrderDay: today }), AtTable: atTable(['milk']) })
  const table = page.getByRole('region', { name: 'Hand over order #ABC' })
  await expect.element(table.getByText('Allergies in the household: milk, tree nuts')).toBeVisible()
  await expect.element(table.getByText(/^Low-Fat Milk: Allergy, ask first: milk$/)).toBeVisible()
  await expect.element(table.getByText('Allergens not known: read the label: Pinto Beans, Dry')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('says what speaks against it first, and no Enter hands over', async () => {
  const order = shown({ PantryLocationID: 6, OrderDay: '2026-01-05', Notes: [staffNote] })
  const { sent } = await scanned(order)
  const table = page.getByRole('region', { name: 'Hand over order #ABC' })
  for (const text of [
    'This order is not packed yet.',
    'This order is for another day.',
    'This order is picked up at another place.',
    'For staff: Walks with a cane.',
  ])
    await expect.element(table.getByText(text)).toBeVisible()
  await expect.element(table).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await table.getByLabelText('People in the household today').fill('3')
  await userEvent.keyboard('{Enter}')
  await table.getByRole('button', { name: 'Ages of today' }).click()
  await table.getByLabelText('Children (0-17)').fill('1')
  await userEvent.keyboard('{Enter}')
  await table.getByRole('button', { name: 'Hand over anyway' }).click()
  await expect.element(table.getByText('The ages do not add up to the people today.')).toBeVisible()
  expect(sent()).toEqual([])
  await table.getByLabelText('Adults (18-59)').fill('2')
  await table.getByRole('button', { name: 'Hand over anyway' }).click()
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toMatchObject([
      {
        HouseholdSize: 3,
        Ages: { Minors: 1, Adults: 2, Seniors: 0 },
        Acknowledged: ['notPacked', 'otherDay', 'otherPlace'],
      },
    ])
})

it('names what is on hold, and hands over without it once that was read', async () => {
  const { sent } = await scanned({ ...shown({ StatusCode: 'PACKED', OrderDay: today }), OnHold: [18] })
  const table = page.getByRole('region', { name: 'Hand over order #ABC' })
  await expect.element(table.getByText('Take out: 2 × Low-Fat Milk')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await table.getByRole('button', { name: 'Hand over anyway' }).click()
  await expect.poll(() => sent().map(({ body }) => body)).toMatchObject([{ Acknowledged: ['onHold'] }])
})
const staffNote = {
  ID: 1,
  Note: 'Walks with a cane.',
  IsVisibleToFoodInsecureNeighbor: false,
  Created: '2026-11-20T15:00:00.000Z',
  User: null,
}

it('says at once that a code was handed over before, and offers no hand-over', async () => {
  const HandOver = { ...handOverFacts, At: '2026-11-24T15:10:00.000Z' }
  await scanned(shown({ StatusCode: 'DELIVEREDTONEIGHBOR', HandOver }))
  await expect.element(page.getByText(/Order #ABC of Rosa Figueroa was handed over Tue, Nov 24/)).toBeVisible()
  expect(page.getByRole('region', { name: 'Hand over order #ABC' }).elements()).toEqual([])
  await expect.poll(violations).toEqual([])
})

it('asks before it marks an order as packed whose lines are not ticked', async () => {
  const sent = serve()
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await page.getByRole('button', { name: 'Mark packed: order ABC' }).click()
  await expect.element(page.getByText('2 of 2 lines are not ticked')).toBeVisible()
  await expect.element(page.getByText(/Not ticked: 2 × Low-Fat Milk, 3 × Pinto Beans, Dry/)).toBeVisible()
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
  await page.getByRole('button', { name: 'Tick all and mark packed' }).click()
  await expect.poll(() => sent.some(({ path }) => path.endsWith('/status/PACKED'))).toBe(true)
})

it('pages through all orders of a window, searches them on the server, and keeps packed ones apart', async () => {
  const sent = answerWith(({ path }) => {
    const asked = new URL(path, 'http://here')
    return value({ ...packingList, Page: Number(asked.searchParams.get('page') ?? 1), Found: 300 })
  })
  await page.viewport(820, 1180)
  await show(inSession(<PackingPage />), { at: '/?window=52' })
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByText('26-27 of 300 orders')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name or code' }).fill('figueroa')
  await expect.poll(() => sent.at(-1)?.path).toContain('search=figueroa')
  expect(sent.at(-1)?.path).not.toContain('page=')
  expect(page.getByRole('heading', { name: 'To fetch' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Packed (1)' }).click()
  await expect.poll(() => sent.at(-1)?.path).toContain('show=packed')
  expect(page.getByRole('heading', { name: 'To fetch' }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Back to packing' }).first()).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('reads the rows again when not all of a selection could be changed', async () => {
  const sent = answerWith(({ method, path }) => {
    if (method === 'PUT') return refusal('1 of 2 orders were changed. Please try again for the others.')
    if (path.includes('OrdersGrid')) return value({ rows })
    return value(path.includes('statuses') ? orderStatuses : { Version: 0, Filters: [] })
  })
  await show(inSession(<OrdersPage />))
  await page.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page.getByRole('combobox', { name: 'Change status' }).click()
  await page.getByRole('option', { name: 'Packed' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByText(/^1 of 2 orders were changed/)).toBeVisible()
  const changedAt = sent.findIndex(({ method }) => method === 'PUT')
  await expect.poll(() => sent.slice(changedAt).some(({ path }) => path.includes('OrdersGrid'))).toBe(true)
})

it('the people of today follow the ages that are told, until somebody changes their number', async () => {
  const { sent } = await scanned({
    ...shown({ StatusCode: 'PACKED', OrderDay: today }),
    AtTable: { ...rosa, HouseholdSize: 2 },
  })
  const table = page.getByRole('region', { name: 'Hand over order #ABC' })
  const people = table.getByLabelText('People in the household today')
  await expect.element(people).toHaveValue('2')
  await table.getByRole('button', { name: 'Ages of today' }).click()
  await table.getByLabelText('Children (0-17)').fill('3')
  await table.getByLabelText('Adults (18-59)').fill('1')
  await expect.element(people).toHaveValue('4')
  await people.fill('5')
  await table.getByLabelText('Seniors (60+)').fill('2')
  await expect.element(people).toHaveValue('5')
  await table.getByLabelText('Seniors (60+)').fill('1')
  await table.getByRole('button', { name: /^Hand over/ }).click()
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toMatchObject([{ HouseholdSize: 5, Ages: { Minors: 3, Adults: 1, Seniors: 1 } }])
})
