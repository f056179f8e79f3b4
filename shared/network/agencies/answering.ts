import { type Agency, mailReturned, type User } from '../organizations/entity.ts'
import { isReached, readerRole } from '../organizations/reader.ts'
import { type Invitation, openInvitations, statusOf } from '../people/invitation.ts'
import type { UnattendedReason } from './unattendedReason.ts'

export type Attendance = UnattendedReason | 'ok'

interface Around {
  /** Everyone who acts for the agency, and perhaps for others. */
  readonly people: readonly User[]
  /** Invitations to the agency. */
  readonly invitations: readonly Pick<Invitation, 'Role' | 'State' | 'Mail' | 'ExpiresAt'>[]
}

/** Somebody of the agency gets the e-mails about offers; the food bank's staff answer for its own agency. */
export const isAttended = ({ ID, IsMasterAgency }: Pick<Agency, 'ID' | 'IsMasterAgency'>, people: readonly User[]) =>
  IsMasterAgency || people.some((user) => readerRole(user, ID, 'offerMade') !== undefined)

/** Tells whether somebody can answer for the agency, and what keeps them from it; a fresh invitation is the next to wait for. */
export function attendanceOf(
  agency: Pick<Agency, 'ID' | 'IsMasterAgency'>,
  { people, invitations }: Around,
  now: Date,
): Attendance {
  if (isAttended(agency, people)) return 'ok'
  const open = openInvitations(invitations, now).filter(({ Role }) => Role === 'agency')
  if (open.some((one) => statusOf(one, now) !== 'failed')) return 'invited'
  const own = people.filter(
    ({ Roles, IsDisabled }) =>
      IsDisabled !== true && Roles.some(({ Role, EntityID }) => Role === 'agency' && EntityID === agency.ID),
  )
  if (open.length > 0 || own.some(mailReturned)) return 'mailReturned'
  return own.some(({ Unsubscribed }) => Unsubscribed.includes('offerMade')) ? 'switchedOff' : 'nobody'
}

/** The address is that of somebody who sends e-mails about offers back, or wants none: no contact address to write to either. */
export const refusesOffers = (address: string, people: readonly User[]): boolean =>
  people.some(
    (user) =>
      user.EMailAddress.toLowerCase() === address.toLowerCase() &&
      !isReached({ ...user, IsDisabled: false }, 'offerMade'),
  )
