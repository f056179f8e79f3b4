import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { LineLot } from '../stock/lot.ts'
import { reversalReasons } from './later/reversal.ts'
import { lineReturns } from './order.ts'
import { orderStatusCodes } from './status.ts'

/**
 * For each product what was added to what new orders may take, to what current orders hold and to what is in bags: the
 * ledger's lines come from it. Events of earlier versions moved no bags.
 */
const Movements = z.array(
  z.object({
    ProductID: ID,
    Quantity: z.int(),
    OrderQuantity: z.int(),
    PackedQuantity: z._default(z.int(), 0),
  }),
)

/**
 * Of what a device without a connection did and told later: when it was, and units that a count since then had found moved
 * already, which are added back to what new orders may take.
 */
const Told = z.object({ Since: Instant, Counted: z.array(z.object({ ProductID: ID, Quantity: z.int() })) })
export type Told = z.infer<typeof Told>

/** The events of an order; they name its customer by number alone. */
export const orderEvents = {
  OrderPlaced: eventDefinition(
    'OrderPlaced',
    'A customer ordered for a pickup or delivery window; the stock is taken.',
    z.object({ CustomerID: ID, OrderDay: Day, WindowID: z.nullable(ID), Movements }),
    {
      CustomerID: 310,
      OrderDay: '2026-11-24',
      WindowID: 52,
      Movements: [{ ProductID: 17, Quantity: -2, OrderQuantity: 2, PackedQuantity: 0 }],
    },
  ),
  WalkInServed: eventDefinition(
    'WalkInServed',
    'A household was served at the table without having ordered; the food left the shelf.',
    z.object({
      CustomerID: ID,
      OrderDay: Day,
      /** Somebody looked at the packages for the lots. */
      AreLotsSaid: z.optional(z.boolean()),
      Told: z.optional(Told),
      Movements,
    }),
    {
      CustomerID: 310,
      OrderDay: '2026-11-24',
      Movements: [{ ProductID: 17, Quantity: -2, OrderQuantity: 0, PackedQuantity: 0 }],
    },
  ),
  OrderEdited: eventDefinition(
    'OrderEdited',
    'The products of an order, its window or its address were changed; the stock follows.',
    z.object({ CustomerID: ID, OrderDay: Day, WindowID: z.nullable(ID), LeftWindowID: z.optional(ID), Movements }),
    {
      CustomerID: 310,
      OrderDay: '2026-11-25',
      WindowID: 53,
      Movements: [{ ProductID: 17, Quantity: 1, OrderQuantity: -1, PackedQuantity: 0 }],
    },
  ),
  OrderNoticed: eventDefinition(
    'OrderNoticed',
    'The pantry has told the family something about its order.',
    z.object({ CustomerID: ID }),
    { CustomerID: 310 },
  ),
  OrderStatusChanged: eventDefinition(
    'OrderStatusChanged',
    'An order has another status; a final one gave back or handed over what it held.',
    z.object({
      From: z.enum(orderStatusCodes),
      To: z.enum(orderStatusCodes),
      /** Time at which an order ended that had been handed over before, which was told later. */
      EndedAt: z.optional(Instant),
      Told: z.optional(Told),
      Movements,
    }),
    {
      From: 'CREATED',
      To: 'CANCELLED',
      Movements: [{ ProductID: 17, Quantity: 2, OrderQuantity: -2, PackedQuantity: 0 }],
    },
  ),
  HandOverUndone: eventDefinition(
    'HandOverUndone',
    'A hand-over was taken back; the order has the status of before, and its food is in the bags.',
    z.object({
      To: z.enum(orderStatusCodes),
      /** Of one that was reversed later than in its minute. */
      Reason: z.optional(z.enum(reversalReasons)),
      Movements,
    }),
    { To: 'PACKED', Movements: [{ ProductID: 17, Quantity: 0, OrderQuantity: 2, PackedQuantity: 2 }] },
  ),
  OrderLinePacked: eventDefinition(
    'OrderLinePacked',
    'A line of an order was put into its bag, or taken out; what is missing of it left the shelf.',
    z.object({
      ProductID: ID,
      PackedQuantity: z.nullable(z.int()),
      SubstituteOf: z.optional(ID),
      /** Time since which units of it were missing. */
      MissingSince: z.optional(Instant),
      Told: z.optional(Told),
      /** Lots in the bag. */
      Lots: z.optional(z.array(LineLot)),
      /** The packer looked at the package: it is so whatever the lot's number says. */
      AreLotsSaid: z.optional(z.boolean()),
      Movements,
    }),
    {
      ProductID: 17,
      PackedQuantity: 2,
      Movements: [{ ProductID: 17, Quantity: 0, OrderQuantity: 0, PackedQuantity: 2 }],
    },
  ),
  OrderConfirmed: eventDefinition(
    'OrderConfirmed',
    'The family of an order said that they come at the time that it has.',
    z.object({ OrderDay: Day, WindowID: z.nullable(ID) }),
    { OrderDay: '2026-11-24', WindowID: 52 },
  ),
  OrderArrived: eventDefinition(
    'OrderArrived',
    'The family of an order is at the pantry, since the time that is said.',
    z.object({ At: Instant, WindowID: z.nullable(ID) }),
    { At: '2026-11-24T15:04:00.000Z', WindowID: 52 },
  ),
  ArrivalTakenBack: eventDefinition(
    'ArrivalTakenBack',
    'The family of an order is not at the pantry after all.',
    z.object({ WindowID: z.nullable(ID) }),
    { WindowID: 52 },
  ),
  OrderNoteAdded: eventDefinition(
    'OrderNoteAdded',
    'Staff wrote a note on an order; the note itself is read from the order.',
    z.object({ NoteID: ID, IsVisibleToFoodInsecureNeighbor: z.boolean() }),
    { NoteID: 1, IsVisibleToFoodInsecureNeighbor: true },
  ),
  LockerReserved: eventDefinition(
    'LockerReserved',
    'A locker of a click-and-collect location was reserved for an order.',
    z.object({ Provider: z.string() }),
    { Provider: 'simulated' },
  ),
  OrderReturnSettled: eventDefinition(
    'OrderReturnSettled',
    'A person decided what becomes of a chilled or frozen line of an order that was packed and not handed over.',
    z.object({ ProductID: ID, Units: z.int(), Choice: z.enum(lineReturns), Movements }),
    {
      ProductID: 17,
      Units: 2,
      Choice: 'shelf',
      Movements: [{ ProductID: 17, Quantity: 2, OrderQuantity: 0, PackedQuantity: 0 }],
    },
  ),
} as const

export type OrderEvent = EventOf<typeof orderEvents>
