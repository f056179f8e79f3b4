import type { AvailablePickupTime } from './availableLocation.ts'

/** Times of a location by day, both in order. */
export function timesByDay<T extends Pick<AvailablePickupTime, 'PickupDay' | 'PickupStartTime'>>(
  times: readonly T[],
): { day: string; times: T[] }[] {
  const days = Map.groupBy(
    times.toSorted((a, b) => a.PickupStartTime.localeCompare(b.PickupStartTime)),
    ({ PickupDay }) => PickupDay,
  )
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay })).toSorted((a, b) => a.day.localeCompare(b.day))
}
