import { readFileSync } from 'node:fs'
import { Metrics } from '@aws-lambda-powertools/metrics'
import { marshall } from '@aws-sdk/util-dynamodb'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { waitingMetrics } from '../../../../events/subscriptions.ts'
import { handler as publishEvents } from '../../../../functions/core/outbox/publishEvents.ts'
import { table } from '../../../../functions/core/table/table.ts'
import type { Waiting } from '../../../../functions/work/totals/countWaiting.ts'
import { handler as countWaiting } from '../../../../functions/work/totals/countWaiting.ts'
import { liveOffers } from '../../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { type Bus, startRecordingBus } from '../../core/endpoints.ts'

/** Head of the operator's dashboard: what waits for people. */

const order = readFileSync('test/shapes/order.1.json', 'utf8')
const orderOf = (id: number, day: string, status: string) =>
  JSON.parse(order.replaceAll('9401', String(id)).replaceAll('2026-11-24', day).replaceAll('CREATED', status)) as {
    pk: string
    sk: string
    state6: string
    state1?: string
  }

const told = vi.spyOn(Metrics.prototype, 'addMetric')
let bus: Bus
beforeAll(async () => {
  setClock(morning)
  bus = await startRecordingBus()
  await makeSmallTenant()
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await bus.stop()
})
const metrics = () => Object.fromEntries(told.mock.calls.map(([name, , value]) => [name, value]))

async function counted(): Promise<Waiting> {
  told.mockClear()
  const waiting = (await countWaiting({}, {} as never)) as Waiting
  const { answers, approvals, packing } = waitingMetrics
  expect(metrics()).toEqual({ [answers]: waiting.answers, [approvals]: waiting.approvals, [packing]: waiting.packing })
  return waiting
}

it('counts offers until they are answered, and orders of today and before until they are packed', async () => {
  const before = await counted()
  const id = await posted()
  expect(await counted()).toEqual({ ...before, answers: before.answers + 1 })
  const match = liveOffers(await stored(id)).find(({ Agency }) => Agency.ID === people.agencies[0].EntityID)
  await call(offers.acceptMatch, people.agencies[0], {
    id: match?.ID ?? 0,
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
  })
  expect(await counted()).toEqual(before)

  const put = (id: number, day: string, status: string) => {
    const item = orderOf(id, day, status)
    return { put: { ...item, state1: `FOODBANK#10#ORDERS#${status}` } }
  }
  await table.commit([
    put(40_001, '2026-11-19', 'CREATED'),
    put(40_002, '2026-11-20', 'PROCESSING'),
    put(40_003, '2026-11-21', 'CREATED'),
    put(40_004, '2026-11-20', 'PACKED'),
    put(40_005, '2026-11-20', 'CANCELLED'),
  ])
  expect(await counted()).toEqual({ ...before, packing: before.packing + 2 })
})

it('the publisher counts events that the dashboard shows, and no others', async () => {
  const id = await posted()
  const events = (await everything()).filter(({ pk, sk }) => pk === `DONATION#${id}` && String(sk).startsWith('EVENT#'))
  const Records = events.map((event, index) => ({
    eventName: 'INSERT',
    dynamodb: { NewImage: marshall(event), SequenceNumber: String(index) },
  }))
  told.mockClear()
  await publishEvents({ Records } as never, {} as never)
  expect(bus.published.map(({ DetailType }) => DetailType)).toEqual(
    expect.arrayContaining(['DonationPosted', 'OfferMade']),
  )
  expect(metrics()).toEqual({ DonationPosted: 1 })
})
