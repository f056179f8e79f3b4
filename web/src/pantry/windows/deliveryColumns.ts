/** Section 9's columns; where they don't fit, one stands below another. */
export const wideColumns = [
  ['date'],
  ['time'],
  ['valid'],
  ['maximumOrders'],
  ['status'],
  ['orders'],
  ['inProgress'],
  ['successful'],
  ['cancelled'],
  ['itemCount'],
  ['pounds'],
  ['program'],
  ['action'],
] as const
export const narrowColumns = [
  ['date', 'time'],
  ['valid'],
  ['maximumOrders'],
  ['status'],
  ['orders', 'inProgress'],
  ['successful', 'cancelled'],
  ['itemCount', 'pounds'],
  ['program'],
  ['action'],
] as const
export type DeliveryColumn = (typeof wideColumns)[number][number]
export type DeliveryColumns = readonly (readonly DeliveryColumn[])[]
