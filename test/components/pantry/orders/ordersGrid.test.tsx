import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addDays, localDay } from '../../../../shared/core/time/zone.ts'
import { orderLine, sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { type Order, orderRow } from '../../../../shared/pantry/orders/order.ts'
import { orderStatuses } from '../../../../shared/pantry/orders/status.ts'
import { type OrderGridRow, orderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import type { Job } from '../../../../shared/work/jobs/job.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import { zoneHere } from '../../../../web/src/core/time/time.ts'
import { OrdersGrid, type OrdersGridProps } from '../../../../web/src/pantry/orders/OrdersGrid.tsx'
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
import { queuedJob } from '../../work/jobs/queuedJob.ts'
import { location } from '../locations/location.fixture.ts'
import { row as productRow } from '../products/products.fixture.ts'
import { pickupTime } from '../windows/pickupTime.fixture.ts'

/** The orders grid: what its flags and its scope take away, its rows, its filters, and when it asks. */

const rowOf = (change: Partial<Order>, shown: Partial<OrderGridRow> = {}) => ({
  ...orderGridRow(orderRow(sampleOrder({ EntityID: 10, ...change }))),
  ...shown,
})
const neighbors = Array.from({ length: 20_000 }, (_, at) => ({
  ID: 500 + at,
  FirstName: 'Ana',
  LastName: `Medina ${String(at + 1).padStart(5, '0')}`,
  EMailAddress: null,
  PhoneNumber: null,
  PostalCode: null,
}))
const agencies = [{ ID: 12, EntityID: 12, Name: 'Elm Street' }]

const agencyProduct = productRow(71, 'Elm Street Beans')
const pantry = { ...location, ID: 5, Label: 'Armory' }
const today = localDay(new Date(), zoneHere())
const times = [-7, -1, 21].map((days, at) => pickupTime(81 + at, { PickupDay: addDays(today, days) }))

const serve = (rows: readonly OrderGridRow[] = [rowOf({ ID: 2748 })], statuses = orderStatuses) =>
  answerWith(({ path, body }: SentRequest) => {
    if (path.includes('OrdersGrid')) return value({ rows })
    if (path.includes('/items')) return value([])
    if (path.includes('statuses')) return value(statuses.toReversed())
    if (path.includes('customers/search')) {
      const { searchFilter } = body as { searchFilter: string }
      const found = neighbors.filter(({ LastName }) => `${LastName} Ana`.includes(searchFilter))
      return value({ rows: found.slice(0, 50), ...(found.length > 50 ? { cursor: 'more' } : {}) })
    }
    if (path.includes('orderahead/customers')) return value(neighbors.slice(0, 50))
    if (path.includes('pickuptimes')) return value(times)
    if (path.includes('orderahead/inventory')) return value(path.includes('agencyId=12') ? [agencyProduct] : [])
    if (path.includes('orderahead/locations')) return value([pantry])
    if (path.includes('agencies')) return value(agencies)
    return value(path.includes('session/filters') ? { Version: 0, Filters: [] } : [])
  })
const showGrid = (props: Partial<OrdersGridProps> = {}, role: 'foodbankuser' | 'agency' = 'foodbankuser') =>
  show(
    <SessionContext value={sessionAs(role)}>
      <OrdersGrid label="Orders" {...props} />
    </SessionContext>,
  )
const cell = (name: string | RegExp) => page.getByRole('gridcell', { name, exact: true })
const asked = (sent: readonly SentRequest[]) =>
  sent
    .filter(({ path }) => path.includes('OrdersGrid'))
    .map(({ path }) => {
      // `d` keeps answers out of caches.
      const { d: _, ...filters } = Object.fromEntries(new URL(path, 'http://local').searchParams)
      return filters
    })
const openFilters = () => page.getByRole('button', { name: 'Filters', exact: true }).click()
afterEach(() => void vi.useRealTimers())

it('says of a walk-in that it was one, on a phone too', async () => {
  inComfortableRows()
  serve([
    rowOf({ ID: 2748, PantryLocationPickupTimeID: null, StartTime: '10:05:00', EndTime: '10:05:00' }),
    rowOf({ ID: 2749 }),
  ])
  await page.viewport(1280, 800)
  await showGrid()
  await expect.element(cell(/^Walk-in, .*10:05 AM$/)).toBeVisible()
  await expect.element(cell(/^Pickup, .*10:00 AM – 11:00 AM$/)).toBeVisible()
  await page.viewport(390, 800)
  await expect.element(page.getByRole('listitem', { name: /^ABC/ }).getByText(/Walk-in/)).toBeVisible()
  await expect.element(page.getByRole('listitem', { name: /^ABD/ }).getByText(/Walk-in/)).not.toBeInTheDocument()
  await page.viewport(1280, 800)
})

describe('what the grid offers', () => {
  const parts = {
    isReportingDisabled: () => page.getByRole('button', { name: 'Reports' }),
    isFilteringDisabled: () => page.getByRole('button', { name: 'Filters', exact: true }),
    isStatusChangeDisabled: () => page.getByRole('button', { name: /^Change the status of order ABC/ }),
  }

  it.each(Object.keys(parts) as (keyof typeof parts)[])(
    '[orders-flags] is without what %s takes away',
    async (flag) => {
      serve()
      const { unmount } = await showGrid()
      for (const part of Object.values(parts)) await expect.element(part()).toBeVisible()
      await unmount()
      await showGrid({ [flag]: true })
      await expect.element(cell('ABC')).toBeVisible()
      expect(parts[flag]().elements()).toEqual([])
      const others = Object.entries(parts).filter(([name]) => name !== flag && flag !== 'isFilteringDisabled')
      for (const [, part] of others) await expect.element(part()).toBeVisible()
    },
  )

  it('[orders-flags] with its status fixed shows it, and changes none of several', async () => {
    serve()
    await showGrid({ isStatusChangeDisabled: true })
    await expect.element(cell('Created')).toBeVisible()
    expect(page.getByRole('checkbox', { name: 'Select all rows' }).elements()).toEqual([])
  })

  it('[orders-flags] without a choice of the customer has the other filters', async () => {
    serve()
    await showGrid({ isCustomerSelectionDisabled: true })
    await openFilters()
    await expect.element(page.getByRole('combobox', { name: 'Product' })).toBeVisible()
    expect(page.getByRole('combobox', { name: 'Customer', exact: true }).elements()).toEqual([])
  })

  it('[orders-agency-scope] of one agency asks for its orders alone, and for no other agency', async () => {
    const sent = serve()
    await showGrid({ agencyId: 12 })
    await expect.element(cell('ABC')).toBeVisible()
    expect(asked(sent)).toMatchObject([{ AgencyID: '12' }])
    await openFilters()
    await expect.element(page.getByRole('combobox', { name: 'Product' })).toBeVisible()
    expect(page.getByRole('combobox', { name: 'Agency' }).elements()).toEqual([])
    await page.getByRole('checkbox', { name: 'Exclude cancelled' }).click()
    await expect.poll(() => asked(sent)).toHaveLength(2)
    expect(asked(sent)[1]).toMatchObject({ AgencyID: '12', ExcludeCancelled: 'true' })
  })

  it('[agency-selection-foodbank] lets people of a food bank choose an agency, and nobody else', async () => {
    const sent = serve()
    const { unmount } = await showGrid()
    await openFilters()
    const agency = page.getByRole('combobox', { name: 'Agency' })
    await agency.click()
    await page.getByRole('option', { name: 'Elm Street' }).click()
    await expect.poll(() => asked(sent).at(-1)).toMatchObject({ AgencyID: '12' })
    await page.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option', { name: 'Elm Street Beans' }).click()
    await expect.poll(() => asked(sent).at(-1)).toMatchObject({ AgencyID: '12', PantryInventoryItemID: '71' })
    await unmount()
    await showGrid({}, 'agency')
    await openFilters()
    await expect.element(page.getByRole('combobox', { name: 'Product' })).toBeVisible()
    expect(agency.elements()).toEqual([])
  })
})

describe('a row', () => {
  it('[orders-created-1991] says Not Known of a time of placing before 1991', async () => {
    serve([
      rowOf({ ID: 2748, Created: '1990-12-31T12:00:00.000Z' }),
      rowOf({ ID: 2749, Created: '1991-01-02T12:00:00.000Z' }),
    ])
    await showGrid()
    const line = (name: RegExp) => page.getByRole('row', { name })
    await expect.element(line(/ABC.*Not Known/)).toBeVisible()
    await expect.element(line(/ABD.*Jan 2, 1991/)).toBeVisible()
    expect(line(/ABD.*Not Known/).elements()).toEqual([])
  })

  it('[orders-row-heights] is 120 px high, and its items below it 500 px', async () => {
    inComfortableRows()
    serve()
    await showGrid()
    const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height
    await expect.poll(() => heightOf(document.querySelector('[role=row][data-id="2748"]'))).toBe(120)
    await page.getByRole('button', { name: 'Show details of ABC Rosa Figueroa' }).click()
    const items = () => page.getByRole('table', { name: 'Items of order ABC' }).element().closest('[role=row]')
    await expect.poll(() => heightOf(items())).toBe(500)
    await expect.poll(violations).toEqual([])
  })

  it('[orders-status-text] shows Cancelled, else the status, else Processing', async () => {
    serve([
      rowOf({ ID: 2748, StatusCode: 'PACKED' }, { IsCancelled: true }),
      rowOf({ ID: 2749, StatusCode: 'DELIVEREDTOPICKUPLOCATION' }),
      rowOf({ ID: 2750 }, { PantryOrderStatusType: null }),
    ])
    await showGrid()
    const status = (code: string) =>
      page.getByRole('button', { name: new RegExp(`^Change the status of order ${code}`) })
    await expect.element(status('ABC')).toHaveAccessibleName('Change the status of order ABC: Cancelled')
    await expect.element(status('ABD')).toHaveAccessibleName(/: Delivered to Pickup Location$/)
    await expect.element(status('ABE')).toHaveAccessibleName(/: Processing$/)
  })

  it('[order-selectable-statuses] offers the statuses by their sequence, and cancelling apart from them', async () => {
    serve()
    await showGrid()
    const offered = [
      'Created',
      'Processing',
      'Packed',
      'Delivered to Pickup Location',
      'Delivered to Neighbor',
      'Abandoned',
    ]
    await page.getByRole('button', { name: /^Change the status of order ABC/ }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Abandoned' })).toBeVisible()
    const names = (role: 'menuitem' | 'option') =>
      page
        .getByRole(role)
        .elements()
        .map((one) => one.textContent)
    expect(names('menuitem')).toEqual([...offered, 'Cancel Order'])
    await page.getByRole('menuitem', { name: 'Created' }).click()
    await page.getByRole('checkbox', { name: 'Select all rows' }).click()
    await page.getByRole('combobox', { name: 'Change status' }).click()
    await expect.element(page.getByRole('option', { name: 'Abandoned' })).toBeVisible()
    expect(names('option')).toEqual([...offered, 'Cancel Order'])
  })

  it('offers the statuses that the server lists, and no others', async () => {
    serve(
      undefined,
      orderStatuses.filter(({ Code }) => Code !== 'ABANDONED'),
    )
    await showGrid()
    await page.getByRole('button', { name: /^Change the status of order ABC/ }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Delivered to Neighbor' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Abandoned' })).not.toBeInTheDocument()
  })
})

describe('the filters', () => {
  it('[orders-selector-50] show at most 50 entries, and find the others by typing', async () => {
    const sent = serve()
    await showGrid()
    await openFilters()
    const neighbor = page.getByRole('combobox', { name: 'Customer', exact: true })
    await neighbor.click()
    await expect.element(page.getByRole('option', { name: 'Ana Medina 00050' })).toBeInTheDocument()
    expect(page.getByRole('option').elements()).toHaveLength(50)
    await expect.element(page.getByText(/^There are more than are listed/)).toBeVisible()
    await neighbor.fill('Medina 19957')
    await page.getByRole('option', { name: 'Ana Medina 19957' }).click()
    await expect.poll(() => asked(sent).at(-1)).toMatchObject({ FoodInsecureNeighborID: '20456' })
    await page.getByRole('button', { name: 'Show the orders' }).click()
    await expect.element(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  })

  it('offer the pickup times of the last weeks too, the nearest first', async () => {
    const sent = serve()
    await showGrid()
    await openFilters()
    await page.getByRole('combobox', { name: 'Location', exact: true }).click()
    await page.getByRole('option', { name: 'Armory' }).click()
    await page.getByRole('combobox', { name: 'Pickup time' }).click()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(3)
    await page.getByRole('option').first().click()
    await expect.poll(() => asked(sent).at(-1)).toMatchObject({ PantryLocationPickupTimeID: '82' })
    const { path = '' } = sent.findLast((one) => one.path.includes('pickuptimes')) ?? {}
    expect(path).toContain(`dateStartFilter=${addDays(today, -90)}`)
  })

  /** Types as the browser does: a driver's own waits would need the clock that stands still. */
  function type(label: string, text: string) {
    const field = page.getByLabelText(label).element()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  /** The router renders in a transition: what a timer started is on the screen two frames later. */
  const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  /** `expect.poll` would move the clock. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await drawn()
  }
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await drawn()
  }

  it('[orders-debounce] are taken 500 ms after the last letter; the grid asks 750 ms after the last of them', async () => {
    const sent = serve()
    await showGrid()
    await expect.element(cell('ABC')).toBeVisible()
    await openFilters()
    await expect.element(page.getByLabelText('Location’s postal code')).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const isWaiting = () => document.querySelector('[role=progressbar]') !== null
    type('Neighbor’s postal code', '379')
    await pass(400)
    type('Neighbor’s postal code', '37917')
    await pass(499)
    expect(isWaiting()).toBe(false)
    await pass(1)
    await until(isWaiting)
    await drawn()
    await pass(600)
    const active = page.getByRole('checkbox', { name: 'Exclude cancelled' }).element() as HTMLInputElement
    active.click()
    await until(() => active.checked)
    await drawn()
    await pass(749)
    expect(asked(sent)).toHaveLength(1)
    await pass(1)
    await until(() => asked(sent).length > 1)
    expect(asked(sent)[1]).toEqual({ FoodInsecureNeighborPostalCode: '37917', ExcludeCancelled: 'true' })
  })
})

it('sends nothing that no filter asks for', async () => {
  const sent = serve([rowOf({ ID: 2748, PantryOrderItems: [orderLine()] })])
  await showGrid()
  await expect.element(cell('ABC')).toBeVisible()
  expect(asked(sent)).toEqual([{ Part: 'today' }])
})

describe('all orders that the filters find', () => {
  const openDialog = async () => {
    await openFilters()
    await page.getByRole('checkbox', { name: 'Exclude cancelled' }).click()
    await page.getByRole('button', { name: 'Show the orders' }).click()
    await page.getByRole('button', { name: 'Change all found' }).click()
  }
  const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => rowOf({ ID: 5000 + index }))

  it('are changed by a job with its progress where they are many; final ones and other pantries’ are left out', async () => {
    const found = [...rowsOf(300), rowOf({ ID: 7, StatusCode: 'CANCELLED' }), rowOf({ ID: 8, EntityID: 99 })]
    let job: Job = { ...queuedJob, ID: 61, Kind: 'orderStatuses', State: 'running', Done: 100, Total: 300 }
    const sent = answerWith(({ method, path }: SentRequest) => {
      if (path.includes('OrdersGrid')) {
        const { rows = 5, cursor = 0 } = Object.fromEntries(new URL(path, 'http://local').searchParams)
        const end = Number(cursor) + Number(rows)
        return value({ rows: found.slice(Number(cursor), end), ...(end < found.length ? { cursor: String(end) } : {}) })
      }
      if (path.includes('statuses')) return value(orderStatuses)
      if (path.includes('/api/jobs')) return value(method === 'POST' ? { ...job, State: 'queued', Done: 0 } : [job])
      return value(path.includes('session/filters') ? { Version: 0, Filters: [] } : [])
    })
    await showGrid()
    await openDialog()
    await expect.element(page.getByText('302 orders found.')).toBeVisible()
    await page.getByRole('combobox', { name: 'New status' }).selectOptions('Abandoned')
    await expect.element(page.getByText(/^300 orders will be changed/)).toBeVisible()
    await page.getByRole('button', { name: 'Change 300 orders' }).click()
    await expect.element(page.getByText(/^100 of 300 orders/)).toBeVisible()
    const request = sent.find(({ method, path }) => method === 'POST' && path === '/api/jobs')
    const OrderIDs = Array.from({ length: 300 }, (_, index) => 5000 + index)
    expect(request?.body).toEqual({ Kind: 'orderStatuses', Parameters: { OrderIDs, StatusID: 6 } })
    job = { ...job, State: 'done', Done: 300, Refused: 2, FileName: 'order-statuses.csv' }
    await expect.element(page.getByText('298 of 300 orders changed.')).toBeVisible()
    await expect.element(page.getByText('2 could not be changed. The file names each order.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible()
    await expect.poll(violations).toEqual([])
  })

  it('are changed at once where they are few, and the grid is read again, also after a failure', async () => {
    const sent = answerWith(({ method, path }: SentRequest) => {
      if (path.includes('OrdersGrid')) return value({ rows: rowsOf(3) })
      if (method === 'PUT') return refusal('2 of 3 orders were changed. Not changed: 1388.')
      if (path.includes('statuses')) return value(orderStatuses)
      return value(path.includes('session/filters') ? { Version: 0, Filters: [] } : [])
    })
    await showGrid()
    await openDialog()
    await page.getByRole('combobox', { name: 'New status' }).selectOptions('Packed')
    await page.getByRole('button', { name: 'Change 3 orders' }).click()
    await expect.element(page.getByText('2 of 3 orders were changed. Not changed: 1388.')).toBeVisible()
    const before = asked(sent).length
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => asked(sent).length).toBeGreaterThan(before)
  })
})
