import type { Examples } from '../example.ts'

export const setup: Examples = {
  listSetupItems: { roles: ['agency'], input: () => ({}) },
  performSetupAction: { roles: ['agency'], input: () => ({ actionName: 'confirmContact' }) },
}
