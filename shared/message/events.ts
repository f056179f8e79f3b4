import * as z from 'zod/mini'
import { eventDefinition } from '../event.ts'

/** The events of a message. They hold no names: whom they are about is read from the table. */
export const messageEvents = {
  MessageQueued: eventDefinition(
    'MessageQueued',
    'A message was sent to more people than one transaction reaches; their copies are written in batches.',
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
