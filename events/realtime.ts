import * as z from 'zod/mini'
import { Day, ID, Instant } from '../shared/api/fields.ts'
import { fact } from './event.ts'

const AgencyRef = z.object({ ID: ID, Name: z.string() })
const sampleAgency = { ID: 1204, Name: 'Harbor Light Pantry' }
const Offer = z.object({ MatchID: ID, Agency: AgencyRef })
const sampleOffer = { MatchID: 471101, Agency: sampleAgency }
const None = z.object({})

export const donationPosted = fact(
  'DonationPosted',
  'A donation was posted and waits to be matched.',
  z.object({ Pounds: z.number(), DonorLocationID: ID }),
  { Pounds: 240, DonorLocationID: 1107 },
)
export const donationMatched = fact(
  'DonationMatched',
  'Agencies were matched and ranked.',
  z.object({ Agencies: z.array(AgencyRef), NeedsApproval: z.boolean() }),
  { Agencies: [sampleAgency], NeedsApproval: true },
)
export const matchesApproved = fact('MatchesApproved', 'The food bank approved the match list.', None, {})
export const startBegun = fact('StartBegun', 'A delayed start came: offers begin.', None, {})
export const offerMade = fact(
  'OfferMade',
  'An agency is asked and has until the deadline to answer.',
  z.extend(Offer, { Deadline: Instant }),
  { ...sampleOffer, Deadline: '2026-11-20T19:00:00.000Z' },
)
export const offerExpiring = fact(
  'OfferExpiring',
  'The deadline of an open offer is near.',
  z.extend(Offer, { Deadline: Instant }),
  { ...sampleOffer, Deadline: '2026-11-20T19:00:00.000Z' },
)
export const offerAccepted = fact(
  'OfferAccepted',
  'An agency accepted with a pickup day and time.',
  z.extend(Offer, { PickupDate: Day, PickupTime: z.string() }),
  { ...sampleOffer, PickupDate: '2026-11-21', PickupTime: 'Morning' },
)
export const offerDeclined = fact('OfferDeclined', 'An agency declined.', Offer, sampleOffer)
export const offerExpired = fact('OfferExpired', 'An agency did not answer in time.', Offer, sampleOffer)
export const offerWithdrawn = fact(
  'OfferWithdrawn',
  'An open offer ended without an answer: another agency was first, or the food bank changed the ranking.',
  z.extend(Offer, { Why: z.enum(['taken', 'moved', 'removed', 'cancelled']) }),
  { ...sampleOffer, Why: 'taken' },
)
export const donationNotMatched = fact('DonationNotMatched', 'No agency is left to ask.', None, {})
export const donationCancelled = fact(
  'DonationCancelled',
  'The donation was cancelled and closed for good.',
  z.object({ AcceptedBy: z.nullable(AgencyRef), Asked: z.array(AgencyRef) }),
  { AcceptedBy: null, Asked: [sampleAgency] },
)
export const itemsCorrected = fact(
  'ItemsCorrected',
  'Weight and items were corrected.',
  z.object({ Pounds: z.number() }),
  { Pounds: 230 },
)
export const donationClosed = fact(
  'DonationClosed',
  'The donor closed the donation.',
  z.object({ IsSuccessful: z.boolean(), Pounds: z.number() }),
  { IsSuccessful: true, Pounds: 230 },
)
export const receiptCreated = fact(
  'ReceiptCreated',
  'The agency receipted the donation.',
  z.object({ ReceiptID: ID, Code: z.string(), AgencyID: ID, Pounds: z.number(), Date: Day }),
  { ReceiptID: 8101, Code: 'R-8101', AgencyID: 1204, Pounds: 230, Date: '2026-11-21' },
)
export const matchMoved = fact(
  'MatchMoved',
  'Two agencies swapped ranks.',
  z.extend(Offer, { From: z.int(), To: z.int() }),
  { ...sampleOffer, From: 3, To: 2 },
)
export const agencyAdded = fact('AgencyAdded', 'An agency was added to the match list.', Offer, sampleOffer)
export const agencyRemoved = fact('AgencyRemoved', 'An agency was taken off the match list.', Offer, sampleOffer)
export const escalationModeChanged = fact(
  'EscalationModeChanged',
  'Ordered or simultaneous was chosen.',
  z.object({ Mode: z.enum(['ordered', 'simultaneous']) }),
  { Mode: 'simultaneous' },
)
export const startModeChanged = fact(
  'StartModeChanged',
  'The start of the offers was moved.',
  z.object({ StartAfter: z.nullable(Instant) }),
  { StartAfter: '2026-11-21T05:00:00.000Z' },
)

export const facts = [
  donationPosted,
  donationMatched,
  matchesApproved,
  startBegun,
  offerMade,
  offerExpiring,
  offerAccepted,
  offerDeclined,
  offerExpired,
  offerWithdrawn,
  donationNotMatched,
  donationCancelled,
  itemsCorrected,
  donationClosed,
  receiptCreated,
  matchMoved,
  agencyAdded,
  agencyRemoved,
  escalationModeChanged,
  startModeChanged,
] as const
