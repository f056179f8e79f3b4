import { notificationKinds } from '../../../shared/notification/kinds.ts'
import { marked } from '../participants.ts'
import { asked, by, type Calls } from './making.ts'

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
  updateSavedFilters: by('foodBank', {
    Version: 0,
    Filters: [{ ID: 1, Grid: 'donations', Name: 'To approve', Query: 'status=1', IsDefault: true }],
  }),
}
