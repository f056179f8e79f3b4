import * as z from 'zod/mini'
import { ID } from '../api/fields.ts'
import { eventDefinition } from '../event.ts'

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

export type DonorEventType = keyof typeof donorEvents
type DetailOf<T extends DonorEventType> = z.infer<(typeof donorEvents)[T]['detail']>
export type DonorEvent = {
  [T in DonorEventType]: { readonly type: T; readonly detail: DetailOf<T> }
}[DonorEventType]

export const donorEvent = <T extends DonorEventType>(type: T, detail: DetailOf<T>) =>
  ({ type, detail }) as Extract<DonorEvent, { type: T }>
