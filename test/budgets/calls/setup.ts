import { openPantry } from '../../engine/ordering.ts'
import { asked, by, type Calls, newOwner } from './making.ts'

export const setupCalls: Calls = {
  getFoodBankSetup: by('foodBank'),
  /** All is there but the first order: of a pantry that has begun one query is asked. */
  getPantrySetup: async ({ foodBank }) => ({ by: (await openPantry(newOwner(foodBank))).owner, input: {} }),
  listSetupItems: asked(),
  performSetupAction: asked(() => ({ actionName: 'confirmContact' })),
}
