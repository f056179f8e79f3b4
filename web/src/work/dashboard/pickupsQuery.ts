import { type DayRange, defaultRange, formatQueryDay } from '../../../../shared/core/time/range.ts'

/** Query of the pickups: days as MM-DD-YYYY. */
export const pickupsQuery = ({ start, end }: DayRange) => ({
  startDate: formatQueryDay(start),
  endDate: formatQueryDay(end),
})

export const firstPickupsQuery = (today: string) => pickupsQuery(defaultRange(today))
