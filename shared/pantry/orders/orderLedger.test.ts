import { describe, expect, it } from 'vitest'
import { orderEvents } from './events.ts'
import { orderEventOf, orderLedgerLines } from './orderLedger.ts'

const taken = { ProductID: 17, Quantity: -2, OrderQuantity: 2, PackedQuantity: 0 }
const given = { ProductID: 17, Quantity: 2, OrderQuantity: -2, PackedQuantity: 0 }

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
    ['PACKED', 'orderChange'],
  ] as const)('that becomes %s tells it was %s', (To, Cause) => {
    const detail = { From: 'CREATED' as const, To, Movements: [given] }
    expect(orderLedgerLines({ type: 'OrderStatusChanged', detail })).toEqual([{ ...given, Cause }])
  })

  it('that is handed over tells what was given, and what was left of it as returned', () => {
    const lines = (Movement: object) =>
      orderLedgerLines({
        type: 'OrderStatusChanged',
        detail: { From: 'PACKED', To: 'DELIVEREDTONEIGHBOR', Movements: [Movement as typeof given] },
      })
    const whole = { ProductID: 17, Quantity: 0, OrderQuantity: -3, PackedQuantity: -3 }
    expect(lines(whole)).toEqual([{ ...whole, Cause: 'handedOver' }])
    expect(lines({ ...whole, Quantity: 2 })).toEqual([
      { ProductID: 17, Quantity: 0, OrderQuantity: -1, PackedQuantity: -1, Cause: 'handedOver' },
      { ProductID: 17, Quantity: 2, OrderQuantity: -2, PackedQuantity: -2, Cause: 'returned' },
    ])
    expect(lines(given)).toEqual([{ ...given, Cause: 'returned' }])
  })

  it.each([
    ['shelf', 'returned', [{ ...given, OrderQuantity: 0 }], 2],
    ['discarded', 'discarded', [], 0],
    ['givenAway', 'givenAway', [], 0],
  ] as const)('whose waiting line goes to %s tells so', (Choice, Cause, Movements, Quantity) => {
    const detail = { ProductID: 17, Units: 2, Choice, Movements: [...Movements] }
    expect(orderLedgerLines({ type: 'OrderReturnSettled', detail })).toEqual([
      { ProductID: 17, Quantity, OrderQuantity: 0, PackedQuantity: 0, Cause, Units: 2 },
    ])
  })

  it('that goes into bags and out of them tells so', () => {
    const bagged = { ProductID: 17, Quantity: 0, OrderQuantity: 0, PackedQuantity: 2 }
    const into = { From: 'CREATED' as const, To: 'PACKED' as const, Movements: [bagged] }
    expect(orderLedgerLines({ type: 'OrderStatusChanged', detail: into })).toEqual([{ ...bagged, Cause: 'packed' }])
    const back = { ...bagged, PackedQuantity: -2 }
    const out = { From: 'PACKED' as const, To: 'PROCESSING' as const, Movements: [back] }
    expect(orderLedgerLines({ type: 'OrderStatusChanged', detail: out })).toEqual([{ ...back, Cause: 'unpacked' }])
  })

  it.each([
    ['missing', -1],
    ['found', 1],
  ] as const)('whose units are %s tells of the bag and of them apart', (Cause, units) => {
    const line = { ProductID: 17, Quantity: 0, OrderQuantity: units, PackedQuantity: 2 }
    const detail = { ProductID: 17, PackedQuantity: 2, Movements: [line] }
    expect(orderLedgerLines({ type: 'OrderLinePacked', detail })).toEqual([
      { ...line, OrderQuantity: 0, Cause: 'packed' },
      { ...line, PackedQuantity: 0, Cause },
    ])
  })

  it('that is edited or packed anew tells of the change alone', () => {
    const edited = { ...orderEvents.OrderEdited.sample, Movements: [given] }
    expect(orderLedgerLines({ type: 'OrderEdited', detail: edited })).toEqual([{ ...given, Cause: 'orderChange' }])
    const packed = { ProductID: 17, PackedQuantity: 1, Movements: [given] }
    expect(orderLedgerLines({ type: 'OrderLinePacked', detail: packed })).toEqual([{ ...given, Cause: 'orderChange' }])
  })

  it('has none for a note, a locker, and a line whose choice is still open', () => {
    expect(orderLedgerLines({ type: 'OrderNoteAdded', detail: orderEvents.OrderNoteAdded.sample })).toEqual([])
    expect(orderLedgerLines({ type: 'LockerReserved', detail: orderEvents.LockerReserved.sample })).toEqual([])
    const detail = { ProductID: 17, Units: 2, Choice: 'waiting' as const, Movements: [] }
    expect(orderLedgerLines({ type: 'OrderReturnSettled', detail })).toEqual([])
  })

  it('reads each published event of an order', () => {
    for (const { type, sample } of Object.values(orderEvents))
      expect(orderEventOf({ Type: type, Detail: sample })).toEqual({ type, detail: sample })
    expect(() => orderEventOf({ Type: 'DonationPosted', Detail: {} })).toThrow(RangeError)
  })
})
