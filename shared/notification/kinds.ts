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
  'donationNotMatched',
  'approvalNeeded',
  'startBegun',
  'transport',
] as const
/** Every kind of e-mail; each can be switched off on its own. */
export const notificationKinds = [...donationMailKinds, 'loadOffered', 'donorSignedUp', 'messageReceived'] as const
export type NotificationKind = (typeof notificationKinds)[number]
