import * as z from 'zod/mini'
import { type Role, roles } from '../../core/access.ts'
import { type Refusal, refuse } from '../../core/answer.ts'
import { type Transition, unchanged } from '../../core/event.ts'
import { ID, Instant } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { AnswererDraft } from './answerer.ts'
import type { PersonEvent } from './events.ts'
import * as refusals from './refusals.ts'

/**
 * Invitations to a role of an entity. The link in the e-mail holds a secret code, of which only a hash is stored; a new
 * e-mail has a new code, and the one before opens nothing any more.
 */

/** Days in which an invitation can be accepted. */
export const invitationDays = 7

export const InvitationDraft = z.extend(AnswererDraft, { Role: z.enum(roles) })
export type InvitationDraft = z.infer<typeof InvitationDraft>

export const invitationStatuses = ['waiting', 'sent', 'failed', 'accepted', 'expired', 'revoked'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

export const Invitation = z.object({
  ID: ID,
  Version: z.int(),
  EMailAddress: z.string(),
  Name: z.string(),
  Role: z.enum(roles),
  EntityID: ID,
  EntityName: z.string(),
  Language: z.enum(languages),
  /** null for the operator of the tenant. */
  By: z.nullable(z.object({ UserID: ID, Name: z.string() })),
  CreatedAt: Instant,
  ExpiresAt: Instant,
  State: z.enum(['open', 'accepted', 'revoked']),
  /** Of the last e-mail: `waiting` until it is sent, `failed` when the address takes none. */
  Mail: z.enum(['waiting', 'sent', 'failed']),
  /** E-mails that were asked for, the first one included. */
  Mailings: z.int(),
  /** Hash of the code in the last e-mail; null before the first one. */
  CodeHash: z.nullable(z.string()),
  AcceptedAt: z.nullable(Instant),
})
export type Invitation = z.infer<typeof Invitation>

/** Invitation in lists. */
export const InvitationRow = z.object({
  ID: ID,
  EMailAddress: z.string(),
  Name: z.string(),
  Role: z.enum(roles),
  EntityID: ID,
  EntityName: z.string(),
  Language: z.enum(languages),
  ByName: z.nullable(z.string()),
  CreatedAt: Instant,
  ExpiresAt: Instant,
  Status: z.enum(invitationStatuses),
})
export type InvitationRow = z.infer<typeof InvitationRow>

type Timed = Pick<Invitation, 'State' | 'Mail' | 'ExpiresAt'>

export function statusOf({ State, Mail, ExpiresAt }: Timed, now: Date): InvitationStatus {
  if (State !== 'open') return State
  return Date.parse(ExpiresAt) <= now.getTime() ? 'expired' : Mail
}

export const invitationRow = (invitation: Invitation, now: Date): InvitationRow =>
  InvitationRow.parse({ ...invitation, ByName: invitation.By?.Name ?? null, Status: statusOf(invitation, now) })

const isOpen = (status: InvitationStatus) => status === 'waiting' || status === 'sent' || status === 'failed'

/** Those that can still be accepted. */
export const openInvitations = <I extends Timed>(invitations: readonly I[], now: Date): I[] =>
  invitations.filter((one) => isOpen(statusOf(one, now)))

/** The invitation of the same person to the same role that can still be accepted. */
export const openInvitationOf = <I extends Timed & Pick<Invitation, 'EMailAddress' | 'Role'>>(
  invitations: readonly I[],
  { EMailAddress, Role: role }: { EMailAddress: string; Role: Role },
  now: Date,
): I | undefined =>
  invitations.find((one) => one.EMailAddress === EMailAddress && one.Role === role && isOpen(statusOf(one, now)))

type Decided = Transition<Invitation, PersonEvent> | Refusal

const expiryFrom = (now: Date) => new Date(now.getTime() + invitationDays * 86_400_000).toISOString()

export interface NewInvitation extends InvitationDraft {
  readonly ID: number
  readonly EntityID: number
  readonly EntityName: string
  readonly By: Invitation['By']
}

export const invited = (draft: NewInvitation, now: Date): Transition<Invitation, PersonEvent> => ({
  state: {
    ...draft,
    Version: 1,
    CreatedAt: now.toISOString(),
    ExpiresAt: expiryFrom(now),
    State: 'open',
    Mail: 'waiting',
    Mailings: 1,
    CodeHash: null,
    AcceptedAt: null,
  },
  events: [{ type: 'InvitationMade', detail: { Mailing: 1 } }],
})

const endedRefusal = ({ State }: Invitation): Refusal | undefined =>
  State === 'open' ? undefined : refuse(State === 'accepted' ? refusals.invitationAccepted : refusals.invitationRevoked)

/** A new e-mail with seven new days; the link of the one before is dead at once. */
export function invitedAgain(invitation: Invitation, now: Date): Decided {
  const refusal = endedRefusal(invitation)
  if (refusal) return refusal
  const Mailings = invitation.Mailings + 1
  const state = { ...invitation, Mailings, Mail: 'waiting', CodeHash: null, ExpiresAt: expiryFrom(now) } as const
  return { state, events: [{ type: 'InvitationMade', detail: { Mailing: Mailings } }] }
}

/** Revoking twice is harmless. */
export function revoked(invitation: Invitation): Decided {
  if (invitation.State === 'revoked') return unchanged(invitation)
  const refusal = endedRefusal(invitation)
  return (
    refusal ?? {
      state: { ...invitation, State: 'revoked', CodeHash: null },
      events: [{ type: 'InvitationRevoked', detail: {} }],
    }
  )
}

/** The e-mail with this code leaves now; undefined when it has left, or nobody waits for it any more. */
export function mailed(
  invitation: Invitation,
  mailing: number,
  CodeHash: string,
): Transition<Invitation, PersonEvent> | undefined {
  const isWanted = invitation.State === 'open' && invitation.Mail === 'waiting' && invitation.Mailings === mailing
  return isWanted ? { state: { ...invitation, CodeHash, Mail: 'sent' }, events: [] } : undefined
}

/** The e-mail did not leave: it waits again, or its address takes none. */
export function notMailed(
  invitation: Invitation,
  mailing: number,
  Mail: 'waiting' | 'failed',
): Transition<Invitation, PersonEvent> {
  const isCurrent = invitation.State === 'open' && invitation.Mailings === mailing
  const CodeHash = Mail === 'waiting' ? null : invitation.CodeHash
  return { state: isCurrent ? { ...invitation, Mail, CodeHash } : invitation, events: [] }
}

/** Reason that a link opens nothing. A wrong code and an invitation that never was sound the same. */
export function acceptRefusal(
  invitation: Invitation | undefined,
  isRightCode: boolean,
  now: Date,
): Refusal | undefined {
  if (!invitation || !isRightCode) return refuse(refusals.invitationUnknown)
  if (invitation.State === 'revoked') return refuse(refusals.invitationRevoked)
  return Date.parse(invitation.ExpiresAt) <= now.getTime() ? refuse(refusals.invitationExpired) : undefined
}

/** The code stays until it expires: a person whose first answer was lost may still choose their password by the link. */
export const accepted = (invitation: Invitation, now: Date): Transition<Invitation, PersonEvent> =>
  invitation.State === 'accepted'
    ? unchanged(invitation)
    : {
        state: { ...invitation, State: 'accepted', Mail: 'sent', AcceptedAt: now.toISOString() },
        events: [{ type: 'InvitationAccepted', detail: {} }],
      }
