import * as z from 'zod/mini'
import { eventDefinition } from '../../core/event.ts'

/** The events of a message. They hold no names: whom they are about is read from the table. */
export const messageEvents = {
  MessageQueued: eventDefinition(
    'MessageQueued',
    'The version before sent a message to many; no longer written, and heard for one version more.',
    z.object({ TotalRecipients: z.int() }),
    { TotalRecipients: 5000 },
  ),
  CopiesDelivered: eventDefinition(
    'CopiesDelivered',
    'A batch of recipients has its copies of a message: the first and the last by number.',
    z.object({ First: z.int(), Last: z.int() }),
    { First: 1, Last: 48 },
  ),
}
