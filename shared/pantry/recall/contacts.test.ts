import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { contactSince, itemsFor, type RecallContacts, type ToTell, tellOfRecall, tickReached } from './contacts.ts'

const none: RecallContacts = { ID: 17, Version: 0, EntityID: 10, Contacts: [] }
const at = (minute: number) => new Date(Date.parse('2026-11-24T15:00:00.000Z') + minute * 60_000)
const neighbor = (CustomerID: number, hasIt = true, since = '2026-10-26'): ToTell => ({
  CustomerID,
  MergedIDs: [],
  since,
  hasIt,
})
const done = <T>(step: T) => {
  if (isRefusal(step)) throw new Error(step.refused.en)
  return step as Exclude<T, { refused: unknown }>
}

describe('a message to the neighbors of a recall', () => {
  it('goes to each once: to those who have it, and to those in whose order it is', () => {
    const first = done(tellOfRecall(none, [neighbor(1), neighbor(2, false)], { now: at(0) }))
    expect(first.events).toEqual([{ type: 'RecallTold', detail: { Have: [1], Ordered: [2] } }])
    const again = done(tellOfRecall(first.state, [neighbor(1), neighbor(2, false), neighbor(3)], { now: at(5) }))
    expect(again.events).toEqual([{ type: 'RecallTold', detail: { Have: [3], Ordered: [] } }])
    expect(done(tellOfRecall(again.state, [neighbor(1)], { now: at(6) }))).toEqual({ state: again.state, events: [] })
  })

  it('goes again to who got more of it since', () => {
    const { state } = done(tellOfRecall(none, [neighbor(1), neighbor(2)], { now: at(0) }))
    const later = done(tellOfRecall(state, [neighbor(1, true, at(1).toISOString()), neighbor(2)], { now: at(2) }))
    expect(later.events).toEqual([{ type: 'RecallTold', detail: { Have: [1], Ordered: [] } }])
  })

  it('goes out in events of a hundred, and to a thousand of one item', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => neighbor(index + 1))
    expect(done(tellOfRecall(none, many(201), { now: at(0) })).events).toHaveLength(3)
    expect(isRefusal(tellOfRecall(none, many(1001), { now: at(0) }))).toBe(true)
  })
})

describe('items of contacts', () => {
  const contact = (CustomerID: number) => ({ CustomerID, Told: null, Reached: null })
  const many = (count: number, from = 1) => Array.from({ length: count }, (_, index) => neighbor(index + from))

  it('are filled one after the other, and who stands in one stays there', () => {
    const filled = itemsFor([[contact(2500)]], many(2500))
    expect(filled.map(({ length }) => length).slice(0, 4)).toEqual([1000, 1000, 500, 0])
    expect(filled[0]?.some(({ CustomerID }) => CustomerID === 2500)).toBe(true)
    expect(new Set(filled.flat().map(({ CustomerID }) => CustomerID)).size).toBe(2500)
  })

  it('know who was told in another one', () => {
    const told = { CustomerID: 1, Told: at(1).toISOString(), Reached: null }
    const step = done(tellOfRecall(none, [neighbor(1), neighbor(2)], { now: at(5), elsewhere: [told] }))
    expect(step.events).toEqual([{ type: 'RecallTold', detail: { Have: [2], Ordered: [] } }])
  })

  it('name the lot in what they tell', () => {
    expect(done(tellOfRecall(none, [neighbor(1)], { now: at(5), lot: 'AB-12' })).events).toEqual([
      { type: 'RecallTold', detail: { Have: [1], Ordered: [], Lot: 'AB-12' } },
    ])
  })
})

describe('a tick', () => {
  const rosa = { UserID: 4, Name: 'Rosa' }

  it('stays beside the message, and is taken back alone', () => {
    const { state } = done(tellOfRecall(none, [neighbor(1)], { now: at(0) }))
    const ticked = done(tickReached(state, { ID: 1, MergedIDs: [] }, rosa, at(1))).state
    const both = { Told: at(0).toISOString(), Reached: { ...rosa, At: at(1).toISOString() } }
    expect(contactSince(ticked.Contacts, [1], '2026-10-26')).toEqual(both)
    const back = done(tickReached(ticked, { ID: 1, MergedIDs: [] }, null, at(2))).state
    expect(contactSince(back.Contacts, [1], '2026-10-26')).toEqual({ ...both, Reached: null })
  })

  it('of before they got it, or of an earlier recall, counts no more', () => {
    const { state } = done(tickReached(none, { ID: 1, MergedIDs: [] }, rosa, at(0)))
    expect(contactSince(state.Contacts, [1], at(1).toISOString()).Reached).toBeNull()
    const nextYear = new Date(at(0).getTime() + 366 * 86_400_000)
    expect(
      done(tickReached(state, { ID: 2, MergedIDs: [] }, rosa, nextYear)).state.Contacts.map(
        ({ CustomerID }) => CustomerID,
      ),
    ).toEqual([2])
  })
})
