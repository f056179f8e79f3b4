import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { type Transition, unchanged } from '../../core/event.ts'
import { ID, Instant } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { isLanguage, type Language } from '../../core/text/text.ts'
import * as organizationsRefusals from '../../network/organizations/refusals.ts'
import { mailAddressOf, phoneNumberOf } from '../../network/people/contact.ts'
import type { CustomerInvitationEvent } from './events.ts'
import * as refusals from './refusals.ts'

/**
 * An invitation of a neighbor to order from pantries. Its link carries a referral code, which opens restricted locations and
 * delivery programs to the one customer who redeems it.
 */

/** State of an e-mail or text message; `uncertain` when its answer was lost, so that it is not sent again. */
const channelStates = ['waiting', 'sent', 'failed', 'uncertain'] as const
export type ChannelState = (typeof channelStates)[number]
const Channel = z.nullable(z.enum(channelStates))

export const CustomerInvitation = z.object({
  ID: ID,
  FoodBankID: ID,
  /** The food bank or agency that invites. */
  EntityID: ID,
  Code: z.string(),
  EMailAddress: z.nullable(z.string()),
  PhoneNumber: z.nullable(z.string()),
  Message: z.string(),
  PreferredLanguageCode: z.enum(languages),
  PantryLocationIDs: z.array(ID),
  DeliveryProgramIDs: z.array(ID),
  Created: Instant,
  /** Null without an address or number for it. */
  EMail: Channel,
  Text: Channel,
  /** Time at which the first of the two was sent. */
  Sent: z.nullable(Instant),
  Redeemed: z.nullable(Instant),
  /** The customer who redeemed the code. */
  AppliedUserID: z.nullable(ID),
  Version: z.int(),
})
export type CustomerInvitation = z.infer<typeof CustomerInvitation>

export interface InvitedContact {
  readonly EMailAddress: string | null
  readonly PhoneNumber: string | null
}
interface TypedContact {
  readonly EMailAddress: string
  readonly PhoneNumber: string
}

/** Text messages go to numbers of the North American plan; those of other countries would be sent and not arrive. */
const isReached = (phone: string) => phone.startsWith('+1')

/** Address of an invitation: an e-mail address or a phone number, or both, each as it is stored. */
export function invitedContact(typed: TypedContact): InvitedContact | Refusal {
  const hasMail = typed.EMailAddress.trim() !== ''
  const hasPhone = typed.PhoneNumber.trim() !== ''
  if (!hasMail && !hasPhone) return refuse(refusals.contactMissing)
  const EMailAddress = hasMail ? mailAddressOf(typed.EMailAddress) : null
  if (EMailAddress === undefined) return refuse(organizationsRefusals.mailAddressInvalid)
  const PhoneNumber = hasPhone ? phoneNumberOf(typed.PhoneNumber) : null
  if (PhoneNumber === undefined) return refuse(refusals.phoneInvalid)
  if (PhoneNumber !== null && !isReached(PhoneNumber)) return refuse(refusals.phoneElsewhere)
  return { EMailAddress, PhoneNumber }
}

interface OfferedPlaces {
  readonly PantryLocationIDs: readonly number[]
  readonly DeliveryProgramIDs: readonly number[]
}

export const targetRefusal = ({ PantryLocationIDs, DeliveryProgramIDs }: OfferedPlaces): Refusal | undefined =>
  PantryLocationIDs.length + DeliveryProgramIDs.length > 0 ? undefined : refuse(refusals.invitationTargetMissing)

export const preferredLanguage = (code: string): Language | Refusal =>
  isLanguage(code) ? code : refuse(refusals.invitationLanguageMissing)

export interface CustomerInvitationDraft extends InvitedContact, OfferedPlaces {
  readonly ID: number
  readonly FoodBankID: number
  readonly EntityID: number
  readonly Code: string
  readonly Message: string
  readonly PreferredLanguageCode: Language
}
type Decided = Transition<CustomerInvitation, CustomerInvitationEvent>

export const newCustomerInvitation = (draft: CustomerInvitationDraft, now: Date): Decided => ({
  state: {
    ...draft,
    PantryLocationIDs: [...draft.PantryLocationIDs],
    DeliveryProgramIDs: [...draft.DeliveryProgramIDs],
    Created: now.toISOString(),
    EMail: draft.EMailAddress === null ? null : 'waiting',
    Text: draft.PhoneNumber === null ? null : 'waiting',
    Sent: null,
    Redeemed: null,
    AppliedUserID: null,
    Version: 1,
  },
  events: [{ type: 'CustomerInvited', detail: {} }],
})

/** Records the outcome of an e-mail or text message. Told again, it changes nothing. */
export function delivered(
  invitation: CustomerInvitation,
  channel: 'EMail' | 'Text',
  state: Exclude<ChannelState, 'waiting'>,
  now: Date,
): Decided {
  if (invitation[channel] === state || invitation[channel] === null) return unchanged(invitation)
  const Sent = state === 'sent' ? (invitation.Sent ?? now.toISOString()) : invitation.Sent
  return { state: { ...invitation, [channel]: state, Sent }, events: [] }
}

export const invitationResults = ['queued', 'sent', 'partlySent', 'failed', 'uncertain'] as const
export type InvitationResult = (typeof invitationResults)[number]

/** Result as staff read it. With an e-mail and a text message, one that arrived is enough to be partly sent. */
export function resultOf({ EMail, Text }: Pick<CustomerInvitation, 'EMail' | 'Text'>): InvitationResult {
  const states = [EMail, Text].filter((state) => state !== null)
  if (states.includes('waiting')) return 'queued'
  if (states.every((state) => state === 'sent')) return 'sent'
  if (states.includes('sent')) return 'partlySent'
  return states.includes('uncertain') ? 'uncertain' : 'failed'
}

/** Once, by one customer; a repeat by the same one, whose first answer was lost, is harmless. */
export function redeemed(invitation: CustomerInvitation, customerId: number, now: Date): Decided | Refusal {
  if (invitation.AppliedUserID === customerId) return unchanged(invitation)
  if (invitation.Redeemed !== null) return refuse(refusals.referralUsed)
  return {
    state: { ...invitation, Redeemed: now.toISOString(), AppliedUserID: customerId },
    events: [{ type: 'ReferralRedeemed', detail: { CustomerID: customerId } }],
  }
}

/** The person was forgotten: nothing says any more who was invited, and what was not sent yet has nowhere to go. */
export function withoutContact(invitation: CustomerInvitation): Decided {
  const { EMailAddress, PhoneNumber, Message } = invitation
  if (EMailAddress === null && PhoneNumber === null && Message === '') return unchanged(invitation)
  const ended = (state: ChannelState | null) => (state === 'waiting' ? 'failed' : state)
  const [EMail, Text] = [ended(invitation.EMail), ended(invitation.Text)]
  return { state: { ...invitation, EMailAddress: null, PhoneNumber: null, Message: '', EMail, Text }, events: [] }
}

/** Invitation as lists store it. */
export const CustomerInvitationRow = z.omit(CustomerInvitation, {
  PantryLocationIDs: true,
  DeliveryProgramIDs: true,
})
export type CustomerInvitationRow = z.infer<typeof CustomerInvitationRow>

/** Invitation in the grid. */
export const ShownCustomerInvitation = z.extend(
  z.omit(CustomerInvitationRow, { Code: true, AppliedUserID: true, FoodBankID: true, Version: true }),
  {
    /** `AppliedUser` is the name of the customer who redeemed it. */
    ReferralCode: z.object({
      Code: z.string(),
      AppliedUserID: z.nullable(ID),
      AppliedUser: z.nullable(z.string()),
    }),
    Result: z.enum(invitationResults),
  },
)
export type ShownCustomerInvitation = z.infer<typeof ShownCustomerInvitation>

export const shownInvitation = (row: CustomerInvitationRow, AppliedUser: string | null): ShownCustomerInvitation =>
  ShownCustomerInvitation.parse({
    ...row,
    ReferralCode: { Code: row.Code, AppliedUserID: row.AppliedUserID, AppliedUser },
    Result: resultOf(row),
  })
