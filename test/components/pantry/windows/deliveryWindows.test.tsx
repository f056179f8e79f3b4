import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '../../../../shared/network/session/api.ts'
import { orderLine, sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { type Order, orderRow } from '../../../../shared/pantry/orders/order.ts'
import { orderGridRow, orderItem } from '../../../../shared/pantry/orders/wire.ts'
import { type DeliveryTotals, overallOf } from '../../../../shared/pantry/windows/deliveryTotals.ts'
import type { DeliveryTime } from '../../../../shared/pantry/windows/window.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import CalendarPage from '../../../../web/src/pantry/windows/calendar/CalendarPage.tsx'
import DeliveryWindowsPage from '../../../../web/src/pantry/windows/DeliveryWindowsPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'

/** Delivery windows under their sums, and the calendar. Friday, 20 November 2026, ten in the morning in New York. */

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-20T15:00:00.000Z'))
  await page.viewport(1600, 900)
})
afterEach(() => void vi.useRealTimers())

const zone = 'America/New_York'
const delivery = (ID: number, more: Partial<DeliveryTime> = {}): DeliveryTime => ({
  ID,
  EntityID: 10,
  FoodBankID: 10,
  TimeZone: zone,
  DeliveryDay: '2026-11-27',
  DeliveryStartTime: '08:00:00',
  DeliveryEndTime: '12:00:00',
  OpenTime: '2026-11-20T05:00:00.000Z',
  CloseTime: '2026-11-27T04:30:00.000Z',
  MaximumOrders: 10,
  Status: 'Open',
  TotalOrders: 0,
  TotalInProgressTypeOrders: 0,
  TotalSuccessfullyCompletedTypeOrders: 0,
  TotalCancelledTypeOrders: 0,
  TotalItemCount: 0,
  TotalWeight: 0,
  EntityDeliveryProgramID: 3,
  DeliveryProgramName: 'Homebound seniors',
  ...more,
})
const withOrders = {
  TotalOrders: 4,
  TotalInProgressTypeOrders: 1,
  TotalCancelledTypeOrders: 3,
  TotalItemCount: 12,
  TotalWeight: 31.5,
}
const programs = [{ ID: 3, Name: 'Homebound seniors' }]
const button = (name: string | RegExp) => page.getByRole('button', { name })
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')

interface Served {
  rows?: readonly DeliveryTime[]
  orders?: readonly Order[]
  own?: readonly { ID: number; Name: string }[]
  role?: Session['ActiveRole']
  answer?: (request: SentRequest) => Response
  /** Of all windows, where there are more than the page shows. */
  overall?: DeliveryTotals
}

describe('delivery windows', () => {
  async function open({
    rows = [],
    orders = [],
    own = programs,
    role = 'foodbankuser',
    answer = () => value(null),
    overall,
  }: Served = {}) {
    const sent = answerWith((request) => {
      if (request.method !== 'GET') return answer(request)
      if (request.path.includes('FoodBankDeliveryTimesGrid'))
        return value({ rows, TimeZone: zone, Overall: overall ?? overallOf(rows) })
      if (request.path.includes('/deliveryprograms')) return value(own)
      if (request.path.includes('PantryOrdersGrid'))
        return value({ rows: orders.map((order) => orderGridRow(orderRow(order))) })
      if (request.path.includes('/items'))
        return value(orders[0]?.PantryOrderItems.map((line) => orderItem(line, 'en')) ?? [])
      return value(rows)
    })
    await show(
      <SessionContext value={sessionAs(role)}>
        <DeliveryWindowsPage />
      </SessionContext>,
    )
    return sent
  }
  const table = () => page.getByRole('table', { name: 'Delivery Windows' })
  const name = '8:00 AM – 12:00 PM, Fri, Nov 27'

  it('[delivery-overall-row] [delivery-cancelled-colours] stand under the row of their sums', async () => {
    await open({ rows: [delivery(1, withOrders), delivery(2, { DeliveryDay: '2026-11-28' })] })
    for (const column of [
      'Date',
      'Time',
      'Valid',
      'Maximum Orders',
      'Status',
      'Orders',
      'In Progress',
      'Successful',
      'Cancelled',
      'Item Count',
      'Pounds',
      'Program',
      'Action',
    ])
      await expect.element(table().getByRole('columnheader', { name: column, exact: true })).toBeVisible()
    const overall = table().getByRole('row', { name: /^Overall · 2 windows/ })
    await expect.element(overall.getByRole('cell', { name: '37.5%' })).toBeVisible()
    await expect.element(overall.getByRole('cell', { name: '31.5' })).toBeVisible()
    expect(overall.element().getAttribute('data-id')).toBe('0')
    const isMarked = (percent: string) =>
      table().getByText(percent, { exact: true }).element().closest('.MuiChip-root') !== null
    expect([isMarked('75%'), isMarked('37.5%')]).toEqual([true, false])
    await expect.poll(violations).toEqual([])
  })

  it('have rows of two lines with nothing cut at 1,280 pixels', async () => {
    await page.viewport(1280, 800)
    // Room of the list beside the rail.
    document.body.style.width = '976px'
    onTestFinished(() => void document.body.style.removeProperty('width'))
    await open({ rows: [delivery(1, withOrders), delivery(2, { DeliveryDay: '2026-12-18', MaximumOrders: 120 })] })
    for (const column of ['Date Time', 'Item Count Pounds', 'Successful Cancelled', 'Program', 'Action'])
      await expect.element(table().getByRole('columnheader', { name: column, exact: true })).toBeVisible()
    const { clientWidth, scrollWidth } = table().element().parentElement ?? document.body
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    for (const row of document.querySelectorAll('tr[data-row]'))
      expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(52)
  })

  it('are cards of at most 88 px on a phone, which unfold', async () => {
    await page.viewport(390, 844)
    const long = 'Homebound seniors of the northern county, Tuesdays'
    await open({ rows: [delivery(1, { ...withOrders, DeliveryProgramName: long }), delivery(2)] })
    await expect.element(page.getByText(`1 of 10 orders · ${long}`)).toBeVisible()
    for (const card of document.querySelectorAll('section[data-card]'))
      expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(88)
    expect(document.documentElement.scrollWidth).toBe(390)
    await button(`Show details of ${name}`).first().click()
    await expect.element(button(`Change the maximum orders of ${name}`)).toBeVisible()
    await expect.poll(violations).toEqual([])
  })

  it('stand under the sums of all pages', async () => {
    const rows = [delivery(1, withOrders), delivery(2)]
    await open({ rows, overall: { ...overallOf(rows), Count: 412, TotalOrders: 9876 } })
    const overall = table().getByRole('row', { name: /^Overall · 412 windows/ })
    await expect.element(overall.getByRole('cell', { name: '9876', exact: true })).toBeVisible()
  })

  it('[delivery-row-expand] [delivery-orders-query] [delivery-orders-25] [delivery-detail-height] [admin-row-heights] unfold to their newest 25 orders', async () => {
    const sent = await open({ rows: [delivery(1, withOrders), delivery(2, { DeliveryDay: '2026-11-28' })] })
    await expect.element(button(/^Show the orders of/)).toBeVisible()
    expect(button(/^Show the orders of/).elements()).toHaveLength(1)
    await button(`Show the orders of ${name}`).click()
    const asked = () => sent.find(({ path }) => path.includes('PantryOrdersGrid'))?.path ?? ''
    await expect.poll(asked).toContain('FoodBankDeliveryTimeID=1')
    for (const part of ['rows=25', 'page=1', 'sidx=Created', 'sord=desc', 'mode=grid']) expect(asked()).toContain(part)
    const detail = table().element().querySelector('td[colspan="13"] > div')
    expect(detail?.getBoundingClientRect().height).toBe(500)
  })

  it('[delivery-tefap-icon] mark orders and items of the TEFAP source', async () => {
    const milk = orderLine({ PantryInventoryItemID: 18, Name: 'Low-Fat Milk', SourceCode: 'TEFAP' })
    const orders = [
      sampleOrder({ EntityID: 10, ID: 2748, PantryOrderItems: [orderLine(), milk] }),
      sampleOrder({ EntityID: 10, ID: 2747 }),
    ]
    await open({ rows: [delivery(1, withOrders)], orders })
    await button(`Show the orders of ${name}`).click()
    const line = (code: string) => page.getByRole('row', { name: new RegExp(`${code} .*Rosa Figueroa`) }).last()
    const icon = { name: 'Contains TEFAP products' }
    await expect.element(line('ABC').getByRole('img', icon)).toBeVisible()
    await expect.element(line('ABB')).toBeVisible()
    await expect.element(line('ABB').getByRole('img', icon)).not.toBeInTheDocument()
    await button('Show the items of order ABC').click()
    const item = page.getByRole('table', { name: 'Items of order ABC' }).getByRole('row', { name: /Low-Fat Milk/ })
    await expect.element(item.getByRole('img', { name: 'TEFAP' })).toBeVisible()
  })

  it('[delivery-delete-empty] are deleted only while they have no orders, after a question', async () => {
    const sent = await open({ rows: [delivery(1, withOrders), delivery(2, { DeliveryDay: '2026-11-28' })] })
    await expect.element(button(/^Delete/)).toBeVisible()
    expect(button(/^Delete/).elements()).toHaveLength(1)
    await button(/^Delete/).click()
    await expect.element(page.getByText('Are you sure you want to delete this delivery window?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(page.getByText('Delivery window deleted')).toBeVisible()
    expect(changes(sent).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/foodbankdeliverytimes/2',
    ])
  })

  it.each([
    [
      'This window has orders (1), so it cannot be deleted.',
      () => refusal('This window has orders (1), so it cannot be deleted.'),
    ],
    ['Failed to delete delivery window [2]. Please try again later.', () => refusal('')],
    ['Failed to delete delivery window [1]. Please try again later.', () => new Response('', { status: 502 })],
  ])('tell that %s', async (words, answer) => {
    await open({ rows: [delivery(2)], answer })
    await button(`Delete ${name}`).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('[weekly-delivery-maximum] of several weeks need the maximum of their orders', async () => {
    await open()
    await page.getByRole('button', { name: 'Add delivery windows' }).first().click()
    await button('Weekly').click()
    await page.getByLabelText('Delivery Program').selectOptions('Homebound seniors')
    await expect.element(page.getByText('Please specify the maximum orders')).toBeVisible()
    await expect.element(button(/^Create \d+ windows$/)).toBeDisabled()
    await page.getByLabelText('Maximum Orders').fill('6')
    await expect.element(button(/^Create \d+ windows$/)).toBeEnabled()
  })

  it('[delivery-form-toggle] [delivery-form-close] [add-windows-type] [single-program-delivery] are added by a form that closes afterwards', async () => {
    const sent = await open({ answer: () => value({ IDs: [9] }) })
    const toggle = page.getByRole('button', { name: 'Add delivery windows' }).first()
    await toggle.click()
    await expect.element(page.getByLabelText('Delivery Day')).toBeVisible()
    await button('Hide the form').click()
    await expect.element(page.getByLabelText('Delivery Day')).not.toBeInTheDocument()
    await toggle.click()
    await expect.element(page.getByText('Please select a Delivery Program')).toBeVisible()
    await page.getByLabelText('Delivery Program').selectOptions('Homebound seniors')
    await expect.element(page.getByText('Please specify the maximum orders')).toBeVisible()
    await page.getByLabelText('Maximum Orders').fill('6')
    await expect.poll(violations).toEqual([])
    await button('Create 1 window').click()
    await expect.element(page.getByLabelText('Delivery Day')).not.toBeInTheDocument()
    expect(changes(sent)[0]?.body).toEqual({
      DeliveryTimes: [
        {
          DeliveryDay: '2026-11-27',
          DeliveryStartTime: '08:00:00',
          DeliveryEndTime: '17:00:00',
          OpenTime: '2026-11-20T05:00:00.000Z',
          CloseTime: '2026-11-27T04:30:00.000Z',
          MaximumOrders: 6,
          EntityDeliveryProgramID: 3,
        },
      ],
    })
  })

  it('are edited in place by their owner: maximum, close time and day', async () => {
    const answered: Partial<DeliveryTime>[] = [{ MaximumOrders: 9 }, { DeliveryDay: '2026-12-02' }]
    const sent = await open({ rows: [delivery(2)], answer: () => value({ ...delivery(2), ...answered.shift() }) })
    await button(`Change the maximum orders of ${name}`).click()
    const editor = () => page.getByRole('dialog')
    await editor().getByLabelText('Maximum Orders').fill('9')
    await expect.element(editor().getByLabelText('No maximum')).not.toBeInTheDocument()
    await editor().getByRole('button', { name: 'Update' }).click()
    await expect.element(page.getByText('Delivery window updated')).toBeVisible()
    await button(`Change the date of ${name}`).click()
    await editor().getByLabelText('Delivery Day').fill('2026-12-02')
    await expect.poll(violations).toEqual([])
    await editor().getByRole('button', { name: 'Update' }).click()
    await expect.element(table().getByText('Wed, Dec 2')).toBeVisible()
    expect(changes(sent).map(({ path, body }) => [path, body])).toEqual([
      ['/api/foodbankdeliverytimes/2', { maxOrders: 9 }],
      ['/api/foodbankdeliverytimes/2', { deliveryDate: '2026-12-02' }],
    ])
  })

  it('of an agency are read, not edited, by its food bank', async () => {
    await open({ rows: [delivery(2, { EntityID: 12 })] })
    await expect.element(table().getByText('Fri, Nov 27')).toBeVisible()
    expect(page.getByRole('button', { name: /^Change/ }).elements()).toEqual([])
  })

  it('[agency-delivery-needs-program] an agency adds none without a program, others do', async () => {
    await open({ own: [], role: 'agency' })
    await expect.element(page.getByText('Add a delivery program before you add delivery windows.')).toBeVisible()
    await expect.element(button('Add delivery windows')).toBeDisabled()
  })

  it('of a food bank without programs can be added', async () => {
    await open({ own: [] })
    await expect.element(page.getByRole('button', { name: 'Add delivery windows' }).first()).toBeEnabled()
  })

  it('say so when they can’t be loaded', async () => {
    answerWith(() => new Response('', { status: 400 }))
    await show(
      <SessionContext value={sessionAs('foodbankuser')}>
        <DeliveryWindowsPage />
      </SessionContext>,
    )
    await expect.element(page.getByText('Failed to load delivery windows. Please try again later.')).toBeVisible()
  })
})

describe('the calendar', () => {
  const entry = {
    Day: '2026-11-27',
    Kind: 'pickup',
    PantryLocationID: 7,
    EntityDeliveryProgramID: null,
    EntityID: 10,
    Label: 'Church hall',
    Count: 2,
    StartTime: '08:00:00',
    EndTime: '11:30:00',
    Orders: 3,
    MaximumOrders: 10,
    Statuses: { Upcoming: 0, Open: 2, Full: 0, Closed: 0 },
    DayClosed: 0,
  }
  const open = async () => {
    const sent = answerWith(({ path }) => value({ days: path.includes('2026-11') ? [entry] : [], IsCut: false }))
    await show(
      <SessionContext value={sessionAs('foodbankuser')}>
        <CalendarPage />
      </SessionContext>,
    )
    return sent
  }

  it('shows the windows of each day of a month with their fill', async () => {
    await open()
    const month = page.getByRole('table', { name: 'November 2026' })
    await expect.element(month.getByText('3 of 10 orders')).toBeVisible()
    expect(month.element().querySelector('[aria-current=date]')?.textContent).toBe('20')
    await expect.poll(violations).toEqual([])
    await button(/^Windows of Fri, Nov 27/).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('Open: 2')).toBeVisible()
    await expect
      .element(dialog.getByRole('link', { name: 'Pickup at Church hall' }))
      .toHaveAttribute('href', expect.stringContaining('locationId=7'))
    await expect.poll(violations).toEqual([])
  })

  it('closes a day at all places, names the windows with orders, and closes those when asked', async () => {
    const one = {
      ID: 1,
      Kind: 'pickup',
      PantryLocationID: 7,
      Label: 'Church hall',
      StartTime: '08:00:00',
      EndTime: '09:59:59',
    }
    const windowsOf = (WithOrders: boolean) => [
      { ...one, Orders: 0, IsClosed: true },
      { ...one, ID: 2, PantryLocationID: 8, Label: 'School', Orders: 3, IsClosed: WithOrders },
      { ...one, ID: 3, Kind: 'delivery', PantryLocationID: null, Label: '', Orders: 0, IsClosed: true },
    ]
    let closed = 0
    const sent = answerWith(({ method, body }) => {
      if (method !== 'PUT') return value({ days: [{ ...entry, Count: 3, DayClosed: closed }], IsCut: false })
      const { IsClosed, WithOrders } = body as { IsClosed: boolean; WithOrders: boolean }
      closed = IsClosed ? (WithOrders ? 3 : 2) : 0
      return value(windowsOf(WithOrders))
    })
    await show(
      <SessionContext value={sessionAs('foodbankuser')}>
        <CalendarPage />
      </SessionContext>,
    )
    await button(/^Windows of Fri, Nov 27/).click()
    await button('Close this day').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('2 windows are closed: Church hall (1), Everybody (1).')).toBeVisible()
    await expect.element(dialog.getByText('School, 8:00 AM – 10:00 AM: 3 orders')).toBeVisible()
    await expect.element(dialog.getByText('Closed for this day: 2 of 3')).toBeVisible()
    await expect.poll(violations).toEqual([])
    await button('Close it to new orders as well').click()
    await expect.element(dialog.getByText(/^3 orders stay. Nobody has been told/)).toBeVisible()
    await expect.element(button('Close this day')).not.toBeInTheDocument()
    await button('Open this day again').click()
    await expect.element(dialog.getByText('3 windows take orders again, at their own times.')).toBeVisible()
    expect(sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
      ['/api/orderahead/windows/days/2026-11-27/closed', { IsClosed: true, WithOrders: false }],
      ['/api/orderahead/windows/days/2026-11-27/closed', { IsClosed: true, WithOrders: true }],
      ['/api/orderahead/windows/days/2026-11-27/closed', { IsClosed: false, WithOrders: false }],
    ])
  })

  it('turns to other months and back', async () => {
    const sent = await open()
    await button('Month after').click()
    await expect.element(page.getByText(/^No windows this month/)).toBeVisible()
    await button('This month').click()
    await expect.element(page.getByText('3 of 10 orders')).toBeVisible()
    expect(sent.map(({ path }) => /month=([\d-]+)/.exec(path)?.[1]).slice(0, 2)).toEqual(['2026-11', '2026-12'])
  })

  it('is a list on a phone', async () => {
    await page.viewport(390, 800)
    await open()
    await expect.element(page.getByRole('listitem').getByText('3 of 10 orders')).toBeVisible()
    await expect.poll(violations).toEqual([])
  })
})
