import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { orderingRules } from '../../../../shared/pantry/ordering/cart.fixture.ts'
import { cartKey, editKey } from '../../../../shared/pantry/ordering/cart.ts'
import { orderLine, sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { orderRow } from '../../../../shared/pantry/orders/order.ts'
import { orderGridRow, shownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { setNavigate } from '../../../../web/src/core/go.ts'
import OrderPage from '../../../../web/src/pantry/neighbor/OrderPage.tsx'
import PickupPage from '../../../../web/src/pantry/ordering/PickupPage.tsx'
import ProductsPage from '../../../../web/src/pantry/ordering/ProductsPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { listToOrder, productRow } from '../products/productRow.ts'
import { neighborCustomer } from './neighbor.fixture.ts'

/** Changing an order that was placed: its food survives a reload and a weak signal, its time is changed by one tap. */

const order = sampleOrder({
  ID: 77,
  OrderDay: '2026-11-27',
  FoodInsecureNeighbor: { ID: 310, FirstName: 'Rosa', LastName: 'Figueroa', PostalCode: '37902' },
  PantryOrderItems: [orderLine({ PantryInventoryItemID: 3, Name: 'Brown Rice', Quantity: 1 })],
})
const shown = shownOrder(order, { location: undefined, window: undefined }, '2026-11-20')
const tefapSource = { ID: 2, Name: 'TEFAP', Code: 'TEFAP' }
const rice = productRow(3, 'Brown Rice', { Quantity: 4 })
const milk = productRow(2, 'Low-Fat Milk', { Quantity: 3, PantryInventoryItemSource: tefapSource })
const time = (ID: number, PickupDay: string) => ({
  ID,
  PickupDay,
  PickupStartTime: '16:00:00',
  PickupEndTime: '16:59:59',
  CloseTime: '2026-11-24T04:30:00.000Z',
  MaximumOrders: 20,
  PlacesLeft: 3,
  DayBlock: null,
})
const place = {
  ID: 5,
  EntityID: 12,
  FoodBankID: 10,
  AssociatedAgencyID: 12,
  Label: 'Eastside Pantry',
  Description: '',
  AttachmentCollection: [],
  Address: {
    AddressLine1: '12 Oak St',
    AddressLine2: '',
    City: 'Knoxville',
    Province: 'TN',
    PostalCode: '37902',
    Latitude: 36,
    Longitude: -84,
  },
  PantryLocationType: { Code: 'PANTRY' },
  IsActive: true,
  IsRestricted: false,
  TimeZone: 'America/New_York',
  PantryLocationPickupTimes: [time(52, '2026-12-01'), time(53, '2026-12-02')],
}

interface Server {
  isEditable?: boolean
  tefap?: () => Response
  isUnknown?: () => boolean
  save?: (request: SentRequest) => Response
}
const serve = ({
  isEditable = true,
  tefap = () => value(true),
  isUnknown = () => false,
  save = () => refusal(''),
}: Server = {}) =>
  answerWith((request) => {
    const { path, method } = request
    if (method === 'PUT') return save(request)
    if (path.includes('availablepickuptimes')) return value([place])
    if (path.includes('/products'))
      return value(
        listToOrder(isUnknown() ? [rice] : [rice, milk], {
          ...orderingRules,
          ...(isUnknown() ? { IsTefapUnknown: true } : {}),
        }),
      )
    if (path.includes('tefapeligibility')) return tefap()
    if (path.includes('authorized')) return value([])
    if (path.includes('Editable') || path.includes('canedit')) return value(isEditable)
    if (path.includes('Grid')) return value({ rows: [orderGridRow(orderRow(order))] })
    if (path.includes('/order/77')) return value(shown)
    if (/\/customer\/310(\?|$)/.test(path)) return value({ ...neighborCustomer, FoodBankID: 10 })
    return refusal('Not asked for')
  })

const placeOf = (PantryLocationPickupTimeID: number) => ({
  PantryLocationID: 5,
  PantryLocationPickupTimeID,
  FoodBankDeliveryTimeID: null,
  FoodInsecureNeighborAddressID: null,
})
const Pantry = { Name: 'Smoky Food Bank', PhoneNumber: '(865) 555-0176' }
const asNeighbor = (content: ReactNode) => (
  <SessionContext value={{ ...sessionAs('customer'), CustomerID: 310, Pantry }}>{content}</SessionContext>
)
const food = (orderId?: number) =>
  show(asNeighbor(<ProductsPage />), {
    at: `/?${orderId ? `orderId=${orderId}&` : ''}pickupLocationId=5&pickupTimeId=52`,
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const went: { to: string; state: unknown }[] = []

beforeEach(async () => {
  localStorage.clear()
  went.length = 0
  setNavigate((to, { state } = {}) => void went.push({ to, state }))
  await page.viewport(1280, 900)
})

it('food that was changed and not saved is still there after a reload, and at another time', async () => {
  serve()
  const first = await food(77)
  await button('One more of Brown Rice').first().click()
  await expect.poll(() => localStorage.getItem(editKey)).toContain('"Quantity":2')
  expect(localStorage.getItem(cartKey)).toBeNull()
  await first.unmount()
  const again = await food(77)
  await expect.element(page.getByLabelText('2 in your cart').first()).toBeInTheDocument()
  await again.unmount()
  await show(asNeighbor(<OrderPage />), { at: '/?id=77' })
  await expect.element(page.getByText('You changed the food of this order. It is not saved yet.')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('[cart-source-editing] begins from the order where that was changed meanwhile', async () => {
  const line = (Quantity: number) => ({ PantryInventoryItemID: 3, Name: 'Brown Rice', Quantity })
  const Place = placeOf(52)
  localStorage.setItem(
    editKey,
    JSON.stringify({ CustomerID: 310, OrderID: 77, Place, Before: [line(4)], Lines: [line(3)] }),
  )
  serve()
  await food(77)
  await expect.element(page.getByLabelText('1 in your cart').first()).toBeInTheDocument()
})

it('an edit is kept when saving fails, and gone once it is saved', async () => {
  const answers = [
    new Response('{}', { status: 503 }),
    value({ OrderID: 77, LimitCheckResult: { OrderItemTagLimitResults: [] }, Removed: [] }),
  ]
  serve({ save: () => answers.shift() ?? refusal('') })
  await food(77)
  await button('One more of Brown Rice').first().click()
  await button('Save changes').click()
  await expect.element(page.getByRole('alert').getByText(/^We could not finish your order/)).toBeVisible()
  expect(localStorage.getItem(editKey)).toContain('"Quantity":2')
  await button('Save changes').click()
  await expect.poll(() => went.map(({ to }) => to)).toEqual([expect.stringContaining('orderahead-order-detail?id=77')])
  await expect.poll(() => localStorage.getItem(editKey)).toBeNull()
})

it('a time is changed by one tap, with the food that the order has, and the page says so', async () => {
  const sent = serve({
    save: () => value({ OrderID: 77, LimitCheckResult: { OrderItemTagLimitResults: [] }, Removed: [] }),
  })
  await show(asNeighbor(<PickupPage />), { at: '/?orderId=77' })
  await page.getByRole('button', { name: /Tue, Dec 1/ }).click()
  await expect.poll(() => went).toHaveLength(1)
  expect(went[0]?.to).toContain('orderahead-order-detail?id=77')
  const before = { place: placeOf(52), when: 'Fri, Nov 27, 10:00 AM – 11:00 AM' }
  expect(went[0]?.state).toEqual({ said: 'Moved to Tue, Dec 1, 4:00 PM – 5:00 PM.', tone: 'success', before })
  const put = sent.find(({ method }) => method === 'PUT')
  expect(put?.body).toMatchObject({
    PantryLocationID: 5,
    PantryLocationPickupTimeID: 52,
    PantryOrderItems: [{ PantryInventoryItemID: 3, Quantity: 1 }],
  })
})

const showMoved = () =>
  show(asNeighbor(<OrderPage />), {
    at: '/?id=77',
    state: {
      said: 'Moved to Tue, Dec 1, 4:00 PM – 5:00 PM.',
      tone: 'success',
      before: { place: placeOf(51), when: 'Mon, Nov 30, 10:00 AM – 11:00 AM' },
    },
  })

it('a move is undone by one tap: the order has its place and time again, with its food', async () => {
  const sent = serve({
    save: () => value({ OrderID: 77, LimitCheckResult: { OrderItemTagLimitResults: [] }, Removed: [] }),
  })
  await showMoved()
  await button('Undo').click()
  await expect.element(page.getByText('Moved back to Mon, Nov 30, 10:00 AM – 11:00 AM.')).toBeVisible()
  await expect.element(button('Undo')).not.toBeInTheDocument()
  const food = [{ PantryInventoryItemID: 3, Quantity: 1 }]
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { ...placeOf(51), PantryOrderItems: food, OrderRest: false },
  ])
  await expect.poll(violations).toEqual([])
})

it('a move that can’t be undone says why, and stays', async () => {
  serve({ save: () => refusal('This pickup time is full.') })
  await showMoved()
  await button('Undo').click()
  await expect.element(page.getByText('This pickup time is full.')).toBeVisible()
  await expect.element(page.getByText('Moved to Tue, Dec 1, 4:00 PM – 5:00 PM.')).toBeVisible()
})

it('with changed food it goes on to that food at the new time', async () => {
  serve({ save: () => value({ OrderID: 77, LimitCheckResult: { OrderItemTagLimitResults: [] }, Removed: [] }) })
  const first = await food(77)
  await button('One more of Brown Rice').first().click()
  await expect.poll(() => localStorage.getItem(editKey)).toContain('"Quantity":2')
  await first.unmount()
  await show(asNeighbor(<PickupPage />), { at: '/?orderId=77' })
  await page.getByRole('button', { name: /Wed, Dec 2/ }).click()
  await expect.poll(() => went.map(({ to }) => to)).toEqual([expect.stringMatching(/products\?.*pickupTimeId=53/)])
})

it('a time that can’t be had says why, and the order stays', async () => {
  serve({ save: () => refusal('Not offered there: Brown Rice.') })
  await show(asNeighbor(<PickupPage />), { at: '/?orderId=77' })
  await page.getByRole('button', { name: /Tue, Dec 1/ }).click()
  await expect.element(page.getByText(/^Your order stays at its time\. Not offered there: Brown Rice\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Choose the food for this time' })).toBeVisible()
  expect(went).toEqual([])
  await expect.poll(violations).toEqual([])
})

it('who can’t change the food any more is told to call, by a number to be tapped', async () => {
  serve({ isEditable: false })
  await food(77)
  await expect.element(page.getByText(/Please call your pantry if you need help/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: Pantry.PhoneNumber }))
    .toHaveAttribute('href', 'tel:(865) 555-0176')
})

it('a cart keeps its TEFAP food when a later check fails', async () => {
  let isDown = false
  serve({ tefap: () => (isDown ? new Response('{}', { status: 500 }) : value(true)) })
  const first = await food()
  await button('Add Low-Fat Milk').click()
  await expect.poll(() => localStorage.getItem(cartKey)).toContain('Low-Fat Milk')
  isDown = true
  await first.unmount()
  await food()
  await expect.element(page.getByText(/could not check if you are TEFAP eligible/)).toBeVisible()
  await expect.element(page.getByText('Stays in your cart. We will check it when you order.')).toBeVisible()
  expect(localStorage.getItem(cartKey)).toContain('Low-Fat Milk')
  await expect.poll(violations).toEqual([])
})

it('a cart keeps its TEFAP food when the server could not check', async () => {
  let isDown = false
  serve({ isUnknown: () => isDown })
  const first = await food()
  await button('Add Low-Fat Milk').click()
  await expect.poll(() => localStorage.getItem(cartKey)).toContain('Low-Fat Milk')
  isDown = true
  await first.unmount()
  await food()
  await expect.element(page.getByText('Stays in your cart. We will check it when you order.')).toBeVisible()
  expect(localStorage.getItem(cartKey)).toContain('Low-Fat Milk')
})
