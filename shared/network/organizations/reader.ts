import { isReaderOf, type NotificationKind } from '../../core/mail/kinds.ts'
import { mailReturned, type User } from './entity.ts'

/** Reader of a message. */
export interface Reader extends Pick<User, 'Language' | 'TimeZone'> {
  readonly role: Pick<User['Roles'][number], 'Role' | 'EntityName'>
}

/**
 * Tells if a person gets e-mails of a kind: not one who is disabled, who does not want them, or whose address sends
 * them back.
 */
export const isReached = (
  user: Pick<User, 'IsDisabled' | 'Unsubscribed' | 'EMailAddress' | 'ReturnedMail'>,
  kind: NotificationKind,
) => !user.IsDisabled && !user.Unsubscribed.includes(kind) && user.EMailAddress !== '' && !mailReturned(user)

/** The role in which somebody of an entity reads e-mails of a kind; undefined for who gets none. */
export const readerRole = (user: User, entityId: number, kind: NotificationKind): User['Roles'][number] | undefined =>
  isReached(user, kind)
    ? user.Roles.find(({ EntityID, Role }) => EntityID === entityId && isReaderOf(kind, Role))
    : undefined
