import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'

const None = z.object({})
const Mailing = z.object({ Mailing: z.int() })

/** Events about people and their invitations. They name nobody: the pool's name of a person is opaque. */
export const personEvents = {
  InvitationMade: eventDefinition(
    'InvitationMade',
    'Somebody was invited to a role, for the first time or again: an e-mail is due.',
    Mailing,
    { Mailing: 1 },
  ),
  InvitationAccepted: eventDefinition('InvitationAccepted', 'An invited person took the role.', None, {}),
  InvitationRevoked: eventDefinition('InvitationRevoked', 'An invitation was taken back.', None, {}),
  PersonAccessChanged: eventDefinition(
    'PersonAccessChanged',
    'A person was disabled, enabled or signed out everywhere: the user pool follows.',
    z.object({ Subject: z.string(), IsSignedOut: z.boolean() }),
    { Subject: 'a1b2c3d4-0000-4000-8000-000000000001', IsSignedOut: true },
  ),
} as const

export type PersonEvent = EventOf<typeof personEvents>
