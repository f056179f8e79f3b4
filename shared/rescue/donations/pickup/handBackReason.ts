import * as z from 'zod/mini'

/** Reasons of an agency to hand a pickup back, as it says with one tap; a note in its own words is optional. */
export const handBackReasons = ['vehicle', 'noDriver', 'noRoom', 'noTime', 'other'] as const
export type HandBackReason = (typeof handBackReasons)[number]
export const HandBackReason = z.enum(handBackReasons)

/** Longest note, in characters. */
export const maxHandBackNote = 200
