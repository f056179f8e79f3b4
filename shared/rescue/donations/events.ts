import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { providerTypes } from '../providers/providerTypes.ts'
import { DeclineReason } from './declineReason.ts'
import { editedParts, pickupParts } from './donation.ts'
import { problemKinds } from './pickup/attemptedPickup.ts'
import { HandBackReason } from './pickup/handBackReason.ts'

const AgencyRef = z.object({ ID: ID, Name: z.string() })
const sampleAgency = { ID: 1204, Name: 'Harbor Light Pantry' }
const Offer = z.object({ MatchID: ID, Agency: AgencyRef })
const sampleOffer = { MatchID: 471101, Agency: sampleAgency }
const None = z.object({})
/** Of a run: a provider's name is a person's, and stays with the donation. */
const Run = z.object({ AgencyID: ID, AttemptedPickupID: ID, ProviderID: ID })
const sampleRun = { AgencyID: 1204, AttemptedPickupID: 471101, ProviderID: 1301 }

/** The events of a donation. */
export const donationEvents = {
  DonationPosted: eventDefinition(
    'DonationPosted',
    'A donation was posted and waits to be matched.',
    z.object({ Pounds: z.number(), DonorLocationID: ID }),
    { Pounds: 240, DonorLocationID: 1107 },
  ),
  DonationMatched: eventDefinition(
    'DonationMatched',
    'Agencies were matched and ranked.',
    z.object({ Agencies: z.array(AgencyRef), NeedsApproval: z.boolean() }),
    { Agencies: [sampleAgency], NeedsApproval: true },
  ),
  MatchesApproved: eventDefinition('MatchesApproved', 'The food bank approved the match list.', None, {}),
  ApprovalTakenBack: eventDefinition(
    'ApprovalTakenBack',
    'The food bank took its approval back before anybody had answered: the list waits for approval again.',
    None,
    {},
  ),
  StartBegun: eventDefinition('StartBegun', 'A delayed start came: offers begin.', None, {}),
  AgenciesPassedOver: eventDefinition(
    'AgenciesPassedOver',
    'Agencies were not asked because nobody can answer for them; their contact addresses are written to.',
    z.object({ Agencies: z.array(AgencyRef) }),
    { Agencies: [sampleAgency] },
  ),
  AskingPaused: eventDefinition(
    'AskingPaused',
    'Quiet hours: the next offer waits until they end.',
    z.object({ Until: Instant }),
    { Until: '2026-11-21T12:00:00.000Z' },
  ),
  OfferMade: eventDefinition(
    'OfferMade',
    'An agency is asked and has until the deadline to answer.',
    z.extend(Offer, { Deadline: Instant }),
    { ...sampleOffer, Deadline: '2026-11-20T19:00:00.000Z' },
  ),
  OfferExpiring: eventDefinition(
    'OfferExpiring',
    'The deadline of an open offer is near.',
    z.extend(Offer, { Deadline: Instant }),
    { ...sampleOffer, Deadline: '2026-11-20T19:00:00.000Z' },
  ),
  OfferAccepted: eventDefinition(
    'OfferAccepted',
    'An agency accepted with a pickup day and time; with ProviderType the food bank accepted on its behalf.',
    z.extend(Offer, {
      PickupDate: z.nullable(Day),
      PickupTime: z.string(),
      ProviderType: z.optional(z.enum(providerTypes)),
    }),
    { ...sampleOffer, PickupDate: '2026-11-21', PickupTime: 'Morning' },
  ),
  OfferDeclined: eventDefinition(
    'OfferDeclined',
    'An agency declined, with or without a reason.',
    z.extend(Offer, { Why: z.optional(DeclineReason) }),
    { ...sampleOffer, Why: 'tooMuch' },
  ),
  OfferExpired: eventDefinition('OfferExpired', 'An agency did not answer in time.', Offer, sampleOffer),
  OfferWithdrawn: eventDefinition(
    'OfferWithdrawn',
    'An open offer ended without an answer: another agency was first, or the food bank changed the ranking.',
    z.extend(Offer, { Why: z.enum(['taken', 'moved', 'removed', 'cancelled']) }),
    { ...sampleOffer, Why: 'taken' },
  ),
  PickupHandedBack: eventDefinition(
    'PickupHandedBack',
    'The agency that accepted hands the pickup back, with or without a reason; others are asked.',
    z.extend(Offer, { Why: z.optional(HandBackReason) }),
    { ...sampleOffer, Why: 'vehicle' },
  ),
  PickupReassigned: eventDefinition(
    'PickupReassigned',
    'The food bank took an accepted donation from an agency and gave it to another.',
    Offer,
    sampleOffer,
  ),
  PickupChanged: eventDefinition(
    'PickupChanged',
    'The time of an accepted pickup, its driver or who fetches it was changed.',
    z.extend(Offer, {
      Parts: z.array(z.enum(pickupParts)),
      PickupDate: z.nullable(Day),
      PickupTime: z.string(),
      ProviderType: z.optional(z.enum(providerTypes)),
    }),
    { ...sampleOffer, Parts: ['time'], PickupDate: '2026-11-21', PickupTime: 'Morning' },
  ),
  DonationNotMatched: eventDefinition('DonationNotMatched', 'No agency is left to ask.', None, {}),
  DonationCancelled: eventDefinition(
    'DonationCancelled',
    'The donation was cancelled and closed for good.',
    z.object({ AcceptedBy: z.nullable(AgencyRef), Asked: z.array(AgencyRef) }),
    { AcceptedBy: null, Asked: [sampleAgency] },
  ),
  ItemsCorrected: eventDefinition(
    'ItemsCorrected',
    'Weight and items were corrected.',
    z.object({ Pounds: z.number() }),
    { Pounds: 230 },
  ),
  DonationEdited: eventDefinition(
    'DonationEdited',
    'Contents, notes or pickup were edited; whoever is asked or has accepted is told.',
    z.object({
      Parts: z.array(z.enum(editedParts)),
      PoundsBefore: z.number(),
      Pounds: z.number(),
      AcceptedBy: z.nullable(AgencyRef),
      Asked: z.array(AgencyRef),
    }),
    { Parts: ['items'], PoundsBefore: 240, Pounds: 230, AcceptedBy: null, Asked: [sampleAgency] },
  ),
  CancelRequested: eventDefinition(
    'CancelRequested',
    'The donor asked the food bank to cancel the donation.',
    z.object({ Reason: z.string() }),
    { Reason: 'The freezer failed.' },
  ),
  CancelDeclined: eventDefinition(
    'CancelDeclined',
    'The food bank keeps a donation that its donor asked to cancel.',
    None,
    {},
  ),
  DonationClosed: eventDefinition(
    'DonationClosed',
    'The donor closed the donation.',
    z.object({ IsSuccessful: z.boolean(), Pounds: z.number() }),
    { IsSuccessful: true, Pounds: 230 },
  ),
  DonationReopened: eventDefinition(
    'DonationReopened',
    'A close-out by mistake was taken back: the donation is as it was before.',
    z.object({ IsSuccessful: z.boolean(), AcceptedBy: z.nullable(AgencyRef) }),
    { IsSuccessful: false, AcceptedBy: sampleAgency },
  ),
  ReceiptCreated: eventDefinition(
    'ReceiptCreated',
    'The agency receipted the donation.',
    z.object({ ReceiptID: ID, Code: z.string(), AgencyID: ID, Pounds: z.number(), Date: Day }),
    { ReceiptID: 8101, Code: 'R-8101', AgencyID: 1204, Pounds: 230, Date: '2026-11-21' },
  ),
  ReceiptCorrected: eventDefinition(
    'ReceiptCorrected',
    'The receipt of the donation, and with it its final weights, were corrected.',
    z.object({
      ReceiptID: ID,
      Code: z.string(),
      AgencyID: ID,
      Pounds: z.number(),
      Date: Day,
      Previous: z.object({ Pounds: z.number(), Date: Day }),
    }),
    {
      ReceiptID: 8101,
      Code: 'R-8101',
      AgencyID: 1204,
      Pounds: 225,
      Date: '2026-11-21',
      Previous: { Pounds: 230, Date: '2026-11-21' },
    },
  ),
  MatchMoved: eventDefinition(
    'MatchMoved',
    'Two agencies swapped ranks.',
    z.extend(Offer, { From: z.int(), To: z.int() }),
    { ...sampleOffer, From: 3, To: 2 },
  ),
  FoodBankDeliveryChosen: eventDefinition(
    'FoodBankDeliveryChosen',
    'The food bank delivers itself: the other agencies left the list, its own agency is first.',
    Offer,
    sampleOffer,
  ),
  AgencyAdded: eventDefinition('AgencyAdded', 'An agency was added to the match list.', Offer, sampleOffer),
  AgencyRemoved: eventDefinition('AgencyRemoved', 'An agency was taken off the match list.', Offer, sampleOffer),
  EscalationModeChanged: eventDefinition(
    'EscalationModeChanged',
    'Ordered or simultaneous was chosen.',
    z.object({ Mode: z.enum(['ordered', 'simultaneous']) }),
    { Mode: 'simultaneous' },
  ),
  StartModeChanged: eventDefinition(
    'StartModeChanged',
    'The start of the offers was moved.',
    z.object({ StartAfter: z.nullable(Instant) }),
    { StartAfter: '2026-11-21T05:00:00.000Z' },
  ),
  VolunteerModeChanged: eventDefinition(
    'VolunteerModeChanged',
    'Volunteer pickup was switched on or off.',
    z.object({ Enabled: z.boolean() }),
    { Enabled: true },
  ),
  VolunteerSought: eventDefinition(
    'VolunteerSought',
    'A volunteer is sought for the pickup.',
    z.object({ AgencyID: ID }),
    { AgencyID: 1204 },
  ),
  VolunteerNotFound: eventDefinition(
    'VolunteerNotFound',
    'No volunteer takes the run: all were asked, or it is nothing for a volunteer.',
    z.object({ AgencyID: ID, Why: z.enum(['untaken', 'impossible']) }),
    { AgencyID: 1204, Why: 'untaken' },
  ),
  RunOffered: eventDefinition('RunOffered', 'The run was offered to a provider.', Run, sampleRun),
  RunTaken: eventDefinition('RunTaken', 'A provider took the run.', Run, sampleRun),
  RunDeclined: eventDefinition('RunDeclined', 'A provider does not want the run.', Run, sampleRun),
  RunEstimated: eventDefinition('RunEstimated', 'The driver estimated the times of the run.', Run, sampleRun),
  RunEnRoute: eventDefinition('RunEnRoute', 'The driver is on the way to the pickup.', Run, sampleRun),
  RunPickedUp: eventDefinition(
    'RunPickedUp',
    'The driver picked the donation up.',
    z.extend(Run, { Pounds: z.number() }),
    { ...sampleRun, Pounds: 230 },
  ),
  RunPickedUpAfterEnd: eventDefinition(
    'RunPickedUpAfterEnd',
    'A driver reports a pickup after the run had ended for them: the food is in their car.',
    Run,
    sampleRun,
  ),
  RunDroppedOff: eventDefinition('RunDroppedOff', 'The driver delivered the donation.', Run, sampleRun),
  RunProblem: eventDefinition(
    'RunProblem',
    'The driver reported a problem.',
    z.extend(Run, { Why: z.enum(problemKinds) }),
    { ...sampleRun, Why: 'notReady' },
  ),
  RunCancelled: eventDefinition(
    'RunCancelled',
    'The driver gave the run back.',
    z.extend(Run, { IsAfterPickup: z.boolean() }),
    { ...sampleRun, IsAfterPickup: false },
  ),
  RunWithdrawn: eventDefinition('RunWithdrawn', 'The food bank took the run away from its driver.', Run, sampleRun),
  RunMoved: eventDefinition('RunMoved', 'The pickup of a run was moved to another time.', Run, sampleRun),
  RunLate: eventDefinition(
    'RunLate',
    'A pickup or a delivery is late.',
    z.extend(Run, { Why: z.enum(['pickup', 'dropoff']) }),
    { ...sampleRun, Why: 'pickup' },
  ),
} as const

type Definitions = typeof donationEvents
export type DonationEventType = keyof Definitions
/** Details of each event. */
export type DonationEventDetails = { [T in DonationEventType]: z.infer<Definitions[T]['detail']> }
export type DonationEvent = EventOf<Definitions>
