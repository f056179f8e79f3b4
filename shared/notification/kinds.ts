/** The e-mails of real-time donations; each can be switched off on its own. */
export const notificationKinds = [
  'offerMade',
  'offerExpiring',
  'offerAccepted',
  'offerDeclined',
  'offerExpired',
  'offerTaken',
  'donationCancelled',
  'cancelRequested',
  'donationEdited',
  'donationNotMatched',
  'approvalNeeded',
  'startBegun',
  'transport',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
