import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '../../../../shared/network/session/api.ts'
import type { CustomerAddress } from '../../../../shared/pantry/customers/address.ts'
import { limitOf } from '../../../../shared/pantry/limits/limit.ts'
import type { AvailableLocation } from '../../../../shared/pantry/ordering/availableLocation.ts'
import type { DayBlock } from '../../../../shared/pantry/windows/dayBlock.ts'
import type { DeliveryTime } from '../../../../shared/pantry/windows/window.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import AddressesPage from '../../../../web/src/pantry/ordering/AddressesPage.tsx'
import DeliveryPage from '../../../../web/src/pantry/ordering/DeliveryPage.tsx'
import OrderEntryPage from '../../../../web/src/pantry/ordering/OrderEntryPage.tsx'
import PickupPage from '../../../../web/src/pantry/ordering/PickupPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { neighborCustomer } from '../neighbor/neighbor.fixture.ts'

/** The steps before the food: where and when it is picked up, or delivered to. */

const neighbor: Session = { ...sessionAs('customer'), CustomerID: 310 }
const time = (ID: number, PickupDay: string, hour: string) => ({
  ID,
  PickupDay,
  PickupStartTime: `${hour}:00:00`,
  PickupEndTime: `${hour}:59:59`,
  CloseTime: '2026-11-24T04:30:00.000Z',
  MaximumOrders: 20,
  PlacesLeft: 3,
  DayBlock: null,
})
const place: AvailableLocation = {
  ID: 5,
  EntityID: 12,
  FoodBankID: 10,
  AssociatedAgencyID: 12,
  Label: 'Eastside Pantry',
  Description: 'Enter by the side door.',
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
  IsRestricted: true,
  TimeZone: 'America/New_York',
  PantryLocationPickupTimes: [time(52, '2026-11-24', '10'), time(54, '2026-11-26', '14'), time(53, '2026-11-26', '09')],
}
const address: CustomerAddress = {
  ID: 7,
  Name: 'Home',
  FoodInsecureNeighborID: 310,
  IsPrimary: true,
  Notes: 'Gate code 12',
  AddressID: 7,
  Address: {
    ID: 7,
    AddressLine1: '1 Elm St',
    AddressLine2: 'Apt 4',
    City: 'Knoxville',
    Province: 'TN',
    PostalCode: '37902',
  },
}
const deliveryTime: DeliveryTime = {
  ID: 81,
  EntityID: 10,
  FoodBankID: 10,
  DeliveryDay: '2026-11-27',
  DeliveryStartTime: '09:00:00',
  DeliveryEndTime: '11:59:59',
  OpenTime: '2026-11-01T00:00:00.000Z',
  CloseTime: '2026-11-26T00:00:00.000Z',
  MaximumOrders: 12,
  EntityDeliveryProgramID: 3,
  DeliveryProgramName: 'Homebound seniors',
  TimeZone: 'America/New_York',
  Status: 'Open',
  TotalOrders: 0,
  TotalInProgressTypeOrders: 0,
  TotalSuccessfullyCompletedTypeOrders: 0,
  TotalCancelledTypeOrders: 0,
  TotalItemCount: 0,
  TotalWeight: 0,
}

type Answers = Record<string, (request: SentRequest) => Response>
/** The first answer whose name the address holds. */
const serve = (answers: Answers) =>
  answerWith((request) => {
    const found = Object.entries(answers).find(([part]) => request.path.includes(part))
    return found ? found[1](request) : Response.json({ Message: request.path }, { status: 500 })
  })
const everything = (): Answers => ({
  nextvalidpickuporderdate: () => value('2026-11-20'),
  availablepickuptimes: () => value([place]),
  authorizedlocations: () => value([5]),
  FoodBankDeliveryTimesGrid: () => value({ rows: [deliveryTime], TimeZone: 'America/New_York' }),
  'foodbankdeliverytimes/': () => value(deliveryTime),
  'addresses/lookup': () => value({ Latitude: 35.96, Longitude: -83.92, LocatedBy: 'area' }),
  addresses: () => value([address]),
  'customer/310': () => value(neighborCustomer),
})

function Where() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}
const where = () => page.getByLabelText('address', { exact: true }).element().textContent
const showStep = (step: ReactNode, query = '', session = neighbor) =>
  show(
    <SessionContext value={session}>
      {step}
      <Where />
    </SessionContext>,
    { at: `/app/step${query}` },
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(() => page.viewport(390, 800))

it.each([
  [{ IsDeliveryEnabled: true }, 'delivery'],
  [{ DeliveryProgramIDs: [3] }, 'delivery'],
  [{}, 'pickup'],
])('[new-order-entry] a customer with %j begins with %s', async (change, step) => {
  serve({ ...everything(), 'customer/310': () => value({ ...neighborCustomer, ...change }) })
  await showStep(<OrderEntryPage />)
  await expect.poll(where).toBe(`/app/orderahead-customer-order/${step}?customerId=310`)
})

it('[pickup-one-time-shortcut] a day with exactly one time goes straight to the food', async () => {
  serve(everything())
  await showStep(<PickupPage />)
  await expect.element(page.getByText('For people with an invitation')).toBeVisible()
  await expect.poll(violations).toEqual([])
  await button(/Tue, Nov 24.*10:00 AM – 11:00 AM/).click()
  await expect
    .poll(where)
    .toBe('/app/orderahead-customer-order/products?customerId=310&pickupLocationId=5&pickupTimeId=52')
})

it('a day with several times shows them in order; the chosen one leads to the food', async () => {
  serve(everything())
  await showStep(<PickupPage />)
  await button(/Thu, Nov 26.*2 times/).click()
  const times = page.getByRole('group', { name: 'Times on Thu, Nov 26' }).getByRole('button')
  await expect.poll(() => times.elements().map((one) => one.textContent?.slice(0, 8))).toEqual(['9:00 AM ', '2:00 PM '])
  await expect.poll(violations).toEqual([])
  await button(/2:00 PM/).click()
  await expect.poll(where).toContain('pickupTimeId=54')
})

it('where the limits allow an order only later, it says from when; editing lifts the check', async () => {
  serve({ ...everything(), nextvalidpickuporderdate: () => value('2026-12-01') })
  const first = await showStep(<PickupPage />)
  await button(/Nov 24/).click()
  await expect.element(page.getByText(/You can order again from Tue, Dec 1/)).toBeVisible()
  expect(where()).toBe('/app/step')
  await first.unmount()
  await showStep(<PickupPage />, '?orderId=4711')
  await button(/Nov 24/).click()
  // The order itself can't be read here.
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.poll(where).toContain('orderId=4711')
})

const block: DayBlock = {
  Limit: limitOf({ Value: 1, LimitTypeID: 2, LimitTimeScopeID: 3, LimitTimeScopeAmount: 1 }, 9),
  Orders: [{ ID: 4711, OrderDay: '2026-11-23' }],
  NextDay: '2026-11-30',
}
const told = [
  'Limit: 1 order(s) every 1 week',
  'You have order 1267 on Mon, Nov 23',
  'You can order again from Mon, Nov 30. Please choose that day or a later one.',
]

it('a place whose pantry takes no orders of the family says so before anything is chosen', async () => {
  const closed = { ...place, ID: 6, Label: 'Westside', IsOrderingBlocked: true, PantryLocationPickupTimes: [] }
  serve({ ...everything(), availablepickuptimes: () => value([closed, place]) })
  await showStep(<PickupPage />)
  await expect
    .element(page.getByText('This account cannot place or change orders at this pantry now. Please ask the pantry.'))
    .toBeVisible()
  await expect
    .element(
      page
        .getByRole('group', { name: /Eastside Pantry/ })
        .getByRole('button')
        .first(),
    )
    .toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('names the usual place', async () => {
  const usual = { ...place, ID: 6, Label: 'Westside', IsRestricted: false, IsUsual: true }
  serve({ ...everything(), availablepickuptimes: () => value([usual, place]), authorizedlocations: () => value([]) })
  await show(
    <SessionContext value={neighbor}>
      <PickupPage />
    </SessionContext>,
    { at: '/?customerId=310&again=9' },
  )
  await expect
    .element(page.getByRole('region', { name: 'Westside' }).getByText('Your usual place', { exact: true }))
    .toBeVisible()
  expect(page.getByText('Your usual place').elements()).toHaveLength(1)
})

it('of many places the first five are shown, one is found by its words, and the others come a few at a time', async () => {
  const places = Array.from({ length: 61 }, (_, index) => ({
    ...place,
    ID: 100 + index,
    Label: `Site ${index + 1}`,
    Address: { ...place.Address, AddressLine1: `${index + 1} Pine St` },
  }))
  serve({ ...everything(), availablepickuptimes: () => value(places) })
  await showStep(<PickupPage />)
  const shown = () => page.getByRole('region', { name: /^Site / }).elements().length
  await expect.poll(shown).toBe(5)
  await button('56 more places').click()
  await expect.poll(shown).toBe(15)
  await page.getByRole('searchbox', { name: 'Find a place' }).fill('61 pine')
  await expect.poll(shown).toBe(1)
  await expect.element(page.getByRole('region', { name: 'Site 61' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a place' }).fill('moon')
  await expect.element(page.getByText('No place has these words. Please try others.')).toBeVisible()
  await expect.poll(violations).toEqual([])
})

it('of a place with many days the next six are shown, and the later ones on demand', async () => {
  const times = Array.from({ length: 14 }, (_, index) => time(60 + index, `2026-12-${10 + index}`, '10'))
  serve({ ...everything(), availablepickuptimes: () => value([{ ...place, PantryLocationPickupTimes: times }]) })
  await showStep(<PickupPage />)
  const days = page.getByRole('group', { name: /^Days at/ }).getByRole('button')
  await expect.poll(() => days.elements().length).toBe(6)
  const [first, second] = days.elements().map((one) => one.getBoundingClientRect().top)
  expect(second).toBe(first)
  await button('8 more days').click()
  await expect.poll(() => days.elements().length).toBe(14)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('several days that the order limits forbid fold under one line below the free ones', async () => {
  const blocked = place.PantryLocationPickupTimes.map((one, index) => ({
    ...one,
    PickupDay: `2026-11-2${4 + index}`,
    DayBlock: index < 2 ? block : null,
  }))
  serve({ ...everything(), availablepickuptimes: () => value([{ ...place, PantryLocationPickupTimes: blocked }]) })
  await showStep(<PickupPage />)
  const days = page.getByRole('group', { name: /^Days at/ }).getByRole('button')
  await expect.poll(() => days.elements().length).toBe(blocked.length - 2)
  await button('2 days with your order limit reached').click()
  await expect
    .poll(() =>
      days
        .elements()
        .slice(-2)
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Tue, Nov 24Order limit reached', 'Wed, Nov 25Order limit reached'])
  await expect.poll(violations).toEqual([])
})

it('a day that the order limits forbid tells why, with the order that stands in the way', async () => {
  const blocked = place.PantryLocationPickupTimes.map((one) =>
    one.PickupDay === '2026-11-24' ? { ...one, DayBlock: block } : one,
  )
  const sent = serve({
    ...everything(),
    availablepickuptimes: () => value([{ ...place, PantryLocationPickupTimes: blocked }]),
  })
  await showStep(<PickupPage />)
  const day = button(/Tue, Nov 24.*Order limit reached/)
  await expect.element(day).toHaveAttribute('aria-expanded', 'false')
  await day.click()
  for (const words of told) await expect.element(page.getByText(words)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: told[1] ?? '' }))
    .toHaveAttribute('href', expect.stringContaining('orderahead-order-detail?id=4711'))
  await expect.poll(violations).toEqual([])
  expect(where()).toBe('/app/step')
  expect(sent.some(({ path }) => path.includes('nextvalid'))).toBe(false)
})

it.each([390, 1280])('a delivery time that they forbid tells why in place of Select, at %i pixels', async (width) => {
  await page.viewport(width, 800)
  const rows = [
    { ...deliveryTime, DayBlock: block, PlacesLeft: 2 },
    { ...deliveryTime, ID: 82, DeliveryDay: '2026-11-30', DayBlock: null, PlacesLeft: 2 },
  ]
  serve({ ...everything(), FoodBankDeliveryTimesGrid: () => value({ rows, TimeZone: 'America/New_York' }) })
  await showStep(<DeliveryPage />)
  await button('Fri, Nov 27, 9:00 AM – 12:00 PM: order limit reached').click()
  for (const words of told) await expect.element(page.getByText(words)).toBeVisible()
  const links = page.getByRole('link', { name: /^Select / }).elements()
  expect(links.map((one) => one.getAttribute('aria-label'))).toEqual(['Select Mon, Nov 30, 9:00 AM – 12:00 PM'])
  await expect.poll(violations).toEqual([])
})

it('says that later delivery times follow where none of the next ones is open', async () => {
  const answered = { rows: [], cursor: 'more', TimeZone: 'America/New_York' }
  serve({ ...everything(), FoodBankDeliveryTimesGrid: () => value(answered) })
  await showStep(<DeliveryPage />)
  await expect.element(page.getByText('None of the next times is open')).toBeVisible()
  await expect.element(button('More times')).toBeVisible()
  expect(page.getByText('No times are open right now').elements()).toHaveLength(0)
})

it('a phone shows how many places a delivery time has left when they are few, not its maximum', async () => {
  const rows = [
    { ...deliveryTime, PlacesLeft: 2 },
    { ...deliveryTime, ID: 82, PlacesLeft: 9 },
  ]
  serve({ ...everything(), FoodBankDeliveryTimesGrid: () => value({ rows, TimeZone: 'America/New_York' }) })
  await showStep(<DeliveryPage />)
  await expect.element(page.getByText('2 spots left')).toBeVisible()
  expect(page.getByText(/spots left/).elements()).toHaveLength(1)
  expect(page.getByText(/Maximum Orders/).elements()).toHaveLength(0)
})

it.each([
  [
    'availablepickuptimes',
    'An error occurred loading the pickup locations',
    'We can’t show the places right now. Please try again, or call your pantry.',
  ],
  [
    'authorizedlocations',
    'An error occurred loading authorized pickup locations',
    'We can’t tell which places need an invitation. You can still choose one, or try again.',
  ],
])('a failure of %s is told to staff as specified, and to a family with what to do next', async (call, staff, own) => {
  serve({ ...everything(), [call]: () => Response.json({ Message: 'x' }, { status: 400 }) })
  const shown = await showStep(<PickupPage />)
  await expect.element(page.getByText(own)).toBeVisible()
  await shown.unmount()
  await showStep(<PickupPage />, '?customerId=310', sessionAs('foodbankuser'))
  await expect.element(page.getByText(staff)).toBeVisible()
  expect(page.getByText(own).elements()).toEqual([])
})

it('delivery times have their columns, and lead to the addresses', async () => {
  await page.viewport(1280, 800)
  serve(everything())
  await showStep(<DeliveryPage />)
  for (const name of ['Date', 'Time', 'Maximum Orders', 'Delivery Program', 'Select'])
    await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect.element(page.getByText('Homebound seniors')).toBeVisible()
  await expect.poll(violations).toEqual([])
  const link = page.getByRole('link', { name: 'Select Fri, Nov 27, 9:00 AM – 12:00 PM' })
  expect(link.element().getAttribute('href')).toContain(
    '#/app/orderahead-customer-order/delivery-addresses?customerId=310&deliveryTimeId=81',
  )
})

it('staff read whom they order for, and ask for that person’s times', async () => {
  const sent = serve(everything())
  await showStep(<DeliveryPage />, '?customerId=310', sessionAs('foodbankuser'))
  await expect.element(page.getByText('For Rosa Figueroa')).toBeVisible()
  expect(sent.some(({ path }) => path.includes('FoodInsecureNeighborID=310'))).toBe(true)
})

const addresses = () => showStep(<AddressesPage />, '?deliveryTimeId=81')

it('[addresses-actions] an address is chosen, added, changed and deleted', async () => {
  const sent = serve({
    ...everything(),
    addresses: ({ method }) => value(method === 'GET' ? [address] : method === 'DELETE' ? null : address),
  })
  await addresses()
  expect((await page.getByRole('link', { name: 'Bring it here: Home' }).findElement()).getAttribute('href')).toContain(
    'delivery-checkout?customerId=310&deliveryTimeId=81&customerAddressId=7',
  )
  await expect.poll(violations).toEqual([])
  await button('Add an address').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Please fill this in.').first()).toBeVisible()
  const changes = () => sent.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/lookup'))
  expect(changes()).toEqual([])
  for (const [label, text] of [
    ['Name of this address', 'Mom'],
    ['Street and number', '2 Elm St'],
    ['Zip code', '37901'],
    ['City', 'Knoxville'],
  ] as const)
    await page.getByLabelText(label, { exact: true }).fill(text)
  await userEvent.tab()
  await expect.element(page.getByText('About: only the middle of ZIP code 37901.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Is the pin right? See it on the map' }).click()
  await expect.element(page.getByRole('button', { name: /^Pin/ })).toBeVisible()
  await expect.poll(violations).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(changes()[0]?.body).toMatchObject({
    Address: { Province: 'TN', Latitude: 35.96, Longitude: -83.92, LocatedBy: 'area' },
  })
  await button('Change Home').click()
  await page.getByLabelText('Street and number').fill('3 Elm St')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent.filter(({ method }) => method === 'PUT').length).toBe(1)
  await button('Delete Home').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Address deleted')).toBeVisible()
  expect(changes().map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE'])
})

it('failures of addresses say what to do next', async () => {
  const broken = () => Response.json({ Message: 'x' }, { status: 400 })
  serve({ ...everything(), addresses: ({ method }) => (method === 'GET' ? value([address]) : broken()) })
  const first = await addresses()
  await button('Change Home').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The address is not saved yet. Please try again.')).toBeVisible()
  await button('Cancel').click()
  await button('Delete Home').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('The address is still here. Please try again.')).toBeVisible()
  await first.unmount()
  serve({ ...everything(), addresses: broken })
  await addresses()
  await expect.element(page.getByText('The addresses can’t be shown right now. Please try again.')).toBeVisible()
})

it('a refusal of an address says its reason', async () => {
  serve({
    ...everything(),
    addresses: ({ method }) => (method === 'GET' ? value([address]) : refusal('There are 20 addresses already.')),
  })
  await addresses()
  await button('Change Home').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('There are 20 addresses already.')).toBeVisible()
})

it('shows how far a place is and its photo; nothing where neither is known', async () => {
  const photo = { ID: 1, SequenceNumber: 1, Attachment: { ID: 2, StoragePath: '/large.png', SmallPath: '/small.png' } }
  const places: AvailableLocation[] = [
    { ...place, Distance: { Miles: 1.24, IsAbout: false }, AttachmentCollection: [photo] },
    { ...place, ID: 6, Label: 'Westside Pantry', Distance: { Miles: 3, IsAbout: true } },
    { ...place, ID: 7, Label: 'Third Pantry' },
  ]
  answerWith(({ path }) => value(path.includes('/availablepickuptimes') ? places : []))
  await show(
    <SessionContext value={neighbor}>
      <PickupPage />
    </SessionContext>,
  )
  await expect.element(page.getByText('TN 37902 · 1.2 mi away')).toBeVisible()
  await expect.element(page.getByText('TN 37902 · about 3 mi away')).toBeVisible()
  // The third place has its address alone.
  expect(page.getByText('TN 37902', { exact: true }).elements()).toHaveLength(3)
  expect(page.getByText(/ mi away$/).elements()).toHaveLength(2)
  expect([...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual(['/small.png'])
  await expect.poll(violations).toEqual([])
})
