import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'
import { ID } from '../../core/schema/fields.ts'

const None = z.object({})
const Made = z.object({ DonorID: ID, DonorLocationID: ID })

/** Events about donors that signed up. They name nobody: the sign-up has the names. */
export const donorEvents = {
  DonorSignedUp: eventDefinition('DonorSignedUp', 'A donor signed up and waits for its food bank.', None, {}),
  DonorApproved: eventDefinition(
    'DonorApproved',
    'The food bank approved a donor that signed up: donor, location and invitation were made.',
    Made,
    { DonorID: 31, DonorLocationID: 32 },
  ),
  DonorRefused: eventDefinition(
    'DonorRefused',
    'The food bank refused a donor that signed up: an e-mail is due.',
    None,
    {},
  ),
} as const

export type DonorEvent = EventOf<typeof donorEvents>
