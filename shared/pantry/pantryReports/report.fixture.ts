import { orderLine } from '../orders/order.fixture.ts'
import type { DocumentContext } from './documents.ts'
import type { OrderFacts } from './orderFacts.ts'
import type { ServedFacts } from './served.ts'

export const beans = orderLine()
export const milk = orderLine({
  PantryInventoryItemID: 18,
  Name: 'Low-Fat Milk',
  SourceCode: 'TEFAP',
  StorageRequirementID: 2,
  WeightPounds: 4.3,
  Quantity: 2,
})

export const orderFacts = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  ID: 4711,
  Created: '2026-11-20T15:00:00.000Z',
  StatusCode: 'CREATED',
  OrderDay: '2026-11-24',
  StartTime: '10:00:00',
  EndTime: '10:59:59',
  Place: 'Church hall',
  IsDelivery: false,
  Customer: {
    ID: 310,
    FirstName: 'Rosa',
    LastName: 'Figueroa',
    PostalCode: '37902',
    PhoneNumber: '+18655550142',
    EMailAddress: 'rosa@example.org',
    HouseholdSize: 4,
    Language: 'es',
  },
  Address: null,
  PantryOrderItems: [beans, milk],
  ...change,
})

export const servedFacts = (change: Partial<ServedFacts> = {}): ServedFacts => ({
  OrderID: 4711,
  Day: '2026-11-24',
  PantryLocationID: 5,
  EntityDeliveryProgramID: null,
  CustomerID: 310,
  Place: 'Church hall',
  HouseholdSize: 4,
  Ages: { Minors: 2, Adults: 2, Seniors: 0 },
  Lines: [
    { PantryInventoryItemID: 17, Name: 'Pinto Beans, Dry', SourceCode: null, Quantity: 3, Pounds: 6 },
    { PantryInventoryItemID: 18, Name: 'Low-Fat Milk', SourceCode: 'TEFAP', Quantity: 2, Pounds: 8.6 },
  ],
  TotalItems: 5,
  TotalPounds: 14.6,
  TefapItems: 2,
  TefapPounds: 8.6,
  ...change,
})

export const reportContext = (change: Partial<DocumentContext> = {}): DocumentContext => ({
  language: 'en',
  zone: 'America/New_York',
  isPaper: false,
  isFull: false,
  entityName: 'Valley Food Bank',
  range: { start: '2026-11-24', end: '2026-11-30' },
  now: new Date('2026-11-24T15:00:00.000Z'),
  ...change,
})
