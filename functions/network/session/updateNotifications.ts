import { notificationKinds } from '../../../shared/core/mail/kinds.ts'
import { isZone } from '../../../shared/core/time/zone.ts'
import * as session from '../../../shared/network/session/api.ts'
import { endpoint, HttpFault } from '../../core/http/http.ts'
import { present } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { signedInUser } from '../organizations/entityTable.ts'
import { notificationsOf } from './notificationSettings.ts'

export const handler = endpoint(session.updateNotifications, async ({ input, caller, table }) => {
  if (!isZone(input.TimeZone)) throw new HttpFault(400, 'TimeZone: not a time zone')
  const user = await signedInUser(caller)
  const Unsubscribed = notificationKinds.filter((kind) => !(input.Kinds[kind] ?? !user.Unsubscribed.includes(kind)))
  const set = { Unsubscribed, Language: input.Language, TimeZone: input.TimeZone }
  await table.commit([{ update: entityKeys.user(user.Subject), set, when: present }])
  return notificationsOf({ ...user, ...set })
})
