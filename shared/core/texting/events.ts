import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../event.ts'

/** The event of a text that waited for the end of the quiet hours; it has neither number nor words. */
export const textingEvents = {
  TextDue: eventDefinition(
    'TextDue',
    'A text that was held back over the quiet hours may go out.',
    z.object({ Kind: z.string() }),
    { Kind: 'orderReady' },
  ),
} as const

export type TextingEvent = EventOf<typeof textingEvents>
