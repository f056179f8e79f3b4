import { key } from '../shape.ts'

/** Prefix of the attributes of a day's item: one for each order. */
export const usageOrderPrefix = 'ORDER#'

const ofCustomer = (customerId: number) => `CUSTOMER#${customerId}`

export const usageKeys = {
  customer: ofCustomer,
  /** Counts the customer's new and edited orders: two of them at the same moment conflict here. */
  version: (customerId: number) => key(ofCustomer(customerId), 'USE'),
  /** Sort keys of the customer's days at one pantry, whose limits count them; they go on with the order day. */
  daysAt: (entityId: number) => `USE#${entityId}#`,
  /** Usage of the orders of one pickup or delivery day. */
  day: (customerId: number, entityId: number, day: string) =>
    key(ofCustomer(customerId), `${usageKeys.daysAt(entityId)}${day}`),
} as const

export const orderingKeys = {
  /** List that customers choose from in an owner's pantry: its time, and all of it, compressed. */
  orderableHead: (entityId: number) => key(`ORDERABLE#${entityId}`, 'HEAD'),
  orderableList: (entityId: number) => key(`ORDERABLE#${entityId}`, 'PRODUCTS'),
} as const

/** Prefix of the sort keys of waiting requests; they go on with the time. */
export const requestPrefix = 'REQUEST#'

/** A partition takes 1,000 write units a second: thousands who wait in one would be throttled. */
const waitingPartitions = 8
const waitingAt = (entityId: number, partition: number) => `WAITING#${entityId}#${partition}`

/** Orders of one pantry that wait to be decided together. */
export const waitingKeys = {
  pantry: (entityId: number) => Array.from({ length: waitingPartitions }, (_, at) => waitingAt(entityId, at)),
  request: (entityId: number, came: string, orderId: number) =>
    key(waitingAt(entityId, orderId % waitingPartitions), `${requestPrefix}${came}#${orderId}`),
  /** Lease of their leader. */
  lease: (entityId: number) => key(`WAITING#${entityId}`, 'LEASE'),
  /** Mark that a waiting order was refused. */
  refusal: (orderId: number) => key(`WAITED#${orderId}`, 'REFUSAL'),
} as const
