import * as session from '../../../shared/network/session/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { and, equals } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { directoryWrites } from '../organizations/directoryTable.ts'
import { signedInUser, userBySubject } from '../organizations/entityTable.ts'
import { notificationsOf } from '../session/notificationSettings.ts'
import { personUnchanged } from './personTable.ts'

/** A repeat changes nothing. When the address is still wrong, the next e-mail to it sets a new mark. */
export const handler = endpoint(session.clearReturnedMail, async ({ caller, now, table }) => {
  const reload = () => userBySubject(caller.Subject)
  return retryConflicts({ loaded: await signedInUser(caller), now, reload }, async ({ ReturnedMail, ...user }) => {
    if (ReturnedMail) {
      const isSame = equals({ 'ReturnedMail.At': ReturnedMail.At })
      await table.commit([
        { update: entityKeys.user(user.Subject), unset: ['ReturnedMail'], when: and(isSame, personUnchanged(user)) },
        ...(await directoryWrites(user)),
      ])
    }
    return notificationsOf(user)
  })
})
