import { describe, expect, it } from 'vitest'
import { limit } from '../limits/limit.fixture.ts'
import { limitSentences, orderFailureText } from '../orders/limitResult.ts'
import { orderLine, sampleOrder } from '../orders/order.fixture.ts'
import type { OrderWindow } from '../windows/window.ts'
import {
  mergedLines,
  type Orderable,
  OrderDraft,
  type OrderSituation,
  orderProblems,
  PlacedOrder,
  placeRefusal,
  restOfOrder,
  timeRefusal,
} from './placing.ts'
import * as refusals from './refusals.ts'

const product = (Name: string, more: Partial<Orderable> = {}): Orderable => ({
  Name,
  IsTefap: false,
  IsOffered: true,
  TagIDs: [],
  ...more,
})
const lines = (wanted: Record<number, number>) =>
  Object.entries(wanted).map(([id, Quantity]) => ({ PantryInventoryItemID: Number(id), Quantity }))

const situation = (wanted: Record<number, number>, more: Partial<OrderSituation> = {}): OrderSituation => ({
  day: '2026-11-24',
  lines: lines(wanted),
  products: new Map([
    [17, product('Beans')],
    [18, product('Milk', { IsTefap: true, TagIDs: [107] })],
    [19, product('Rice', { IsOffered: false })],
  ]),
  quantities: new Map([
    [17, 5],
    [18, 2],
    [19, 9],
  ]),
  isTefapEligible: true,
  limits: [],
  use: { days: [] },
  ...more,
})
const reasonOf = (wanted: Record<number, number>, more: Partial<OrderSituation> = {}) => {
  const problem = orderProblems(situation(wanted, more))
  return problem && [problem.refused, problem.values?.names].filter((one) => one !== undefined)
}
const many = Object.fromEntries(Array.from({ length: 91 }, (_, at) => [1000 + at, 1]))
const dairy = limit('1 ITEM WEEK', 107)
const bean = limit('3 ITEM ORDER', 17)

describe('what keeps products from being ordered', () => {
  it.each<[string, Record<number, number>, Partial<OrderSituation>, unknown]>([
    ['nothing', { 17: 5, 18: 2 }, {}, undefined],
    ['no line', {}, {}, [refusals.orderIsEmpty]],
    ['91 products', many, {}, [refusals.orderTooManyProducts]],
    ['more than is left', { 17: 6, 18: 3 }, {}, [refusals.productsShort, 'Beans (5), Milk (2)']],
    ['not offered here', { 17: 1, 19: 1 }, {}, [refusals.productsNotOffered, 'Rice']],
    ['gone', { 99: 1 }, {}, [refusals.unknownProductsNotOffered]],
    ['gone or not offered', { 99: 1, 17: 1, 19: 1 }, {}, [refusals.productsNotOffered, 'Rice']],
    ['TEFAP', { 17: 1, 18: 1 }, { isTefapEligible: false }, [refusals.productsNeedTefap, 'Milk']],
    ['no TEFAP product', { 17: 1 }, { isTefapEligible: false }, undefined],
    ['the limit of a tag', { 18: 2 }, { limits: [dairy] }, [refusals.orderAboveLimits]],
    ['the limit of a product', { 17: 4 }, { limits: [bean] }, [refusals.orderAboveLimits]],
  ])('%s', (_, wanted, more, expected) => {
    expect(reasonOf(wanted, more)).toEqual(expected)
  })

  it('[limit-global-block] the items of one order in all', () => {
    const limits = [limit('3 ITEM ORDER')]
    expect(orderProblems(situation({ 17: 2, 18: 2 }, { limits }))?.refused.en).toBe(
      'There is a global limit of 3 items total per order.',
    )
    expect(orderProblems(situation({ 17: 2, 18: 1 }, { limits }))).toBeUndefined()
  })

  it('[order-limit-sentences] tells each limit of a tag and of a product with what it is about', () => {
    const problem = orderProblems(situation({ 17: 4, 18: 2 }, { limits: [dairy, bean] }))
    const result = PlacedOrder.parse(problem?.value).LimitCheckResult
    const sentences = limitSentences(result, (id) => (id === 17 ? 'Beans' : 'Milk'), 'en')
    expect(sentences).toEqual([
      'There is a limit of 1 item(s) every 1 week for the following product(s): Milk.',
      'There is a limit of 3 item(s) for the following product(s): Beans.',
    ])
    expect(orderFailureText('This order is above a limit.', sentences)).toBe(
      'This order is above a limit. There is a limit of 1 item(s) every 1 week for the following product(s): Milk. There is a limit of 3 item(s) for the following product(s): Beans.',
    )
  })
})

describe('an edited order', () => {
  const edits = sampleOrder({
    PantryOrderItems: [orderLine({ Quantity: 3 }), orderLine({ PantryInventoryItemID: 19 })],
  })

  it('has what it holds beside what is left', () => {
    expect(reasonOf({ 17: 8 }, { edits })).toBeUndefined()
    expect(reasonOf({ 17: 9 }, { edits })).toEqual([refusals.productsShort, 'Beans (8)'])
  })

  it('keeps what is no longer offered at its place, and takes no more of it', () => {
    expect(reasonOf({ 19: 3 }, { edits, isSamePlace: true })).toBeUndefined()
    expect(reasonOf({ 19: 4 }, { edits, isSamePlace: true })).toEqual([refusals.productsNotOffered, 'Rice'])
    expect(reasonOf({ 19: 3 }, { edits })).toEqual([refusals.productsNotOffered, 'Rice'])
  })

  it('has at most 90 products, old and new ones together', () => {
    const wanted = Object.fromEntries(Object.entries(many).slice(0, 89))
    expect(reasonOf(wanted, { edits })).toEqual([refusals.orderEditTooManyProducts])
  })
})

describe('the rest of an order', () => {
  it('is what is left and offered', () => {
    expect(restOfOrder(situation({ 17: 7, 18: 1, 19: 2 }))).toEqual({
      lines: lines({ 17: 5, 18: 1 }),
      removed: lines({ 17: 2, 19: 2 }),
    })
  })

  it('has each product once', () => {
    expect(mergedLines([...lines({ 17: 1, 18: 2 }), ...lines({ 17: 3 })])).toEqual(lines({ 17: 4, 18: 2 }))
  })
})

const window = {
  Kind: 'pickup',
  FoodBankID: 10,
  TimeZone: 'America/New_York',
  OrderDay: '2026-11-24',
  EndTime: '09:59:59',
  OpenTime: '2026-11-20T12:00:00.000Z',
  CloseTime: '2026-11-23T12:00:00.000Z',
  MaximumOrders: 5,
  PlacedOrders: 4,
  EntityDeliveryProgramID: null,
} as OrderWindow

describe('the time of an order', () => {
  it.each([
    ['2026-11-20T11:59:59.999Z', refusals.orderTimeNotOpen],
    ['2026-11-20T12:00:00.000Z', undefined],
    ['2026-11-23T12:00:00.000Z', undefined],
    ['2026-11-23T12:00:00.001Z', refusals.orderTimeClosed],
  ])('at %s', (now, refused) => {
    expect(timeRefusal({ window, now: new Date(now), isOwn: false })?.refused).toBe(refused)
  })

  it('is over when its hours are, though it closes later', () => {
    const late = { ...window, CloseTime: '2026-11-25T04:30:00.000Z' }
    const at = (now: string) => timeRefusal({ window: late, now: new Date(now), isOwn: false })?.refused
    expect(at('2026-11-24T14:59:00.000Z')).toBeUndefined()
    expect(at('2026-11-24T15:00:00.000Z')).toBe(refusals.orderTimeClosed)
  })

  it('is refused when it is full or gone, and kept by an edited order', () => {
    const now = new Date('2026-11-21T12:00:00.000Z')
    const full = { ...window, PlacedOrders: 5 }
    expect(timeRefusal({ window: full, now, isOwn: false })?.refused).toBe(refusals.orderTimeFull)
    expect(timeRefusal({ window: full, now, isOwn: true })).toBeUndefined()
    expect(timeRefusal({ window: undefined, now, isOwn: true })?.refused).toBe(refusals.orderTimeGone)
    expect(timeRefusal({ window: { ...full, MaximumOrders: null }, now, isOwn: false })).toBeUndefined()
  })
})

describe('the place of an order', () => {
  const customer = { FoodBankID: 10, IsDeliveryEnabled: true, DeliveryProgramIDs: [3] }
  const pickup = {
    customer,
    window,
    location: { IsActive: true, IsRestricted: false },
    hasAccess: false,
    hasAddress: false,
  }
  const delivery = {
    ...pickup,
    window: { ...window, Kind: 'delivery' as const },
    location: undefined,
    hasAddress: true,
  }

  it.each<[string, Partial<typeof pickup>, unknown]>([
    ['open to all', {}, undefined],
    ['inactive', { location: { IsActive: false, IsRestricted: false } }, refusals.orderPlaceInactive],
    ['restricted', { location: { IsActive: true, IsRestricted: true } }, refusals.orderPlaceRestricted],
    ['restricted, with a referral', { location: { IsActive: true, IsRestricted: true }, hasAccess: true }, undefined],
    ['of another food bank', { window: { ...window, FoodBankID: 20 } }, refusals.orderPlaceOfOthers],
  ])('for pickup: %s', (_, change, refused) => {
    expect(placeRefusal({ ...pickup, ...change })?.refused).toBe(refused)
  })

  it.each<[string, object, object, unknown]>([
    ['without a program, where delivery is enabled', {}, {}, undefined],
    ['without a program, otherwise', { IsDeliveryEnabled: false }, {}, refusals.deliveryNotOffered],
    ['of an own program', { IsDeliveryEnabled: false }, { EntityDeliveryProgramID: 3 }, undefined],
    ['of another program', {}, { EntityDeliveryProgramID: 4 }, refusals.deliveryNotOffered],
  ])('for delivery: %s', (_, who, when, refused) => {
    const place = { ...delivery, customer: { ...customer, ...who }, window: { ...delivery.window, ...when } }
    expect(placeRefusal(place)?.refused).toBe(refused)
  })

  it('needs an address for a delivery', () => {
    expect(placeRefusal({ ...delivery, hasAddress: false })?.refused).toBe(refusals.deliveryAddressMissing)
  })
})

describe('the payload of an order', () => {
  const draft = { PantryOrderItems: [], PantryLocationPickupTimeID: 5 }

  it.each<[string, object, boolean]>([
    ['a pickup time', {}, true],
    ['a delivery time', { PantryLocationPickupTimeID: null, FoodBankDeliveryTimeID: 6 }, true],
    ['both', { FoodBankDeliveryTimeID: 6 }, false],
    ['neither', { PantryLocationPickupTimeID: null }, false],
    ['half a piece', { PantryOrderItems: [{ PantryInventoryItemID: 17, Quantity: 0.5 }] }, false],
  ])('with %s', (_, change, isAccepted) => {
    expect(OrderDraft.safeParse({ ...draft, ...change }).success).toBe(isAccepted)
  })
})
