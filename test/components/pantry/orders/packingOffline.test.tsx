import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { isToPack, orderToPack, packingRows } from '../../../../shared/pantry/orders/packing.ts'
import { SessionContext } from '../../../../web/src/core/data/useSession.ts'
import PackingPage from '../../../../web/src/pantry/orders/pack/PackingPage.tsx'
import { answerWith, refusal, type SentRequest, sessionAs, show, value, violations } from '../../setup.tsx'
import { orderAtChurchHall, ownOrder } from './orders.fixture.ts'

/** Packing and hand-over on a tablet that loses its connection. */

const today = new Date().toISOString().slice(0, 10)
const window = {
  ...{ ID: 52, Kind: 'pickup', PantryLocationID: 5, Label: 'Church hall', OrderDay: today },
  ...{ StartTime: '10:00:00', EndTime: '10:59:59', TimeZone: 'UTC', ToPack: 30, Packed: 1, HandedOver: 0 },
}
const of = (ID: number, more: Partial<Order> = {}): Order => ({ ...ownOrder, ID, OrderDay: today, ...more })
const named = (LastName: string) => ({ ...ownOrder.FoodInsecureNeighbor, LastName })
const stored = [
  ...Array.from({ length: 29 }, (_, index) => of(2748 + index)),
  of(2777, { FoodInsecureNeighbor: named('Zamora') }),
  of(2778, { StatusCode: 'PACKED', FoodInsecureNeighbor: named('Ortega') }),
].map((order) => ({
  ...orderToPack(order, new Map()),
  ...(order.ID === 2778 ? { AtTable: { Language: 'en' as const, Notes: '', HouseholdSize: 2, PhoneEnd: '0117' } } : {}),
}))

/** A server that answers until the connection is gone; `refused` with a sentence, or with an answer of its own. */
function serve(refused: (request: SentRequest) => string | Response | undefined = () => undefined) {
  const state = { isOffline: false, session: sessionAs('foodbankuser') }
  const sent: SentRequest[] = []
  answerWith((request) => {
    const { method, path } = request
    if (state.isOffline) throw new TypeError('Failed to fetch')
    if (method !== 'GET') {
      sent.push(request)
      const reason = refused(request)
      if (reason instanceof Response) return reason
      return reason ? refusal(reason) : value(orderAtChurchHall(ownOrder))
    }
    if (/session(\?|$)/.test(path)) return value(state.session)
    if (!path.includes('/packing/52')) return value([])
    const asked = Object.fromEntries(new URL(path, 'http://local').searchParams)
    const rows = packingRows(stored, (asked.show ?? 'toPack') as 'toPack', asked.search)
    const Orders = asked.show === 'all' ? rows : rows.slice(0, 25)
    return value({ Window: window, Orders, Page: 1, Found: rows.length, ToFetch: [] })
  })
  return { state, sent }
}
const showPacking = () =>
  show(
    <SessionContext value={sessionAs('foodbankuser')}>
      <PackingPage />
    </SessionContext>,
    { at: '/?window=52' },
  )
const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('gleanery.kept.packing'))
/** The next poll of the list finds no connection. */
const list = () => page.getByText('No connection. The list is as it was last; what you do is kept and sent later.')
const short = { timeout: 60_000 }

/** Without a connection: the packed order is handed over, and a line of the next one is ticked. */
async function handOverAndTick() {
  await page.getByLabelText('Scan or type the order code').fill('ADA')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('region', { name: 'Hand over order #ADA' }).getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('checkbox').first().click()
  await expect.element(page.getByText('2 changes wait for a connection: ADA, ABC')).toBeVisible()
}

vi.setConfig({ testTimeout: 120_000 })
beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

it('finds an order by the last four digits of a phone number without a connection', async () => {
  const { state } = serve()
  await showPacking()
  await expect.poll(isKept, short).toBe(true)
  state.isOffline = true
  await page.getByLabelText('Scan or type the order code').fill('0117')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.element(page.getByRole('region', { name: 'Hand over order #ADA' }).getByText(/Ortega/)).toBeVisible()
})

it('ticks, marks as packed and hands over without a connection, and sends all of it in order when there is one', async () => {
  const { state, sent } = serve()
  await showPacking()
  await expect.poll(isKept, short).toBe(true)
  state.isOffline = true
  const lines = ownOrder.PantryOrderItems
  await page.getByRole('checkbox').first().click()
  await expect.element(page.getByText('1 change waits for a connection: ABC')).toBeVisible()
  await page.getByRole('button', { name: 'Mark packed: order ABC' }).click()
  if (lines.length > 1) await page.getByRole('button', { name: 'Tick all and mark packed' }).click()
  await expect.element(page.getByText('2 changes wait for a connection: ABC')).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'Mark packed: order ABC' }).elements().length).toBe(0)

  // The family comes: its code is typed, and what is known here is enough.
  const field = page.getByLabelText('Scan or type the order code')
  await field.fill('ABC')
  await page.getByRole('button', { name: 'Find' }).click()
  const table = page.getByRole('region', { name: 'Hand over order #ABC' })
  await expect.element(table.getByText(/Church hall/)).toBeVisible()
  await table.getByRole('button', { name: 'Hand over' }).click()
  await expect.element(page.getByText('3 changes wait for a connection: ABC')).toBeVisible()
  await field.fill('ABC')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.element(page.getByText(/^Order #ABC was handed over here/)).toBeVisible()
  expect(sent).toEqual([])
  await expect.poll(violations).toEqual([])

  state.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  await expect
    .poll(() => sent.map(({ path }) => path.split('/').slice(-2).join('/')), short)
    .toEqual(['2748/packing', expect.stringMatching(/^status\/PACKED\?At=2\d{3}-.*Z$/), '2748/handover'])
  expect(sent[0]?.body).toEqual({
    ...{ PantryInventoryItemID: expect.any(Number), PackedQuantity: expect.any(Number), Seen: null },
    At: expect.stringMatching(/^2\d{3}-.*Z$/),
  })
  expect(sent[2]?.body).toMatchObject({ RecipientKind: 'household', Acknowledged: [], At: expect.any(String) })
  await expect.element(page.getByText(/wait for a connection|waits for a connection/)).not.toBeInTheDocument()
})

it('a hand-over that was an error is taken back before anybody knows of it, and nothing is sent of it', async () => {
  const { state, sent } = serve()
  await showPacking()
  await expect.poll(isKept, short).toBe(true)
  state.isOffline = true
  await handOverAndTick()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('1 change waits for a connection: ABC')).toBeVisible()
  // The family of that order is still to come.
  await page.getByLabelText('Scan or type the order code').fill('ADA')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.element(page.getByRole('region', { name: 'Hand over order #ADA' })).toBeVisible()
  state.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  await expect.poll(() => sent.map(({ path }) => path), short).toEqual(['/api/orderahead/order/2748/packing'])
})

it('a hand-over that was sent meanwhile is reversed by an entry', async () => {
  const { state, sent } = serve()
  await showPacking()
  await expect.poll(isKept, short).toBe(true)
  state.isOffline = true
  await handOverAndTick()
  state.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  await expect.element(page.getByText(/waits? for a connection/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => sent.map(({ method, path }) => `${method} ${path}`).at(-1))
    .toBe('POST /api/orderahead/order/2778/handover/undo')
})

it('a hand-over that another tablet made first is refused by its order, and nothing else stops', async () => {
  const { state, sent } = serve(({ path }) =>
    path.includes('/2778/handover') ? 'This order was already handed over.' : undefined,
  )
  await showPacking()
  await expect.poll(isKept, short).toBe(true)
  state.isOffline = true
  await handOverAndTick()
  state.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  const refused = page.getByRole('alert').filter({ hasText: 'This order was already handed over.' })
  await expect.element(refused).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'ADA' })).toBeVisible()
  await expect.poll(() => sent.length).toBe(2)
  await page.getByRole('button', { name: 'Read' }).click()
  await expect.element(refused).not.toBeInTheDocument()
})

it('ticks of one order that were refused for one reason are told once', async () => {
  const { state } = serve(() => 'This order is final.')
  await showPacking()
  await expect.poll(isKept, short).toBe(true)
  state.isOffline = true
  for (const tick of page.getByRole('checkbox').elements().slice(0, 2)) await userEvent.click(tick)
  state.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  const told = page.getByText(/^The tick of .* was not taken: This order is final\.$/)
  await expect.element(told).toBeVisible()
  expect(told.elements()).toHaveLength(1)
})

it('without a connection the whole window is searched by name and code, and what is found is packed', async () => {
  const { state, sent } = serve()
  await showPacking()
  await expect.poll(isKept, short).toBe(true)
  // Ticked with a connection, after the window was kept.
  await page.getByRole('checkbox').first().click()
  await expect.poll(() => sent.length).toBe(1)
  state.isOffline = true
  const search = page.getByLabelText('Search by name or code')
  await search.fill('zamora')
  await expect.element(list()).toBeVisible()
  await expect.element(page.getByText(/AD9 · .*Zamora/)).toBeVisible()
  await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(ownOrder.PantryOrderItems.length)
  await page.getByRole('checkbox').first().click()
  await expect.element(page.getByText('1 change waits for a connection: AD9')).toBeVisible()
  await expect.element(page.getByRole('checkbox').first()).toBeChecked()
  await search.fill('abc')
  await expect.element(page.getByRole('heading', { name: /^ABC/ })).toBeVisible()
  await expect.element(page.getByRole('checkbox').first()).toBeChecked()
  expect(stored.filter(isToPack)).toHaveLength(30)
  state.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  await expect.poll(() => sent.map(({ path }) => path).at(-1)).toBe('/api/orderahead/order/2777/packing')
  await expect.element(page.getByText(/waits? for a connection/)).not.toBeInTheDocument()
})

it('what waits is kept on the device, and sent once the page opens with a connection', async () => {
  const { state, sent } = serve()
  const first = await showPacking()
  await expect.poll(isKept, short).toBe(true)
  state.isOffline = true
  await page.getByRole('checkbox').first().click()
  await expect.element(page.getByText('1 change waits for a connection: ABC')).toBeVisible()
  await first.unmount()
  expect(sent).toEqual([])
  expect(JSON.parse(localStorage.getItem('gleanery.packQueue.1.10') ?? '{}')).toMatchObject({
    waiting: [{ orderId: 2748, code: 'ABC', act: { kind: 'tick' } }],
  })
  state.isOffline = false
  await showPacking()
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/api/orderahead/order/2748/packing'])
})

describe('with another tab of the same person', () => {
  const name = 'gleanery.packQueue.1.10'
  /** A document of its own: the browser tells this one of what it stores, and gives a lock to one of both. */
  function otherTab() {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    onTestFinished(() => frame.remove())
    const tab = frame.contentWindow as Window & typeof globalThis
    const queue = () => JSON.parse(tab.localStorage.getItem(name) ?? '{"waiting":[],"refused":[]}')
    const store = (stored: object) => tab.localStorage.setItem(name, JSON.stringify({ ...queue(), ...stored }))
    return { locks: tab.navigator.locks, queue, store }
  }

  it('what that one is sending is not sent here as well, and waits here no more', async () => {
    const { state, sent } = serve()
    await showPacking()
    await expect.poll(isKept, short).toBe(true)
    state.isOffline = true
    await page.getByRole('checkbox').first().click()
    await expect.element(page.getByText('1 change waits for a connection: ABC')).toBeVisible()
    const tab = otherTab()
    const { promise: isSent, resolve: send } = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const sending = tab.locks.request(name, async () => {
      begun.resolve()
      await isSent
    })
    await begun.promise
    state.isOffline = false
    globalThis.dispatchEvent(new Event('online'))
    expect(await tab.locks.query()).toMatchObject({ pending: [] })
    tab.store({ waiting: [] })
    send()
    await sending
    await expect.element(page.getByText(/waits? for a connection/)).not.toBeInTheDocument()
    globalThis.dispatchEvent(new Event('online'))
    expect(sent).toEqual([])
  })

  it('what that one did is shown here, and sent from here once it is closed', async () => {
    const { state, sent } = serve()
    await showPacking()
    await expect.poll(isKept, short).toBe(true)
    state.isOffline = true
    const act = { kind: 'status', statusCode: 'PACKED' }
    const one = { key: 'key-of-the-other', at: '2026-11-24T15:10:00.000Z', orderId: 2777, code: 'AD9', act }
    otherTab().store({ waiting: [one] })
    await expect.element(page.getByText('1 change waits for a connection: AD9')).toBeVisible()
    state.isOffline = false
    globalThis.dispatchEvent(new Event('online'))
    const path = `/api/orderahead/order/2777/status/PACKED?${new URLSearchParams({ At: one.at })}`
    await expect.poll(() => sent.map((request) => request.path)).toEqual([path])
    await expect.element(page.getByText(/waits? for a connection/)).not.toBeInTheDocument()
  })
})

it('what the person may not do is told as refused and holds up nothing; a locked tablet keeps it', async () => {
  const forbidden = () => Response.json({ Successful: false, Message: 'Your role may not do this.' }, { status: 403 })
  const { state, sent } = serve(({ path }) => (path.includes('/2778/handover') ? forbidden() : undefined))
  state.session = { ...state.session, UserID: 77, Tablet: { IsLocked: true } }
  await showPacking()
  await expect.poll(isKept, short).toBe(true)
  state.isOffline = true
  await handOverAndTick()
  state.isOffline = false
  globalThis.dispatchEvent(new Event('online'))
  await expect.poll(() => sent.length).toBe(1)
  await expect.element(page.getByText('2 changes wait for a connection: ADA, ABC')).toBeVisible()
  state.session = sessionAs('foodbankuser')
  await expect
    .poll(() => {
      globalThis.dispatchEvent(new Event('online'))
      return sent.map(({ path }) => path).at(-1)
    }, short)
    .toBe('/api/orderahead/order/2748/packing')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Your role may not do this.' })).toBeVisible()
  await expect.element(page.getByText(/waits? for a connection/)).not.toBeInTheDocument()
})
