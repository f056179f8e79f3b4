/** What can happen to a donation, by name, with what is told of it. `events/realtime.ts` gives each its schema and sample. */
export interface AgencyRef {
  ID: number
  Name: string
}
interface OfferRef {
  MatchID: number
  Agency: AgencyRef
}
export interface Happenings {
  DonationPosted: { Pounds: number; DonorLocationID: number }
  DonationMatched: { Agencies: AgencyRef[]; NeedsApproval: boolean }
  MatchesApproved: Record<never, never>
  StartBegun: Record<never, never>
  OfferMade: OfferRef & { Deadline: string }
  OfferExpiring: OfferRef & { Deadline: string }
  OfferAccepted: OfferRef & { PickupDate: string; PickupTime: string }
  OfferDeclined: OfferRef
  OfferExpired: OfferRef
  OfferWithdrawn: OfferRef & { Why: 'taken' | 'moved' | 'removed' | 'cancelled' }
  DonationNotMatched: Record<never, never>
  DonationCancelled: { AcceptedBy: AgencyRef | null; Asked: AgencyRef[] }
  ItemsCorrected: { Pounds: number }
  DonationClosed: { IsSuccessful: boolean; Pounds: number }
  ReceiptCreated: { ReceiptID: number; Code: string; AgencyID: number; Pounds: number; Date: string }
  MatchMoved: OfferRef & { From: number; To: number }
  AgencyAdded: OfferRef
  AgencyRemoved: OfferRef
  EscalationModeChanged: { Mode: 'ordered' | 'simultaneous' }
  StartModeChanged: { StartAfter: string | null }
}
export type HappeningType = keyof Happenings
export type Happening = { [T in HappeningType]: { readonly type: T; readonly detail: Happenings[T] } }[HappeningType]

export const happening = <T extends HappeningType>(type: T, detail: Happenings[T]) => ({ type, detail }) as Happening
