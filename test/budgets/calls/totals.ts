import { by, type Calls } from './making.ts'

export const totalsCalls: Calls = {
  getFoodBankTotals: by('association'),
  getFoodBankTrend: async ({ association, foodBank }) => ({ by: association, input: { id: foodBank.EntityID } }),
  exportFoodBankTotals: by('association'),
}
