import { addMonths, localDay } from '../../../shared/core/time/zone.ts'
import type { PickupLocationRow } from '../../../shared/pantry/locations/location.ts'
import { type LocationOverview, pickupDaysOf } from '../../../shared/pantry/locations/overview.ts'
import { isWindowOpen } from '../../../shared/pantry/windows/windowStatus.ts'
import { chunksOf } from '../../core/chunks.ts'
import { loadLocationWindows } from './windowTable.ts'

interface Range {
  readonly start: string
  readonly end: string
}

/** A location with its pickup days in the range. Windows of the coming month say whether it is open, whatever the range. */
export async function loadOverview(
  location: PickupLocationRow,
  foodBanks: readonly { ID: number; Name: string }[],
  { start, end }: Range,
  now: Date,
): Promise<LocationOverview> {
  const today = localDay(now, location.TimeZone)
  const ahead = addMonths(today, 1)
  const windows = await loadLocationWindows(location.ID, start < today ? start : today, end > ahead ? end : ahead)
  const inRange = windows.filter(({ OrderDay }) => OrderDay >= start && OrderDay <= end)
  return {
    ...location,
    FoodBank: {
      ID: location.FoodBankID,
      Name: foodBanks.find(({ ID }) => ID === location.FoodBankID)?.Name ?? '',
    },
    HasOpenWindow: windows.some((window) => isWindowOpen(window, now)),
    PickupDays: pickupDaysOf(inRange, now),
  }
}

/** Locations that are read at once. */
const atOnce = 20

/** The days of locations in the range, for sums. */
export async function daysOfEach(locations: readonly PickupLocationRow[], { start, end }: Range, now: Date) {
  const found: Pick<LocationOverview, 'FoodBankID' | 'PickupDays'>[] = []
  for (const some of chunksOf(locations, atOnce)) {
    const withDays = async ({ ID, FoodBankID }: PickupLocationRow) => ({
      FoodBankID,
      PickupDays: pickupDaysOf(await loadLocationWindows(ID, start, end), now),
    })
    found.push(...(await Promise.all(some.map(withDays))))
  }
  return found
}
