import * as session from '../../shared/api/session.ts'
import { signedInUser } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { notificationsOf } from './notificationSettings.ts'

export const handler = endpoint(session.getNotifications, async ({ caller }) =>
  notificationsOf(await signedInUser(caller)),
)
