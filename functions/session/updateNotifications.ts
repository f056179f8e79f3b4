import * as session from '../../shared/api/session.ts'
import { notificationKinds } from '../../shared/notification/kinds.ts'
import { isZone } from '../../shared/time/zone.ts'
import { signedInUser } from '../entities/entityTable.ts'
import { endpoint, HttpFault } from '../http.ts'
import { entityKeys } from '../table/keys/entities.ts'
import { present } from '../table/write.ts'

export const handler = endpoint(session.updateNotifications, async ({ input, caller, table }) => {
  if (!isZone(input.TimeZone)) throw new HttpFault(400, 'TimeZone: not a time zone')
  const Unsubscribed = notificationKinds.filter((kind) => !input.Kinds[kind])
  const { Subject } = await signedInUser(caller)
  await table.commit([
    {
      update: entityKeys.user(Subject),
      set: { Unsubscribed, Language: input.Language, TimeZone: input.TimeZone },
      when: present,
    },
  ])
  return input
})
