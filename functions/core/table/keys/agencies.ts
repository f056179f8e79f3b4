import { key } from '../shape.ts'

export const agencyKeys = {
  /** History of an agency for matching, beside its food bank's other agencies. */
  record: (foodBankId: number, agencyId: number) => key(`FOODBANK#${foodBankId}#RECORDS`, `AGENCY#${agencyId}`),
  totals: (agencyId: number) => key(`AGENCY#${agencyId}#TOTALS`, 'TOTALS'),
  day: (agencyId: number, day: string) => key(`AGENCY#${agencyId}#DAYS`, day),
  /** Confirmations of the setup checklist by people of the agency. */
  setup: (agencyId: number) => key(`AGENCY#${agencyId}#SETUP`, 'SETUP'),
  /** Counts that the menu shows an agency; written with what they count. */
  badges: (agencyId: number) => key(`AGENCY#${agencyId}#BADGES`, 'BADGES'),
} as const
