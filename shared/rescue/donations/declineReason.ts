import * as z from 'zod/mini'

/** Reasons of an agency not to take a donation, as it says with one tap; a note in its own words is optional. */
export const declineReasons = ['tooMuch', 'noDriver', 'wrongKind', 'closed'] as const
export type DeclineReason = (typeof declineReasons)[number]
export const DeclineReason = z.enum(declineReasons)

/** Longest note, in characters. */
export const maxDeclineNote = 200

/** Reason and comment of a decline; both parts may be missing. */
export interface DeclineAnswer {
  readonly Reason?: DeclineReason | undefined
  readonly Note?: string | undefined
}

/** The counter of each reason in an agency's record. */
export const declineCounters = {
  tooMuch: 'DeclinedTooMuch',
  noDriver: 'DeclinedNoDriver',
  wrongKind: 'DeclinedWrongKind',
  closed: 'DeclinedClosed',
} as const satisfies Record<DeclineReason, string>

/** Nothing the agency can change: such an answer counts for half in its record, an offer without an answer in full. */
export const excusedReasons: readonly DeclineReason[] = ['tooMuch', 'closed']
