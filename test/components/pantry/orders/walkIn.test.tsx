import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { handOverFacts } from '../../../../shared/pantry/orders/order.fixture.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import WalkInPage from '../../../../web/src/pantry/orders/walkIn/WalkInPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { fullNeighbor, neighborRow } from '../customers/customer.fixture.ts'
import { location } from '../locations/location.fixture.ts'
import { listToOrder, productRow } from '../products/productRow.ts'
import { row as gridRow } from '../products/products.fixture.ts'
import { orderAtChurchHall, ownOrder } from './orders.fixture.ts'

/** A household without an order is served at the table. */

afterEach(() => localStorage.clear())

const hall = location
const products = [productRow(17, 'Pinto Beans', { Quantity: 2 }), productRow(18, 'Milk', { Quantity: 0 })]
const served = orderAtChurchHall({ ...ownOrder, StatusCode: 'DELIVEREDTONEIGHBOR', HandOver: handOverFacts })
const answers = ({
  isEligible = true,
  serve = () => value({ Order: served, AboveLimit: null }),
  found = [] as readonly object[],
  windows = [] as readonly object[],
} = {}) =>
  answerWith(({ method, path }: SentRequest) => {
    if (path.includes('/orderahead/packing')) return value({ Day: '2026-11-24', Windows: windows })
    if (path.endsWith('/walkins') || path.includes('/handover/undo')) return serve()
    if (path.includes('/tefapeligibility')) return value(isEligible)
    if (path.includes('/products')) return value({ ...listToOrder(products, undefined as never), Ordering: undefined })
    if (/orderahead\/inventory(\?|$)/.test(path)) return value([gridRow(17, 'Pinto Beans'), gridRow(18, 'Milk')])
    if (path.includes('/orderahead/locations'))
      return value([hall, { ...hall, ID: 6, EntityID: 12, Label: 'Elsewhere' }, { ...hall, ID: 7, Label: 'Market' }])
    if (path.includes('/full')) return value({ ...fullNeighbor, Notes: 'Walks with a cane' })
    if (path.includes('/customers')) return value(method === 'GET' ? [neighborRow(1, 'Rosa')] : { rows: found })
    return value(neighborRow(1, 'Rosa'))
  })
const open = (at = '/?customerId=1', session = { ...sessionAs('foodbankuser'), EntityID: 10 }) =>
  show(
    <SessionContext value={session}>
      <WalkInPage />
    </SessionContext>,
    { at },
  )
const sentWalkIns = (sent: readonly SentRequest[]) => sent.filter(({ path }) => path.endsWith('/walkins'))

it('is recorded with products of the shelf, weighed food, TEFAP and the people of the day, under one key', async () => {
  const sent = answers()
  await open()
  await expect.element(page.getByText('Walks with a cane')).toBeVisible()
  await expect.element(page.getByText('Eligible for TEFAP here')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('combobox', { name: 'Add a product from the shelf' }).click()
  // Products that the shelf does not have are not offered.
  expect(page.getByRole('listbox').getByRole('option').elements()).toHaveLength(1)
  await page.getByRole('option', { name: /Pinto Beans/ }).click()
  await page.getByRole('button', { name: 'One more of Pinto Beans' }).click()
  await expect.element(page.getByRole('button', { name: 'One more of Pinto Beans' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Other food, pounds (lb)' }).fill('12,5')
  await page.getByRole('textbox', { name: 'Of these from TEFAP, pounds (lb)' }).fill('3')
  await page.getByRole('textbox', { name: 'Children (0-17)' }).fill('2')
  await page.getByRole('textbox', { name: 'Adults (18-59)' }).fill('1')
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Record as served' }).click()
  await expect.element(page.getByText(/^Rosa Medina was served: order #/)).toBeVisible()
  expect(sentWalkIns(sent)).toEqual([
    expect.objectContaining({
      path: '/api/orderahead/customer/1/walkins',
      key: expect.any(String),
      body: {
        PantryLocationID: 5,
        PantryOrderItems: [{ PantryInventoryItemID: 17, Quantity: 2 }],
        Pounds: 12.5,
        TefapPounds: 3,
        RecipientKind: 'household',
        RecipientName: null,
        HouseholdSize: 3,
        Ages: { Minors: 2, Adults: 1, Seniors: 0 },
        IsLimitRead: false,
      },
    }),
  ])
  // The next household follows; this one can be taken back.
  await expect.element(page.getByRole('button', { name: 'Record as served' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => sent.some(({ path }) => path.endsWith('/handover/undo'))).toBe(true)
})

it('above a limit asks first, and is recorded once that was read; who is not eligible is told so', async () => {
  const replies = [
    { Order: null, AboveLimit: 'There is a limit of one order a week.' },
    { Order: served, AboveLimit: null },
  ]
  const sent = answers({ isEligible: false, serve: () => value(replies.shift()) })
  await open()
  await expect.element(page.getByText(/^Not marked as eligible for TEFAP here/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Other food, pounds (lb)' }).fill('8')
  expect(page.getByRole('textbox', { name: /TEFAP/ }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Record as served' }).click()
  await expect.element(page.getByText('There is a limit of one order a week. Serve them all the same?')).toBeVisible()
  await page.getByRole('button', { name: 'Serve above the limit' }).click()
  await expect.element(page.getByText(/was served/)).toBeVisible()
  expect(sentWalkIns(sent).map(({ body }) => (body as { IsLimitRead: boolean }).IsLimitRead)).toEqual([false, true])
})

it('with a product of which a lot is on hold asks for the lot of the packages, and says it', async () => {
  const LotsToRead = [
    {
      ...{ PantryInventoryItemID: 17, Held: ['SOON-1'] },
      Lots: [{ ProductID: 17, Lot: 'LATE-9', BestBy: '2027-06-01', Quantity: 5 }],
    },
  ]
  let isAsked = false
  const sent = answers({
    serve: () => {
      const first = value({ Order: null, AboveLimit: null, LotsToRead })
      const answer = isAsked ? value({ Order: served, AboveLimit: null }) : first
      isAsked = true
      return answer
    },
  })
  await open()
  await page.getByRole('combobox', { name: 'Add a product from the shelf' }).click()
  await page.getByRole('option', { name: /Pinto Beans/ }).click()
  await page.getByRole('button', { name: 'One more of Pinto Beans' }).click()
  await page.getByRole('button', { name: 'Record as served' }).click()
  await expect.element(page.getByText('Do not take lot SOON-1: on hold')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Another lot of Pinto Beans' }).click()
  await page.getByRole('button', { name: /LATE-9/ }).click()
  await expect.element(page.getByText('Lot LATE-9: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Record as served' }).click()
  await expect.element(page.getByText(/^Rosa Medina was served: order #/)).toBeVisible()
  const items = sentWalkIns(sent).map(({ body }) => (body as { PantryOrderItems: object[] }).PantryOrderItems)
  expect(items).toEqual([
    [{ PantryInventoryItemID: 17, Quantity: 2 }],
    [{ PantryInventoryItemID: 17, Quantity: 2, Lots: [{ Lot: 'LATE-9', Quantity: 2 }] }],
  ])
})

it('begins with the neighbor: found, or added on the spot', async () => {
  answers()
  await open('/')
  await expect.element(page.getByRole('combobox', { name: 'Customer' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Record as served' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Add a customer' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Add a customer' })).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('by a volunteer needs no profile: a search without contacts, no adding, and a limit is told', async () => {
  const rosa = {
    ID: 1,
    FirstName: 'Rosa',
    LastName: 'Medina',
    PostalCode: '37902',
    EMailAddress: null,
    PhoneNumber: null,
  }
  const aboveLimit = 'There is a limit of one order a week. Staff of the pantry can serve them all the same.'
  const sent = answers({ serve: () => refusal(aboveLimit), found: [rosa] })
  await open('/', { ...sessionAs('pantryvolunteer'), EntityID: 10 })
  await expect.element(page.getByText(/^Type at least three letters of a name/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Add a customer' }).elements()).toEqual([])
  await page.getByRole('combobox', { name: 'Customer' }).fill('rosa')
  await page.getByRole('option', { name: /^Rosa Medina/ }).click()
  await page.getByRole('textbox', { name: 'Other food, pounds (lb)' }).fill('8')
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Record as served' }).click()
  await expect.element(page.getByText(aboveLimit)).toBeVisible()
  const asked = [...new Set(sent.map(({ path }) => new URL(path, 'http://local').pathname))]
  expect(asked.toSorted()).toEqual([
    '/api/orderahead/customer/1/products',
    '/api/orderahead/customer/1/tefapeligibility',
    '/api/orderahead/customer/1/walkins',
    '/api/orderahead/customers/search',
    '/api/orderahead/locations',
    '/api/orderahead/packing',
  ])
})

it('is served where there is a window today, until the device knows its table', async () => {
  const hours = { OrderDay: '2026-11-24', StartTime: '09:00', EndTime: '10:00', ToPack: 1, Packed: 0, HandedOver: 0 }
  answers({ windows: [{ ID: 1, Kind: 'pickup', PantryLocationID: 7, Label: 'Market', ...hours }] })
  await open()
  await expect.element(page.getByLabelText('Where')).toHaveValue('7')
})

it('without a connection is written down on the device, and recorded later with its own time, once', async () => {
  const Told = { Heard: '2026-11-24T18:00:00.000Z', Against: ['servedToday'] }
  const sent = answers({
    serve: () => value({ Order: { ...served, Told }, AboveLimit: null }),
    found: [neighborRow(1, 'Rosa')],
  })
  await open('/')
  // Products and places are kept on the device.
  await expect.poll(() => localStorage.getItem('gleanery.kept.table.10'), { timeout: 20_000 }).toContain('Pinto Beans')
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const keep = page.getByRole('button', { name: 'Keep on this device' })
  await keep.click()
  await expect.element(page.getByText('Please type the name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the household' }).fill('Rosa')
  await keep.click()
  await expect.element(page.getByText('Please say what they took.')).toBeVisible()
  for (const name of ['Rosa Medina 🌽', 'Luis']) {
    await page.getByRole('textbox', { name: 'Name of the household' }).fill(name)
    await page.getByRole('combobox', { name: 'Add a product from the shelf' }).click()
    await page.getByRole('option', { name: 'Pinto Beans' }).click()
    await page.getByRole('textbox', { name: 'Other food, pounds (lb)' }).fill('4')
    await expect.poll(violations).toEqual([])
    await keep.click()
    await expect.element(page.getByRole('button', { name: `Record ${name}` })).toBeDisabled()
  }
  await page.getByRole('button', { name: 'Remove Luis' }).click()
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  expect(sentWalkIns(sent)).toEqual([])
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await page.getByRole('button', { name: 'Record Rosa Medina 🌽' }).click()
  await page.getByRole('combobox', { name: 'Customer' }).click()
  await page.getByRole('option', { name: /Rosa Medina/ }).click()
  await page.getByRole('button', { name: 'Record as served' }).click()
  await expect.element(page.getByText('The household was served here before on that day.')).toBeVisible()
  await expect.element(page.getByText('Served without a connection')).not.toBeInTheDocument()
  expect(sentWalkIns(sent)).toEqual([
    expect.objectContaining({
      path: '/api/orderahead/customer/1/walkins',
      key: expect.any(String),
      body: expect.objectContaining({
        ...{ PantryLocationID: 5, PantryOrderItems: [{ PantryInventoryItemID: 17, Quantity: 1 }], Pounds: 4 },
        At: expect.stringMatching(/^\d{4}-/),
      }),
    }),
  ])
  isOnline.mockRestore()
})

it('that got no answer is kept and goes out again under its key; whatever speaks against it, the note stays', async () => {
  let isLost = true
  const sent = answers({
    serve: () => {
      if (!isLost) return Response.json({ Successful: false, Message: 'This was already sent once.' }, { status: 409 })
      isLost = false
      throw new TypeError('Failed to fetch')
    },
  })
  await open()
  await page.getByRole('textbox', { name: 'Other food, pounds (lb)' }).fill('8')
  await page.getByRole('button', { name: 'Record as served' }).click()
  await page.getByRole('button', { name: 'Record Rosa Medina' }).click()
  await page.getByRole('combobox', { name: 'Customer' }).click()
  await page.getByRole('option', { name: /Rosa Medina/ }).click()
  await page.getByRole('button', { name: 'Record as served' }).click()
  await expect.element(page.getByText('This was already sent once.')).toBeVisible()
  const [first, second] = sentWalkIns(sent)
  expect(second).toMatchObject({ key: first?.key, body: { Pounds: 8, At: expect.any(String) } })
  expect(JSON.parse(localStorage.getItem('gleanery.walkIns.10') ?? '')).toMatchObject([{ key: first?.key }])
})
