import { defaultRange, formatQueryDay, type Range } from '../../../shared/dashboard/range.ts'

/** What the pickups are asked with: days as MM-DD-YYYY. */
export const pickupsQuery = ({ start, end }: Range) => ({
  startDate: formatQueryDay(start),
  endDate: formatQueryDay(end),
})

export const firstPickupsQuery = (today: string) => pickupsQuery(defaultRange(today))
