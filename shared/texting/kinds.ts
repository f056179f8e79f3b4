/** What neighbors are told by e-mail and text. */
export const neighborMessageKinds = [
  'orderPlaced',
  'orderChanged',
  'orderReminder',
  'orderReady',
  'orderCancelled',
  'referral',
] as const
export type NeighborMessageKind = (typeof neighborMessageKinds)[number]
