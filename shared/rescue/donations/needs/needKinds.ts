/** Lines of the coordinator's home, as the server tells them and the screen words them. */

/** Next steps about a donation. */
export const needKinds = [
  'carrying',
  'cancelRequest',
  'approve',
  'notMatched',
  'expiring',
  'untaken',
  'impossible',
  'noDriver',
  'problem',
  'gaveBack',
  'latePickup',
  'lateDropoff',
  'notFetched',
] as const
export type NeedKind = (typeof needKinds)[number]

export const urgencies = ['now', 'today', 'later'] as const
export type NeedUrgency = (typeof urgencies)[number]
