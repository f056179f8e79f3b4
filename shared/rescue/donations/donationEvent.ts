import type { DonationEvent, DonationEventDetails, DonationEventType } from './events.ts'

/** A new event of a donation. Apart from the schemas, so that a browser that advises with the rules loads none of them. */
export const donationEvent = <T extends DonationEventType>(type: T, detail: DonationEventDetails[T]) =>
  ({ type, detail }) as DonationEvent
