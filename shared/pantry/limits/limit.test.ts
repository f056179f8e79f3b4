import { describe, expect, it } from 'vitest'
import { sourcedLimits } from './effective.ts'
import { limit } from './limit.fixture.ts'
import {
  defaultMaxLimits,
  LimitDraft,
  ListedLimitDraft,
  limitsRefusal,
  limitTimeScopes,
  limitTypes,
  orderTypeRefusal,
  scopeId,
  scopeOf,
  typeId,
  typeOf,
} from './limit.ts'
import * as refusals from './refusals.ts'
import { limitsSummary } from './summary.ts'

const draft = { Value: 3, LimitTypeID: 1, LimitTimeScopeID: scopeId('WEEK'), LimitTimeScopeAmount: 2 }
const kept = (text: string) => limit(text)

describe('a limit', () => {
  it.each<[string, object, boolean]>([
    ['of items in two weeks', {}, true],
    ['of nothing', { Value: 0 }, false],
    ['below nothing', { Value: -1 }, false],
    ['of half an item', { Value: 1.5 }, false],
    ['of more than anyone orders', { Value: 10_000 }, false],
    ['of an unknown type', { LimitTypeID: 4 }, false],
    ['in an unknown scope', { LimitTimeScopeID: 6 }, false],
    ['in no weeks', { LimitTimeScopeAmount: 0 }, false],
    ['in more days than a year has', { LimitTimeScopeAmount: 367 }, false],
    ['of items in one order', { LimitTimeScopeID: scopeId('ORDER'), LimitTimeScopeAmount: 1 }, true],
    ['of orders in a week', { LimitTypeID: typeId('ORDER') }, true],
    [
      'of orders in the account',
      { LimitTypeID: 2, LimitTimeScopeID: scopeId('ACCOUNT'), LimitTimeScopeAmount: 1 },
      true,
    ],
    ['of orders in an order', { LimitTypeID: 2, LimitTimeScopeID: scopeId('ORDER'), LimitTimeScopeAmount: 1 }, false],
    ['with an unknown field', { Note: 'x' }, false],
  ])('%s is accepted or not', (_, change, isAccepted) => {
    expect(LimitDraft.safeParse({ ...draft, ...change }).success).toBe(isAccepted)
    expect(ListedLimitDraft.safeParse({ ...draft, ...change }).success).toBe(isAccepted)
  })

  it('[order-limit-scope] has the amount 1 in the scope ORDER, and in that of the account', () => {
    const parse = (scope: 'ORDER' | 'ACCOUNT', LimitTimeScopeAmount: number) =>
      LimitDraft.safeParse({ ...draft, LimitTimeScopeID: scopeId(scope), LimitTimeScopeAmount }).success
    expect([parse('ORDER', 1), parse('ORDER', 2), parse('ACCOUNT', 1), parse('ACCOUNT', 2)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('[limit-type-trimmed] is of the type and scope that its codes name without spaces', () => {
    const padded = {
      LimitType: { ID: 1, Code: 'ITEM  ', Name: 'Item' },
      LimitTimeScope: { ID: 2, Code: ' DAY', Name: 'Day' },
    }
    expect([typeOf(padded), scopeOf(padded)]).toEqual(['ITEM', 'DAY'])
  })

  it('[limits-scope-order] scopes are listed from ORDER to ACCOUNT', () => {
    expect(limitTimeScopes.map(({ Code }) => Code)).toEqual(['ORDER', 'DAY', 'WEEK', 'MONTH', 'ACCOUNT'])
    expect(limitTypes.map(({ Code }) => Code)).toEqual(['ITEM', 'ORDER', 'POINT'])
  })
})

describe('the limits of one editor', () => {
  const items = (count: number) => Array.from({ length: count }, (_, n) => kept(`1 ITEM DAY ${n + 1}`))

  it('[limits-add-maximum] are at most so many of each type', () => {
    expect(limitsRefusal(items(defaultMaxLimits), defaultMaxLimits)).toBeUndefined()
    expect(limitsRefusal([...items(defaultMaxLimits), kept('1 ORDER DAY')], defaultMaxLimits)).toBeUndefined()
    expect(limitsRefusal(items(defaultMaxLimits + 1), defaultMaxLimits)).toEqual({
      refused: refusals.tooManyLimits,
      values: { max: defaultMaxLimits },
    })
  })

  it('[limits-max-configurable] are as many as the tenant allows', () => {
    expect(limitsRefusal(items(6), 6)).toBeUndefined()
    expect(limitsRefusal(items(3), 2)?.refused).toBe(refusals.tooManyLimits)
  })

  it('repeat no type, scope and amount', () => {
    expect(limitsRefusal([kept('3 ITEM WEEK'), kept('4 ITEM WEEK')], 5)?.refused).toBe(refusals.limitTwice)
    expect(limitsRefusal([kept('3 ITEM WEEK'), kept('4 ITEM WEEK 2'), kept('3 ORDER WEEK')], 5)).toBeUndefined()
  })

  it('[global-limits-shape] of all products count orders', () => {
    expect(orderTypeRefusal({ LimitTypeID: typeId('ORDER') })).toBeUndefined()
    expect(orderTypeRefusal({ LimitTypeID: typeId('ITEM') })?.refused.en).toBe('Limits of all products count orders.')
  })
})

describe('the summary of limits', () => {
  it.each<[string[], string]>([
    [[], ''],
    [['3 ITEM ORDER'], 'There is a maximum of 3 item(s) every order.'],
    [
      ['2 ORDER WEEK', '5 ITEM MONTH 2', '9 ITEM ACCOUNT', '1 ITEM ORDER', '2 ITEM DAY', '1 ORDER DAY 3'],
      'There is a maximum of 1 item(s) every order, 2 item(s) every day, 5 item(s) every 2 months, 9 item(s) every account. There is a maximum of 1 order(s) every 3 days, 2 order(s) every week.',
    ],
  ])('[limits-summary-format] of %j', (texts, expected) => {
    expect(limitsSummary(texts.map(kept), 'en')).toBe(expected)
  })

  it('is in Spanish as well', () => {
    expect(limitsSummary([kept('3 ITEM ORDER'), kept('2 ORDER WEEK 2')], 'es')).toBe(
      'Hay un máximo de 3 artículos por pedido. Hay un máximo de 2 pedido(s) cada 2 semanas.',
    )
  })
})

describe('limits of all sources', () => {
  it('[effective-sources] come from all products, tags and the product', () => {
    const limits = sourcedLimits({
      global: { ItemsPerOrder: kept('9 ITEM ORDER'), OrderLimits: [kept('1 ORDER WEEK')] },
      tags: [{ ID: 7, Name: 'Baby', Limits: [kept('2 ITEM ORDER')] }],
      products: [{ ID: 3, Limits: [kept('4 ITEM ORDER')] }],
    })
    expect(limits.map(({ Source, SourceID, SourceName, Value }) => [Source, SourceID, SourceName, Value])).toEqual([
      ['GLOBAL', undefined, undefined, 9],
      ['GLOBAL', undefined, undefined, 1],
      ['TAG', 7, 'Baby', 2],
      ['PANTRYITEM', 3, undefined, 4],
    ])
  })
})
