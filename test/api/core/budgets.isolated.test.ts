import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../shared/core/access.ts'
import type { AnyEndpoint } from '../../../shared/core/schema/endpoint.ts'
import * as session from '../../../shared/network/session/api.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { cancel } from '../../../shared/rescue/donations/closing.ts'
import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import type { DonationTransition } from '../../../shared/rescue/donations/donationTransition.ts'
import { matched } from '../../../shared/rescue/donations/offering.ts'
import { maxListed, maxRanked, newMatch } from '../../../shared/rescue/donations/ranking.ts'
import { donationRow, rowForAgency } from '../../../shared/rescue/donations/rows.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { isFull } from '../../engine/tier.ts'
import { type Metered, ownRequests } from './meter.ts'

/** Costs of calls: requests and units, independent of the number of stored items. */

const meter = await vi.hoisted(async () => (await import('./meter.ts')).startMeter())

// Modules that call the table are imported after the meter is installed.
const { call, handlerOf } = await import('../../engine/call.ts')
const { posted, stored } = await import('../../engine/donations.ts')
const { changeEntity, draft, ids, makeSmallTenant, people, userOf } = await import('../../engine/smallTenant.ts')
const { rowText } = await import('../../../functions/core/table/rowText.ts')
const { donationById, donationStore } = await import('../../../functions/rescue/donations/donationTable.ts')
const { donationKeys, donationLists } = await import('../../../functions/core/table/keys/donations.ts')
const { inState, listAttributes } = await import('../../../functions/core/table/lists.ts')
const { table } = await import('../../../functions/core/table/table.ts')
const { putUser } = await import('../../../functions/network/organizations/entityTable.ts')
const { maxWrites } = await import('../../../functions/core/table/write.ts')
const { handler: settleDue } = await import('../../../functions/settleDue.ts')
const { deliver } = await import('./messages.ts')
const { morning, setClock } = await import('../../engine/clock.ts')

const staff = people.foodBank
const [first, second] = people.agencies
const minutes = (count: number) => new Date(morning.getTime() + count * 60_000)

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
  // Names of real length: rows of a grid are charged by their size.
  await changeEntity('foodBank', ids.foodBank, { Name: 'Food Bank of Western Massachusetts' })
  await changeEntity('donorLocation', ids.donorLocation, { Code: 'BIGY-0142', DonorName: 'Big Y World Class Market' })
  await changeEntity('agency', 11, { Name: 'Lorraine’s Soup Kitchen & Pantry' })
  await changeEntity('agency', 12, { Name: 'Gray House Community Food Center' })
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await meter.stop()
})

const operations = (requests: readonly Metered[]) => requests.map((request) => request.operation)
const units = (requests: readonly Metered[]) => requests.reduce((sum, request) => sum + request.capacity, 0)
const cost = async (endpoint: AnyEndpoint, by: Caller, input: object = {}) => {
  await handlerOf(endpoint as never)
  const { result, requests: all } = await meter.during(() => call(endpoint, by, input as never))
  const requests = ownRequests(all)
  expect(requests).toHaveLength(all.length - 1)
  expect(result.answer.Message ?? result.answer.FailureReason).toBeUndefined()
  return { value: result.answer.Value as never, requests, operations: operations(requests), units: units(requests) }
}
const matchOf = async (id: number, by: Caller) =>
  (await stored(id)).Matches.find((match) => match.Agency.ID === by.EntityID)?.ID ?? 0

/** Rows of donations as the lists hold them, many at once. */
async function manyRows(like: Donation, count: number): Promise<void> {
  const own = like.Matches[0]
  if (!own) throw new Error('A donation without a match')
  const itemsOf = (index: number) => {
    const id = 100_000 + index
    const donation = { ...like, ID: id, Created: new Date(minutes(-60 - index)).toISOString() }
    const sort = `${donation.Created}#${id}`
    const all = [
      donationLists.foodBank(ids.foodBank),
      donationLists.donor(ids.donor),
      donationLists.donorLocation(ids.donorLocation),
      donationLists.stateAssociation(ids.association),
      donationLists.coop(ids.coop),
      donationLists.network(),
    ]
    return [
      {
        put: {
          ...donationKeys.donation(id),
          ...listAttributes(all.flatMap((list) => [list, inState(list, like.Stage)])),
          sort,
          row: rowText(donationRow(donation)),
        },
      },
      {
        put: {
          ...donationKeys.agencyRow(id, own.Agency.ID),
          ...listAttributes([donationLists.agency(own.Agency.ID)]),
          sort,
          row: rowText(rowForAgency(donation, own)),
        },
      },
    ]
  }
  const writes = Array.from({ length: count }, (_, index) => itemsOf(index)).flat()
  for (let start = 0; start < writes.length; start += maxWrites)
    await table.commit(writes.slice(start, start + maxWrites))
}

const grids: [AnyEndpoint, Caller, object][] = [
  [donations.getFoodBankGrid, staff, {}],
  [donations.getFoodBankGrid, staff, { statusTypeId: 5 }],
  [donations.getDonorGrid, people.donor, {}],
  [donations.getDonorGrid, people.store, {}],
  [donations.getStateAssociationGrid, people.association, {}],
  [donations.getCoopsGrid, people.coop, {}],
  [donations.getFeedingAmericaGrid, people.network, {}],
  [offers.getAgencyGrid, first, { mode: 'historical' }],
]

describe.each(isFull ? [1000, 10_000] : [1000])('with %i donations', (count) => {
  beforeAll(async () => {
    setClock(morning)
    await manyRows(await stored(await posted()), count)
  }, 240_000)

  it.each(
    grids.map(([endpoint, by, query]) => [`${endpoint.id} ${JSON.stringify(query)}`, endpoint, by, query] as const),
  )('a page of a grid is one query of at most two read units: %s', async (_, endpoint, by, query) => {
    const page = await cost(endpoint, by, { ...query, dateStartFilter: '2020-01-01' })
    expect((page.value as { rows: unknown[] }).rows).toHaveLength(25)
    expect(page.operations).toEqual(['Query'])
    expect(page.units).toBeLessThanOrEqual(2)
  })

  it('a late page of the list costs the same', async () => {
    let cursor: string | undefined
    for (let turn = 0; turn < 5; turn++) {
      const page = await cost(donations.getFoodBankGrid, staff, { dateStartFilter: '2020-01-01', cursor })
      expect([page.operations, page.units <= 2]).toEqual([['Query'], true])
      cursor = (page.value as { cursor?: string }).cursor
    }
    expect(cursor).toBeDefined()
  })

  it.each<[string, AnyEndpoint, Caller, number]>([
    ['one donation with its timeline', donations.getTransaction, staff, 1],
    ['what is to be closed', donations.getCloseOut, people.store, 1],
  ])('%s is one query', async (_, endpoint, by, count) => {
    const shown = await cost(endpoint, by, { id: await posted() })
    expect(shown.operations).toEqual(Array(count).fill('Query'))
    expect(shown.units).toBeLessThanOrEqual(3)
  })

  it('answering an offer is one read and one write', async () => {
    const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
    const accepting = { id: await matchOf(await posted(), first), ...proposal }
    const accepted = await cost(offers.acceptMatch, first, accepting)
    expect(accepted.operations).toEqual(['Query', 'TransactWriteItems'])
    const declined = await cost(offers.declineMatch, first, { id: await matchOf(await posted(), first) })
    expect(declined.operations).toEqual(['Query', 'TransactWriteItems'])
    const withDriver = { id: await matchOf(await posted(), first), ...proposal, AgencyDriverID: 111 }
    expect((await cost(offers.acceptMatch, first, withDriver)).operations).toHaveLength(3)
  })

  it('a repeated answer writes nothing', async () => {
    const id = await matchOf(await posted(), first)
    await call(offers.declineMatch, first, { id })
    expect((await cost(offers.declineMatch, first, { id })).operations).toEqual(['Query'])
  })

  it.each<[AnyEndpoint, string, Caller, string, number]>([
    [offers.getMatch, 'an agency', first, 'Query', 3],
    [session.getSession, 'an agency', second, 'BatchGetItem', 4],
    [session.getSession, 'a food bank', staff, 'BatchGetItem', 3],
    [session.getSession, 'a store', people.store, 'BatchGetItem', 3],
    [offers.listNewInProgressDonations, 'an agency', second, 'Query', 3],
    [offers.listPendingMatches, 'a food bank', staff, 'Query', 3],
    [donations.getFoodBankGrid, 'a food bank', staff, 'Query', 3],
  ])('what a screen asks again and again is one request, and unchanged no more: $0.id of $1', async (...poll) => {
    const [endpoint, _, by, operation, most] = poll
    const input = endpoint === offers.getMatch ? { id: await matchOf(await posted(), first) } : {}
    const asked = await cost(endpoint, by, input)
    expect(asked.operations).toEqual([operation])
    expect(asked.units).toBeLessThanOrEqual(most)
    const { headers } = await call(endpoint, by, input as never)
    const known = { headers: { 'if-none-match': headers.etag ?? '' } }
    const { result, requests } = await meter.during(() => call(endpoint, by, input as never, known))
    expect([result.status, operations(ownRequests(requests))]).toEqual([304, [operation]])
  })

  it('a call in a role that no token was made for yet reads its entity and its food bank as well', async () => {
    const Subject = 'between-roles'
    const by = { ...second, Subject }
    await table.commit(putUser({ ...userOf(by), RoleFacts: undefined }))
    const options = { isStored: false }
    const { requests } = await meter.during(() => call(offers.listNewInProgressDonations, by, {}, options))
    expect(operations(requests)).toEqual(['GetItem', 'GetItem', 'BatchGetItem', 'Query'])
  })

  it('a change of the match list is one read and one write, and answers the changed donation', async () => {
    const id = await posted()
    const moved = await cost(offers.moveMatch, staff, { id: await matchOf(id, second), from: 2, to: 1 })
    expect(moved.operations).toEqual(['Query', 'TransactWriteItems'])
    const changed = await cost(offers.updateEscalationMode, staff, { id, mode: 'simultaneous' })
    expect(changed.operations).toEqual(['Query', 'TransactWriteItems'])
  })

  it('posting is a few reads and one write; a block of numbers serves twenty', async () => {
    await posted()
    const made = await cost(donations.postDonation, people.store, draft())
    const apart = made.operations.filter((operation) => operation !== 'UpdateItem').sort()
    expect(apart).toEqual(['GetItem', 'GetItem', 'GetItem', 'TransactWriteItems'])
  })

  it('settling a timer is one read and one write, and a look at the people of the agency that is asked next', async () => {
    const id = await posted()
    setClock(minutes(60))
    const { requests } = await meter.during(() => deliver(settleDue, { kind: 'donation', id: id }))
    // Nobody is asked who could not answer: who acts for the next agency (Query), and whether they may sign in (BatchGetItem).
    expect(operations(requests)).toEqual(['GetItem', 'Query', 'BatchGetItem', 'TransactWriteItems'])
    const again = await meter.during(() => deliver(settleDue, { kind: 'donation', id: id }))
    expect(operations(again.requests)).toEqual(['GetItem'])
    setClock(minutes(105))
    const reminding = await meter.during(() => deliver(settleDue, { kind: 'donation', id: id }))
    expect(operations(reminding.requests)).toEqual(['GetItem', 'TransactWriteItems'])
  })
})

describe('maximum sizes', () => {
  const days = (dateStartFilter: string, dateEndFilter: string) =>
    meter.during(() => call(donations.exportGrid, staff, { dateStartFilter, dateEndFilter } as never))

  it.runIf(isFull)('an export of more than 10,000 lines is refused', async () => {
    const { result, requests } = await days('2026-01-01', '2026-11-20')
    expect(result.answer.FailureReason).toBe('An export holds at most 10000 lines. Please choose a shorter period.')
    expect(requests.length).toBeLessThanOrEqual(102)
  })

  it('an export reads each line once, a hundred at a time', async () => {
    const { result, requests } = await days('2026-11-19', '2026-11-19')
    const lines = result.body.trimEnd().split('\r\n').length - 1
    expect(lines).toBeGreaterThan(100)
    expect(ownRequests(requests)).toHaveLength(Math.ceil(lines / 100))
  })

  it('the longest ranking changes in one transaction', async () => {
    const like = await stored(await posted())
    const own = like.Matches[0]
    if (!own) throw new Error('A donation without a match')
    const { FoodBankAccepted: _, Rank: __, ...agencyFacts } = own
    const agencies = Array.from({ length: maxListed }, (_, index) => ({
      ...newMatch(like.ID, index + 1, index + 1, { ...agencyFacts, Agency: { ...own.Agency, ID: 5000 + index } }),
    }))
    const fresh = { ...like, Stage: 'matching' as const, IsSimultaneousNotifyEnabled: true, Version: like.Version }
    const step = matched({ ...fresh, Matches: [] }, agencies, morning) as DonationTransition
    const answered = step.state.Matches.map((match, index) =>
      index < maxListed - maxRanked
        ? { ...match, Rank: null, Response: 'rejected' as const }
        : { ...match, Rank: index - (maxListed - maxRanked) + 1 },
    )
    const { state: longest } = await donationStore.save(
      like,
      { state: { ...step.state, Matches: answered }, events: [] },
      { by: null, now: morning },
    )
    const writes = (cancel(longest, morning) as DonationTransition).events.length + maxListed + 1
    expect(writes).toBeGreaterThan(maxWrites - 10)
    expect(writes).toBeLessThanOrEqual(maxWrites)
    const { answer } = await call(donations.cancelTransaction, staff, { id: like.ID })
    expect(answer.Value?.Stage).toBe('cancelled')
    expect((await donationById(like.ID))?.Matches).toHaveLength(maxListed)
  })
})
