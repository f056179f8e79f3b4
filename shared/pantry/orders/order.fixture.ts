import type { HandOver } from './handOver.ts'
import type { Order, OrderLine } from './order.ts'

export const orderLine = (change: Partial<OrderLine> = {}): OrderLine => ({
  PantryInventoryItemID: 17,
  PantryItemID: 3,
  Name: 'Pinto Beans, Dry',
  Description: 'Soak overnight.',
  SourceCode: null,
  StorageRequirementID: 1,
  StoragePath: null,
  WeightPounds: 2,
  TagIDs: [],
  Quantity: 3,
  PackedQuantity: null,
  HandedOverQuantity: null,
  SubstituteOf: null,
  ...change,
})

export const sampleOrder = (change: Partial<Order> = {}): Order => ({
  ID: 4711,
  Version: 1,
  Created: '2026-11-20T15:00:00.000Z',
  EntityID: 12,
  FoodBankID: 3,
  PantryLocationID: 5,
  PantryLocationPickupTimeID: 52,
  FoodBankDeliveryTimeID: null,
  EntityDeliveryProgramID: null,
  FoodInsecureNeighborAddressID: null,
  OrderDay: '2026-11-24',
  StartTime: '10:00:00',
  EndTime: '10:59:59',
  FoodInsecureNeighbor: { ID: 310, FirstName: 'Rosa', LastName: 'Figueroa', PostalCode: '37902' },
  StatusCode: 'CREATED',
  PantryOrderItems: [orderLine()],
  BagsCounted: true,
  Notes: [],
  ...change,
})

export const handOverFacts: HandOver = {
  At: '2026-11-24T15:10:00.000Z',
  Day: '2026-11-24',
  Recipient: { Kind: 'household', Name: null },
  HouseholdSize: 4,
  Ages: { Minors: 2, Adults: 2, Seniors: 0 },
  CertificateID: 900_001,
  By: { UserID: 1, EntityID: 12 },
}
