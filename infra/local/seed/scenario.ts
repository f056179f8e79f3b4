import type { DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import type { DonationDraft } from '../../../shared/rescue/donations/api.ts'
import type { ProviderType } from '../../../shared/rescue/providers/providerTypes.ts'
import type { ReportKind } from '../../../shared/rescue/transport/report.ts'

/** One planned donation: what is posted when, and what people do with it until now. */
export interface DonationScenario {
  readonly at: Date
  readonly location: DonorLocationEntity
  readonly draft: DonationDraft
  readonly course: Course
  /** Seed of its own random generator. */
  readonly randomSeed: readonly number[]
  /** Posted through the API by another system. */
  readonly isFromApi?: boolean
  /** Its events are published, so that the running app reacts to them. */
  readonly isPublished?: boolean
}

/** An agency's answer to its offer; without minutes the delay is random. */
export interface PlannedAnswer {
  readonly say: 'accept' | 'decline' | 'nothing'
  readonly minutes?: number
}

/** Changes of staff in a match list before they approve it. */
export type StaffEdit = 'move' | 'remove' | 'add' | 'simultaneous' | 'correct'

export interface Course {
  /** Minutes until the food bank approves the list, where it has to; null: not yet. */
  readonly approval: number | null
  readonly staffEdits: readonly StaffEdit[]
  /** Answers in the order in which the agencies are asked; `mood` decides for the others. */
  readonly answers: readonly PlannedAnswer[]
  readonly mood: 'someoneTakes' | 'nobodyTakes'
  /** The pickup day that the accepting agency proposes where it may; else the first that it may. */
  readonly pickupDay: string | null
  /** After so many minutes, counted from the posting or from the acceptance. */
  readonly cancel: { readonly after: 'posting' | 'acceptance'; readonly minutes: number } | null
  /** The donor's close-out; minutes count from the acceptance, without them it follows the pickup. */
  readonly close: { readonly successful: boolean; readonly share: number; readonly minutes?: number } | null
  readonly receipt: { readonly minutes?: number } | null
  /** The food bank accepts on behalf of the last agency of the list, so many minutes after the posting. */
  readonly direct?: { readonly minutes: number; readonly provider: ProviderType }
  /**
   * A volunteer is sought when the first agency that one can serve accepted; what the first who was asked reports, minutes
   * after the acceptance.
   */
  readonly run?: readonly (readonly [minutes: number, kind: ReportKind])[]
  /** The agency has put its receipt aside. */
  readonly isReceiptBegun?: boolean
}

/** Approved, accepted by one of the asked agencies, picked up, closed and receipted. */
export const ordinary: Course = {
  approval: 12,
  staffEdits: [],
  answers: [],
  mood: 'someoneTakes',
  pickupDay: null,
  cancel: null,
  close: { successful: true, share: 1 },
  receipt: {},
}

export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => count * 3_600_000
export const after = (at: Date, ms: number) => new Date(at.getTime() + Math.round(ms))
