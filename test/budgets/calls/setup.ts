import { asked, by, type Calls } from './making.ts'

export const setupCalls: Calls = {
  getFoodBankSetup: by('foodBank'),
  getPantrySetup: by('foodBank'),
  listSetupItems: asked(),
  performSetupAction: asked(() => ({ actionName: 'confirmContact' })),
}
