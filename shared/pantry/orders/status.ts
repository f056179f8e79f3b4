import * as z from 'zod/mini'

/** The statuses of an order (decision 39). Any that is not final may become any other; final ones stay. */

export const orderStatusCodes = [
  'CREATED',
  'PROCESSING',
  'PACKED',
  'DELIVEREDTOPICKUPLOCATION',
  'DELIVEREDTONEIGHBOR',
  'ABANDONED',
  'CANCELLED',
] as const
export type OrderStatusCode = (typeof orderStatusCodes)[number]

export const OrderStatus = z.object({
  ID: z.int(),
  Name: z.string(),
  Code: z.enum(orderStatusCodes),
  Sequence: z.int(),
  /** Its items return to the stock. */
  IsCancelledType: z.boolean(),
  IsSuccessfullyCompletedType: z.boolean(),
})
export type OrderStatus = z.infer<typeof OrderStatus>

const status = (
  ID: number,
  Code: OrderStatusCode,
  Name: string,
  end?: 'IsCancelledType' | 'IsSuccessfullyCompletedType',
): OrderStatus => ({
  ID,
  Name,
  Code,
  Sequence: ID,
  IsCancelledType: end === 'IsCancelledType',
  IsSuccessfullyCompletedType: end === 'IsSuccessfullyCompletedType',
})

export const orderStatuses: readonly OrderStatus[] = [
  status(1, 'CREATED', 'Created'),
  status(2, 'PROCESSING', 'Processing'),
  status(3, 'PACKED', 'Packed'),
  status(4, 'DELIVEREDTOPICKUPLOCATION', 'Delivered to Pickup Location'),
  status(5, 'DELIVEREDTONEIGHBOR', 'Delivered to Neighbor', 'IsSuccessfullyCompletedType'),
  status(6, 'ABANDONED', 'Abandoned', 'IsCancelledType'),
  status(7, 'CANCELLED', 'Cancelled', 'IsCancelledType'),
]

/** Unknown codes are of no order: the schema of an order refuses them. */
export function orderStatusOf(code: OrderStatusCode): OrderStatus {
  const found = orderStatuses.find(({ Code }) => Code === code)
  if (!found) throw new RangeError(`No order status ${code}`)
  return found
}

export const isFinal = (code: OrderStatusCode) => {
  const { IsCancelledType, IsSuccessfullyCompletedType } = orderStatusOf(code)
  return IsCancelledType || IsSuccessfullyCompletedType
}
/** Counted as in progress: neither completed nor cancelled. */
export const isInProgress = (code: OrderStatusCode) => !isFinal(code)

/** The statuses that a list offers; cancelling is an entry of its own (decision 40). */
export const selectableStatuses = (statuses: readonly OrderStatus[] = orderStatuses): OrderStatus[] =>
  statuses.filter(({ Code }) => Code !== 'CANCELLED').toSorted((a, b) => a.Sequence - b.Sequence)

/** The items are in bags, apart from the shelf. */
export const isPacked = (code: OrderStatusCode) => code === 'PACKED' || code === 'DELIVEREDTOPICKUPLOCATION'
