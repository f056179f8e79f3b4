import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'

/** A pickup time as its pantry's staff see it. */
export const pickupTime = (ID: number, more: Partial<PickupTime> = {}): PickupTime => ({
  ID,
  PantryLocationID: 7,
  EntityID: 10,
  FoodBankID: 10,
  TimeZone: 'America/New_York',
  PickupDay: '2026-11-27',
  PickupStartTime: '08:00:00',
  PickupEndTime: '09:00:00',
  OpenTime: '2026-11-20T05:00:00.000Z',
  CloseTime: '2026-11-27T04:30:00.000Z',
  MaximumOrders: 10,
  Status: 'Open',
  AllOrders: 0,
  CreatedOrders: 0,
  ProcessingOrders: 0,
  PackedOrders: 0,
  DeliveredToPickupLocationOrders: 0,
  DeliveredToNeighborOrders: 0,
  AbandonedOrders: 0,
  CancelledTypeOrders: 0,
  ...more,
})
