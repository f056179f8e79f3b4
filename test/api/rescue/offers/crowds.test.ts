import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { donationKeys } from '../../../../functions/core/table/keys/donations.ts'
import { table } from '../../../../functions/core/table/table.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as refusals from '../../../../shared/refusals.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import {
  acceptedMatch,
  type Donation,
  liveOffers,
  rankedMatches,
} from '../../../../shared/rescue/donations/donation.ts'
import { maxRanked } from '../../../../shared/rescue/donations/ranking.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { maxMatches } from '../../../../shared/rescue/offers/score.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { type Called, call, handlerOf } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { changeEntity, ids, makeSmallTenant, people, person, putAttendedAgencies } from '../../../engine/smallTenant.ts'
import { isFull } from '../../../engine/tier.ts'

/**
 * A hundred concurrent clients at one donation (`npm run test:full`: five hundred): exactly the right number succeed, and
 * nobody is refused because of a conflict while an answer is still possible. Then one agency or person with many concurrent
 * changes of the same badge.
 */

const clients = isFull ? 500 : 100
const agencyIds = [11, 12, 13, ...Array.from({ length: maxRanked - 3 }, (_, i) => 101 + i)]
const agencies = new Map(agencyIds.map((id) => [id, person('agency', id, [ids.foodBank])]))

/** Imported before, so that all calls start at the same time. */
const used = [
  ...[offers.acceptMatch, offers.declineMatch, receipts.createReceipt, offers.moveMatch],
  ...[donations.closeOut, donations.cancelTransaction, messages.sendMessage, messages.getMessageByRecipientId],
]

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
  await table.commit(putAttendedAgencies(agencyIds.slice(3)))
  await Promise.all(used.map(handlerOf))
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => void vi.useRealTimers())

/** A donation that its matched agencies are asked about at once, or the first of them. */
async function offered(mode: 'ordered' | 'simultaneous'): Promise<Donation> {
  const id = await posted()
  if (mode === 'simultaneous') await call(offers.updateEscalationMode, people.foodBank, { id, mode })
  const donation = await stored(id)
  expect(liveOffers(donation)).toHaveLength(mode === 'simultaneous' ? maxMatches : 1)
  return donation
}

/** Offers a donation to as many agencies as one may ever have. */
async function offeredToAll(): Promise<Donation> {
  const { ID, Matches } = await offered('ordered')
  const asked = new Set(Matches.map((match) => match.Agency.ID))
  for (const agencyId of agencyIds.filter((id) => !asked.has(id)))
    await call(offers.addAgency, people.foodBank, { txId: ID, agencyId })
  await call(offers.updateEscalationMode, people.foodBank, { id: ID, mode: 'simultaneous' })
  const donation = await stored(ID)
  expect(liveOffers(donation)).toHaveLength(maxRanked)
  return donation
}

interface Client {
  readonly by: Caller
  readonly matchId: number
  /** Colleagues want different days, so that it shows whose acceptance it was. */
  readonly day: string
}
const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'] as const
/** People of the agencies asked, in turn. */
const crowdOf = ({ Matches }: Donation, size = clients): Client[] =>
  Array.from({ length: size }, (_, n) => {
    const match = Matches[n % Matches.length]
    const colleague = match && agencies.get(match.Agency.ID)
    if (!colleague) throw new Error('Nobody was asked')
    const by = { ...colleague, UserID: 100_000 + n, Subject: `client-${n}` }
    return { by, matchId: match.ID, day: days[Math.floor(n / Matches.length) % days.length] ?? days[0] }
  })

/** Lambdas have a processor each; here they share one, so the API's time limit does not apply. */
const patient = { hasTimeLimit: false } as const
const accept = ({ by, matchId, day }: Client) =>
  call(
    offers.acceptMatch,
    by,
    { id: matchId, AgencyProposedPickupDate: day, AgencyProposedPickupTimeTypeID: 6 },
    patient,
  )
const decline = ({ by, matchId }: Client) => call(offers.declineMatch, by, { id: matchId }, patient)
const move = (id: number, from: number, to: number) =>
  call(offers.moveMatch, people.foodBank, { id, from, to }, patient)

const StoredEvent = z.object({ Type: z.string() })
async function eventsOf(id: number): Promise<Record<string, number>> {
  const count: Record<string, number> = {}
  for (const { Type } of await table.all(
    { pk: donationKeys.donation(id).pk, from: 'EVENT#', to: 'EVENT#~' },
    StoredEvent,
  ))
    count[Type] = (count[Type] ?? 0) + 1
  return count
}

/** The answer in one word; any other status is visible. */
const told = ({ status, answer }: Called<unknown>) =>
  status === 200 ? (answer.Successful ? 'done' : answer.FailureReason) : `${status} ${answer.Message}`

/** DynamoDB commits one of two transactions at the same item and refuses the other; the embedded engine queues it. */
function conflictAsDynamoDb(isBusy = (_key: string) => false): { transactions: number; conflicts: number } {
  const seen = { transactions: 0, conflicts: 0 }
  const underWay = new Set<string>()
  const conflicts = (key: string) => underWay.has(key) || isBusy(key)
  const send = DynamoDBDocumentClient.prototype.send as (command: object) => Promise<unknown>
  async function sending(this: unknown, command: object): Promise<unknown> {
    if (!(command instanceof TransactWriteCommand)) return send.call(this, command)
    const touched = (command.input.TransactItems ?? []).map(({ Put, Update, Delete, ConditionCheck }) => {
      const { pk, sk } = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {}
      return `${pk} ${sk}`
    })
    seen.transactions += 1
    if (touched.some(conflicts)) {
      seen.conflicts += 1
      const CancellationReasons = touched.map((key) => ({ Code: conflicts(key) ? 'TransactionConflict' : 'None' }))
      throw new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons })
    }
    for (const key of touched) underWay.add(key)
    try {
      return await send.call(this, command)
    } finally {
      for (const key of touched) underWay.delete(key)
    }
  }
  vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(sending as never)
  return seen
}

const ways = [
  ['one after the other', () => undefined],
  ['with the conflicts of DynamoDB', conflictAsDynamoDb],
] as const

describe('of clients at one donation', () => {
  it.each(ways)(`${clients} accept: one acceptance counts, and all others learn whose (%s)`, async (_, begin) => {
    const before = await offered('simultaneous')
    const crowd = crowdOf(before)
    const seen = begin()
    const answers = await Promise.all(crowd.map(accept))
    const won = acceptedMatch(await stored(before.ID))
    expect(answers.map(told)).toEqual(
      crowd.map(({ matchId, day }) => {
        if (matchId !== won?.ID) return refusals.offerTaken.en
        return day === won.AgencyProposedPickupDate ? 'done' : refusals.offerAlreadyAccepted.en
      }),
    )
    expect(await eventsOf(before.ID)).toMatchObject({ OfferAccepted: 1, OfferWithdrawn: maxMatches - 1 })
    if (seen) expect(seen.conflicts).toBeGreaterThan(clients / 2)
  })

  it(`${clients} of the one asked agency accept: the first acceptance counts`, async () => {
    const before = await offered('ordered')
    const [asked] = liveOffers(before)
    const crowd = crowdOf({ ...before, Matches: asked ? [asked] : [] })
    conflictAsDynamoDb()
    const answers = await Promise.all(crowd.map(accept))
    const won = acceptedMatch(await stored(before.ID))
    expect(won?.ID).toBe(asked?.ID)
    expect(answers.map(told)).toEqual(
      crowd.map(({ day }) => (day === won?.AgencyProposedPickupDate ? 'done' : refusals.offerAlreadyAccepted.en)),
    )
    expect(await eventsOf(before.ID)).toMatchObject({ OfferAccepted: 1 })
  })

  it(`${clients} accept and decline: the first answer of each agency counts, and one accepting agency gets the donation`, async () => {
    const before = await offered('simultaneous')
    const crowd = crowdOf(before)
    // Two of the agencies only ever decline, two only accept, of the others people want different things.
    const wants = crowd.map((_, n) => (n % 10 < 2 ? decline : n % 10 < 4 || (n * 7919) % 13 < 6 ? accept : decline))
    conflictAsDynamoDb()
    const answers = await Promise.all(crowd.map((client, n) => (wants[n] ?? decline)(client)))
    const after = await stored(before.ID)
    const won = acceptedMatch(after)
    expect(won).toBeDefined()
    for (const [n, answer] of answers.entries()) {
      const { matchId, day } = crowd[n] as Client
      const match = after.Matches.find(({ ID }) => ID === matchId)
      const isWon = match?.ID === won?.ID
      if (wants[n] === decline)
        expect(told(answer)).toBe(
          match?.Response === 'rejected' ? 'done' : isWon ? refusals.offerAlreadyAccepted.en : refusals.offerTaken.en,
        )
      else if (isWon)
        expect(told(answer)).toBe(day === won?.AgencyProposedPickupDate ? 'done' : refusals.offerAlreadyAccepted.en)
      else
        expect(told(answer)).toBe(
          match?.Response === 'rejected' ? refusals.offerAlreadyDeclined.en : refusals.offerTaken.en,
        )
    }
    const declined = after.Matches.filter((match) => match.Response === 'rejected').length
    const events = await eventsOf(before.ID)
    expect([events.OfferAccepted, events.OfferDeclined ?? 0]).toEqual([1, declined])
  })

  it(`all ${maxRanked} agencies that a donation may have decline at once, and each is heard`, async () => {
    const before = await offeredToAll()
    conflictAsDynamoDb()
    const answers = await Promise.all(crowdOf(before, maxRanked).map(decline))
    expect(new Set(answers.map(told))).toEqual(new Set(['done']))
    expect(await eventsOf(before.ID)).toMatchObject({ OfferDeclined: maxRanked, DonationNotMatched: 1 })
  })

  it(`${clients} accept while staff move agencies: no open offer is refused for good`, async () => {
    const before = await offered('ordered')
    const crowd = crowdOf(before)
    conflictAsDynamoDb()
    const moves = before.Matches.slice(1, 9).map((match, index) => move(match.ID, index + 2, 1))
    const [answers, moved] = await Promise.all([Promise.all(crowd.map(accept)), Promise.all(moves)])
    const after = await stored(before.ID)
    const won = acceptedMatch(after)
    // Not found: agencies that were never asked.
    const fits = ['404 Not found.', refusals.offerNotActive.en, refusals.offerTaken.en]
    for (const [n, answer] of answers.entries()) {
      const { matchId, day } = crowd[n] as Client
      if (matchId !== won?.ID) expect(fits).toContain(told(answer))
      else if (told(answer) === 'done') expect(day).toBe(won.AgencyProposedPickupDate)
      else expect([...fits, refusals.offerAlreadyAccepted.en]).toContain(told(answer))
    }
    const agencyThatWon = won?.Agency.Name ?? ''
    const taken = refusals.alreadyAccepted.en.replace('{agency}', agencyThatWon)
    const fitsStaff = ['done', refusals.moveNeedsNeighbour.en, taken, `409 ${refusals.changedMeanwhile.en}`]
    for (const answer of moved) expect(fitsStaff).toContain(told(answer))
    // The agency that is asked last can still accept.
    const [last] = liveOffers(after)
    expect(rankedMatches(after)[0]?.ID).toBe(won?.ID ?? last?.ID)
    if (!last) return expect(answers.some((answer) => told(answer) === 'done')).toBe(true)
    const again = crowd.find(({ matchId }) => matchId === last.ID)
    expect(again && told(await accept(again))).toBe('done')
  })
})

describe('of staff who reorder one match list', () => {
  const moves = 40
  it.each([
    [moves, 'at once'],
    [4, 'each one move after the other'],
  ])('[move-swaps] 40 moves by %i people %s are made or refused within five tries', async (staff, _) => {
    const before = await offered('ordered')
    const ranked = rankedMatches(before)
    const seen = conflictAsDynamoDb()
    const movesOf = async (person: number) => {
      const answers: Called<unknown>[] = []
      for (let n = person; n < moves; n += staff) {
        const from = 2 + ((n * 7) % (ranked.length - 2))
        answers.push(await move(ranked[from - 1]?.ID ?? 0, from, from + 1))
      }
      return answers
    }
    const answers = (await Promise.all(Array.from({ length: staff }, (_, person) => movesOf(person)))).flat()
    const after = await stored(before.ID)
    expect(rankedMatches(after).map((match) => match.Rank)).toEqual(ranked.map((_, index) => index + 1))
    const fits = ['done', refusals.moveNeedsNeighbour.en, `409 ${refusals.changedMeanwhile.en}`]
    for (const answer of answers) expect(fits).toContain(told(answer))
    const made = after.Version - before.Version
    expect((await eventsOf(before.ID)).MatchMoved).toBe(made)
    expect(made).toBeGreaterThan(0)
    expect(seen.conflicts).toBeGreaterThan(0)
    expect(seen.transactions).toBeLessThanOrEqual(moves * 5)
  })

  it.each([
    ['a move', ({ Matches: [, second] }: Donation) => move(second?.ID ?? 0, 2, 3)],
    [
      'a removal',
      ({ Matches: [, second] }: Donation) => call(offers.removeMatch, people.foodBank, { id: second?.ID ?? 0 }),
    ],
    [
      'another mode',
      ({ ID: id }: Donation) => call(offers.updateEscalationMode, people.foodBank, { id, mode: 'simultaneous' }),
    ],
  ])('%s that conflicts each time is refused after five transactions, and changes nothing', async (_, change) => {
    const before = await offered('ordered')
    const seen = conflictAsDynamoDb(() => true)
    expect(told(await change(before))).toBe(`409 ${refusals.changedMeanwhile.en}`)
    expect(seen.transactions).toBe(5)
    expect(await stored(before.ID)).toEqual(before)
  })
})

const [first] = people.agencies
const sessionOf = async (by: Caller) => (await call(session.getSession, by, {}, patient)).answer.Value

describe('of what one agency has to receipt', () => {
  beforeAll(() => changeEntity('donorLocation', ids.donorLocation, { PresetAgencyIDs: [first.EntityID] }))
  const toReceipt = async () => (await sessionOf(first))?.PendingRealTimeReceipts ?? 0

  const receipt = ({ ID, DonorLocation }: Donation) =>
    call(
      receipts.createReceipt,
      first,
      {
        donorLocationId: DonorLocation.ID,
        categories: [{ categoryId: 1, pounds: 40 }],
        adHocTransactionId: ID,
        date: '2026-11-20',
      },
      patient,
    )
  const close = ({ ID: id }: Donation, IsMarkedAsSuccessfulByDonor: boolean) =>
    call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor }, patient)
  const cancel = ({ ID: id }: Donation) => call(donations.cancelTransaction, people.foodBank, { id }, patient)

  it.each(ways)('20 acceptances at once are all counted, and so is how each of them ends (%s)', async (_, begin) => {
    const donations: Donation[] = []
    while (donations.length < 20) donations.push(await offered('ordered'))
    const offers = donations.map((donation) => liveOffers(donation)[0])
    expect(new Set(offers.map((match) => match?.Agency.ID))).toEqual(new Set([first.EntityID]))
    const before = await toReceipt()
    const seen = begin()
    const answers = await Promise.all(
      offers.map((match) => accept({ by: first, matchId: match?.ID ?? 0, day: days[1] })),
    )
    expect(new Set(answers.map(told))).toEqual(new Set(['done']))
    expect(await toReceipt()).toBe(before + 20)
    const ends = await Promise.all([
      ...donations.slice(0, 8).flatMap((donation) => [receipt(donation), close(donation, true)]),
      ...donations.slice(8, 12).map((donation) => close(donation, false)),
      ...donations.slice(12, 16).map(cancel),
      ...donations.slice(16, 18).map((donation) => close(donation, true)),
    ])
    expect(new Set(ends.map(told))).toEqual(new Set(['done']))
    expect(await toReceipt()).toBe(before + 4)
    if (seen) expect(seen.conflicts).toBeGreaterThan(20)
  })
})

describe('of what one person has to read', () => {
  const send = (n: number) => {
    const draft = { Subject: `Number ${n}`, Body: 'See you at nine.', RecipientUserIDs: [first.UserID] }
    return call(messages.sendMessage, people.foodBank, draft, patient)
  }
  const open = (id: number) => call(messages.getMessageByRecipientId, first, { id }, patient)
  const received = async () => (await call(messages.getReceivedGrid, first, { rows: 100 })).answer.Value?.rows ?? []

  it.each(ways)('messages that come while others are opened, twice at once, are all counted (%s)', async (_, begin) => {
    const unread = async () => (await received()).filter((row) => row.MessageViewedTime === null)
    const sentBefore = await Promise.all(Array.from({ length: 10 }, (_, n) => send(n)))
    expect(new Set(sentBefore.map(told))).toEqual(new Set(['done']))
    const opening = (await unread()).slice(0, 10)
    const left = (await unread()).length - opening.length
    const seen = begin()
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, (_, n) => send(10 + n)),
      ...opening.flatMap(({ ID }) => [open(ID), open(ID)]),
    ])
    expect(new Set(answers.map(told))).toEqual(new Set(['done']))
    expect([(await unread()).length, (await sessionOf(first))?.MessageCount]).toEqual([left + 30, left + 30])
    if (seen) expect(seen.conflicts).toBeGreaterThan(20)
  })
})
