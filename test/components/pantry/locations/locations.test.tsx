import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as addresses from '../../../../shared/core/address/api.ts'
import type { LocationOverview, PickupDay } from '../../../../shared/pantry/locations/overview.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { setNavigate } from '../../../../web/src/core/go.ts'
import { forgetKeptHere } from '../../../../web/src/core/keptHere.ts'
import LocationPage from '../../../../web/src/pantry/locations/LocationPage.tsx'
import LocationsPage from '../../../../web/src/pantry/locations/LocationsPage.tsx'
import NewLocationPage from '../../../../web/src/pantry/locations/NewLocationPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { location } from './location.fixture.ts'

/** Screens of pickup locations: overview, add form, and the page with its settings, address and customers. */

const day = (PickupDay: string, more: Partial<PickupDay> = {}): PickupDay => ({
  PickupDay,
  IsOpen: false,
  TotalMaximumOrders: 10,
  TotalOrders: 4,
  TotalInProgressTypeOrders: 1,
  TotalCancelledTypeOrders: 0,
  TotalSuccessfullyCompletedTypeOrders: 3,
  PantryLocationPickupTimeIDs: [1],
  OrderedPickupTimeIDs: [1],
  ...more,
})
const overview = (more: Partial<LocationOverview> = {}): LocationOverview => ({
  ...location,
  FoodBank: { ID: 10, Name: 'Capital Food Bank' },
  HasOpenWindow: true,
  PickupDays: [
    day('2026-11-24', { IsOpen: true }),
    day('2026-11-21', { TotalCancelledTypeOrders: 3 }),
    day('2026-11-20', { TotalCancelledTypeOrders: 4 }),
  ],
  ...more,
})

const as = (content: ReactNode, more: object = {}) => (
  <SessionContext value={{ ...sessionAs('foodbank'), ...more }}>{content}</SessionContext>
)
const failure = () => Response.json({ Successful: false, Message: 'Something went wrong.' }, { status: 500 })
const pathOf = ({ path }: SentRequest) => path.split('?')[0] ?? ''
const body = ({ body: sent }: SentRequest) => sent as Record<string, unknown>
/** Addresses that the router was sent to. */
const visited: string[] = []
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00Z') })
  visited.length = 0
  setNavigate((inside) => void visited.push(inside))
  await page.viewport(1280, 900)
})
/** The document of a prefix, so that going to its pages is the router's. */
const inDocument = (prefix: 'Agency' | 'FoodBank') => history.replaceState(null, '', `/${prefix}`)
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

describe('the overview', () => {
  const rows = [overview(), overview({ ID: 6, Label: 'Winter Pop-Up', HasOpenWindow: false, PickupDays: [] })]
  const line = (name: string) => page.getByRole('row', { name, exact: false })
  const cells = (name: string) => [...line(name).element().children].map((cell) => cell.textContent)

  it('[overview-grouping] [overview-totals-sum] [overview-cancelled-average] [cancelled-two-decimals] groups by food bank, location and pickup day, with sums and means', async () => {
    answerWith(() => value({ rows }))
    await show(as(<LocationsPage />))
    for (const name of ['Pickup Day', 'Slots', 'Orders', 'In Progress', 'Successful', 'Cancelled', 'Action'])
      await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    // Slots, Orders, In Progress, Successful and the mean of (0 + 75 + 100) / 3 and 0.
    expect(cells('Capital Food Bank').slice(1, 6)).toEqual(['30', '12', '3', '9', '29.17%'])
    expect(cells('days of Church Hall').slice(0, 6)).toEqual(['Church Hall12 Main St', '30', '12', '3', '9', '58.33%'])
    expect(cells('Tue, Nov 24').slice(1, 6)).toEqual(['10', '4', '1', '3', '0%'])
    await expect.poll(violations).toEqual([])
  })

  it('[overview-cancelled-colours] marks days above 50 and 75 percent', async () => {
    answerWith(() => value({ rows }))
    await show(as(<LocationsPage />))
    const chip = (percent: string) =>
      page.getByRole('cell', { name: percent, exact: true }).element().querySelector('.MuiChip-root')
    await expect.element(page.getByRole('cell', { name: '75%', exact: true })).toBeVisible()
    expect([chip('75%') !== null, chip('100%') !== null]).toEqual([true, true])
    expect(getComputedStyle(chip('75%') as Element).color).not.toBe(getComputedStyle(chip('100%') as Element).color)
    expect(page.getByRole('cell', { name: '0%', exact: true }).elements()[0]?.querySelector('.MuiChip-root')).toBeNull()
  })

  it('[overview-location-dot] shows a green dot when active with an open window, else Inactive Location', async () => {
    answerWith(() => value({ rows: [...rows, overview({ ID: 7, Label: 'Closed', IsActive: false })] }))
    await show(as(<LocationsPage />))
    const dot = (name: string, title: string) => line(name).getByRole('img', { name: title })
    await expect.element(dot('days of Church Hall', 'Open for orders')).toBeVisible()
    await expect.element(dot('days of Winter Pop-Up', 'Inactive Location')).toBeVisible()
    await expect.element(dot('days of Closed', 'Inactive Location')).toBeVisible()
  })

  it('[overview-open-dot] marks a day green while one of its windows is open', async () => {
    answerWith(() => value({ rows }))
    await show(as(<LocationsPage />))
    const dot = (name: string) => line(name).getByRole('img', { name: 'Open for orders' })
    await expect.element(dot('Tue, Nov 24')).toBeVisible()
    const [red, green] = getComputedStyle(dot('Tue, Nov 24').element()).backgroundColor.match(/\d+/g) ?? []
    expect(Number(green)).toBeGreaterThan(Number(red))
    await expect.element(line('Sat, Nov 21')).toBeVisible()
    await expect.element(dot('Sat, Nov 21')).not.toBeInTheDocument()
  })

  it('[overview-details-link] leads to the location', async () => {
    answerWith(() => value({ rows }))
    await show(as(<LocationsPage />))
    const link = page.getByRole('link', { name: 'Details of Church Hall' }).first()
    await expect.element(link).toHaveAttribute('href', '/FoodBank#/app/orderahead-location?locationId=5')
  })

  it('[overview-orders-query] unfolds the orders of a day, the newest 200 of its windows', async () => {
    const sent = answerWith(({ path }) => value(path.includes('PantryOrdersGrid') ? { rows: [] } : { rows }))
    await show(as(<LocationsPage />))
    await page.getByRole('button', { name: 'Show the orders of Sat, Nov 21' }).click()
    const asked = () => sent.find(({ path }) => path.includes('PantryOrdersGrid'))?.path.split('?')[1]
    await expect.poll(asked).toBeDefined()
    const query = Object.fromEntries(new URLSearchParams(asked()))
    const windows = { PantryLocationID: '5', PickupTimeIDList: '1' }
    expect(query).toMatchObject({ rows: '200', page: '1', sidx: 'Created', sord: 'desc', mode: 'grid', ...windows })
  })

  it('is cards on a phone', async () => {
    await page.viewport(390, 844)
    answerWith(() => value({ rows }))
    await show(as(<LocationsPage />))
    await expect.element(page.getByRole('region', { name: 'Church Hall, 12 Main St' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await expect.poll(violations).toEqual([])
  })
})

describe('the form of a new location', () => {
  const agencies = [{ ID: 31, Name: 'St. Ann Kitchen', EntityID: 31 }]
  const { AddressLine2: _, ...address } = location.Address
  it.each([
    ['agency', '/api/agencies/current/settings/address', address],
    ['foodbank', '/api/foodbank/current/location', { ID: 10, Name: 'Bank', TimeZone: 'UTC', Address: address }],
  ] as const)(
    '[address-default-agency] [location-add-redirect] of the role %s starts with %s and leads to the new page',
    async (role, path, answer) => {
      inDocument(role === 'agency' ? 'Agency' : 'FoodBank')
      const sent = answerWith((request) => {
        if (request.path.includes('agencies/associated')) return value(agencies)
        return request.method === 'POST' ? value(location) : value(answer)
      })
      await show(as(<NewLocationPage />, { ActiveRole: role }))
      await expect.element(page.getByLabelText('Street and number')).toHaveValue('12 Main St')
      expect(sent.map(pathOf)).toEqual(role === 'agency' ? [path] : [path, '/api/agencies/associated'])
      await page.getByRole('button', { name: 'Add Location' }).click()
      await expect.element(page.getByText('Please add a Label')).toBeVisible()
      await expect.poll(violations).toEqual([])
      await page.getByLabelText('Label').fill('Church Hall')
      await page.getByLabelText('How orders are handed over').selectOptions('From lockers (click and collect)')
      await page.getByRole('button', { name: 'Add Location' }).click()
      await expect.element(page.getByText('Church Hall Added')).toBeVisible()
      expect(visited).toEqual(['/app/orderahead-location?locationId=5&tab=0'])
      expect(changes(sent)[0]?.body).toEqual({
        Label: 'Church Hall',
        Description: '',
        PantryLocationType: { Code: 'CLICKANDCOLLECT' },
        Address: { ...location.Address, CountyID: null, LocatedBy: 'hand' },
      })
    },
  )

  it('keeps what was typed over a reload of the tab, until it is started again or left', async () => {
    inDocument('FoodBank')
    sessionStorage.clear()
    answerWith((request) =>
      value(request.path.includes('associated') ? [] : { ID: 10, Name: 'Bank', TimeZone: 'UTC', Address: address }),
    )
    const label = page.getByLabelText('Label')
    const restored = page.getByText('What you had typed before the page was reloaded is here again.')
    const first = await show(as(<NewLocationPage />, { ActiveRole: 'foodbank' }))
    await label.fill('Church Hall')
    const kept = { ...sessionStorage }
    expect(Object.keys(kept)).toEqual([expect.stringContaining('.location')])
    await first.unmount()
    expect(sessionStorage.length).toBe(0)
    // A reload leaves without React's farewell.
    Object.assign(sessionStorage, kept)
    const second = await show(as(<NewLocationPage />, { ActiveRole: 'foodbank' }))
    await expect.element(restored).toBeVisible()
    await expect.element(label).toHaveValue('Church Hall')
    await expect.poll(violations).toEqual([])
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect.element(label).toHaveValue('')
    await expect.element(restored).not.toBeInTheDocument()
    expect(sessionStorage.length).toBe(0)
    await second.unmount()
    Object.assign(sessionStorage, kept)
    const Tablet = { IsLocked: false }
    await show(as(<NewLocationPage />, { ActiveRole: 'foodbank', Tablet }))
    await expect.element(page.getByLabelText('Street and number')).toHaveValue('12 Main St')
    await expect.element(restored).not.toBeInTheDocument()
    forgetKeptHere()
    expect(sessionStorage.length).toBe(0)
  })

  it('of a food bank may be an agency’s', async () => {
    inDocument('FoodBank')
    const bank = { ID: 10, Name: 'Bank', TimeZone: 'UTC', Address: address }
    const sent = answerWith((request) => {
      if (request.path.includes('agencies/associated')) return value(agencies)
      return request.method === 'POST' ? value(location) : value(bank)
    })
    await show(as(<NewLocationPage />, { ActiveRole: 'foodbank' }))
    await page.getByLabelText('Run by').selectOptions('St. Ann Kitchen')
    await page.getByLabelText('Label').fill('Church Hall')
    await page.getByRole('button', { name: 'Add Location' }).click()
    await expect.element(page.getByText('Church Hall Added')).toBeVisible()
    expect(changes(sent)[0]?.body).toMatchObject({ Label: 'Church Hall', AssociatedAgencyID: 31 })
  })
})

/** A server that has the location, and answers changes with `answer`. */
const serve = (answer: (request: SentRequest) => Response, eligible = true) =>
  answerWith((request) => {
    if (request.method !== 'GET') return answer(request)
    if (request.path.includes('eligibleToDelete')) return value(eligible)
    if (request.path.includes('isrestricted')) return value(true)
    if (request.path.includes('CustomersGrid')) return value({ rows: [customer] })
    return value(location)
  })
const customer = {
  ID: 31,
  FirstName: 'Rosa',
  LastName: 'Medina',
  EMailAddress: 'rosa@example.org',
  PhoneNumber: null,
  PostalCode: '12207',
}
/** Without the looking up of addresses. */
const changes = (sent: readonly SentRequest[]) =>
  sent.filter(({ method, path }) => method !== 'GET' && path !== addresses.lookUpAddress.path)
const open = (tab: number, more: object = {}) => show(as(<LocationPage />, more), { at: `/?locationId=5&tab=${tab}` })

describe('the tabs', () => {
  it.each([
    [0, 'Add pickup times'],
    [6, 'Photos'],
  ])('[pickup-tabs] tab %d is %s', async (number, name) => {
    serve(() => value(null))
    await open(number)
    const tab = page.getByRole('tab', { name })
    await expect.element(tab).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab).toHaveAttribute('href', expect.stringMatching(`[?&]tab=${number}$`))
    await expect.element(page.getByRole('tabpanel', { name })).toBeVisible()
  })
})

describe('the settings', () => {
  it('[location-settings-actions] saves label and description', async () => {
    const sent = serve((request) => value({ ...location, ...body(request), Version: 2 }))
    await open(2)
    await page.getByLabelText('Label').fill('Town Hall')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Update Successful: Your changes have been saved.')).toBeVisible()
    await expect.poll(violations).toEqual([])
    expect(changes(sent).map((request) => request.body)).toEqual([
      { Label: 'Town Hall', Description: 'Side door', PantryLocationType: { Code: 'PANTRY' }, Version: 1 },
    ])
  })

  it('[location-save-failed-reload] reports a failure, reloads the location and keeps what was typed', async () => {
    const sent = serve(failure)
    await open(2)
    await page.getByLabelText('Label').fill('Town Hall')
    const reads = () => sent.filter((one) => one.method === 'GET' && pathOf(one).endsWith('/location/5')).length
    const before = reads()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Update Failed: An error occured. Please try again')).toBeVisible()
    await expect.poll(reads).toBeGreaterThan(before)
    await expect.element(page.getByLabelText('Label')).toHaveValue('Town Hall')
  })

  it.each([
    ['Available to customers', '[location-activate]', 'Church Hall Removed', { IsActive: false }],
    ['Restricted', '', 'Church Hall Now Restricted', { IsRestricted: true }],
  ])('the switch %s %s says %s', async (name, _, said, flag) => {
    const sent = serve((request) => value({ ...location, ...body(request), Version: 2 }))
    await open(2)
    await page.getByRole('switch', { name }).click()
    await expect.element(page.getByText(said)).toBeVisible()
    expect(changes(sent).map((request) => request.body)).toEqual([flag])
  })

  it('takes a toggle back that the server refuses, with its reason', async () => {
    serve(() => refusal('Only the food bank or agency that runs it can change this.'))
    await open(2)
    const active = page.getByRole('switch', { name: 'Available to customers' })
    await active.click()
    await expect.element(page.getByText('Only the food bank or agency', { exact: false })).toBeVisible()
    await expect.element(active).toBeChecked()
  })

  it('[location-delete-eligible] offers the deletion only when the server allows it, and asks first', async () => {
    inDocument('FoodBank')
    const sent = serve(() => value(null))
    await open(2)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(changes(sent)).toEqual([])
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText('Church Hall Deleted')).toBeVisible()
    expect(visited).toEqual(['/app/orderahead-locations'])
    expect(changes(sent)).toEqual([expect.objectContaining({ method: 'DELETE', key: expect.any(String) })])
  })

  it('[location-delete-eligible] says why there is no deletion', async () => {
    serve(() => value(null), false)
    await open(2)
    await expect.element(page.getByText('Orders are in progress here', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  })

  it('can only be read by the food bank of the agency that runs the location', async () => {
    serve(() => value(null))
    await open(2, { EntityID: 99 })
    await expect.element(page.getByText('An agency of yours runs this location.', { exact: false })).toBeVisible()
    await expect.element(page.getByLabelText('Label')).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('switch', { name: 'Restricted' })).toBeDisabled()
    await expect.poll(violations).toEqual([])
  })
})

describe('the address', () => {
  it('[admin-map-zoom] shows the location on a map of zoom 11', async () => {
    serve(() => value(null))
    await open(3)
    const map = () => document.querySelector('.leaflet-proxy')?.getAttribute('style')
    // Leaflet scales its proxy by 2 to the power of zoom - 1.
    await expect.poll(map).toContain(`scale(${2 ** 10})`)
  })

  it('is changed after the confirmation alone', async () => {
    const sent = serve((request) => value({ ...location, Address: body(request), Version: 2 }))
    await open(3)
    await page.getByLabelText('City').fill('Troy')
    await page.getByRole('button', { name: 'Save' }).click()
    const question = 'Change address? Please communicate this change if there are any in progress orders.'
    await expect.element(page.getByRole('alertdialog').getByText(question)).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(changes(sent)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change address' }).click()
    await expect.element(page.getByText('Update Successful', { exact: false })).toBeVisible()
    expect(changes(sent).map((request) => request.body)).toEqual([
      { ...location.Address, CountyID: null, City: 'Troy', LocatedBy: 'area' },
    ])
  })
})

describe('customers with access', () => {
  it('[location-access-two-step] lose it after Remove Access and Confirm', async () => {
    const sent = serve(() => value(null))
    await open(5)
    for (const name of ['First Name', 'Last Name', 'E-Mail Address', 'Phone Number', 'Postal Code'])
      await expect.element(page.getByRole('columnheader', { name })).toBeVisible()
    const ask = page.getByRole('button', { name: 'Remove Access of Rosa Medina' })
    await ask.click()
    await expect.poll(violations).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(ask).toHaveFocus()
    expect(changes(sent)).toEqual([])
    await ask.click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.element(page.getByText('Rosa Medina has no access any more')).toBeVisible()
    expect(changes(sent).map(pathOf)).toEqual(['/api/orderahead/location/5/authorizedcustomers/31'])
  })

  it.each([
    ['This customer has orders here.', () => refusal('This customer has orders here.')],
    ['An error occurred removing the customer. Try again later.', failure],
  ])(
    '[access-remove-failed-refresh] a failed removal says “%s”, and the grid is requested again',
    async (said, answer) => {
      const sent = serve(answer)
      await open(5)
      await page.getByRole('button', { name: 'Remove Access of Rosa Medina' }).click()
      const requests = () => sent.filter(({ path }) => path.includes('CustomersGrid')).length
      const before = requests()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect.element(page.getByText(said)).toBeVisible()
      await expect.poll(requests).toBeGreaterThan(before)
      await expect.element(page.getByRole('button', { name: 'Remove Access of Rosa Medina' })).toBeVisible()
    },
  )

  it.each([
    ['Error [1]: Unable to load location. Please try again later.', () => refusal('')],
    ['Error [2]: Unable to load location. Please try again later.', failure],
  ])('%s', async (said, answer) => {
    answerWith(({ path }) => {
      if (path.includes('isrestricted')) return answer()
      return path.includes('CustomersGrid') ? value({ rows: [] }) : value(location)
    })
    await open(5)
    await expect.element(page.getByText(said)).toBeVisible()
  })
})
