import { addDays } from '../../../../shared/core/time/zone.ts'
import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'

/** Context that the rows of a location's pickup times have from their list. */
export interface PickupContext {
  readonly location: { readonly ID: number; readonly TimeZone: string }
  /** The location is the caller's to change. */
  readonly isOwn: boolean
  readonly today: string
  readonly now: number
  onChanged(changed: readonly PickupTime[]): void
  onGone(id: number): void
}

/** A day of the list: the windows as they are shown, and what all of them have in common. */
export interface PickupDayGroup {
  readonly day: string
  readonly times: readonly PickupTime[]
  readonly start: string
  readonly end: string
  readonly orders: number
  /** The same of all windows; undefined where they differ. */
  readonly maximum: number | null | undefined
  readonly reserving: {
    readonly ReservedPlaces?: number | null | undefined
    readonly ReservedHours?: number | null | undefined
  }
  readonly opens: string | undefined
  readonly closes: string | undefined
}

const common = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined)

/** In the order in which the rows come. */
export function pickupDays(rows: readonly PickupTime[]): PickupDayGroup[] {
  return [...Map.groupBy(rows, ({ PickupDay }) => PickupDay)].map(([day, windows]) => {
    const times = windows.toSorted(
      (one, other) => one.PickupStartTime.localeCompare(other.PickupStartTime) || one.ID - other.ID,
    )
    return {
      day,
      times,
      start: times.map(({ PickupStartTime }) => PickupStartTime).toSorted()[0] ?? '',
      end:
        times
          .map(({ PickupEndTime }) => PickupEndTime)
          .toSorted()
          .at(-1) ?? '',
      orders: times.reduce((sum, { AllOrders }) => sum + AllOrders, 0),
      maximum: common(times.map(({ MaximumOrders }) => MaximumOrders)),
      reserving: {
        ReservedPlaces: common(times.map(({ ReservedPlaces }) => ReservedPlaces ?? null)),
        ReservedHours: common(times.map(({ ReservedHours }) => ReservedHours ?? null)),
      },
      opens: common(times.map(({ OpenTime }) => OpenTime)),
      closes: common(times.map(({ CloseTime }) => CloseTime)),
    }
  })
}

/** Days that one may move a day's windows to, at most. */
export const lastDayToMoveTo = (today: string) => addDays(today, 366)
