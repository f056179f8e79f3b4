import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { submissionKeys } from '../../../../functions/core/table/keys/distributors.ts'
import { eventKey } from '../../../../functions/core/table/outbox.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { timersUntil } from '../../../../functions/core/table/timers.ts'
import { settleSubmission } from '../../../../functions/rescue/loads/settleSubmission.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { submissionEvents } from '../../../../shared/rescue/loads/events.ts'
import { entityMatchId } from '../../../../shared/rescue/loads/submission.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { afterNextRead } from '../../../engine/meanwhile.ts'
import { agencyIds, ids, makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import { receivedLoad, storedLoad } from '../../../engine/submissions.ts'

/** Distributors' loads over the real handlers and the embedded table: the network steers, the asked entities answer. */

const { network, foodBank, otherFoodBank } = people
const [agency] = people.agencies
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)

beforeAll(() => makeSmallTenant())
beforeEach(() => setClock(morning))
afterEach(() => void vi.useRealTimers())

const offered = async (...[entities, more]: Parameters<typeof receivedLoad>) => {
  const id = await receivedLoad(entities, more)
  await call(distributors.acceptSubmission, network, { id })
  return id
}
const rowOf = async (by: Caller, id: number, query = {}) => {
  const { answer, body } = await call(distributors.getSubmissionsGrid, by, { rows: 100, ...query })
  if (!answer.Value) throw new Error(`No grid: ${body}`)
  return answer.Value.rows.find(({ ID }) => ID === id)
}
const titleFor = async (by: Caller, id: number) => (await rowOf(by, id))?.PrimaryStatus.Title
const accept = (by: Caller, id: number) => call(distributors.acceptSubmissionOffer, by, { id })
const decline = (by: Caller, id: number) => call(distributors.declineSubmissionOffer, by, { id })
const match = (id: number, sequence: number) => entityMatchId(id, sequence)
const place = { DriverLocationDescription: 'I-90 near Albany', DriverLatitude: 42.65, DriverLongitude: -73.75 }

describe('a load', () => {
  it('[dist-waiting-rank] [dist-zero-accepted-failed] goes from entity to entity until nobody is left', async () => {
    const id = await receivedLoad()
    expect(await titleFor(network, id)).toBe('Pending Offer Acceptance')
    expect(await rowOf(foodBank, id)).toBeUndefined()
    await call(distributors.acceptSubmission, network, { id })
    expect([await titleFor(network, id), await titleFor(foodBank, id)]).toEqual([
      'Waiting for Match (1/2)',
      'Match Contacted',
    ])
    expect(await rowOf(otherFoodBank, id)).toBeUndefined()
    await decline(foodBank, id)
    expect([await titleFor(network, id), await titleFor(otherFoodBank, id)]).toEqual([
      'Waiting for Match (2/2)',
      'Match Contacted',
    ])
    minutes(240)
    await settleSubmission(id, new Date())
    expect((await rowOf(network, id))?.PrimaryStatus).toMatchObject({
      Title: '0/2 Agencies Accepted',
      IsWarningOrFailure: true,
    })
    expect((await timersUntil()).filter((timer) => timer.kind === 'submission' && timer.id === id)).toEqual([])
  })

  it('[dist-status-list] is accepted, under way and delivered, with what arrived', async () => {
    const id = await offered()
    expect((await accept(foodBank, id)).answer.Value?.PrimaryStatus.Title).toBe('Match Accepted')
    const located = await call(distributors.updateDriverLocation, network, { id, ...place })
    expect(located.answer.Value?.PrimaryStatus.Title).toBe('Accepted Pending Delivery')
    const seen = await call(distributors.getSubmission, foodBank, { id })
    expect(seen.answer.Value).toMatchObject({ ...place, EntityMatch: { EntityAccepted: true } })
    const arrived = { TotalCases: 990, TotalItems: 11_900 }
    const { answer } = await call(distributors.recordSubmissionDelivery, foodBank, { id, ...arrived })
    expect(answer.Value).toMatchObject({
      ...arrived,
      InitiallyDonatedCases: 1000,
      PrimaryStatus: { Title: 'Delivered' },
    })
    expect(answer.Value?.Timeline.Events.map(({ Text }) => Text)).toEqual([
      'Load received from the distributor: 1,000 cases, 15,400 lb',
      'Load accepted by the network',
      'Accepted by Food Bank 10',
      'Driver: I-90 near Albany',
      'Delivered: 990 cases',
    ])
  })

  it('[dist-waiting-simultaneous] is offered to all at once; of two acceptances at the same moment one wins', async () => {
    const entities = [ids.foodBank, ids.otherFoodBank, agencyIds[0]]
    for (let round = 0; round < 5; round++) {
      const id = await offered(entities, { IsSimultaneousNotifyEnabled: true })
      expect(await titleFor(network, id)).toBe('Waiting for Matches (3)')
      const answers = await Promise.all([foodBank, otherFoodBank, agency].map((by) => accept(by, id)))
      expect(answers.filter(({ answer }) => answer.Successful)).toHaveLength(1)
      for (const { answer } of answers.filter((one) => !one.answer.Successful))
        expect(answer.FailureReason).toBe('This load was already accepted by another.')
      expect((await storedLoad(id)).Matches.filter(({ Response }) => Response === 'accepted')).toHaveLength(1)
    }
  })

  it('is not accepted at or after the end of the period, though no sweep ran', async () => {
    const id = await offered()
    minutes(240)
    const { answer } = await accept(foodBank, id)
    expect(answer).toEqual({ Successful: false, FailureReason: 'The time to answer this offer has ended.' })
    expect((await storedLoad(id)).Stage).toBe('offering')
  })

  it('is not accepted or declined when the period ends between the reading of the load and the writing of the answer', async () => {
    for (const answer of [accept, decline]) {
      setClock(morning)
      const id = await offered()
      minutes(239)
      afterNextRead(submissionKeys.submission(id).pk, () => minutes(1))
      expect((await answer(foodBank, id)).answer.FailureReason).toBe('The time to answer this offer has ended.')
      expect((await storedLoad(id)).Matches[0]?.Response).toBeNull()
    }
  })

  it('has a text for every event of a load in both languages', async () => {
    const id = await receivedLoad()
    const samples = Object.values(submissionEvents).map(({ type, sample }) => ({ Type: type, Detail: sample }))
    await table.commit(
      samples.map(({ Type, Detail }, index) => ({
        put: {
          ...eventKey(submissionKeys.submission(id), 100 + index, 0),
          ID: `${id}-${100 + index}-0`,
          Type,
          At: morning.toISOString(),
          Subject: { Kind: 'submission', ID: id },
          EntityID: ids.network,
          By: null,
          Detail,
        },
      })),
    )
    for (const language of ['en', 'es'] as const) {
      const { answer } = await call(distributors.getSubmission, network, { id }, { language })
      const events = answer.Value?.Timeline.Events ?? []
      expect(events.slice(-samples.length).map(({ Type }) => Type)).toEqual(samples.map(({ Type }) => Type))
      for (const { Type, Text } of events) expect(Text).toMatch(new RegExp(`^(?!${Type})\\S[^{}]*\\S$`))
    }
  })

  it('tells an asked entity nothing of the others', async () => {
    const id = await offered([ids.foodBank, ids.otherFoodBank], { IsSimultaneousNotifyEnabled: true })
    await accept(otherFoodBank, id)
    const { body } = await call(distributors.getSubmission, foodBank, { id })
    expect(body).not.toContain('Food Bank 20')
    expect(JSON.stringify(await rowOf(foodBank, id))).not.toContain('Food Bank 20')
    await call(distributors.updateDriverLocation, network, { id, ...place })
    const unseen = await call(distributors.getSubmission, foodBank, { id })
    expect(unseen.body).not.toContain('Albany')
    expect(JSON.stringify(await rowOf(foodBank, id))).not.toContain('Albany')
    const late = await call(distributors.recordSubmissionDelivery, foodBank, { id, TotalCases: 1, TotalItems: 1 })
    expect(late.answer.FailureReason).toBe('Another accepted this load.')
  })
})

describe('the network', () => {
  const move = (matchId: number, previousRank: number, newRank: number) =>
    call(distributors.moveSubmissionMatch, network, { matchId, previousRank, newRank })
  const ranking = async (id: number) =>
    (await storedLoad(id)).Matches.filter(({ Rank }) => Rank !== null)
      .toSorted((a, b) => (a.Rank ?? 0) - (b.Rank ?? 0))
      .map(({ Entity }) => Entity.ID)

  it('moves, removes and adds, and repeats are harmless', async () => {
    const id = await receivedLoad([ids.foodBank, ids.otherFoodBank])
    for (let again = 0; again < 2; again++) expect((await move(match(id, 2), 2, 1)).answer.Successful).toBe(true)
    expect(await ranking(id)).toEqual([ids.otherFoodBank, ids.foodBank])
    expect((await move(match(id, 2), 1, 0)).answer.FailureReason).toBe('Unable to move up any further')
    expect((await move(match(id, 2), 1, 3)).answer.FailureReason).toBe('Unable to move match')
    const remove = (matchId: number) => call(distributors.removeSubmissionMatch, network, { matchId })
    expect((await remove(match(id, 2))).answer.FailureReason).toBe('cannot remove active match')
    for (let again = 0; again < 2; again++) expect((await remove(match(id, 1))).answer.Successful).toBe(true)
    const add = (entityId: number) => call(distributors.addSubmissionEntity, network, { transactionId: id, entityId })
    for (let again = 0; again < 2; again++) expect((await add(agencyIds[1])).answer.Successful).toBe(true)
    expect(await ranking(id)).toEqual([ids.otherFoodBank, agencyIds[1]])
    expect([(await add(ids.donor)).status, (await add(999_999)).status]).toEqual([404, 404])
  })

  it('accepts for an entity, which then has the load in its grid', async () => {
    const id = await receivedLoad([ids.foodBank, agencyIds[0]])
    const direct = { id, matchId: match(id, 2) }
    for (let again = 0; again < 2; again++)
      expect((await call(distributors.acceptSubmissionMatch, network, direct)).answer.Successful).toBe(true)
    expect(await titleFor(agency, id)).toBe('Match Accepted')
    expect(
      (await call(distributors.acceptSubmissionMatch, network, { id: 999_999, matchId: match(id, 2) })).status,
    ).toBe(404)
  })

  it('cancels and deletes; whoever was asked reads it', async () => {
    const id = await offered()
    await call(distributors.cancelSubmission, network, { id })
    expect(await rowOf(foodBank, id)).toMatchObject({ IsCancelled: true, PrimaryStatus: { Title: 'Cancelled' } })
    expect((await accept(foodBank, id)).answer.FailureReason).toBe('This load was cancelled.')
    await call(distributors.deleteSubmission, network, { id })
    expect(await rowOf(network, id)).toMatchObject({ IsDeleted: true, PrimaryStatus: { Title: 'Deleted' } })
  })

  it('changes whom it asks while offers run', async () => {
    const id = await offered()
    const changed = await call(distributors.updateSubmissionEscalationMode, network, { id, mode: 'simultaneous' })
    expect(changed.answer.Value?.PrimaryStatus.Title).toBe('Waiting for Matches (2)')
    expect(await titleFor(otherFoodBank, id)).toBe('Match Contacted')
    await call(distributors.updateSubmissionEscalationMode, network, { id, mode: 'ordered' })
    expect(await rowOf(otherFoodBank, id)).toBeUndefined()
  })

  it('lists what waits for it, and whom it can add', async () => {
    const id = await receivedLoad()
    const pending = async () =>
      (await call(distributors.listPendingSubmissions, network, {})).answer.Value?.rows.map(({ ID }) => ID)
    expect(await pending()).toContain(id)
    await call(distributors.acceptSubmission, network, { id })
    expect(await pending()).not.toContain(id)
    const listed = await call(distributors.listAssociatedEntities, network, {})
    expect(listed.answer.Value?.map(({ Name }) => Name)).toEqual(['Food Bank 10', 'Food Bank 20'])
    const below = await call(distributors.listAssociatedEntities, network, { foodBankId: ids.otherFoodBank })
    expect(below.answer.Value?.map(({ Name }) => Name)).toEqual(['Food Bank 20', 'Agency 21', 'Agency 22', 'Agency 23'])
  })

  it('refuses a prefetch of what changes state', async () => {
    const id = await receivedLoad()
    const headers = { 'sec-purpose': 'prefetch' }
    const { status } = await call(distributors.cancelSubmission, network, { id }, { headers })
    expect([status, (await storedLoad(id)).Stage]).toEqual([403, 'pendingApproval'])
  })
})

describe('the grid', () => {
  it('[distributor-search] finds words of reference, shipper, product and place', async () => {
    const id = await offered([ids.foodBank], {
      Reference: 'ZX-4711',
      Items: [{ Product: 'Oat milk', Cases: 10, Items: 120, Pounds: 400 }],
    })
    const found = (searchFilter: string) => rowOf(network, id, { source: 'grid', searchFilter })
    for (const words of ['zx-4711', 'oat', 'sunrise', 'springfield', 'food bank 10'])
      expect((await found(words))?.ID, words).toBe(id)
    expect(await found('pineapple')).toBeUndefined()
    expect((await rowOf(foodBank, id, { searchFilter: 'OAT milk' }))?.ID).toBe(id)
  })

  it('[dist-range-default-30] covers the last 30 days', async () => {
    const id = await receivedLoad()
    minutes(30 * 24 * 60)
    expect((await rowOf(network, id))?.ID).toBe(id)
    minutes(24 * 60)
    expect(await rowOf(network, id)).toBeUndefined()
    const days = { dateStartFilter: '2026-11-20', dateEndFilter: '2026-11-20' }
    expect((await rowOf(network, id, days))?.ID).toBe(id)
  })

  it('filters by each status', async () => {
    const types = (await call(distributors.listSubmissionStatusTypes, network, {})).answer.Value ?? []
    expect(types).toHaveLength(12)
    const id = await offered()
    for (const { ID } of types) {
      expect((await rowOf(network, id, { statusTypeId: ID })) !== undefined).toBe(ID === 7)
      expect((await rowOf(foodBank, id, { statusTypeId: ID })) !== undefined).toBe(ID === 6)
    }
    expect((await call(distributors.getSubmissionsGrid, network, { statusTypeId: 99 })).status).toBe(400)
  })
})

describe('the file of the grid', () => {
  const days = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-30' }
  const exported = (by: Caller, query: object = days) => call(distributors.exportSubmissionsGrid, by, query)
  const linesOf = (body: string) => body.trimEnd().split('\r\n')

  it('has every load under the filter; whom it is with is for the network alone', async () => {
    const id = await offered([ids.foodBank, ids.otherFoodBank], { Reference: 'FILE-1' })
    const { headers, body } = await exported(network, { ...days, searchFilter: 'FILE-1' })
    expect(headers['content-disposition']).toBe('attachment; filename="loads-2026-11-01-2026-11-30.csv"')
    const [head = '', ...lines] = linesOf(body)
    expect(head).toContain(
      'Load,Received,Shipper,Origin,Contents,Cases,Pounds,Carrier,Pickup date,Delivery date,Food bank',
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${id},FILE-1,`)
    expect(lines[0]).toContain(`Food Bank ${ids.foodBank}`)
    const [ownHead = '', ...own] = linesOf((await exported(foodBank, { ...days, searchFilter: 'FILE-1' })).body)
    expect(ownHead).not.toContain('Food bank or agency')
    expect(own).toHaveLength(1)
    expect(linesOf((await exported(otherFoodBank, { ...days, searchFilter: 'FILE-1' })).body)).toHaveLength(1)
  })

  it('needs its days, and is in the caller’s language', async () => {
    expect((await exported(network, {})).answer).toMatchObject({
      Successful: false,
      FailureReason: 'Please choose the first and the last day of the export.',
    })
    const spanish = await call(distributors.exportSubmissionsGrid, network, days, { language: 'es' })
    expect(linesOf(spanish.body)[0]).toContain('Recibida')
  })
})

it('the grid is sorted by the time of receipt, newest or oldest first', async () => {
  const first = await receivedLoad(undefined, { Reference: 'SORT-1' })
  minutes(5)
  const second = await receivedLoad(undefined, { Reference: 'SORT-2' })
  const order = async (query: object) => {
    const { answer } = await call(distributors.getSubmissionsGrid, network, { searchFilter: 'SORT-', ...query })
    return answer.Value?.rows.map(({ ID }) => ID)
  }
  expect(await order({})).toEqual([second, first])
  expect(await order({ order: 'oldest' })).toEqual([first, second])
})
