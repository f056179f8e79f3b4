import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'
import { ID } from '../../core/schema/fields.ts'

/** Events of customers; they name people by number alone. */
export const customerEvents = {
  CustomersMerged: eventDefinition(
    'CustomersMerged',
    'A duplicate was merged into a customer: its orders go over to them.',
    z.object({ DuplicateID: ID }),
    { DuplicateID: 311 },
  ),
  CustomerMergeUndone: eventDefinition(
    'CustomerMergeUndone',
    'A merge was taken back: the duplicate has its orders again.',
    z.object({ DuplicateID: ID }),
    { DuplicateID: 311 },
  ),
  CustomerForgotten: eventDefinition(
    'CustomerForgotten',
    'A customer was forgotten at their wish: orders lose name and postal code.',
    z.object({}),
    {},
  ),
} as const

export type CustomerEvent = EventOf<typeof customerEvents>
