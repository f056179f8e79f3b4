import type { Returned } from '../../../events/mail.ts'
import { mailReturned } from '../../../shared/network/organizations/entity.ts'
import { notMailed } from '../../../shared/network/people/invitation.ts'
import { and, equals } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'
import { directoryWrites } from '../organizations/directoryTable.ts'
import { userBySubject } from '../organizations/entityTable.ts'
import { invitations } from './invitationTable.ts'
import { personUnchanged } from './personTable.ts'

/** E-mails to people and to those who are invited that came back. */

/** The invitation is shown as not delivered, so that the address can be corrected. */
export async function markInvitation(id: number, now: Date): Promise<void> {
  const loaded = await invitations.load(id)
  if (loaded) await invitations.change(loaded, (one) => notMailed(one, one.Mailings, 'failed'), { by: null, now })
}

/** No further e-mail is sent to the person's address, and senders of messages see it; one about a former address marks nothing. */
export async function markPerson({ Subject, ...ReturnedMail }: Returned): Promise<void> {
  const user = await userBySubject(Subject)
  if (!user) return
  const marked = { ...user, ReturnedMail }
  if (!mailReturned(marked)) return
  const hasAddress = equals({ EMailAddress: user.EMailAddress })
  await table.commit([
    { update: entityKeys.user(Subject), set: { ReturnedMail }, when: and(hasAddress, personUnchanged(user)) },
    ...(await directoryWrites(marked)),
  ])
}
