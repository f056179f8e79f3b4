import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { refusalText } from '../../core/refusalText.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import type { Customer } from '../customers/customer.ts'
import { limit } from '../limits/limit.fixture.ts'
import type { PickupLocation } from '../locations/location.ts'
import { orderLine, sampleOrder } from '../orders/order.fixture.ts'
import { tefapCode } from '../orders/order.ts'
import type { Product } from '../products/product.ts'
import { tefapSourceId } from '../products/reference.ts'
import type { OrderWindow } from '../windows/window.ts'
import {
  decideOrder,
  decideOrders,
  firstForWrites,
  firstWithinCapacity,
  type Orderer,
  type OrderRequest,
  type PantryState,
} from './decide.ts'
import type { OrderDraft } from './placing.ts'
import * as refusals from './refusals.ts'

const product = (ID: number, more: Partial<Product> = {}) =>
  ({
    ID,
    PantryItemID: ID + 100,
    Name: `Product ${ID}`,
    Description: '',
    WeightPounds: 2,
    IsActive: true,
    TagIDs: [],
    Limits: [],
    AttachmentCollection: [],
    PantryInventoryItemSourceID: 1,
    StorageRequirementID: 1,
    ...more,
  }) as unknown as Product
const pickup = {
  ID: 52,
  Kind: 'pickup',
  EntityID: 12,
  FoodBankID: 3,
  PantryLocationID: 5,
  EntityDeliveryProgramID: null,
  OrderDay: '2026-11-24',
  TimeZone: 'America/New_York',
  StartTime: '10:00:00',
  EndTime: '10:59:59',
  OpenTime: '2026-11-20T12:00:00.000Z',
  CloseTime: '2026-11-23T12:00:00.000Z',
  MaximumOrders: 2,
  PlacedOrders: 0,
} as OrderWindow
const delivery = { ...pickup, ID: 61, Kind: 'delivery', PantryLocationID: null, EntityDeliveryProgramID: 8 } as const
const location = {
  ID: 5,
  IsActive: true,
  IsRestricted: false,
  Address: { Province: 'TN', PostalCode: '37902' },
} as PickupLocation
const customer = {
  ID: 310,
  FirstName: 'Rosa',
  LastName: 'Figueroa',
  PostalCode: '37902',
  FoodBankID: 3,
  IsRestricted: false,
  IsDeliveryEnabled: false,
  DeliveryProgramIDs: [8],
  IsTefapEligible: false,
  TEFAPEligibility: null,
} as unknown as Customer
const orderer = (more: Partial<Orderer> = {}): Orderer => ({
  customer,
  version: 1,
  use: { days: [] },
  locationIds: new Set(),
  addresses: new Map([[9, { Province: 'TN', PostalCode: '37902' }]]),
  ...more,
})
const state = (more: Partial<PantryState> = {}): PantryState => ({
  now: new Date('2026-11-21T12:00:00.000Z'),
  products: new Map([17, 18].map((id) => [id, product(id)])),
  quantities: new Map([
    [17, 5],
    [18, 2],
  ]),
  tags: [],
  global: { ItemsPerOrder: null, OrderLimits: [] },
  windows: new Map([pickup, delivery].map((window) => [window.ID, window])),
  places: new Map([
    [52, { location, tags: [] }],
    [61, { location: undefined, tags: [] }],
  ]),
  orderers: new Map([1, 2, 3].map((id) => [id, orderer()])),
  ...more,
})
const draft = (wanted: Record<number, number>, more: Partial<OrderDraft> = {}): OrderDraft => ({
  PantryLocationID: 5,
  PantryLocationPickupTimeID: 52,
  FoodBankDeliveryTimeID: null,
  FoodInsecureNeighborAddressID: null,
  PantryOrderItems: Object.entries(wanted).map(([id, Quantity]) => ({ PantryInventoryItemID: Number(id), Quantity })),
  OrderRest: false,
  ...more,
})
const request = (orderId = 1, wanted: Record<number, number> = { 17: 1 }, more: Partial<OrderDraft> = {}) => ({
  orderId,
  customerId: 309 + orderId,
  draft: draft(wanted, more),
})
const delivered = { PantryLocationID: null, PantryLocationPickupTimeID: null, FoodBankDeliveryTimeID: 61 }
const toHome = { ...delivered, FoodInsecureNeighborAddressID: 9 }

function accepted(one: OrderRequest, from = state()) {
  const decided = decideOrder(one, from)
  if (isRefusal(decided)) throw new Error(refusalText(decided, 'en'))
  return decided
}
const refusedAs = (one: OrderRequest, from = state()) => {
  const decided = decideOrder(one, from)
  return isRefusal(decided) ? decided.refused : undefined
}

describe('an order that is accepted', () => {
  it('is for its pickup window, with what its products are now', () => {
    const tagged = product(17, {
      PantryInventoryItemSourceID: tefapSourceId,
      AttachmentCollection: [{ Attachment: { StoragePath: 'a/17.jpg' } }] as Product['AttachmentCollection'],
    })
    const TEFAPEligibility = { ProvinceID: 47, ProvinceAbbreviation: 'TN' } as NonNullable<Customer['TEFAPEligibility']>
    const who = orderer({ customer: { ...customer, IsTefapEligible: true, TEFAPEligibility } })
    const from = state({ products: new Map([[17, tagged]]), orderers: new Map([[1, who]]) })
    expect(accepted(request(1, { 17: 2 }), from)).toMatchObject({
      window: pickup,
      removed: [],
      isReserved: false,
      order: {
        ID: 1,
        Version: 1,
        Created: '2026-11-21T12:00:00.000Z',
        EntityID: 12,
        FoodBankID: 3,
        PantryLocationID: 5,
        PantryLocationPickupTimeID: 52,
        FoodBankDeliveryTimeID: null,
        FoodInsecureNeighborAddressID: null,
        OrderDay: '2026-11-24',
        FoodInsecureNeighbor: { ID: 310, FirstName: 'Rosa', LastName: 'Figueroa', PostalCode: '37902' },
        StatusCode: 'CREATED',
        Notes: [],
        PantryOrderItems: [
          { PantryInventoryItemID: 17, PantryItemID: 117, Quantity: 2, SourceCode: tefapCode, StoragePath: 'a/17.jpg' },
        ],
      },
    })
  })

  it('may name its pickup window alone', () => {
    expect(accepted(request(1, { 17: 1 }, { PantryLocationID: null })).order.PantryLocationID).toBe(5)
  })

  it('is for its delivery window and address', () => {
    const { order } = accepted(request(1, { 18: 1 }, toHome))
    expect(order).toMatchObject({
      PantryLocationPickupTimeID: null,
      FoodBankDeliveryTimeID: 61,
      FoodInsecureNeighborAddressID: 9,
      EntityDeliveryProgramID: 8,
      PantryOrderItems: [{ StoragePath: null, PackedQuantity: null }],
    })
  })

  it('takes the rest when it may, and a product that comes twice once', () => {
    const { order, removed } = accepted(request(1, { 17: 7, 18: 1 }, { OrderRest: true }))
    expect(order.PantryOrderItems.map(({ Quantity }) => Quantity)).toEqual([5, 1])
    expect(removed).toEqual([{ PantryInventoryItemID: 17, Quantity: 2 }])
    const items = [...draft({ 17: 2 }).PantryOrderItems, ...draft({ 17: 1 }).PantryOrderItems]
    const merged = accepted(request(1, {}, { PantryOrderItems: items }))
    expect(merged.order.PantryOrderItems).toMatchObject([{ Quantity: 3 }])
  })
})

describe('an order that is refused', () => {
  const everyone = (who: Partial<Orderer>) => state({ orderers: new Map([[1, orderer(who)]]) })
  const at = (place: Partial<PickupLocation>) => new Map([[52, { location: { ...location, ...place }, tags: [] }]])

  it.each<[string, OrderRequest, PantryState, Sentence]>([
    ['by nobody known', request(7), state(), refusals.orderingBlocked],
    [
      'by a restricted customer',
      request(),
      everyone({ customer: { ...customer, IsRestricted: true } }),
      refusals.orderingBlocked,
    ],
    [
      'for a window that is gone',
      request(1, { 17: 1 }, { PantryLocationPickupTimeID: 99 }),
      state(),
      refusals.orderTimeGone,
    ],
    [
      'for a window of another location',
      request(1, { 17: 1 }, { PantryLocationID: 6 }),
      state(),
      refusals.orderTimeGone,
    ],
    [
      'for pickup in a window of deliveries',
      request(1, { 17: 1 }, { PantryLocationID: null, PantryLocationPickupTimeID: 61 }),
      state(),
      refusals.orderTimeGone,
    ],
    [
      'for delivery in a window of pickups',
      request(1, { 17: 1 }, { ...toHome, FoodBankDeliveryTimeID: 52 }),
      state(),
      refusals.orderTimeGone,
    ],
    ['at a location that was removed', request(), state({ places: new Map() }), refusals.orderPlaceInactive],
    [
      'at a restricted location, of which only staff are told',
      { ...request(), isByStaff: true },
      state({ places: at({ IsRestricted: true }) }),
      refusals.orderPlaceRestricted,
    ],
    ['at a restricted location', request(), state({ places: at({ IsRestricted: true }) }), refusals.orderTimeGone],
    [
      'at a restricted location whose time is closed',
      request(),
      state({ now: new Date('2026-11-23T13:00:00.000Z'), places: at({ IsRestricted: true }) }),
      refusals.orderTimeGone,
    ],
    [
      'to an address of others',
      request(1, { 17: 1 }, { ...toHome, FoodInsecureNeighborAddressID: 4 }),
      state(),
      refusals.deliveryAddressMissing,
    ],
    ['without an address', request(1, { 17: 1 }, delivered), state(), refusals.deliveryAddressMissing],
    ['of nothing', request(1, {}), state(), refusals.orderIsEmpty],
    [
      'of a rest of nothing',
      request(1, { 17: 9 }, { OrderRest: true }),
      state({ quantities: new Map() }),
      refusals.productsShort,
    ],
    [
      'of an inactive product',
      request(),
      state({ products: new Map([[17, product(17, { IsActive: false })]]) }),
      refusals.productsNotOffered,
    ],
    [
      'of TEFAP without eligibility',
      request(),
      state({ products: new Map([[17, product(17, { PantryInventoryItemSourceID: tefapSourceId })]]) }),
      refusals.productsNeedTefap,
    ],
    [
      'of more than a product’s limit',
      request(1, { 17: 4 }),
      state({ products: new Map([[17, product(17, { Limits: [limit('3 ITEM ORDER')] })]]) }),
      refusals.orderAboveLimits,
    ],
  ])('%s', (_, one, from, refused) => {
    expect(refusedAs(one, from)).toBe(refused)
  })

  it('not at a restricted location with a referral', () => {
    const who = orderer({ locationIds: new Set([5]) })
    const from = state({ places: at({ IsRestricted: true }), orderers: new Map([[1, who]]) })
    expect(refusedAs(request(), from)).toBeUndefined()
  })
})

describe('an order that is edited', () => {
  const edits = sampleOrder({ ID: 1, PantryOrderItems: [orderLine()] })
  const over = { ...pickup, CloseTime: '2026-11-20T13:00:00.000Z', PlacedOrders: 2 }
  const gone = product(17, { IsActive: false })

  it('keeps its window though it is closed and its location restricted, and what it has', () => {
    const from = state({ windows: new Map([[52, over]]), places: new Map(), products: new Map([[17, gone]]) })
    expect(refusedAs({ ...request(1, { 17: 3 }), edits }, from)).toBeUndefined()
    expect(refusedAs({ ...request(1, { 17: 4 }), edits }, from)).toBe(refusals.productsNotOffered)
    expect(refusedAs(request(1, { 17: 3 }), from)).toBe(refusals.orderTimeClosed)
  })

  it('has no such right in another window', () => {
    const other = sampleOrder({ ID: 1, PantryLocationPickupTimeID: 53, PantryOrderItems: [orderLine()] })
    expect(refusedAs({ ...request(), edits: other }, state({ windows: new Map([[52, over]]) }))).toBe(
      refusals.orderTimeClosed,
    )
    const inactive = state({ products: new Map([[17, gone]]) })
    expect(refusedAs({ ...request(), edits: other }, inactive)).toBe(refusals.productsNotOffered)
  })
})

describe('orders decided together', () => {
  const outcome = (requests: OrderRequest[], from = state(), maxWrites = 100) => {
    const { accepted: taken, refused, later } = decideOrders(requests, from, maxWrites)
    return {
      accepted: taken.map(({ order }) => order.ID),
      refused: refused.map((one) => [one.request.orderId, one.refusal.refused]),
      later: later.map(({ orderId }) => orderId),
    }
  }

  it('find the stock that those before them left', () => {
    expect(outcome([request(1, { 18: 1 }), request(2, { 18: 2 }), request(3, { 18: 1 })])).toEqual({
      accepted: [1, 3],
      refused: [[2, refusals.productsShort]],
      later: [],
    })
  })

  it('find the places that those before them left', () => {
    expect(outcome([request(1), request(2), request(3)])).toEqual({
      accepted: [1, 2],
      refused: [[3, refusals.orderTimeFull]],
      later: [],
    })
  })

  it('tell what they leave of stock and places, and what was there stays as it was', () => {
    const from = state()
    const { left } = decideOrders([request(1, { 18: 1 }), request(2, { 18: 9 })], from, 100)
    expect(left.quantities.get(18)).toBe((from.quantities.get(18) ?? 0) - 1)
    expect(left.windows.get(52)?.PlacedOrders).toBe(pickup.PlacedOrders + 1)
    expect(from.windows.get(52)).toBe(pickup)
  })

  it('leave a second order of a customer for later, also of a refused one', () => {
    const again = (orderId: number, wanted: Record<number, number>) => ({
      ...request(orderId, wanted),
      customerId: 310,
    })
    expect(outcome([again(1, { 17: 1 }), again(2, { 17: 1 })])).toMatchObject({ accepted: [1], later: [2] })
    expect(outcome([again(1, { 17: 9 }), again(2, { 17: 1 })])).toMatchObject({ accepted: [], later: [2] })
  })

  it('fit into one transaction: 7 writes each, and what they share once', () => {
    const three = [request(1), request(2), request(3)]
    const wide = state({ windows: new Map([[52, { ...pickup, MaximumOrders: null }]]) })
    // Window, location and product are shared: 3 x 7 + 3.
    expect(outcome(three, wide, 24)).toMatchObject({ accepted: [1, 2, 3], later: [] })
    expect(outcome(three, wide, 23)).toMatchObject({ accepted: [1, 2], later: [3] })
    expect(outcome([request(1), request(2, { 18: 1 })], wide, 17)).toMatchObject({ accepted: [1], later: [2] })
    expect(outcome([request(1), request(2, { 18: 1 })], wide, 18)).toMatchObject({ accepted: [1, 2] })
    // One alone is decided however large it is.
    expect(outcome([request(1)], wide, 5)).toMatchObject({ accepted: [1] })
  })
})

describe('the first in a line', () => {
  const of = (list: readonly OrderRequest[]) => list.map(({ orderId }) => orderId)
  const elsewhere = (orderId: number) => request(orderId, { 17: 1 }, delivered)
  const wide = { ...delivery, MaximumOrders: null }

  it('for the places of a crowded window are all up to who would take the last one', () => {
    const line = [request(1), elsewhere(2), request(3), request(4), elsewhere(5)]
    const twoLeft = { ...pickup, MaximumOrders: 2, PlacedOrders: 0 }
    expect(of(firstWithinCapacity(line, [twoLeft, wide], state().now))).toEqual([1, 2, 3])
    expect(of(firstWithinCapacity(line, [{ ...twoLeft, MaximumOrders: 1 }, wide], state().now))).toEqual([1])
    expect(of(firstWithinCapacity(line, [{ ...twoLeft, PlacedOrders: 2 }, wide], state().now))).toEqual([])
    // Places for everybody: nobody is told anything before their turn.
    expect(of(firstWithinCapacity(line, [{ ...twoLeft, MaximumOrders: 3 }, wide], state().now))).toEqual([])
  })

  it('are as many as are decided together when all are accepted', () => {
    const line = [request(1), request(2), request(3)]
    const open = state({
      quantities: new Map([[17, 9]]),
      windows: new Map([[52, { ...pickup, MaximumOrders: null }]]),
    })
    for (const maxWrites of [1, 10, 16, 17, 23, 24, 100]) {
      const { accepted: together } = decideOrders(line, open, maxWrites)
      expect(of(firstForWrites(line, maxWrites))).toEqual(together.map(({ order }) => order.ID))
    }
  })
})
