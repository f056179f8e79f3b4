import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

export const reportExamples: Examples = {
  buildReport: {
    roles: agencyAndFoodBanks,
    input: () => ({ reportName: 'SummaryAgency', startDate: '11/01/2026', endDate: '11/20/2026', typeCode: 'HTML' }),
  },
  pickupReport: {
    roles: agencyAndFoodBanks,
    input: () => ({ format: 'HTML', startDate: '', endDate: '', donorFilter: 'ALL', dateFilterType: 'PICKUP' }),
  },
}
