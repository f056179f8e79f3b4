import { addDays } from '../../core/time/zone.ts'

/** The federal fiscal year, named by the calendar year in which it ends: 1 October to 30 September. */

const october = '10-01'

export const fiscalYearOf = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5) >= october ? 1 : 0)

/** Both ends count. */
export const fiscalYearDays = (year: number) => {
  const start = `${year - 1}-${october}`
  return { start, end: addDays(`${year}-${october}`, -1) }
}
