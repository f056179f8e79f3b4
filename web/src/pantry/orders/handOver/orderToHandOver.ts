import type { ArrivedOrder } from '../../../../../shared/pantry/orders/api.ts'
import { heldQuantity, isTefapLine } from '../../../../../shared/pantry/orders/order.ts'
import type { OrderToPack, PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import { orderStatusOf } from '../../../../../shared/pantry/orders/status.ts'
import type { OrderItem, ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { lottedUnits } from '../../../../../shared/pantry/stock/lot.ts'

/** Fields of an order that the table reads before it is handed over. */
export type OrderToHandOver = Pick<
  ShownOrder,
  | 'ID'
  | 'Code'
  | 'FoodInsecureNeighbor'
  | 'PickupOrDeliveryDate'
  | 'StartTime'
  | 'EndTime'
  | 'PantryLocationID'
  | 'FoodBankDeliveryTimeID'
  | 'PantryOrderStatusType'
  | 'ContainsTEFAPProduct'
  | 'TotalItems'
  | 'Notes'
  | 'OnHold'
  | 'AtTable'
  | 'Arrival'
> &
  Partial<Pick<ShownOrder, 'PantryLocationPickupTimeID' | 'FoodInsecureNeighborAddressID'>> & {
    readonly PantryOrderItems: readonly (Pick<
      OrderItem,
      | 'Quantity'
      | 'PackedQuantity'
      | 'HandedOverQuantity'
      | 'StorageRequirementID'
      | 'Substitution'
      | 'SubstituteOf'
      | 'PantryItemID'
    > & { readonly PantryInventoryItem: Pick<OrderItem['PantryInventoryItem'], 'ID' | 'Name'> })[]
    readonly PantryLocation: { readonly Label: string } | null
    readonly PantryLocationPickupTime: { readonly TimeZone: string } | null
    readonly FoodBankDeliveryTime: { readonly TimeZone: string } | null
  }

/** The same from the board of arrivals. */
export const orderOnBoard = (order: ArrivedOrder): OrderToHandOver => ({
  ...orderAsKept(order, {
    ...{ ID: 0, Kind: 'pickup', Label: order.Place, ToPack: 0, Packed: 0, HandedOver: 0 },
    ...{ PantryLocationID: order.PantryLocationID, TimeZone: order.TimeZone },
    ...{ OrderDay: order.OrderDay, StartTime: order.StartTime, EndTime: order.EndTime },
  }),
  Arrival: order.Arrival,
})

/** The same from the packing list, where the order itself can't be asked for. */
export function orderAsKept(order: OrderToPack, window: PackingWindow): OrderToHandOver {
  const isPickup = window.Kind === 'pickup'
  const zone = window.TimeZone ? { TimeZone: window.TimeZone } : null
  const lines = order.Lines.map((line) => ({
    ...line,
    HandedOverQuantity: null,
    PantryInventoryItem: { ID: line.PantryInventoryItemID, Name: line.Name },
  }))
  const isHeldLot = ({ HeldLots, Lots = [], ...line }: (typeof order.Lines)[number]) =>
    HeldLots !== undefined && (lottedUnits(Lots) < heldQuantity(line) || Lots.some(({ Lot }) => HeldLots.includes(Lot)))
  const held = order.Lines.filter((line) => (line.IsOnHold || isHeldLot(line)) && heldQuantity(line) > 0)
  return {
    ...order,
    PickupOrDeliveryDate: window.OrderDay,
    StartTime: window.StartTime,
    EndTime: window.EndTime,
    PantryLocationID: window.PantryLocationID,
    FoodBankDeliveryTimeID: isPickup ? null : window.ID,
    PantryOrderStatusType: orderStatusOf(order.StatusCode),
    ContainsTEFAPProduct: order.Lines.some(isTefapLine),
    TotalItems: lines.reduce((sum, one) => sum + (one.PackedQuantity ?? one.Quantity), 0),
    PantryOrderItems: lines,
    PantryLocation: isPickup ? { Label: window.Label } : null,
    PantryLocationPickupTime: isPickup ? zone : null,
    FoodBankDeliveryTime: isPickup ? null : zone,
    ...(held.length > 0 ? { OnHold: held.map(({ PantryInventoryItemID: id }) => id) } : {}),
  }
}
