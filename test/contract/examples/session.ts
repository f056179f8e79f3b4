import { notificationKinds } from '../../../shared/core/mail/kinds.ts'
import type { Examples } from '../example.ts'
import { pantryWorkers } from './roles.ts'

export const session: Examples = {
  getSession: { roles: 'anyone', input: () => ({}) },
  setActiveRole: {
    roles: 'anyone',
    input: (_, caller) => ({ Role: caller.Role, EntityID: caller.EntityID }),
  },
  getNotifications: { roles: 'anyone', input: () => ({}) },
  clearReturnedMail: { roles: 'anyone', input: () => ({}) },
  updateNotifications: {
    roles: 'anyone',
    input: () => ({
      Kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, true])),
      Language: 'en',
      TimeZone: 'America/New_York',
    }),
  },
  getSavedFilters: { roles: 'anyone', input: () => ({}) },
  listSignIns: { roles: 'anyone', input: () => ({}) },
  endSignIns: { roles: 'anyone', input: () => ({ ID: null, IsCurrentToo: false }) },
  startTablet: { roles: pantryWorkers, input: () => ({}) },
  listTabletPeople: { roles: pantryWorkers, input: () => ({}) },
  unlockTablet: { roles: pantryWorkers, input: () => ({ UserID: 1, PIN: '5093' }) },
  setOwnPin: { roles: pantryWorkers, input: () => ({ PIN: '5093' }) },
  updateSavedFilters: { roles: 'anyone', input: () => ({ Version: 0, Filters: [] }) },
}
