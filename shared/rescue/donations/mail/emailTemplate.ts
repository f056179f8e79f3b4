import type { NotificationKind } from '../../../core/mail/kinds.ts'

/**
 * E-mail templates and their readers: the same event reads differently at the agency, the food bank and the store. The part
 * before the dot is the kind that a person can switch off.
 */
export const emailTemplates = [
  'offerMade.asked',
  'offerMade.askedAtOnce',
  'offerExpiring.asked',
  'offerAccepted.accepting',
  'offerAccepted.foodBank',
  'offerAccepted.donor',
  'offerDeclined.foodBank',
  'offerExpired.asked',
  'offerExpired.foodBank',
  'offerExpired.several',
  'offerExpired.unattended',
  'offerTaken.taken',
  'offerTaken.moved',
  'offerTaken.removed',
  'donationCancelled.asked',
  'donationCancelled.accepting',
  'donationCancelled.foodBank',
  'donationCancelled.donor',
  'cancelRequested.foodBank',
  'donationEdited.asked',
  'donationEdited.accepting',
  'pickupChanged.agency',
  'pickupChanged.foodBank',
  'pickupChanged.donor',
  'pickupChanged.handedBack',
  'pickupChanged.handedBackDonor',
  'pickupChanged.reassigned',
  'pickupChanged.reopened',
  'pickupChanged.reopenedAgency',
  'donationNotMatched.foodBank',
  'donationNotMatched.donor',
  'approvalNeeded.foodBank',
  'approvalNeeded.nobody',
  'startBegun.foodBank',
  'transport.carrying',
  'transport.untaken',
  'transport.impossible',
  'transport.problem',
  'transport.gaveBack',
  'transport.latePickup',
  'transport.lateDropoff',
] as const satisfies readonly `${NotificationKind}.${string}`[]
export type EmailTemplate = (typeof emailTemplates)[number]

type KindOf<S extends string> = S extends `${infer K}.${string}` ? K : never
export const notificationKindOf = (template: EmailTemplate) => template.split('.')[0] as KindOf<EmailTemplate>
