import { asked, type Calls } from './making.ts'

export const setupCalls: Calls = {
  listSetupItems: asked(),
  performSetupAction: asked(() => ({ actionName: 'confirmContact' })),
}
