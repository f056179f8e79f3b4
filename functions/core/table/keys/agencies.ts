import { key } from '../shape.ts'

export const agencyKeys = {
  /** What matching knows of an agency's past, beside its food bank's other agencies. */
  record: (foodBankId: number, agencyId: number) => key(`FOODBANK#${foodBankId}#RECORDS`, `AGENCY#${agencyId}`),
  totals: (agencyId: number) => key(`AGENCY#${agencyId}#TOTALS`, 'TOTALS'),
  day: (agencyId: number, day: string) => key(`AGENCY#${agencyId}#DAYS`, day),
  /** What people of the agency confirmed in the setup checklist. */
  setup: (agencyId: number) => key(`AGENCY#${agencyId}#SETUP`, 'SETUP'),
  /** Counts that the menu shows an agency; written with what they count. */
  badges: (agencyId: number) => key(`AGENCY#${agencyId}#BADGES`, 'BADGES'),
} as const
