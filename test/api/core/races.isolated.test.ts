import { Metrics } from '@aws-lambda-powertools/metrics'
import { DynamoDBClient, ScanCommand, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { oldestDueMetric } from '../../../events/subscriptions.ts'
import { agencyKeys } from '../../../functions/core/table/keys/agencies.ts'
import { donationKeys } from '../../../functions/core/table/keys/donations.ts'
import { unpublished } from '../../../functions/core/table/outbox.ts'
import { table } from '../../../functions/core/table/table.ts'
import { donationWithTimeline, importDonation } from '../../../functions/rescue/donations/donationTable.ts'
import { handler as settleDue } from '../../../functions/settleDue.ts'
import type { Caller } from '../../../shared/core/access.ts'
import * as foodbanks from '../../../shared/network/foodbanks/api.ts'
import { defaultFoodBankSettings } from '../../../shared/network/organizations/entity.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { acceptedMatch, type Donation, liveOffers, rankedMatches } from '../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { posted, stored } from '../../engine/donations.ts'
import { afterNextRead } from '../../engine/meanwhile.ts'
import {
  changeEntity,
  draft,
  ids,
  makeSmallTenant,
  people,
  person,
  putAttendedAgencies,
} from '../../engine/smallTenant.ts'
import { type Bus, type Queue, startQueue, startRecordingBus } from './endpoints.ts'
import { deliver } from './messages.ts'

/** Many at the same moment, messages twice and out of order, answers at the very deadline: one truth in the end. */

const staff = people.foodBank
const manyIds = [11, 12, 13, 61, 62, 63, 64, 65, 66, 67]
const agencies = manyIds.map((id) => person('agency', id, [ids.foodBank]))
const [first] = people.agencies
const minutes = (count: number, ms = 0) => new Date(morning.getTime() + count * 60_000 + ms)

let queue: Queue
let bus: Bus
beforeAll(async () => {
  setClock(morning)
  queue = await startQueue()
  bus = await startRecordingBus()
  await makeSmallTenant()
  await table.commit(putAttendedAgencies(manyIds.slice(3)))
})
beforeEach(() => {
  setClock(morning)
  queue.messages.length = 0
})
afterAll(async () => {
  vi.useRealTimers()
  await queue.stop()
  await bus.stop()
})

const sweep = async () => {
  const { handler } = await import('../../../functions/core/timers/sweepDue.ts')
  return (await handler({}, {} as never)) as { sent: number }
}
/** Messages that the sweeps queued for one donation. */
const queuedFor = (id: number) => queue.messages.filter((message) => message.body.id === id)

const simultaneous = (IsSimultaneousNotifyEnabled: boolean) =>
  call(foodbanks.updateSettings, staff, {
    ...defaultFoodBankSettings,
    QuietHours: null,
    IsAutomaticallyApproved: true,
    IsSimultaneousNotifyEnabled,
  })
const matchAt = async (id: number, rank: number) => rankedMatches(await stored(id))[rank - 1]?.ID ?? 0
const matchOf = async (id: number, by: Caller) =>
  (await stored(id)).Matches.find((match) => match.Agency.ID === by.EntityID)?.ID ?? 0
const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
const accept = (id: number, by: Caller) => call(offers.acceptMatch, by, { id, ...proposal })
const decline = (id: number, by: Caller) => call(offers.declineMatch, by, { id })

const StoredEvent = z.object({ Type: z.string() })
const eventsOf = async (id: number) =>
  (await table.all({ pk: donationKeys.donation(id).pk, from: 'EVENT#', to: 'EVENT#~' }, StoredEvent)).map(
    (event) => event.Type,
  )
const count = (types: readonly string[], type: string) => types.filter((one) => one === type).length

/** Invariants of a donation, whatever happened. */
function expectSound(donation: Donation): void {
  const ranked = rankedMatches(donation)
  expect(ranked.map((match) => match.Rank)).toEqual(ranked.map((_, index) => index + 1))
  const live = liveOffers(donation)
  if (!donation.IsSimultaneousNotifyEnabled) expect(live.length).toBeLessThanOrEqual(1)
  if (donation.Stage === 'offering') expect(live.length).toBeGreaterThan(0)
  expect(donation.Matches.filter((match) => match.Response === 'accepted').length).toBeLessThanOrEqual(1)
}

describe('simultaneous answers', () => {
  it.each([1, 2, 3])('of ten agencies: exactly one acceptance wins, the others learn it (%i)', async () => {
    await simultaneous(true)
    const id = await posted()
    const asked = await Promise.all(agencies.map(async (by) => [await matchOf(id, by), by] as const))
    expect(asked.every(([matchId]) => matchId > 0)).toBe(true)
    const answers = await Promise.all(asked.map(([matchId, by]) => accept(matchId, by)))
    const won = answers.filter(({ answer }) => answer.Successful)
    expect(won).toHaveLength(1)
    for (const { answer } of answers.filter((one) => one !== won[0]))
      expect(answer).toEqual({
        Successful: false,
        FailureReason: 'This donation was already accepted by another agency.',
      })
    const donation = await stored(id)
    expectSound(donation)
    expect(donation.Matches.filter((match) => match.Response === 'withdrawn')).toHaveLength(9)
    const events = await eventsOf(id)
    expect([count(events, 'OfferAccepted'), count(events, 'OfferWithdrawn')]).toEqual([1, 9])
  })

  it.each([1, 2, 3])('of one agency, yes and no at once: one of them counts, the other hears of it (%i)', async () => {
    await simultaneous(false)
    const id = await posted()
    const matchId = await matchOf(id, first)
    const [yes, no] = await Promise.all([accept(matchId, first), decline(matchId, first)])
    const reasons = [yes.answer.FailureReason, no.answer.FailureReason]
    expect([
      [undefined, 'You already accepted this donation.'],
      ['You already declined this donation.', undefined],
    ]).toContainEqual(reasons)
    const donation = await stored(id)
    expectSound(donation)
    expect(acceptedMatch(donation)?.Agency.ID).toBe(yes.answer.Successful ? 11 : undefined)
  })

  it.each([1, 2, 3])('while staff reorder: every answer fits what is then stored (%i)', async () => {
    await simultaneous(false)
    const id = await posted()
    const one = await matchOf(id, first)
    const [two, five, ten] = [await matchAt(id, 2), await matchAt(id, 5), await matchAt(id, 10)]
    const [, moved, , yes] = await Promise.all([
      call(offers.moveMatch, staff, { id: five, from: 5, to: 4 }),
      call(offers.moveMatch, staff, { id: two, from: 2, to: 1 }),
      call(offers.removeMatch, staff, { id: ten }),
      accept(one, first),
    ])
    const donation = await stored(id)
    expectSound(donation)
    if (yes.answer.Successful) {
      expect(acceptedMatch(donation)?.ID).toBe(one)
      expect(moved.answer.FailureReason).toMatch(/already accepted|^$/)
    } else {
      expect(moved.answer.Successful).toBe(true)
      expect(liveOffers(donation).map((match) => match.ID)).toEqual([two])
    }
  })

  it('and a cancellation: it is cancelled, and nobody believes to have it', async () => {
    await simultaneous(true)
    const id = await posted()
    const asked = await Promise.all(agencies.slice(0, 4).map(async (by) => [await matchOf(id, by), by] as const))
    await Promise.all([
      call(donations.cancelTransaction, staff, { id }),
      ...asked.map(([matchId, by]) => accept(matchId, by)),
    ])
    const donation = await stored(id)
    expect(donation.Stage).toBe('cancelled')
    for (const [matchId, by] of asked)
      expect((await accept(matchId, by)).answer.FailureReason).toBe('This donation was cancelled.')
  })
})

describe('the deadline', () => {
  beforeAll(() => simultaneous(false))

  it('[offer-accept-until-end] holds at the moment of writing, for an answer that was read in time', async () => {
    for (const answer of [accept, decline]) {
      setClock(morning)
      const id = await posted()
      const matchId = await matchOf(id, first)
      setClock(minutes(60, -1))
      afterNextRead(donationKeys.donation(id).pk, () => setClock(minutes(60)))
      expect((await answer(matchId, first)).answer).toEqual({
        Successful: false,
        FailureReason: 'The time to answer this offer has ended.',
      })
      expect((await stored(id)).Matches[0]?.Response).toBeNull()
    }
  })

  it('[offer-accept-until-end] holds for an answer that met another transaction and is written again', async () => {
    for (const answer of [accept, decline]) {
      setClock(morning)
      const id = await posted()
      const matchId = await matchOf(id, first)
      setClock(minutes(60, -1))
      const send = DynamoDBDocumentClient.prototype.send as (command: object) => Promise<unknown>
      const sending = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
        this: unknown,
        command: object,
      ) {
        if (!(command instanceof TransactWriteCommand) || Date.now() >= minutes(60).getTime())
          return send.call(this, command)
        setClock(minutes(60))
        const CancellationReasons = [{ Code: 'TransactionConflict' }]
        throw new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons })
      } as never)
      const answered = await answer(matchId, first)
      sending.mockRestore()
      expect(answered.answer.FailureReason).toBe('The time to answer this offer has ended.')
      expect((await stored(id)).Matches[0]?.Response).toBeNull()
    }
  })

  it('[offer-accept-until-end] holds though no sweep ran for an hour; the sweep then asks the next', async () => {
    const id = await posted()
    const matchId = await matchOf(id, first)
    setClock(minutes(120))
    expect((await accept(matchId, first)).answer.FailureReason).toBe('The time to answer this offer has ended.')
    await deliver(settleDue, { kind: 'donation', id: id })
    const [next] = liveOffers(await stored(id))
    expect(next?.AgencyExpirationTime).toBe(minutes(180).toISOString())
    const by = agencies.find((agent) => agent.EntityID === next?.Agency.ID)
    expect((await accept(next?.ID ?? 0, by ?? first)).answer.Successful).toBe(true)
  })

  it('met by an acceptance and the clock at once leaves one outcome', async () => {
    const id = await posted()
    const matchId = await matchOf(id, first)
    setClock(minutes(60))
    const [answered] = await Promise.all([
      accept(matchId, first),
      deliver(settleDue, { kind: 'donation', id: id }),
      deliver(settleDue, { kind: 'donation', id: id }),
    ])
    expect(answered.answer.Successful).toBe(false)
    const events = await eventsOf(id)
    expect([count(events, 'OfferExpired'), count(events, 'OfferMade')]).toEqual([1, 2])
  })
})

describe('the sweep', () => {
  beforeAll(() => simultaneous(false))

  it('queues what falls due within two minutes, to the second', async () => {
    const id = await posted()
    setClock(minutes(42, 59_999))
    await sweep()
    expect(queuedFor(id)).toEqual([])
    setClock(minutes(43))
    await sweep()
    expect(queuedFor(id)).toMatchObject([{ delaySeconds: 120, body: { dueAt: minutes(45).toISOString() } }])
    const later = await posted()
    setClock(minutes(87, 30_500))
    await sweep()
    expect(queuedFor(later)).toMatchObject([{ delaySeconds: 30 }])
    const past = await posted()
    setClock(minutes(190))
    await sweep()
    expect(queuedFor(past)).toMatchObject([{ delaySeconds: 0 }])
  })

  it('reports how late the latest timer is, and that none is', async () => {
    const told = vi.spyOn(Metrics.prototype, 'addMetric')
    await posted()
    for (const at of [minutes(0, 1), minutes(45, 30_000)]) {
      setClock(at)
      await sweep()
    }
    expect(told.mock.calls.map(([name, , seconds]) => [name, seconds])).toEqual([
      [oldestDueMetric, 0],
      [oldestDueMetric, 30],
    ])
    told.mockRestore()
  })

  it('finds everything, whatever the number, and says when the queue takes less', async () => {
    const made = await Promise.all(Array.from({ length: 23 }, () => posted()))
    setClock(minutes(45))
    queue.refuse = 1
    await expect(sweep()).rejects.toThrow('1 timers were not queued')
    expect((await sweep()).sent).toBe(1)
    for (const id of made) expect(queuedFor(id)).toHaveLength(1)
    for (const id of made) await call(donations.cancelTransaction, staff, { id })
    setClock(minutes(90))
    queue.messages.length = 0
    await sweep()
    for (const id of made) expect(queuedFor(id)).toEqual([])
  })

  it('twice over, with every message twice and backwards, settles each timer exactly once', async () => {
    const made = [await posted(), await posted(), await posted()]
    for (const minute of [45, 60, 105, 120]) {
      setClock(minutes(minute))
      queue.messages.length = 0
      await Promise.all([sweep(), sweep()])
      for (const id of made) expect([1, 2]).toContain(queuedFor(id).length)
      const bodies = made.flatMap((id) => queuedFor(id)).map((message) => message.body)
      await Promise.all([
        deliver(settleDue, ...bodies.toReversed()),
        deliver(settleDue, ...bodies),
        deliver(settleDue, bodies[0]),
      ])
    }
    for (const id of made) {
      const events = await eventsOf(id)
      expect(['OfferExpiring', 'OfferExpired', 'OfferMade'].map((type) => count(events, type))).toEqual([2, 2, 3])
      expectSound(await stored(id))
    }
  })

  it('delivered early, or for a donation that is gone, changes nothing', async () => {
    const id = await posted()
    const before = await stored(id)
    expect(await deliver(settleDue, { kind: 'donation', id: id }, { kind: 'donation', id: 999_999 })).toEqual([])
    expect(await stored(id)).toEqual(before)
    expect(await deliver(settleDue, { kind: 'donation', id: 'none' }, { kind: 'donation', id: id })).toEqual([
      'message-0',
    ])
  })

  it('[start-modes] begins a delayed start once', async () => {
    const id = await posted({ StartAfter: minutes(10).toISOString() })
    setClock(minutes(9, 59_999))
    await deliver(settleDue, { kind: 'donation', id: id })
    expect((await stored(id)).Stage).toBe('pendingStart')
    setClock(minutes(10))
    await sweep()
    expect(queuedFor(id)).toHaveLength(1)
    await Promise.all(
      [1, 2, 3].map(() => deliver(settleDue, { kind: 'donation', id: id }, { kind: 'donation', id: id })),
    )
    const events = await eventsOf(id)
    expect([count(events, 'StartBegun'), count(events, 'OfferMade')]).toEqual([1, 1])
  })

  it('matches a donation whose matching was lost, once', async () => {
    const made = await call(donations.postDonation, people.store, draft())
    const id = made.answer.Value?.ID ?? 0
    setClock(minutes(0, 1))
    await sweep()
    expect(queuedFor(id)).toMatchObject([{ delaySeconds: 120 }])
    setClock(minutes(2))
    await Promise.all([1, 2].map(() => deliver(settleDue, { kind: 'donation', id: id })))
    expect((await stored(id)).Stage).toBe('offering')
    const events = await eventsOf(id)
    expect([count(events, 'DonationMatched'), count(events, 'OfferMade')]).toEqual([1, 1])
  })
})

describe('reactions', () => {
  const Record = z.looseObject({ OffersAnswered: z.number(), OffersAccepted: z.number() })
  const record = () => table.get(agencyKeys.record(20, 21), Record)
  const event = (ID: string, Type: string, Detail: object) => ({
    detail: {
      ID,
      Type,
      At: morning.toISOString(),
      Subject: { Kind: 'donation', ID: 7 },
      EntityID: 20,
      By: null,
      Detail,
    },
  })

  it('learn from an event once though it is delivered thrice, in any order', async () => {
    const { handler } = await import('../../../functions/rescue/offers/onOfferAnswered.ts')
    const offer = { MatchID: 701, Agency: { ID: 21, Name: 'Agency 21' } }
    const accepted = event('7-3-0', 'OfferAccepted', { ...offer, PickupDate: '2026-11-21', PickupTime: 'Morning' })
    const declined = event('7-2-0', 'OfferDeclined', offer)
    const received = event('7-4-0', 'ReceiptCreated', {
      ReceiptID: 1,
      Code: 'R',
      AgencyID: 21,
      Pounds: 40.5,
      Date: '2026-11-20',
    })
    expect(await deliver(handler, received, accepted, accepted)).toEqual([])
    await Promise.all([deliver(handler, declined, accepted), deliver(handler, declined, received, received)])
    expect(await record()).toMatchObject({ AgencyID: 21, OffersAnswered: 2, OffersAccepted: 1, 'Week2026-47': 40.5 })
  })
})

describe('the outbox', () => {
  const client = new DynamoDBClient({})
  /** The events of a donation as the table's stream brings them. */
  async function streamOf(id: number): Promise<DynamoDBRecord[]> {
    const { Items = [] } = await client.send(
      new ScanCommand({
        TableName: process.env.TABLE_NAME,
        FilterExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: donationKeys.donation(id).pk } },
      }),
    )
    return Items.sort((a, b) => String(a.sk?.S).localeCompare(String(b.sk?.S))).map((item, index) => ({
      eventName: 'INSERT',
      dynamodb: { SequenceNumber: `seq-${index}`, NewImage: item as never },
    }))
  }
  const publish = async (Records: DynamoDBRecord[]) => {
    const { handler } = await import('../../../functions/core/outbox/publishEvents.ts')
    const answer = (await handler({ Records }, {} as never)) as DynamoDBBatchResponse
    return answer.batchItemFailures.map((failure) => failure.itemIdentifier)
  }
  const idsPublished = () => bus.published.map((entry) => JSON.parse(entry.Detail).ID as string)

  it('publishes each event once, in order, and nothing else of the table', async () => {
    await simultaneous(true)
    const id = await posted()
    await call(donations.cancelTransaction, staff, { id })
    const records = await streamOf(id)
    bus.published.length = 0
    expect(await publish(records)).toEqual([])
    const events = (await eventsOf(id)).length
    expect(events).toBeGreaterThan(20)
    expect(bus.published).toHaveLength(events)
    expect(bus.published.map((entry) => entry.DetailType)).toEqual(await eventsOf(id))
    expect(new Set(bus.published.map((entry) => `${entry.Source} ${entry.EventBusName}`))).toEqual(
      new Set(['gleanery tests']),
    )
    const changed = records.map((record) => ({ ...record, eventName: 'MODIFY' as const }))
    const past = records.map((record) => ({
      ...record,
      dynamodb: { ...record.dynamodb, NewImage: { ...record.dynamodb?.NewImage, [unpublished]: { BOOL: true } } },
    }))
    bus.published.length = 0
    expect(await publish([...changed, ...past])).toEqual([])
    expect(bus.published).toEqual([])
  })

  it.each([false, true])('publishes an imported donation only when asked to (%s)', async (isPublished) => {
    const id = await posted()
    const timeline = await donationWithTimeline(id)
    if (!timeline) throw new Error(`No donation ${id}`)
    const items = (await streamOf(id)).map((record) => record.dynamodb?.NewImage)
    await table.commit(items.map((item) => ({ remove: { pk: item?.pk?.S ?? '', sk: item?.sk?.S ?? '' } })))
    await importDonation(timeline, { isPublished })
    bus.published.length = 0
    expect(await publish(await streamOf(id))).toEqual([])
    expect(bus.published.map((entry) => entry.DetailType)).toEqual(isPublished ? await eventsOf(id) : [])
  })

  it.each([0, 4, 9, 10, 15])('goes on from the first event that the bus did not take: number %i', async (index) => {
    const id = await posted()
    await call(donations.cancelTransaction, staff, { id })
    const records = await streamOf(id)
    const events = records.filter((record) => record.dynamodb?.NewImage?.sk?.S?.startsWith('EVENT#'))
    bus.published.length = 0
    bus.refuse.add(events[index]?.dynamodb?.NewImage?.ID?.S ?? '')
    const [failed] = await publish(records)
    expect(failed).toBe(events[index]?.dynamodb?.SequenceNumber)
    bus.refuse.clear()
    const from = records.findIndex((record) => record.dynamodb?.SequenceNumber === failed)
    expect(await publish(records.slice(from))).toEqual([])
    expect(new Set(idsPublished())).toEqual(new Set(events.map((event) => event.dynamodb?.NewImage?.ID?.S)))
  })
})

describe('one entity more or less', () => {
  it('an agency that stops taking part keeps the offer it has', async () => {
    await simultaneous(false)
    const id = await posted()
    await changeEntity('agency', 11, { IsActive: false })
    expect((await accept(await matchOf(id, first), first)).answer.Successful).toBe(true)
    await changeEntity('agency', 11, { IsActive: true })
  })
})
