import { notificationKinds } from '../../../../shared/core/mail/kinds.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { call } from '../../../engine/call.ts'
import { people } from '../../../engine/smallTenant.ts'
import { first, onTablet } from './prepare.ts'
import { asks, type Scenario } from './scenario.ts'

export const sessionFaults: Scenario[] = [
  asks(session.setActiveRole, 'empty', () => call(session.setActiveRole, first, { Role: 'agency' })),
  asks(session.updateNotifications, 'empty', () =>
    call(session.updateNotifications, first, {
      Kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, false])) as never,
      Language: 'es',
      TimeZone: 'America/Chicago',
    }),
  ),
  asks(session.updateSavedFilters, 'empty', () =>
    call(session.updateSavedFilters, first, {
      Version: 0,
      Filters: [{ ID: 1, Grid: 'donations', Name: 'To approve', Query: 'status=1', IsDefault: true }],
    }),
  ),
  asks(session.endSignIns, 'empty', () => call(session.endSignIns, first, { ID: null, IsCurrentToo: false })),
  asks(session.setOwnPin, 'empty', () => call(session.setOwnPin, first, { PIN: '83210' })),
  asks(session.startTablet, 'empty', () => call(session.startTablet, first, {}, { signIn: { ID: 'another', At: 1 } })),
  asks(session.unlockTablet, 'empty', () =>
    call(session.unlockTablet, first, { UserID: first.UserID, PIN: '5093' }, onTablet),
  ),
  asks(session.clearReturnedMail, 'empty', () => call(session.clearReturnedMail, people.coop, {})),
]
