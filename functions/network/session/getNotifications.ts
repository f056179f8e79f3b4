import * as session from '../../../shared/network/session/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { signedInUser } from '../organizations/entityTable.ts'
import { notificationsOf } from './notificationSettings.ts'

export const handler = endpoint(session.getNotifications, async ({ caller }) =>
  notificationsOf(await signedInUser(caller)),
)
