import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CustomerAddress } from '../../../../shared/pantry/customers/address.ts'
import type { PickupLocationRow } from '../../../../shared/pantry/locations/location.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import CustomersPage from '../../../../web/src/pantry/customers/CustomersPage.tsx'
import { newOrderPath } from '../../../../web/src/pantry/customers/newOrderPath.ts'
import CustomerPage from '../../../../web/src/pantry/orders/CustomerAndOrdersPage.tsx'
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
import { declaration } from '../tefap/declaration.fixture.ts'
import { fullNeighbor as full, neighborRow as row } from './customer.fixture.ts'

/** The customers grid with its filter, and the detail of one customer. */

vi.mock('../../../../web/src/core/map/outlines.ts', async (original) => ({
  ...(await original<object>()),
  loadOutlines: async (state: string) => ({
    features: (state === '47' ? ['Knox', 'Blount'] : []).map((name) => ({
      id: name === 'Knox' ? '47093' : '47009',
      properties: { name },
    })),
  }),
}))

const rows = [row(1, 'Rosa'), row(2, 'Luis', { IsFoodInsecure: true }), row(3, 'Ana', { IsFoodInsecure: false })]

const place = (ID: number, Label: string, IsRestricted: boolean): PickupLocationRow => ({
  ID,
  EntityID: 10,
  FoodBankID: 10,
  AssociatedAgencyID: null,
  Label,
  Address: {
    AddressLine1: '12 Main Street',
    AddressLine2: '',
    City: 'Knoxville',
    Province: 'TN',
    PostalCode: '37917',
    Latitude: 35.96,
    Longitude: -83.92,
  },
  PantryLocationType: { Code: 'PANTRY' },
  IsActive: true,
  IsRestricted,
  TimeZone: 'America/New_York',
})
const places = [place(8, 'Back door', true), place(9, 'Main hall', false), place(7, 'Side door', true)]
const home: CustomerAddress = {
  ID: 20,
  Name: 'Home',
  FoodInsecureNeighborID: 1,
  IsPrimary: true,
  Notes: '',
  AddressID: 20,
  Address: {
    ID: 20,
    AddressLine1: '12 Main St',
    AddressLine2: '',
    City: 'Knoxville',
    Province: 'TN',
    PostalCode: '37917',
    CountyID: 47_093,
  },
}

const answers: Readonly<Record<string, unknown>> = {
  '/api/PantryCustomersGrid': { rows },
  '/api/session/filters': { Version: 0, Filters: [] },
  '/api/orderahead/customers': [],
  '/api/orderahead/locations': places,
  '/api/deliveryprograms': full.DeliveryPrograms,
  '/api/agencies/associated': [{ ID: 30, EntityID: 12, Name: 'Open Table' }],
  '/api/orderahead/customer/1/full': full,
  '/api/orderahead/customer/1/addresses': [],
  '/api/orderahead/customer/1/duplicates': [],
  '/api/orderahead/customer/1/looks': [],
  '/api/orderahead/customer/1/tefap': declaration(),
  '/api/PantryOrdersGrid': { rows: [] },
}
/** Without the parameter that keeps answers out of caches. */
const plain = (path: string) => path.replace(/[?&]d=\d+/, '')
const serve = (change: (request: SentRequest) => Response | undefined = () => undefined) =>
  answerWith((request) => {
    const path = plain(request.path)
    return change({ ...request, path }) ?? value(answers[path.split('?')[0] ?? ''] ?? [])
  })

const inSession = (content: React.ReactNode) => (
  <SessionContext value={sessionAs('foodbankuser')}>{content}</SessionContext>
)
const showGrid = () => show(inSession(<CustomersPage />))
const showDetail = () => show(inSession(<CustomerPage />), { at: '/?customerId=1' })
const grid = () => page.getByRole('grid', { name: 'Customers' })
const asked = (sent: readonly SentRequest[]) =>
  sent.filter(({ path }) => path.includes('CustomersGrid')).map(({ path }) => plain(path).split('?')[1] ?? '')
const puts = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'PUT')

it('[customers-insecure-cell] has the columns of the specification, and Yes, No or Unknown', async () => {
  inComfortableRows()
  serve()
  await showGrid()
  for (const name of ['Neighbor', 'E-Mail', 'Phone Number', 'Order Count'])
    await expect.element(grid().getByRole('columnheader', { name })).toBeVisible()
  const cells = () =>
    [...document.querySelectorAll('[data-field=IsFoodInsecure][role=gridcell]')].map((cell) => cell.textContent)
  await expect.poll(cells).toEqual(['Unknown', 'Yes', 'No'])
  await expect.poll(violations).toEqual([])
})

it('finds people while one types, by words that stand in no address, and keeps no answer', async () => {
  const sent = serve(({ path, body }) => {
    if (!path.endsWith('/search')) return undefined
    const { searchFilter } = body as { searchFilter: string }
    return value({ rows: searchFilter === 'med ana' ? [row(3, 'Ana')] : [] })
  })
  await showGrid()
  await expect.element(page.getByRole('gridcell', { name: /Rosa Medina/ }).first()).toBeVisible()
  const kept = Object.keys(localStorage).length
  const search = page.getByRole('searchbox', { name: 'Name, e-mail or phone' })
  await search.fill('med ana')
  await expect.poll(() => page.getByRole('link', { name: /Rosa Medina/ }).elements()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Ana Medina' })).toBeVisible()
  await search.fill('nobody')
  await expect.element(page.getByText('Nothing matches your search and filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.element(page.getByRole('link', { name: 'Rosa Medina' })).toBeVisible()
  expect(sent.flatMap(({ path }) => (/med|nobody/.test(path) ? [path] : []))).toEqual([])
  expect(Object.keys(localStorage)).toHaveLength(kept)
})

it('keeps the filters while one searches', async () => {
  const sent = serve()
  await show(inSession(<CustomersPage />), { at: '/?tefap=true&search=5550134' })
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith('/search'))?.body)
    .toEqual({ FoodInsecureNeighborIsTEFAPEligible: 'true', searchFilter: '5550134' })
  expect(asked(sent)).toEqual([''])
})

it('leads from a row to its order by one press, not for one who may not order', async () => {
  serve(({ path }) =>
    path.includes('CustomersGrid')
      ? value({ rows: [row(1, 'Rosa'), row(2, 'Luis', { IsRestricted: true })] })
      : undefined,
  )
  await showGrid()
  const start = page.getByRole('link', { name: 'New order for Rosa Medina' })
  await expect.element(start).toHaveAttribute('href', expect.stringContaining('order/index?customerId=1'))
  await expect.element(page.getByRole('row', { name: /Luis/ }).getByText('Restricted')).toBeVisible()
  expect(page.getByRole('link', { name: /New order for Luis/ }).elements()).toEqual([])
})

it('has rows of two lines with nothing cut at 1,280 pixels', async () => {
  serve(({ path }) =>
    path.includes('CustomersGrid')
      ? value({ rows: [row(1, 'Rosa', { IsFoodInsecure: true, IsPOC: true, IsDeliveryEnabled: true })] })
      : undefined,
  )
  // Room of the grid beside the rail.
  await page.viewport(976, 800)
  await showGrid()
  const marks = page.getByText('TEFAP · Delivery · PoC · Visitor · Food Insecure')
  await expect.element(marks).toBeVisible()
  const cells = [...document.querySelectorAll<HTMLElement>('[role=gridcell] *, [role=columnheader] *')]
  const cut = cells.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
  expect(cut.map(({ textContent }) => textContent).filter(Boolean)).toEqual([])
  const height = document.querySelector('.MuiDataGrid-row')?.getBoundingClientRect().height
  expect(height).toBeGreaterThanOrEqual(44)
  expect(height).toBeLessThanOrEqual(52)
})

it('[customers-filter-date-types] [customers-reset-filters] asks on Search alone, and for all after Reset Filters', async () => {
  const sent = serve()
  await showGrid()
  const open = () => page.getByRole('button', { name: 'Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  const search = panel.getByRole('button', { name: 'Search', exact: true })
  await open()
  const types = panel.getByLabelText('Date Filter')
  await expect.element(types).toBeVisible()
  expect([...types.element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'None',
    'Order Date',
    'Pickup Date',
    'Delivery Date',
  ])
  await expect.poll(violations).toEqual([])
  await types.selectOptions('pickup')
  await panel.getByLabelText('From').fill('2026-11-01')
  await panel.getByLabelText('TEFAP Eligible', { exact: true }).click()
  expect(asked(sent)).toEqual([''])
  await search.click()
  await expect
    .poll(() => asked(sent).at(-1))
    .toBe('FoodInsecureNeighborIsTEFAPEligible=true&OrderPickupStartDate=11-01-2026')
  await expect.element(panel).not.toBeInTheDocument()
  await open()
  await expect.element(types).toHaveValue('pickup')
  await panel.getByLabelText('Agency', { exact: true }).selectOptions('Open Table')
  await search.click()
  await expect.poll(() => asked(sent).at(-1)).toContain('AgencyID=12')
  await open()
  await panel.getByRole('button', { name: 'Reset Filters' }).click()
  await expect.element(panel.getByLabelText('TEFAP Eligible', { exact: true })).not.toBeChecked()
  await expect.element(types).toHaveValue('none')
  await expect.element(panel.getByLabelText('Agency', { exact: true })).toHaveValue('0')
  await expect.element(panel.getByLabelText('From')).not.toBeInTheDocument()
  await search.click()
  await expect.element(page.getByRole('gridcell', { name: /Rosa Medina/ }).first()).toBeVisible()
})

it('[customer-detail-content] shows communication, eligibility and last login', async () => {
  serve()
  await showDetail()
  await expect.element(page.getByRole('heading', { name: 'Rosa Medina' })).toBeVisible()
  const fact = (name: string) => page.getByText(name, { exact: true }).element().nextElementSibling?.textContent
  await expect.element(page.getByText('Communication Preferences')).toBeVisible()
  expect(fact('Communication Preferences')).toBe('E-Mail')
  expect(fact('TEFAP Rule')).toBe('ZIP Code: 37917')
  expect(fact('Last Login')).toBe('Never')
  expect(fact('Household')).toBe('4: 2 aged 0-17, 1 aged 18-59, 1 aged 60 and over')
  await expect.poll(violations).toEqual([])
})

it.each([
  [{ IsEmailNotificationEnabled: true }, 'E-Mail'],
  [{ IsTextMessageNotificationEnabled: true, IsPhoneCallNotificationEnabled: true }, 'Text Message, Phone Call'],
  [
    {
      IsEmailNotificationEnabled: true,
      IsTextMessageNotificationEnabled: true,
      IsPhoneCallNotificationEnabled: true,
    },
    'E-Mail, Text Message, Phone Call',
  ],
  [{}, 'None'],
])('[comm-labels] labels the communication preferences: %#', async (enabled, words) => {
  const none = {
    IsEmailNotificationEnabled: false,
    IsTextMessageNotificationEnabled: false,
    IsPhoneCallNotificationEnabled: false,
  }
  serve(({ path }) => (path.endsWith('/full') ? value({ ...full, ...none, ...enabled }) : undefined))
  await showDetail()
  const label = page.getByText('Communication Preferences', { exact: true })
  await expect.element(label).toBeVisible()
  expect(label.element().nextElementSibling?.textContent).toBe(words)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  for (const name of ['E-Mail', 'Text Message', 'Phone Call'])
    await expect.element(page.getByRole('checkbox', { name, exact: true })).toBeVisible()
})

it('adds an address, and shows it', async () => {
  let saved: CustomerAddress[] = []
  const sent = serve(({ method, path }) => {
    if (path === '/api/addresses/lookup') return value({ Latitude: 35.97, Longitude: -83.93, LocatedBy: 'address' })
    if (!path.endsWith('/addresses')) return undefined
    if (method === 'POST') saved = [home]
    return value(method === 'POST' ? home : saved)
  })
  await showDetail()
  await page.getByRole('button', { name: 'Add Address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  // The browser knows the address of whoever sits at it.
  await expect.element(dialog.getByLabelText('City')).toHaveAttribute('autocomplete', 'off')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Please fill this in').first()).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Home')
  await dialog.getByLabelText('Street').fill('12 Main St')
  await dialog.getByLabelText('ZIP Code').fill('37917')
  await expect.element(dialog.getByLabelText('State')).toHaveValue('TN')
  await dialog.getByLabelText('State').selectOptions('Kentucky')
  await expect.element(dialog.getByText('This ZIP code lies in Tennessee.')).toBeVisible()
  await dialog.getByLabelText('State').selectOptions('Tennessee')
  await dialog.getByLabelText('City').fill('Knoxville')
  await userEvent.tab()
  await expect.element(dialog.getByText('Found: 12 Main St, Knoxville, TN 37917')).toBeVisible()
  const county = dialog.getByRole('combobox', { name: 'County' })
  await expect
    .poll(() => [...county.element().querySelectorAll('option')].map(({ textContent }) => textContent))
    .toEqual(['', 'Blount', 'Knox'])
  await county.selectOptions('Knox')
  await expect.poll(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Address saved')).toBeVisible()
  await expect.element(page.getByText('12 Main St, Knoxville, TN 37917')).toBeVisible()
  const post = sent.find(({ method, path }) => method === 'POST' && path.endsWith('/addresses'))
  const { ID: __, ...lines } = home.Address
  const Address = { ...lines, Latitude: 35.97, Longitude: -83.93, LocatedBy: 'address' }
  expect(post).toMatchObject({ body: { Name: 'Home', Address }, key: expect.any(String) })
})

it('keeps an address that could not be saved, in the words for it', async () => {
  serve(({ method }) =>
    method === 'POST' ? Response.json({ Successful: false, Message: 'Broken.' }, { status: 500 }) : undefined,
  )
  await showDetail()
  await page.getByRole('button', { name: 'Add Address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  for (const [name, typed] of Object.entries({
    Name: 'Home',
    Street: '12 Main St',
    'ZIP Code': '37917',
    City: 'Knoxville',
  }))
    await dialog.getByRole('textbox', { name, exact: true }).fill(typed)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Error saving address')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Street' })).toHaveValue('12 Main St')
})

it('[restricted-only-assign] offers restricted locations alone, and sends the chosen ones', async () => {
  const sent = serve(({ method }) => (method === 'PUT' ? value({ ...full, Version: 6 }) : undefined))
  await showDetail()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('combobox', { name: 'Restricted Pickup Locations' }).click()
  const options = page.getByRole('listbox', { name: 'Restricted Pickup Locations' }).getByRole('option')
  await expect.poll(() => options.elements().map(({ textContent }) => textContent)).toEqual(['Back door', 'Side door'])
  await options.nth(1).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => puts(sent)[0]?.body).toMatchObject({ PantryLocations: [{ ID: 8 }, { ID: 7 }] })
})

it('says when the restricted locations could not be loaded, and keeps those that are assigned', async () => {
  const sent = serve(({ method, path }) => {
    if (path.endsWith('/locations')) return Response.json({ Successful: false, Message: 'Broken.' }, { status: 403 })
    return method === 'PUT' ? value({ ...full, Version: 6 }) : undefined
  })
  await showDetail()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect.element(page.getByText('An error occurred loading the pickup locations')).toBeVisible()
  await page.getByLabelText('First Name').fill('Rosalia')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => puts(sent)[0]?.body).toMatchObject({ PantryLocations: [{ ID: 8 }] })
})

it('makes a rule of a county, chosen among those of its state', async () => {
  const sent = serve(({ method }) => (method === 'PUT' ? value({ ...full, Version: 6 }) : undefined))
  await showDetail()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabelText('TEFAP Rule').selectOptions('County')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Please name the state or the ZIP code')).toBeVisible()
  await page.getByLabelText('State of the county').fill('Tennessee')
  await page.getByLabelText('County of the rule').selectOptions('Knox')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => puts(sent)[0]?.body)
    .toMatchObject({
      TEFAPEligibility: { CountyID: 47_093, CountyName: 'Knox', PostalCode: null, ProvinceAbbreviation: null },
    })
  expect(puts(sent)).toHaveLength(1)
})

it('[email-change-login] a changed e-mail address is said to be the one to log in with', async () => {
  const changed = { ...full, EMailAddress: 'rosa@new.example', Version: 6 }
  const sent = serve(({ method }) => (method === 'PUT' ? value(changed) : undefined))
  await showDetail()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('rosa@new.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Customer Updated. The new e-mail must be used to log in.')).toBeVisible()
  expect(puts(sent)[0]?.body).toMatchObject({ EMailAddress: 'rosa@new.example' })
})

it('[new-order-entry] a new order goes to the deliveries of those who get them, otherwise to the locations', () => {
  const customer = { ID: 1, IsDeliveryEnabled: false, DeliveryPrograms: [] }
  expect(newOrderPath(customer)).toContain('orderahead-customer-order/pickup?customerId=1')
  expect(newOrderPath({ ...customer, IsDeliveryEnabled: true })).toContain(
    'orderahead-customer-order/delivery?customerId=1',
  )
  expect(newOrderPath({ ...customer, DeliveryPrograms: [{ ID: 4, Name: 'Route' }] })).toContain('/delivery?')
})

it('[customer-names-required] does not send a blank name, and marks each field', async () => {
  const sent = serve()
  await showDetail()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabelText('First Name').fill('  ')
  await page.getByLabelText('Last Name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('First name is missing')).toBeVisible()
  await expect.element(page.getByText('Last name is missing')).toBeVisible()
  await expect.poll(violations).toEqual([])
  expect(puts(sent)).toEqual([])
})

it('sends the whole customer, and says so', async () => {
  const sent = serve(({ method }) =>
    method === 'PUT' ? value({ ...full, FirstName: 'Rosalia', Version: 6 }) : undefined,
  )
  await showDetail()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabelText('First Name').fill('Rosalia')
  await page.getByLabelText('0-17 years').fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Customer Updated')).toBeVisible()
  expect(puts(sent)[0]?.body).toMatchObject({
    FirstName: 'Rosalia',
    HouseholdSize: 5,
    Ages: { Minors: 3, Adults: 1, Seniors: 1 },
    DeliveryPrograms: [{ ID: 4 }],
    PantryLocations: [{ ID: 8 }],
    TEFAPEligibility: full.TEFAPEligibility,
    Version: 5,
  })
})

it.each([
  [() => refusal(''), 'Failed to update customer. Please try again later.'],
  [() => refusal('This is not a phone number.'), 'This is not a phone number.'],
  [
    () => Response.json({ Successful: false, Message: 'Something went wrong.' }, { status: 500 }),
    'Failed to update customer [2], please try again later.',
  ],
])('a failed update is reported in its words: %#', async (failure, words) => {
  serve(({ method }) => (method === 'PUT' ? failure() : undefined))
  await showDetail()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabelText('First Name').fill('Rosalia')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByLabelText('First Name')).toHaveValue('Rosalia')
})

it('[customer-phone-username] keeps e-mail and phone of somebody who signs in by phone', async () => {
  serve(({ path }) => (path.endsWith('/full') ? value({ ...full, EMailAddress: null }) : undefined))
  await showDetail()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect.element(page.getByRole('textbox', { name: 'E-Mail' })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('textbox', { name: 'Phone Number' })).toHaveAttribute('readonly')
})

it('[cancel-edit-password] cancelling the editing cancels a password change', async () => {
  serve()
  await showDetail()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabelText('New Password').fill('Good-Food')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByLabelText('New Password')).toHaveValue('')
})

it('a weak password is not sent; a good one is, and reported', async () => {
  const sent = serve(({ method }) => (method === 'PUT' ? value(null) : undefined))
  await showDetail()
  await page.getByLabelText('New Password').fill('short')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await expect.element(page.getByText(/This password is too weak/)).toBeVisible()
  await page.getByLabelText('New Password').fill('Welcome-2026!')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await expect.element(page.getByText(/attackers try first/)).toBeVisible()
  expect(puts(sent)).toEqual([])
  await page.getByLabelText('New Password').fill('Good-Food-4-All!')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await expect.element(page.getByText('Password Changed')).toBeVisible()
  expect(puts(sent)[0]?.body).toEqual({ NewPassword: 'Good-Food-4-All!' })
})

it('merges a possible duplicate after a question, and offers to undo it', async () => {
  const User = { UserName: 'person2@example.org' }
  const duplicate = {
    ...row(2, 'Rosa', { HouseholdSize: 6 }),
    User,
    Reasons: ['phone'],
    Created: '2026-10-02T15:00:00.000Z',
  }
  let isMerged = false
  const sent = serve(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/merge')) isMerged = true
    if (path.endsWith('/duplicates')) return value(isMerged ? [] : [duplicate])
    const Merge = isMerged ? { DuplicateID: 2, Name: 'Rosa Medina', At: new Date().toISOString() } : null
    return path.endsWith('/full') || method === 'POST' ? value({ ...full, Merge }) : undefined
  })
  await showDetail()
  await expect.element(page.getByText(/same phone number, 3 orders/)).toBeVisible()
  await page.getByRole('button', { name: 'Merge Rosa Medina into this customer' }).click()
  const kept =
    /e-mail: person1@example.org; phone: \(865\) 555-0134; household: 4; signs in with: person1@example.org, person2@example.org/
  await expect.element(page.getByRole('alertdialog').getByText(kept)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(sent.find(({ path }) => plain(path).endsWith('/merge'))).toMatchObject({
    body: { DuplicateID: 2 },
    key: expect.any(String),
  })
  await expect.poll(violations).toEqual([])
})

it('shows an agency that merely serves the person neither account nor merging, and sends only what it may change', async () => {
  const served = { ...full, Access: 'served', SeesAddresses: false, OrderCount: null, User: null }
  const sent = serve(({ method, path }) =>
    path.endsWith('/full') ? value(served) : method === 'PUT' ? value(served) : undefined,
  )
  const session = sessionAs('agency')
  await show(
    <SessionContext value={session}>
      <CustomerPage />
    </SessionContext>,
    { at: '/?customerId=1' },
  )
  await expect.element(page.getByText(/Your pantry serves this person/)).toBeVisible()
  for (const gone of ['New Password', 'Addresses', 'Privacy', 'Order Count'])
    expect(page.getByText(gone, { exact: true }).elements(), gone).toEqual([])
  expect(sent.some(({ path }) => /duplicates|addresses/.test(path))).toBe(false)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect.element(page.getByLabelText('18-59 years')).toBeVisible()
  expect(page.getByLabelText('First Name').elements()).toEqual([])
  await page.getByLabelText('18-59 years').fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => puts(sent)).toHaveLength(1)
  expect(puts(sent)[0]?.body).toMatchObject({ FirstName: 'Rosa', HouseholdSize: 5 })
  await expect.poll(violations).toEqual([])
})

it('names who restricted the person; a pantry lifts its own restriction alone', async () => {
  const Restrictions = [{ EntityID: 77, Name: 'Elm Street' }]
  const sent = serve(({ method, path }) =>
    path.endsWith('/full') || method === 'PUT' ? value({ ...full, Restrictions }) : undefined,
  )
  await showDetail()
  await expect.element(page.getByText('Restricted by Elm Street')).toBeVisible()
  await page.getByRole('button', { name: 'Restrict Customer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restrict Customer' }).click()
  await expect.poll(() => puts(sent).map(({ body }) => body)).toEqual([{ IsRestricted: true }])
})

it('adds a neighbor at the table, and shows similar records before a second one is made', async () => {
  const duplicate = { ...row(2, 'Rosa'), User: null, Reasons: ['name'], Created: '2026-10-02T15:00:00.000Z' }
  const sent = serve(({ method, body, path }) => {
    if (method !== 'POST' || path !== '/api/orderahead/customers') return undefined
    const { IsAnother } = body as { IsAnother: boolean }
    return value(IsAnother ? { Customer: row(9, 'Rosa'), Duplicates: [] } : { Customer: null, Duplicates: [duplicate] })
  })
  await showGrid()
  await page.getByRole('button', { name: 'Add a customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a customer' })
  await dialog.getByLabelText('First Name').fill('Rosa')
  await dialog.getByLabelText('Last Name').fill('Medina')
  await dialog.getByLabelText('Household Size').fill('3')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(dialog.getByRole('link', { name: 'Rosa Medina' })).toBeVisible()
  await expect.poll(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Add as another person' }).click()
  await expect.element(page.getByText('Rosa Medina was added')).toBeVisible()
  const posts = sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(posts).toMatchObject([
    { FirstName: 'Rosa', EMailAddress: '', HouseholdSize: 3, IsAnother: false },
    { FirstName: 'Rosa', IsAnother: true },
  ])
})

it('a card on a phone is at most 88 px high, and says name, phone, household, orders and marks', async () => {
  const long = { FirstName: 'María de los Ángeles Guadalupe', LastName: 'Hernández-Villanueva', IsRestricted: true }
  serve(({ path }) =>
    path.includes('CustomersGrid')
      ? value({ rows: [row(1, 'Rosa', { IsFoodInsecure: true, IsPOC: true }), { ...row(2, 'María'), ...long }] })
      : undefined,
  )
  await page.viewport(390, 800)
  await showGrid()
  const cards = page.getByRole('listitem')
  await expect
    .element(cards.first())
    .toHaveTextContent(
      'Rosa Medina(865) 555-0134 · 4 people · 3 ordersTEFAP · Delivery · PoC · Visitor · Food Insecure',
    )
  for (const card of cards.elements()) expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(88)
  expect(document.querySelector('[role=grid]')).toBeNull()
  await expect.element(page.getByRole('link', { name: 'New order for Rosa Medina' })).toBeVisible()
  await expect.poll(violations).toEqual([])
})
