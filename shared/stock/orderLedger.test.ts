import { describe, expect, it } from 'vitest'
import { orderEvents } from '../order/events.ts'
import { orderEventOf, orderLedgerLines } from './orderLedger.ts'

const taken = { ProductID: 17, Quantity: -2, OrderQuantity: 2 }
const given = { ProductID: 17, Quantity: 2, OrderQuantity: -2 }

describe('the ledger lines of an order', () => {
  it('has a line for each product it takes', () => {
    const Movements = [taken, { ...taken, ProductID: 18 }]
    const detail = { ...orderEvents.OrderPlaced.sample, Movements }
    expect(orderLedgerLines({ type: 'OrderPlaced', detail })).toEqual([
      { ...taken, Cause: 'order' },
      { ...taken, ProductID: 18, Cause: 'order' },
    ])
  })

  it.each([
    ['CANCELLED', 'cancelled'],
    ['ABANDONED', 'abandoned'],
    ['DELIVEREDTONEIGHBOR', 'handedOver'],
    ['PACKED', 'orderChange'],
  ] as const)('that becomes %s tells it was %s', (To, Cause) => {
    const detail = { From: 'CREATED' as const, To, Movements: [given] }
    expect(orderLedgerLines({ type: 'OrderStatusChanged', detail })).toEqual([{ ...given, Cause }])
  })

  it.each([
    ['shelf', 'returned', [{ ProductID: 17, Quantity: 2, OrderQuantity: 0 }], 2],
    ['discarded', 'discarded', [], 0],
    ['givenAway', 'givenAway', [], 0],
  ] as const)('whose waiting line goes to %s tells so', (Choice, Cause, Movements, Quantity) => {
    const detail = { ProductID: 17, Units: 2, Choice, Movements: [...Movements] }
    expect(orderLedgerLines({ type: 'OrderReturnSettled', detail })).toEqual([
      { ProductID: 17, Quantity, OrderQuantity: 0, Cause, Units: 2 },
    ])
  })

  it('reads each published event of an order', () => {
    for (const { type, sample } of Object.values(orderEvents))
      expect(orderEventOf({ Type: type, Detail: sample })).toEqual({ type, detail: sample })
    expect(() => orderEventOf({ Type: 'DonationPosted', Detail: {} })).toThrow(RangeError)
  })
})
