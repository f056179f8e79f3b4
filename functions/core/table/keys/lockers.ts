import { key } from '../shape.ts'

/** Of the simulated locker provider: a location's lockers of one day, and who has which. */
export const lockerKeys = {
  day: (locationId: number, day: string) => key(`LOCKERS#${locationId}#${day}`, 'DAY'),
  order: (locationId: number, day: string, orderId: number) => key(`LOCKERS#${locationId}#${day}`, `ORDER#${orderId}`),
} as const
