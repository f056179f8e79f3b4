import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../core/time/zone.ts'
import type { Use, WantedLine, WantedOrder } from './check.ts'
import { type BrokenLimit, checkLimits, daysToRead, nextOrderDay, takenBy, withoutOrder } from './check.ts'
import { effectiveLimits } from './effective.ts'
import { limit } from './limit.fixture.ts'

/** `1x2@100` is two of product 1, which has the tag 100; `1x2*3` is two that cost three points each. */
const lines = (text: string): WantedLine[] =>
  text.split(' ').map((line) => {
    const [, product, quantity, tags, points] = /^(\d+)x(\d+)(?:@([\d,]+))?(?:\*(\d+))?$/.exec(line) ?? []
    return {
      ...{ product: Number(product), quantity: Number(quantity), tags: tags?.split(',').map(Number) ?? [] },
      ...(points ? { points: Number(points) } : {}),
    }
  })
/** `A 2026-03-09 1x2`: an order that stands. */
function usageOf(...orders: string[]): Use {
  const days = new Map<string, Record<string, ReturnType<typeof takenBy>>>()
  for (const one of orders) {
    const [id = '', day = '', ...rest] = one.split(' ')
    days.set(day, { ...days.get(day), [id]: takenBy(lines(rest.join(' '))) })
  }
  return { days: [...days].map(([day, of]) => ({ day, orders: of })) }
}
/** Of Thursday, 12 March 2026, unless said otherwise. */
const order = (text: string, day = '2026-03-12', edits?: string): WantedOrder => ({
  day,
  lines: lines(text),
  ...(edits ? { edits } : {}),
})
const said = (broken: BrokenLimit[]) =>
  broken
    .map(({ would, limit: { Value }, from, to }) => `${would}>${Value}${from ? ` ${from}..${to}` : ''}`)
    .join('; ') || 'fine'

type Case = [name: string, order: WantedOrder, use: Use, limits: ReturnType<typeof limit>[], expected: string]
const cases: Case[] = [
  ['item limit per order, reached', order('1x3'), usageOf(), [limit('3 ITEM ORDER', 1)], 'fine'],
  ['item limit per order, broken', order('1x4'), usageOf(), [limit('3 ITEM ORDER', 1)], '4>3'],
  [
    'item limit per order: other orders don’t count',
    order('1x3'),
    usageOf('A 2026-03-12 1x9'),
    [limit('3 ITEM ORDER', 1)],
    'fine',
  ],
  ['items per order over all products', order('1x3 2x3'), usageOf(), [limit('5 ITEM ORDER')], '6>5'],
  ['points, reached by what things cost together', order('1x2*3 2x2'), usageOf(), [limit('6 POINT ORDER')], 'fine'],
  ['points, broken', order('1x2*3 2x1*1'), usageOf(), [limit('6 POINT ORDER')], '7>6'],
  [
    'points of a month count those of its other orders',
    order('1x1*3'),
    usageOf('A 2026-03-02 1x2*3', 'B 2026-02-27 1x9*3'),
    [limit('8 POINT MONTH')],
    '9>8 2026-03-01..2026-03-31',
  ],
  [
    'food without points may be ordered when they are used up',
    order('2x9'),
    usageOf('A 2026-03-02 1x3*3'),
    [limit('8 POINT MONTH')],
    'fine',
  ],
  [
    'choose 2 of these 5: a limit of items of their tag in an order',
    order('1x1@100 2x1@100 3x1@100'),
    usageOf(),
    [limit('2 ITEM ORDER', 100)],
    '3>2',
  ],
  ['the same product on two lines', order('1x2 1x2'), usageOf(), [limit('3 ITEM ORDER', 1)], '4>3'],
  ['tag limit sums over products', order('1x2@100 2x2@100 3x9'), usageOf(), [limit('3 ITEM ORDER', 100)], '4>3'],
  [
    'a product with two tags counts for both',
    order('1x2@100,101'),
    usageOf(),
    [limit('1 ITEM ORDER', 100), limit('1 ITEM ORDER', 101)],
    '2>1; 2>1',
  ],
  ['limit on another product', order('1x9'), usageOf(), [limit('1 ITEM ORDER', 2)], 'fine'],
  [
    'orders a day: two devices, second order',
    order('1x1'),
    usageOf('A 2026-03-12 2x1'),
    [limit('1 ORDER DAY')],
    '2>1 2026-03-12..2026-03-12',
  ],
  ['orders a day: other day', order('1x1'), usageOf('A 2026-03-11 2x1'), [limit('1 ORDER DAY')], 'fine'],
  [
    'week begins Monday: Sunday before is another',
    order('1x1', '2026-03-09'),
    usageOf('A 2026-03-08 1x1'),
    [limit('1 ORDER WEEK')],
    'fine',
  ],
  [
    'week: Sunday belongs to the Monday before',
    order('1x1', '2026-03-15'),
    usageOf('A 2026-03-09 1x1'),
    [limit('1 ORDER WEEK')],
    '2>1 2026-03-09..2026-03-15',
  ],
  [
    'clocks change on Sunday 2026-03-08: nothing moves',
    order('1x1', '2026-03-08'),
    usageOf('A 2026-03-02 1x1'),
    [limit('1 ORDER WEEK')],
    '2>1 2026-03-02..2026-03-08',
  ],
  [
    'week over the end of the year',
    order('1x1', '2027-01-02'),
    usageOf('A 2026-12-28 1x1'),
    [limit('1 ORDER WEEK')],
    '2>1 2026-12-28..2027-01-03',
  ],
  [
    'a later order in the same week counts',
    order('1x1', '2026-03-10'),
    usageOf('A 2026-03-14 1x1'),
    [limit('1 ORDER WEEK')],
    '2>1 2026-03-09..2026-03-15',
  ],
  [
    'month: first and last day',
    order('1x1', '2026-03-31'),
    usageOf('A 2026-03-01 1x1'),
    [limit('1 ORDER MONTH')],
    '2>1 2026-03-01..2026-03-31',
  ],
  [
    'month: the day before is another month',
    order('1x1', '2026-03-01'),
    usageOf('A 2026-02-28 1x1'),
    [limit('1 ORDER MONTH')],
    'fine',
  ],
  [
    '3 months end with the month of the order',
    order('1x1', '2026-03-12'),
    usageOf('A 2026-01-01 1x1'),
    [limit('1 ORDER MONTH 3')],
    '2>1 2026-01-01..2026-03-31',
  ],
  [
    '3 months: December is out',
    order('1x1', '2026-03-12'),
    usageOf('A 2025-12-31 1x1'),
    [limit('1 ORDER MONTH 3')],
    'fine',
  ],
  [
    '3 months over February of a leap year',
    order('1x1', '2028-04-30'),
    usageOf('A 2028-02-29 1x1'),
    [limit('1 ORDER MONTH 3')],
    '2>1 2028-02-01..2028-04-30',
  ],
  [
    '7 days end on the order day',
    order('1x1', '2026-03-12'),
    usageOf('A 2026-03-06 1x1'),
    [limit('1 ORDER DAY 7')],
    '2>1 2026-03-06..2026-03-12',
  ],
  [
    '7 days: the eighth is out',
    order('1x1', '2026-03-12'),
    usageOf('A 2026-03-05 1x1'),
    [limit('1 ORDER DAY 7')],
    'fine',
  ],
  [
    'later day booked first evades nothing (7 days)',
    order('1x1', '2026-03-10'),
    usageOf('A 2026-03-12 1x1'),
    [limit('1 ORDER DAY 7')],
    '2>1 2026-03-06..2026-03-12',
  ],
  [
    'later day booked first (2 months)',
    order('1x1', '2026-03-12'),
    usageOf('A 2026-04-02 1x1'),
    [limit('1 ORDER MONTH 2')],
    '2>1 2026-03-01..2026-04-30',
  ],
  [
    'the fullest scope is told, of a later day as well',
    order('1x1', '2026-03-10'),
    usageOf('A 2026-03-06 1x1', 'B 2026-03-11 1x1', 'C 2026-03-16 1x1'),
    [limit('2 ORDER DAY 7')],
    '3>2 2026-03-05..2026-03-11',
  ],
  [
    'a day behind the last scope is out',
    order('1x1', '2026-03-10'),
    usageOf('A 2026-03-17 1x1'),
    [limit('1 ORDER DAY 7')],
    'fine',
  ],
  [
    'later order of the next week (2 weeks)',
    order('1x1', '2026-03-10'),
    usageOf('A 2026-03-22 1x1'),
    [limit('1 ORDER WEEK 2')],
    '2>1 2026-03-09..2026-03-22',
  ],
  [
    'edit: of a later day, whose old day is no scope',
    order('1x1', '2026-03-10', 'A'),
    usageOf('A 2026-03-12 1x1'),
    [limit('1 ORDER DAY 7')],
    'fine',
  ],
  [
    'between two orders, neither scope holds three',
    order('1x1', '2026-03-10'),
    usageOf('A 2026-03-05 1x1', 'B 2026-03-15 1x1'),
    [limit('2 ORDER DAY 7')],
    'fine',
  ],
  [
    'items in the past of the scope',
    order('1x2'),
    usageOf('A 2026-03-10 1x2', 'B 2026-03-11 2x5'),
    [limit('3 ITEM WEEK', 1)],
    '4>3 2026-03-09..2026-03-15',
  ],
  [
    'tag: used by another product of the tag',
    order('1x2@100'),
    usageOf('A 2026-03-10 2x2@100'),
    [limit('3 ITEM WEEK', 100)],
    '4>3 2026-03-09..2026-03-15',
  ],
  [
    'orders with the tag, not all orders',
    order('1x1@100'),
    usageOf('A 2026-03-10 2x1', 'B 2026-03-11 3x1@100'),
    [limit('2 ORDER WEEK', 100)],
    'fine',
  ],
  [
    'a cart without the tag never breaks its limit',
    order('5x1'),
    usageOf('A 2026-03-10 2x9@100'),
    [limit('3 ITEM WEEK', 100)],
    'fine',
  ],
  [
    'amounts are kept apart: both are checked',
    order('1x3'),
    usageOf('A 2026-03-03 1x2'),
    [limit('3 ITEM WEEK', 1), limit('4 ITEM WEEK 2', 1)],
    '5>4 2026-03-02..2026-03-15',
  ],
  ['account: whole history', order('1x1'), usageOf('A 2020-01-01 1x2'), [limit('2 ITEM ACCOUNT', 1)], '3>2'],
  ['account: orders', order('1x1'), usageOf('A 2020-01-01 2x2', 'B 2024-01-01 2x2'), [limit('2 ORDER ACCOUNT')], '3>2'],
  [
    'edit: the order itself does not count',
    order('1x3', '2026-03-12', 'A'),
    usageOf('A 2026-03-12 1x2'),
    [limit('3 ITEM WEEK', 1), limit('1 ORDER WEEK')],
    'fine',
  ],
  [
    'edit: more than allowed',
    order('1x4', '2026-03-12', 'A'),
    usageOf('A 2026-03-12 1x2'),
    [limit('3 ITEM WEEK', 1)],
    '4>3 2026-03-09..2026-03-15',
  ],
  [
    'edit: account total without the old order',
    order('1x2', '2026-03-12', 'A'),
    usageOf('A 2026-03-12 1x2'),
    [limit('2 ITEM ACCOUNT', 1)],
    'fine',
  ],
  [
    'edit: moved into a week that is full',
    order('1x1', '2026-03-16', 'A'),
    usageOf('A 2026-03-12 1x1', 'B 2026-03-18 1x1'),
    [limit('1 ORDER WEEK')],
    '2>1 2026-03-16..2026-03-22',
  ],
  [
    'edit: moved within the week',
    order('1x1', '2026-03-13', 'A'),
    usageOf('A 2026-03-12 1x1'),
    [limit('1 ORDER WEEK')],
    'fine',
  ],
  [
    'edit: less of what a later limit forbids',
    order('1x4', '2026-03-12', 'A'),
    usageOf('A 2026-03-12 1x6'),
    [limit('2 ITEM ORDER', 1)],
    'fine',
  ],
  [
    'edit: more of what a later limit forbids',
    order('1x7', '2026-03-12', 'A'),
    usageOf('A 2026-03-12 1x6'),
    [limit('2 ITEM ORDER', 1)],
    '7>2',
  ],
  [
    'edit: a new product over a limit, old one untouched',
    order('1x6 2x3', '2026-03-12', 'A'),
    usageOf('A 2026-03-12 1x6'),
    [limit('2 ITEM ORDER', 1), limit('2 ITEM ORDER', 2)],
    '3>2',
  ],
  ['cancelled order: gone from the use', order('1x3'), usageOf(), [limit('3 ITEM WEEK', 1)], 'fine'],
]

describe('an order against its limits', () => {
  it.each(cases)('%s', (_, wanted, use, limits, expected) => {
    expect(said(checkLimits(wanted, use, limits))).toBe(expected)
  })

  it('names the products that a broken limit is about', () => {
    const [broken] = checkLimits(order('1x2@100 2x2@100 3x9'), usageOf(), [limit('3 ITEM ORDER', 100)])
    expect(broken?.products).toEqual([1, 2])
    const [ofAll] = checkLimits(order('1x2@100 3x9'), usageOf(), [limit('3 ITEM ORDER')])
    expect(ofAll?.products).toEqual([1, 3])
  })

  it('leaves no scope that holds more than the limit, in whatever order it was booked', () => {
    const scopes = fc.constantFrom('DAY', 'WEEK', 'MONTH')
    const rule = fc.tuple(fc.integer({ min: 1, max: 3 }), scopes, fc.integer({ min: 1, max: 4 }))
    const days = fc.array(fc.integer({ min: 0, max: 119 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(rule, days, ([value, scope, amount], offsets) => {
        const held: string[] = []
        const limits = [limit(`${value} ORDER ${scope} ${amount}`)]
        for (const [n, offset] of offsets.entries()) {
          const day = addDays('2026-01-01', offset)
          if (checkLimits(order('1x1', day), usageOf(...held), limits).length === 0) held.push(`${n} ${day} 1x1`)
        }
        for (const one of held) {
          const day = one.split(' ')[1] ?? ''
          const earlier = held.filter((other) => other !== one && (other.split(' ')[1] ?? '') <= day)
          expect(checkLimits(order('1x1', day), usageOf(...earlier), limits)).toEqual([])
        }
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})

describe('what limits leave', () => {
  it.each<[string, string, string[], string | undefined]>([
    ['the next week', '1 ORDER WEEK', ['A 2026-03-09 1x1'], '2026-03-16'],
    ['after a later order', '1 ORDER DAY 3', ['A 2026-03-14 1x1'], '2026-03-17'],
    ['never for the account', '1 ORDER ACCOUNT', ['A 2026-03-14 1x1'], undefined],
    ['the day itself, as items have no day', '1 ITEM WEEK', ['A 2026-03-09 1x1'], '2026-03-12'],
    ['the day itself', '2 ORDER WEEK', ['A 2026-03-09 1x1'], '2026-03-12'],
  ])('is the first day that takes an order: %s', (_, text, orders, expected) => {
    expect(nextOrderDay('2026-03-12', usageOf(...orders), [limit(text)])).toBe(expected)
  })

  it('needs the use of the widest scope, on both sides of the day', () => {
    const days = (...texts: string[]) =>
      daysToRead(
        '2026-03-12',
        texts.map((text) => limit(text)),
      )
    expect(days('1 ORDER WEEK', '1 ITEM MONTH 3')).toEqual({ from: '2026-01-01', to: '2026-05-31' })
    expect(days('1 ITEM ORDER')).toEqual({ from: '2026-03-12', to: '2026-03-12' })
    expect(days('1 ITEM MONTH 3', '1 ORDER WEEK')).toEqual({ from: '2026-01-01', to: '2026-05-31' })
    expect(days('1 ORDER WEEK', '1 ORDER ACCOUNT')).toEqual({ from: '0000-00-00', to: '9999-12-31' })
  })

  it('is counted without the order that is edited', () => {
    const use = usageOf('7 2026-03-10 1x2', '8 2026-03-10 2x1', '7 2026-03-11 1x1')
    expect(withoutOrder(use, 7)).toEqual({
      days: [
        { day: '2026-03-10', orders: { 8: takenBy(lines('2x1')) } },
        { day: '2026-03-11', orders: {} },
      ],
    })
  })
})

describe('effective limits', () => {
  const status = (...limits: ReturnType<typeof limit>[]) =>
    effectiveLimits(limits).map(({ Value, Source, Status }) => `${Value} ${Source} ${Status}`)

  it('[effective-lowest] are those with the lowest value of a type and scope, with all that tie', () => {
    expect(status(limit('5 ITEM WEEK'), limit('2 ITEM WEEK', 100), limit('2 ITEM WEEK', 1))).toEqual([
      '2 TAG Effective',
      '2 PANTRYITEM Effective',
      '5 GLOBAL Overridden',
    ])
  })

  it('[effective-lowest] compare neither scopes nor types, but amounts of one scope', () => {
    expect(status(limit('5 ITEM WEEK'), limit('1 ORDER WEEK'), limit('9 ITEM MONTH', 1))).toEqual([
      '5 GLOBAL Effective',
      '9 PANTRYITEM Effective',
      '1 GLOBAL Effective',
    ])
    expect(status(limit('3 ITEM WEEK', 1), limit('4 ITEM WEEK 4', 1))).toEqual([
      '3 PANTRYITEM Effective',
      '4 PANTRYITEM Overridden',
    ])
  })
})
