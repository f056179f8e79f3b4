import { asked, by, type Calls } from './making.ts'

export const dashboardCalls: Calls = {
  getDashboard: asked(),
  getDashboardPickups: asked(),
  getFoodBankHome: by('foodBank'),
}
