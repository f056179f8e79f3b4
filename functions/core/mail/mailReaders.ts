import { settingsUrl } from '../../../shared/core/mail/email.ts'
import type { NotificationKind } from '../../../shared/core/mail/kinds.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import { type Reader, readerRole } from '../../../shared/network/organizations/reader.ts'
import { mailContent, type mailer } from './mailer.ts'
import { inTurn, sendOnce } from './sendOnce.ts'
import { webUrl } from './webUrl.ts'

interface Told {
  readonly eventId: string
  readonly kind: NotificationKind
  readonly entityId: number
}

/** Writes to those of an entity's people who get e-mails of a kind, to each once for an event. */
export const mailReaders = (
  people: readonly User[],
  { eventId, kind, entityId }: Told,
  send: ReturnType<typeof mailer>,
  write: (reader: Reader) => Parameters<typeof mailContent>[0],
) =>
  inTurn(people, async (user) => {
    const role = readerRole(user, entityId, kind)
    if (!role) return
    const mail = {
      person: user.Subject,
      to: user.EMailAddress,
      ...mailContent(write({ ...user, role })),
      unsubscribeUrl: settingsUrl(webUrl(), role.Role, kind),
    }
    await sendOnce({ eventId, subject: user.Subject, kind }, mail, send, new Date())
  })
