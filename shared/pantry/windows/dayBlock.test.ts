import { describe, expect, it } from 'vitest'
import { limit } from '../limits/limit.fixture.ts'
import { dayBlock } from './dayBlock.ts'

/** Orders by number and day, one item each. */
const useOf = (...orders: [id: number, day: string][]) => ({
  days: orders.map(([id, day]) => ({ day, orders: { [id]: { products: { 1: 1 }, tags: {} } } })),
})
const weekly = [limit('1 ORDER WEEK')]
const thursday = '2026-03-12'

describe('a day that the order limits forbid', () => {
  it('tells the limit, the orders that it counts, and the next day', () => {
    const use = useOf([7, '2026-03-10'], [8, '2026-03-17'])
    expect(dayBlock({ day: thursday, use, limits: weekly })).toEqual({
      Limit: expect.objectContaining({ Value: 1, LimitTimeScopeAmount: 1 }),
      Orders: [{ ID: 7, OrderDay: '2026-03-10' }],
      // The week after has an order of its own.
      NextDay: '2026-03-23',
    })
  })

  it('tells of several limits the one that ends last: the next day is that of its end', () => {
    const use = useOf([7, thursday])
    const limits = [limit('1 ORDER DAY'), limit('1 ORDER MONTH'), limit('1 ORDER WEEK')]
    expect(dayBlock({ day: thursday, use, limits })).toMatchObject({
      Limit: { LimitTimeScopeID: limit('1 ORDER MONTH').LimitTimeScopeID },
      NextDay: '2026-04-01',
    })
  })

  it('lists the orders of the limit’s days alone, by day and number', () => {
    const days = [...useOf([8, '2026-03-11'], [6, '2026-03-02']).days]
    const taken = { products: { 1: 1 }, tags: {} }
    const use = { days: [...days, { day: '2026-03-10', orders: { 12: taken, 9: taken } }] }
    expect(dayBlock({ day: thursday, use, limits: weekly })?.Orders).toEqual([
      { ID: 9, OrderDay: '2026-03-10' },
      { ID: 12, OrderDay: '2026-03-10' },
      { ID: 8, OrderDay: '2026-03-11' },
    ])
  })

  it('is none when the limit has room, or counts items', () => {
    const use = useOf([7, '2026-03-10'])
    expect(dayBlock({ day: '2026-03-16', use, limits: weekly })).toBeUndefined()
    expect(dayBlock({ day: thursday, use, limits: [limit('1 ITEM WEEK')] })).toBeUndefined()
  })

  it('lets the order that is edited stay on its day, and counts the others', () => {
    const use = useOf([7, '2026-03-10'], [8, '2026-03-17'])
    expect(dayBlock({ day: '2026-03-11', use, limits: weekly, edits: 7 })).toBeUndefined()
    expect(dayBlock({ day: '2026-03-18', use, limits: weekly, edits: 7 })?.Orders).toEqual([
      { ID: 8, OrderDay: '2026-03-17' },
    ])
    const both = useOf([7, '2026-03-10'], [8, '2026-03-11'])
    expect(dayBlock({ day: '2026-03-10', use: both, limits: weekly, edits: 7 })).toBeUndefined()
  })

  it('has no next day when the account is used up', () => {
    const block = dayBlock({ day: thursday, use: useOf([7, '2025-01-02']), limits: [limit('1 ORDER ACCOUNT')] })
    expect(block).toMatchObject({ Orders: [{ ID: 7 }], NextDay: null })
  })
})
