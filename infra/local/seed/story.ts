import type { DonationDraft } from '../../../shared/api/donations.ts'
import type { DonorPlace } from '../../../shared/entity/entity.ts'

/** One donation of the plan: what is posted when, and how people will deal with it as far as time goes. */
export interface Story {
  readonly at: Date
  readonly place: DonorPlace
  readonly draft: DonationDraft
  readonly course: Course
  /** The beginning of its own chances. */
  readonly chances: readonly number[]
  /** Another system handed it in. */
  readonly isFromApi?: boolean
  /** Posted this moment: the running product hears of it and goes on with it. */
  readonly isNews?: boolean
}

/** What an agency says when it is asked; without minutes it takes its time. */
export interface Answer {
  readonly say: 'accept' | 'decline' | 'nothing'
  readonly minutes?: number
}

/** What staff do to a match list before they approve it. */
export type Touch = 'move' | 'remove' | 'add' | 'simultaneous' | 'correct'

export interface Course {
  /** Minutes until the food bank approves the list, where it has to; null: not yet. */
  readonly approval: number | null
  readonly touches: readonly Touch[]
  /** What the agencies say in the order in which they are asked; those behind do as their mood is. */
  readonly answers: readonly Answer[]
  readonly mood: 'someoneTakes' | 'nobodyTakes'
  /** The pickup day that the accepting agency proposes where it may; else the first that it may. */
  readonly pickupDay: string | null
  /** After so many minutes, counted from the posting or from the acceptance. */
  readonly cancel: { readonly after: 'posting' | 'acceptance'; readonly minutes: number } | null
  /** The donor's last word; minutes count from the acceptance, without them it comes after the pickup. */
  readonly close: { readonly successful: boolean; readonly share: number; readonly minutes?: number } | null
  readonly receipt: { readonly minutes?: number } | null
}

/** The ordinary way: approved, taken by one of those who are asked, fetched, closed and receipted. */
export const ordinary: Course = {
  approval: 12,
  touches: [],
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
