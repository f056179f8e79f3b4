import { notificationKinds } from '../../../shared/core/mail/kinds.ts'
import * as session from '../../../shared/network/session/api.ts'
import { call } from '../../engine/call.ts'
import { marked, type Participants, succeed } from '../participants.ts'
import { asked, by, type Calls } from './making.ts'

/** After all sign-ins that another call has ended. */
const signIn = { ID: 'tablet', At: Date.UTC(2100, 0) }
const PIN = '5093'

const withPin = async ({ foodBank }: Participants) => {
  await succeed(session.setOwnPin, foodBank, { PIN })
  return { by: foodBank, input: {}, signIn }
}
const onTablet = async (participants: Participants) => {
  const shared = await withPin(participants)
  await call(session.startTablet, shared.by, {}, { signIn })
  return { ...shared, input: { UserID: shared.by.UserID, PIN } }
}

export const sessionCalls: Calls = {
  getSession: asked(),
  setActiveRole: by('foodBank'),
  getNotifications: by('foodBank'),
  clearReturnedMail: async ({ foodBank }) => ({ by: await marked(foodBank), input: {} }),
  updateNotifications: by('foodBank', {
    Kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, true])),
    Language: 'en',
    TimeZone: 'America/New_York',
  }),
  getSavedFilters: by('foodBank'),
  listSignIns: by('foodBank'),
  endSignIns: by('foodBank', { ID: null, IsCurrentToo: false }),
  startTablet: withPin,
  listTabletPeople: by('foodBank'),
  unlockTablet: onTablet,
  setOwnPin: by('foodBank', { PIN }),
  updateSavedFilters: by('foodBank', {
    Version: 0,
    Filters: [{ ID: 1, Grid: 'donations', Name: 'To approve', Query: 'status=1', IsDefault: true }],
  }),
}
