import * as z from 'zod/mini'
import { eventDefinition } from '../event.ts'

/** The event of a text that waited for the end of the quiet hours; it has neither number nor words. */
export const textingEvents = {
  TextDue: eventDefinition(
    'TextDue',
    'A text that was held back over the quiet hours may go out.',
    z.object({ Kind: z.string() }),
    { Kind: 'orderReady' },
  ),
} as const

type Defined = (typeof textingEvents)[keyof typeof textingEvents]
export type TextingEvent = {
  [D in Defined as D['type']]: { type: D['type']; detail: z.infer<D['detail']> }
}[Defined['type']]
