import * as z from 'zod/mini'

/**
 * Shared tablets of a pantry: signed in once, they do what volunteers do, under the name of whoever typed their PIN. The PIN
 * alone opens nothing: it is asked on a tablet that staff or a volunteer signed in.
 */

const commonPins: ReadonlySet<string> = new Set(['1234', '12345', '123456', '4321', '54321', '654321'])
const isEasy = (pin: string) => new Set(pin).size === 1 || commonPins.has(pin)

/** A PIN as typed at the tablet. */
export const TypedPin = z.string().check(z.regex(/^\d{4,6}$/))
/** A PIN as chosen: none that everybody tries first. */
export const ChosenPin = TypedPin.check(z.refine((pin) => !isEasy(pin), 'tooEasy'))
/** null takes the PIN away. */
export const PinChange = z.strictObject({ PIN: z.nullable(ChosenPin) })

/** Minutes without a touch after which a tablet asks for the PIN again. */
export const idleMinutes = 5
/** Minutes after which it asks in any case: revoked tokens are remembered for longer (`functions/core/http/revokedTable.ts`). */
export const shiftMinutes = 90
/** Tries for the PIN of one person; a right one counts, too, so that guesses at the same moment are held up. */
export const pinTries = { max: 10, spanMs: 15 * 60_000 } as const
