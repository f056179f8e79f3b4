/** Messages to neighbors about their orders. */
export const orderMessageKinds = [
  'orderPlaced',
  'orderChanged',
  'orderReminder',
  'orderToday',
  'orderReady',
  'orderNotice',
  'orderCancelled',
] as const
export type OrderMessageKind = (typeof orderMessageKinds)[number]

/** Messages to neighbors by e-mail and text. */
export const neighborMessageKinds = [
  ...orderMessageKinds,
  'referral',
  'recall',
  'placeOffered',
  'regularOrder',
  'staffAnswer',
] as const
export type NeighborMessageKind = (typeof neighborMessageKinds)[number]
