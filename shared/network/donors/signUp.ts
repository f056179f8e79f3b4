import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import type { Transition } from '../../core/event.ts'
import { ID, Instant, OptionalText, Text } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { AddressDraft, maxContactName, maxPhone, OrganizationName } from '../organizations/drafts.ts'
import { EMail } from '../people/answerer.ts'
import { maxCode } from './donor.ts'
import type { DonorEvent } from './events.ts'
import * as refusals from './refusals.ts'

/**
 * Donors that signed up by themselves, without an account: they wait until the food bank of their link approves or refuses
 * them. Approval makes donor, location and the invitation of the person; until then nothing can be posted.
 */

export const maxSignUpNotes = 1000
export const maxRefusalReason = 500

/** Without a pin: the food bank has the address looked up when it approves. */
export const SignUpAddress = z.pick(AddressDraft, { AddressLine1: true, City: true, Province: true, PostalCode: true })

const signUpFields = {
  DonorName: OrganizationName,
  LocationName: OrganizationName,
  Address: SignUpAddress,
  ContactName: Text(maxContactName),
  EMailAddress: EMail,
  PhoneNumber: Text(maxPhone),
  /** Usual food of the donor. */
  Notes: OptionalText(maxSignUpNotes),
  Language: z.enum(languages),
}

export const DonorSignUpDraft = z.strictObject({
  ...signUpFields,
  FoodBankID: ID,
  /** The food bank may keep the data and write to the address. */
  IsConsentGiven: z.literal(true),
  /** Hidden from people: programs that fill in every field give themselves away. */
  Website: OptionalText(200),
})
export type DonorSignUpDraft = z.infer<typeof DonorSignUpDraft>

export const pendingDonorStates = ['waiting', 'approved', 'refused'] as const
export type PendingDonorState = (typeof pendingDonorStates)[number]

export const PendingDonor = z.object({
  ...signUpFields,
  ID: ID,
  Version: z.int(),
  FoodBankID: ID,
  State: z.enum(pendingDonorStates),
  /** Time at which they signed up, and agreed that their data is kept. */
  SignedUpAt: Instant,
  DecidedAt: z.nullable(Instant),
  DecidedBy: z.nullable(z.object({ UserID: ID, Name: z.string() })),
  Reason: z.string(),
  /** Records that the approval made. */
  DonorID: z.nullable(ID),
  DonorLocationID: z.nullable(ID),
})
export type PendingDonor = z.infer<typeof PendingDonor>

/** Sign-up in the food bank's list. */
export const PendingDonorRow = z.pick(PendingDonor, {
  ID: true,
  DonorName: true,
  LocationName: true,
  Address: true,
  ContactName: true,
  State: true,
  SignedUpAt: true,
})
export type PendingDonorRow = z.infer<typeof PendingDonorRow>

/** Fields of the location that only the food bank knows: its code, and where it is on the map. */
export const ApprovedLocation = z.strictObject({
  Code: Text(maxCode),
  Latitude: AddressDraft.shape.Latitude,
  Longitude: AddressDraft.shape.Longitude,
  LocatedBy: AddressDraft.shape.LocatedBy,
  /** A donor of the food bank that the location belongs to; without one, the approval makes a new donor. */
  DonorID: z.optional(ID),
})
export type ApprovedLocation = z.infer<typeof ApprovedLocation>

/** Approved with the location, or refused with an optional reason, which is mailed. */
export const PendingDonorDecision = z.strictObject({
  IsApproved: z.boolean(),
  Location: z.optional(ApprovedLocation),
  Reason: z.optional(OptionalText(maxRefusalReason)),
})

type Signed = Transition<PendingDonor, DonorEvent>

export const newPendingDonor = (
  id: number,
  { IsConsentGiven: _, Website: __, ...draft }: DonorSignUpDraft,
  now: Date,
): Signed => ({
  state: {
    ...draft,
    ID: id,
    Version: 0,
    State: 'waiting',
    SignedUpAt: now.toISOString(),
    DecidedAt: null,
    DecidedBy: null,
    Reason: '',
    DonorID: null,
    DonorLocationID: null,
  },
  events: [{ type: 'DonorSignedUp', detail: {} }],
})

export const pendingDonorRefusal = ({ State }: Pick<PendingDonor, 'State'>): Refusal | undefined =>
  State === 'waiting'
    ? undefined
    : refuse(State === 'approved' ? refusals.pendingDonorApproved : refusals.pendingDonorRefused)

type Decider = PendingDonor['DecidedBy']

export const donorApproved = (
  pending: PendingDonor,
  made: { readonly DonorID: number; readonly DonorLocationID: number },
  DecidedBy: Decider,
  now: Date,
): Signed => ({
  state: { ...pending, ...made, State: 'approved', DecidedAt: now.toISOString(), DecidedBy },
  events: [{ type: 'DonorApproved', detail: made }],
})

export const donorRefused = (pending: PendingDonor, Reason: string, DecidedBy: Decider, now: Date): Signed => ({
  state: { ...pending, Reason, State: 'refused', DecidedAt: now.toISOString(), DecidedBy },
  events: [{ type: 'DonorRefused', detail: {} }],
})

/** Identity of a sign-up: a second click, or the same person at the same address once more. */
export const sameSignUp = ({
  EMailAddress,
  DonorName,
  Address,
}: Pick<PendingDonor, 'EMailAddress' | 'DonorName' | 'Address'>) =>
  [EMailAddress, DonorName, Address.AddressLine1, Address.PostalCode].map((text) => text.trim().toLowerCase())
