import {
  agencyOrFoodBankRoles,
  donorRoles,
  foodBankRoles,
  foodBankSetupRoles,
  type Role,
  staffRoles,
} from '../access.ts'

/** The e-mails of real-time donations. */
export const donationMailKinds = [
  'offerMade',
  'offerExpiring',
  'offerAccepted',
  'offerDeclined',
  'offerExpired',
  'offerTaken',
  'donationCancelled',
  'cancelRequested',
  'donationEdited',
  'pickupChanged',
  'donationNotMatched',
  'approvalNeeded',
  'startBegun',
  'transport',
] as const
/** Every kind of e-mail; each can be switched off on its own. */
export const notificationKinds = [
  ...donationMailKinds,
  'loadOffered',
  'donorSignedUp',
  'lowStock',
  'messageReceived',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Readers of each kind: `audience.ts` tells when they get it. A food bank answers the offers to its master agency. */
const readers: Readonly<Record<NotificationKind, readonly Role[]>> = {
  offerMade: agencyOrFoodBankRoles,
  offerExpiring: agencyOrFoodBankRoles,
  offerAccepted: [...agencyOrFoodBankRoles, ...donorRoles],
  offerDeclined: foodBankRoles,
  offerExpired: agencyOrFoodBankRoles,
  offerTaken: ['agency'],
  donationCancelled: [...agencyOrFoodBankRoles, ...donorRoles],
  cancelRequested: foodBankRoles,
  donationEdited: ['agency'],
  pickupChanged: [...agencyOrFoodBankRoles, ...donorRoles],
  donationNotMatched: [...foodBankRoles, 'donorlocation'],
  approvalNeeded: foodBankRoles,
  startBegun: foodBankRoles,
  transport: foodBankRoles,
  loadOffered: agencyOrFoodBankRoles,
  donorSignedUp: foodBankSetupRoles,
  // People who coordinate rescued food alone have no shelves.
  lowStock: agencyOrFoodBankRoles.filter((role) => role !== 'foodbankrtcoord'),
  messageReceived: staffRoles,
}

export const isReaderOf = (kind: NotificationKind, role: Role): boolean => readers[kind].includes(role)

/** The kinds that somebody with these roles can get. */
export const kindsFor = (held: readonly Role[]): NotificationKind[] =>
  notificationKinds.filter((kind) => held.some((role) => isReaderOf(kind, role)))
