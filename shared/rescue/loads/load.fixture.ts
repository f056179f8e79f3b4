import { isRefusal, type Refusal } from '../../core/answer.ts'
import { type LoadDraft, newSubmission } from './newSubmission.ts'
import type { Submission } from './submission.ts'
import type { SubmissionTransition } from './submissionTransition.ts'

/** A distributor's load for the tests of its rules. */

/** Ten in the morning at the network. */
export const received = new Date('2026-11-20T15:00:00.000Z')
export const minutesLater = (minutes: number) => new Date(received.getTime() + minutes * 60_000)

const addressAt = (miles: number) => ({
  AddressLine1: '1 Main St',
  City: `Town ${miles}`,
  Province: 'NE',
  PostalCode: '68001',
  Latitude: 41 + miles / 69,
  Longitude: -96,
})
export const foodBankAt = (ID: number, miles: number) => ({
  ID,
  Name: `Food Bank ${ID}`,
  Kind: 'foodBank' as const,
  Address: addressAt(miles),
})

const draft: LoadDraft = {
  Reference: 'PO-1',
  Shipper: { Name: 'Sunrise Foods' },
  Carrier: { Name: 'Prairie Freight' },
  Origin: addressAt(0),
  PickupDate: '2026-11-23',
  DeliveryDate: null,
  OfferDeadline: null,
  IsSimultaneousNotifyEnabled: false,
  Items: [{ Product: 'Canned corn', Cases: 600, Items: 7200, Pounds: 9000.5 }],
}

/** A received load with as many food banks as asked for, 1 the nearest. */
export function loadWith(count: number, more: Partial<LoadDraft> = {}): Submission {
  const foodBanks = Array.from({ length: count }, (_, index) => foodBankAt(index + 1, 10 * (index + 1)))
  const network = { ID: 99, TimeZone: 'America/New_York' }
  return newSubmission({ ...draft, ...more }, { ID: 7, network, foodBanks, now: received }).state
}

/** Decision of a rule; its refusal is a mistake of the test. */
export function decided(step: SubmissionTransition | Refusal): Submission {
  if (isRefusal(step)) throw new Error(`Refused: ${step.refused.en}`)
  return step.state
}
export const typesOf = (step: SubmissionTransition | Refusal) =>
  isRefusal(step) ? step.refused : step.events.map(({ type }) => type)
