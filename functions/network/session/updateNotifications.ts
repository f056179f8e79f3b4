import { notificationKinds } from '../../../shared/core/mail/kinds.ts'
import { isZone } from '../../../shared/core/time/zone.ts'
import * as session from '../../../shared/network/session/api.ts'
import { endpoint, HttpFault } from '../../core/http/http.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { present } from '../../core/table/write.ts'
import { signedInUser } from '../organizations/entityTable.ts'

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
