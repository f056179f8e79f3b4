import { settingsAt } from '../participants.ts'
import { by, byAdministrator, type Calls } from './making.ts'

export const foodbanksCalls: Calls = {
  getCurrentLocation: by('foodBank'),
  getMasterAgency: by('foodBank'),
  getSettings: by('foodBank'),
  updateSettings: async (participants) => ({ by: participants.foodBank, input: await settingsAt(participants) }),
  listAssociatedAgencies: by('foodBank'),
  getSecondFactorRoles: byAdministrator({}),
  updateSecondFactorRoles: byAdministrator({ Roles: [] }),
}
