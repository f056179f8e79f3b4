import * as session from '../../shared/api/session.ts'
import { directoryWrites } from '../entities/directoryTable.ts'
import { signedInUser, userBySubject } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { personUnchanged } from '../people/personTable.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { entityKeys } from '../table/keys/entities.ts'
import { both } from '../table/write.ts'
import { notificationsOf } from './notificationSettings.ts'

/** A repeat changes nothing. When the address is still wrong, the next e-mail to it sets a new mark. */
export const handler = endpoint(session.clearReturnedMail, async ({ caller, now, table }) => {
  const reload = () => userBySubject(caller.Subject)
  return retryConflicts({ loaded: await signedInUser(caller), now, reload }, async ({ ReturnedMail, ...user }) => {
    if (ReturnedMail) {
      const isSame = {
        expression: 'ReturnedMail.#at = :at',
        names: { '#at': 'At' },
        values: { ':at': ReturnedMail.At },
      }
      await table.commit([
        { update: entityKeys.user(user.Subject), unset: ['ReturnedMail'], when: both(isSame, personUnchanged(user)) },
        ...(await directoryWrites(user)),
      ])
    }
    return notificationsOf(user)
  })
})
