import type { Role } from '../../../shared/core/access.ts'
import type { Examples } from '../example.ts'

const watchers: readonly Role[] = ['fano', 'foodcoordstateasso', 'foodcoordcoops']
const days = { start: '2026-11-01', end: '2026-11-20' }

export const totalsExamples: Examples = {
  getFoodBankTotals: { roles: watchers, input: () => days },
  getFoodBankTrend: { roles: watchers, input: ({ owner }) => ({ id: owner?.foodBank ?? 999_999, ...days }) },
  exportFoodBankTotals: { roles: watchers, input: () => days },
}
