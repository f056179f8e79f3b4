import { defaultRange } from '../../../shared/dashboard/range.ts'
import { type AskedDays, askedDays } from '../ui/askedDays.ts'

/** What the list of receipts asks; it opens without a search. */
export const receiptsQuestion = (days: AskedDays, zone: string, search = '') => ({
  source: 'grid' as const,
  searchFilter: search || undefined,
  ...days,
  zone,
})

export const firstReceiptsQuestion = (zone: string, today: string) =>
  receiptsQuestion(askedDays(defaultRange(today)), zone)
