import { beforeEach, expect, it } from 'vitest'
import type { Session } from '../../../../../shared/network/session/api.ts'
import { sampleOrder } from '../../../../../shared/pantry/orders/order.fixture.ts'
import { fetchTotals, orderToPack, type PackingList } from '../../../../../shared/pantry/orders/packing.ts'
import { setUpClient } from '../../../core/data/client.ts'
import {
  afterAnswer,
  emptyQueue,
  type PackAct,
  pageOfKept,
  type QueuedAct,
  queued,
  sendAct,
  withoutActs,
  withWaiting,
} from './packQueue.ts'

const orders = Array.from({ length: 300 }, (_, index) => {
  const LastName = index === 299 ? 'Zamora' : 'Figueroa'
  const FoodInsecureNeighbor = { ...sampleOrder().FoodInsecureNeighbor, LastName }
  return orderToPack(sampleOrder({ ID: 5000 + index, FoodInsecureNeighbor }), new Map())
})
const [first, second] = orders.map(({ ID }) => ID) as [number, number]
const product = orders[0]?.Lines[0]?.PantryInventoryItemID ?? 0
const quantity = orders[0]?.Lines[0]?.Quantity ?? 0
const kept: PackingList = {
  Window: {
    ...{ ID: 52, Kind: 'pickup', PantryLocationID: 5, Label: 'Church hall', OrderDay: '2026-11-24' },
    ...{ StartTime: '10:00:00', EndTime: '10:59:59', ToPack: 300, Packed: 0, HandedOver: 7 },
  },
  Orders: orders,
  Page: 1,
  Found: 300,
  ToFetch: fetchTotals(orders, []),
}
// A test before this one may have connected a browser's.
beforeEach(() => setUpClient({ acting: () => undefined, signedOut: () => undefined }))
let made = 0
const act = (orderId: number, what: PackAct): QueuedAct => ({
  ...{ key: `key-${++made}`, at: '2026-11-24T15:10:00.000Z', orderId, code: 'ABC', act: what },
})
const tick = (orderId: number, PackedQuantity: number | null, Seen: number | null = null) =>
  act(orderId, { kind: 'tick', PantryInventoryItemID: product, PackedQuantity, Seen })
const packed = (orderId: number) => act(orderId, { kind: 'status', statusCode: 'PACKED' })
const handedOver = (orderId: number) =>
  act(orderId, { kind: 'handOver', draft: { RecipientKind: 'household', RecipientName: null } })

it('all 300 orders of a kept window are reached by page, name and code', () => {
  const seen = new Set<number>()
  for (let page = 1; page <= 12; page++)
    for (const { ID } of pageOfKept(kept, [], { show: 'toPack', page }).Orders) seen.add(ID)
  expect(seen.size).toBe(300)
  expect(pageOfKept(kept, [], { show: 'toPack', search: 'zamora' })).toMatchObject({ Found: 1, Orders: [{ ID: 5299 }] })
  expect(pageOfKept(kept, [], { show: 'toPack', search: '14B3' })).toMatchObject({ Found: 1, Orders: [{ ID: 5299 }] })
})

it('what waits is shown as done: ticked, packed apart, handed over gone, and less is to be fetched', () => {
  const waiting = [tick(first, 1), packed(first), packed(second), handedOver(second)]
  const toPack = pageOfKept(kept, waiting, { show: 'toPack' })
  expect(toPack).toMatchObject({ Found: 298, Window: { ToPack: 298, Packed: 1, HandedOver: 8 } })
  expect(toPack.ToFetch[0]?.Items[0]?.Quantity).toBe(298 * quantity)
  expect(withWaiting(kept, waiting, 'toPack').Window).toMatchObject({ ToPack: 298, Packed: 1, HandedOver: 8 })
  const apart = pageOfKept(kept, waiting, { show: 'packed' })
  expect(apart).toMatchObject({ Found: 1, Orders: [{ ID: first, Lines: [{ PackedQuantity: 1 }] }], ToFetch: [] })
  expect(withWaiting(kept, [tick(first, 2), tick(first, null, 2)], 'toPack').Orders[0]?.Lines[0]?.PackedQuantity).toBe(
    null,
  )
})

it('acts are answered one by one; a refused one is kept with its reason until it was read', () => {
  const [one, two] = [tick(first, 1), handedOver(first)]
  const both = queued(queued(emptyQueue, one), two)
  expect(both.waiting).toEqual([one, two])
  const after = afterAnswer(both, one)
  expect(after).toEqual({ waiting: [two], refused: [] })
  expect(afterAnswer(after, two, 'It was handed over before.')).toEqual({
    waiting: [],
    refused: [
      { key: two.key, at: two.at, orderId: first, code: 'ABC', kind: 'handOver', reason: 'It was handed over before.' },
    ],
  })
})

it('an act that is taken back waits no more, and is known as not done', () => {
  const [one, two] = [tick(first, 1), handedOver(first)]
  const left = withoutActs(queued(queued(emptyQueue, one), two), ({ key }) => key === two.key)
  expect(left).toEqual({ waiting: [one], refused: [], dropped: [two.key] })
  expect(afterAnswer(left, one)).toEqual({ waiting: [], refused: [], dropped: [two.key] })
})

const person = { UserID: 1, EntityID: 10 }
it.each([401, 403, 429, 500])('what is answered with %i, as by a locked tablet, waits on', async (status) => {
  setUpClient({ token: async () => 'token', fetch: async () => Response.json({ Successful: false }, { status }) })
  await expect(sendAct(tick(first, 3), person)).rejects.toMatchObject({ status })
})

it('what the server refuses for good is answered with its reason', async () => {
  const FailureReason = 'There is no such order.'
  setUpClient({ token: async () => 'token', fetch: async () => Response.json({ FailureReason }, { status: 404 }) })
  expect(await sendAct(tick(first, 3), person)).toBe(FailureReason)
})

it.each([
  ['the person themselves', {}, true],
  ['another person', { UserID: 2 }, false],
  ['the person at another pantry', { EntityID: 11 }, false],
  ['a tablet that is locked', { Tablet: { IsLocked: true } }, false],
  ['somebody without a second factor', { SecondFactor: 'missing' }, false],
])('what is forbidden to %s is refused for good or waits on', async (_, more, isRefused) => {
  const Value: Session = {
    ...{ MessageCount: 0, PendingRealTimeReceipts: 0, ActiveRole: 'agency', ContextualFoodBankID: 10, ...person },
    ...{ UserName: 'pat@example.org', Name: 'Pat', EntityName: 'Eastside', CustomerID: null, Roles: [] },
    ...{ Language: 'en', TimeZone: 'America/New_York', SecondFactor: 'optional' },
    ...(more as Partial<Session>),
  }
  const forbidden = () => Response.json({ Successful: false, Message: 'Your role may not do this.' }, { status: 403 })
  setUpClient({
    token: async () => 'token',
    fetch: async (url) => (url.startsWith('/api/session') ? Response.json({ Successful: true, Value }) : forbidden()),
  })
  const answer = await sendAct(tick(first, 3), person).catch((error: { status: number }) => error.status)
  expect(answer).toBe(isRefused ? 'Your role may not do this.' : 403)
})
