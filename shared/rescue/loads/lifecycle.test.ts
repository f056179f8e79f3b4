import { describe, expect, it } from 'vitest'
import { rankedMatches } from '../donations/donation.ts'
import * as donationsRefusals from '../donations/refusals.ts'
import { acceptForEntity, acceptLoad, declineLoad } from './answers.ts'
import { afterLoadExpiry, loadTick, nextLoadDue } from './deadlines.ts'
import { maxRankedEntities } from './entityList.ts'
import { decided, foodBankAt, loadWith, minutesLater, received, typesOf } from './load.fixture.ts'
import { approveLoad, changeNotifyMode } from './offering.ts'
import { addEntity, moveEntity, removeEntity } from './ranking.ts'
import * as refusals from './refusals.ts'
import { entityCandidate, rankEntities } from './score.ts'
import { liveMatches, type Submission } from './submission.ts'
import type { SubmissionRule } from './submissionTransition.ts'
import { cancelLoad, deleteLoad, deliverLoad, locateDriver } from './transit.ts'

const asked = (load: Submission) => liveMatches(load).map(({ Entity }) => Entity.ID)
const ranking = (load: Submission) => rankedMatches(load).map(({ Entity }) => Entity.ID)
const offering = (count = 3, isSimultaneous = false) =>
  decided(approveLoad(loadWith(count, { IsSimultaneousNotifyEnabled: isSimultaneous }), received))
const idOf = (load: Submission, entity: number) => load.Matches.find(({ Entity }) => Entity.ID === entity)?.ID ?? 0
const accepted = () => decided(acceptLoad(offering(), 1, minutesLater(5)))
const place = { DriverLocationDescription: 'I-80 near Omaha', DriverLatitude: 41.2, DriverLongitude: -96.1 }

describe('a load that comes in', () => {
  it('is matched to the ten nearest food banks within reach, and counts what was donated', () => {
    const load = loadWith(12)
    expect(ranking(load)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect([load.Stage, load.InitiallyDonatedCases, load.TotalItems]).toEqual(['pendingApproval', 600, 7200])
    expect(entityCandidate(load.Origin, foodBankAt(1, 2000)).TotalMatchScore).toBe(0)
  })

  it('is matched alike in whatever order food banks of one name and place come', () => {
    const twins = [2, 1].map((ID) => ({ ...foodBankAt(ID, 10), Name: 'Twin Food Bank' }))
    const ids = (entities: typeof twins) => rankEntities(loadWith(0).Origin, entities).map(({ Entity }) => Entity.ID)
    expect([ids(twins), ids(twins.toReversed())]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it('without items or without food banks waits for the network’s people', () => {
    expect(loadWith(3, { Items: [] }).Stage).toBe('noItems')
    expect(loadWith(0).Stage).toBe('noMatches')
    expect(typesOf(approveLoad(loadWith(0), received))).toBe(donationsRefusals.addAgencyFirst)
    expect(typesOf(approveLoad(loadWith(3, { Items: [] }), received))).toBe(refusals.loadHasNoItems)
  })
})

describe('offers', () => {
  it('go to the first rank, and after its period to the next', () => {
    const load = offering()
    expect(asked(load)).toEqual([1])
    expect(nextLoadDue(load)).toBe(minutesLater(240).toISOString())
    expect(loadTick(load, minutesLater(239)).state).toBe(load)
    const next = loadTick(load, minutesLater(240))
    expect(typesOf(next)).toEqual(['LoadOfferExpired', 'LoadOffered'])
    expect(asked(next.state)).toEqual([2])
    expect(ranking(next.state)).toEqual([2, 3])
  })

  it('go to all at once with simultaneous notify; the first acceptance ends the others', () => {
    const load = offering(3, true)
    expect(asked(load)).toEqual([1, 2, 3])
    const step = acceptLoad(load, 2, minutesLater(1))
    expect(typesOf(step)).toEqual(['LoadAccepted', 'LoadOfferWithdrawn', 'LoadOfferWithdrawn'])
    expect(typesOf(acceptLoad(decided(step), 3, minutesLater(1)))).toBe(refusals.loadTaken)
  })

  it('never outlast the distributor’s deadline', () => {
    const OfferDeadline = minutesLater(60).toISOString()
    const load = decided(approveLoad(loadWith(3, { OfferDeadline }), received))
    expect(nextLoadDue(load)).toBe(OfferDeadline)
    expect(loadTick(load, minutesLater(60)).state.Stage).toBe('notAccepted')
    expect(typesOf(approveLoad(loadWith(3, { OfferDeadline }), minutesLater(60)))).toBe(refusals.loadDeadlinePassed)
  })

  it('that all end without acceptance leave the load not accepted', () => {
    const load = [1, 2, 3].reduce((left, entity) => decided(declineLoad(left, entity, minutesLater(1))), offering())
    expect([load.Stage, asked(load)]).toEqual(['notAccepted', []])
  })

  it('are answered in time, by who is asked, once', () => {
    const load = offering()
    const late = afterLoadExpiry((state, now) => acceptLoad(state, 1, now))
    expect(typesOf(acceptLoad(load, 1, minutesLater(240)))).toBe(donationsRefusals.offerExpired)
    expect(typesOf(late(load, minutesLater(240)))).toBe(donationsRefusals.offerExpired)
    expect(typesOf(acceptLoad(load, 2, minutesLater(1)))).toBe(refusals.loadNotOffered)
    expect(typesOf(acceptLoad(load, 77, minutesLater(1)))).toBe(refusals.loadNotOffered)
    const taken = decided(acceptLoad(load, 1, minutesLater(1)))
    expect(acceptLoad(taken, 1, minutesLater(2))).toEqual({ state: taken, events: [] })
    expect(typesOf(declineLoad(taken, 1, minutesLater(2)))).toBe(refusals.loadAlreadyYours)
    const declined = decided(declineLoad(load, 1, minutesLater(1)))
    expect(declineLoad(declined, 1, minutesLater(2))).toEqual({ state: declined, events: [] })
    expect(typesOf(acceptLoad(declined, 1, minutesLater(2)))).toBe(refusals.loadAlreadyDeclined)
  })
})

describe('the network', () => {
  it('swaps ranks; at rank 1 the running offer changes hands', () => {
    const load = offering()
    const step = moveEntity(load, { id: idOf(load, 2), from: 2, to: 1 }, minutesLater(1))
    expect(typesOf(step)).toEqual(['LoadMatchMoved', 'LoadOfferWithdrawn', 'LoadOffered'])
    expect([ranking(decided(step)), asked(decided(step))]).toEqual([[2, 1, 3], [2]])
    const behind = decided(moveEntity(load, { id: idOf(load, 3), from: 3, to: 2 }, minutesLater(1)))
    expect([ranking(behind), asked(behind)]).toEqual([[1, 3, 2], [1]])
    expect(typesOf(moveEntity(load, { id: idOf(load, 1), from: 1, to: 0 }, received))).toBe(
      donationsRefusals.moveUpLimit,
    )
    expect(typesOf(moveEntity(load, { id: idOf(load, 3), from: 3, to: 4 }, received))).toBe(
      donationsRefusals.moveNeedsNeighbour,
    )
  })

  it('takes an entity off the list, but not the active one', () => {
    const load = offering()
    expect(typesOf(removeEntity(load, idOf(load, 1), received))).toBe(donationsRefusals.removeActive)
    const left = decided(removeEntity(load, idOf(load, 2), received))
    expect(ranking(left)).toEqual([1, 3])
    expect(removeEntity(left, idOf(load, 2), received)).toEqual({ state: left, events: [] })
    const all = offering(3, true)
    expect(typesOf(removeEntity(all, idOf(all, 2), received))).toEqual(['LoadEntityRemoved', 'LoadOfferWithdrawn'])
  })

  it('adds an entity under a new number, up to the maximum, and revives a load that nobody accepted', () => {
    const candidate = (id: number) => entityCandidate(loadWith(1).Origin, foodBankAt(id, 50))
    const load = loadWith(2)
    const left = decided(removeEntity(load, idOf(load, 2), received))
    const added = decided(addEntity(left, candidate(8), received))
    expect(added.Matches.map(({ ID }) => ID)).toEqual([701, 703])
    expect(addEntity(added, candidate(8), received)).toEqual({ state: added, events: [] })
    const declined = decided(declineLoad(offering(1), 1, minutesLater(1)))
    const revived = decided(addEntity(declined, candidate(8), minutesLater(2)))
    expect([revived.Stage, ranking(revived)]).toEqual(['pendingApproval', [8]])
    expect(typesOf(addEntity(revived, candidate(1), minutesLater(2)))).toBe(refusals.entityAlreadyAsked)
    const full = Array.from({ length: maxRankedEntities - 2 }).reduce<Submission>(
      (state, _, index) => decided(addEntity(state, candidate(100 + index), received)),
      load,
    )
    expect(typesOf(addEntity(full, candidate(500), received))).toBe(refusals.tooManyEntities)
    expect(asked(decided(addEntity(offering(2, true), candidate(8), received)))).toEqual([1, 2, 8])
  })

  it('accepts for an entity directly: before, while and after offers run', () => {
    const load = loadWith(3)
    const direct = decided(acceptForEntity(load, idOf(load, 3), received))
    expect([direct.Stage, ranking(direct)]).toEqual(['accepted', [3, 1, 2]])
    const step = acceptForEntity(offering(), idOf(load, 2), minutesLater(1))
    expect(typesOf(step)).toEqual(['LoadAccepted', 'LoadOfferWithdrawn'])
    const declined = decided(declineLoad(offering(1), 1, minutesLater(1)))
    expect(decided(acceptForEntity(declined, idOf(load, 1), minutesLater(2))).Stage).toBe('accepted')
    expect(typesOf(acceptForEntity(direct, idOf(load, 1), received))).toBe(refusals.loadAlreadyAccepted)
  })

  it('asks the rest at once, or all but the first no more', () => {
    const all = decided(changeNotifyMode(offering(), 'simultaneous', minutesLater(1)))
    expect(asked(all)).toEqual([1, 2, 3])
    expect(asked(decided(changeNotifyMode(all, 'ordered', minutesLater(2))))).toEqual([1])
    expect(typesOf(changeNotifyMode(accepted(), 'simultaneous', received))).toBe(donationsRefusals.modeFixed)
  })

  it('cancels for good, and deletes what nobody accepted; both end open offers', () => {
    expect(typesOf(cancelLoad(offering(), received))).toEqual(['LoadCancelled', 'LoadOfferWithdrawn'])
    expect(typesOf(deleteLoad(offering(), received))).toEqual(['LoadDeleted', 'LoadOfferWithdrawn'])
    expect(typesOf(deleteLoad(accepted(), received))).toBe(refusals.loadAlreadyAccepted)
    const cancelled = decided(cancelLoad(accepted(), received))
    expect(decided(deleteLoad(cancelled, received)).Stage).toBe('deleted')
    const rules: SubmissionRule[] = [
      approveLoad,
      (load, now) => acceptLoad(load, 2, now),
      (load, now) => deliverLoad(load, { TotalCases: 1, TotalItems: 1 }, now),
    ]
    for (const rule of rules) expect(typesOf(rule(cancelled, received))).toBe(refusals.loadCancelled)
  })
})

describe('the delivery', () => {
  it('is under way from the driver’s first location, and done with what arrived', () => {
    const located = decided(locateDriver(accepted(), place, minutesLater(10)))
    expect(located).toMatchObject({ Stage: 'underWay', ...place })
    expect(locateDriver(located, place, minutesLater(11))).toEqual({ state: located, events: [] })
    const counts = { TotalCases: 590, TotalItems: 7080 }
    const delivered = decided(deliverLoad(located, counts, minutesLater(60)))
    expect(delivered).toMatchObject({ Stage: 'delivered', ...counts, InitiallyDonatedCases: 600 })
    expect(deliverLoad(delivered, counts, minutesLater(61))).toEqual({ state: delivered, events: [] })
    expect(typesOf(deliverLoad(delivered, { ...counts, TotalCases: 1 }, minutesLater(61)))).toBe(refusals.loadDelivered)
    expect(typesOf(cancelLoad(delivered, minutesLater(61)))).toBe(refusals.loadDelivered)
  })

  it('needs an acceptance, and brings no more than was donated', () => {
    expect(typesOf(locateDriver(offering(), place, received))).toBe(refusals.loadNotAcceptedYet)
    const tooMuch = deliverLoad(accepted(), { TotalCases: 601, TotalItems: 1 }, received)
    expect(typesOf(tooMuch)).toBe(refusals.moreThanDonated)
    const tooManyItems = deliverLoad(accepted(), { TotalCases: 600, TotalItems: 7201 }, received)
    expect(typesOf(tooManyItems)).toBe(refusals.moreItemsThanDonated)
  })
})
