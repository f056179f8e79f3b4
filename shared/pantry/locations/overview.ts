import * as z from 'zod/mini'
import { Day, ID } from '../../core/schema/fields.ts'
import { cancelledPercent, cancelledTypeOrders, inProgressOrders, type OrderWindow } from '../windows/window.ts'
import { isWindowOpen } from '../windows/windowStatus.ts'
import { PickupLocationRow } from './location.ts'

/** The locations overview: what the windows of each location count, by pickup day (section 2). */

export const PickupDay = z.object({
  PickupDay: Day,
  /** Orders may be placed for one of its windows now. */
  IsOpen: z.boolean(),
  /** Null when a window takes any number. */
  TotalMaximumOrders: z.nullable(z.int()),
  TotalOrders: z.int(),
  TotalInProgressTypeOrders: z.int(),
  TotalCancelledTypeOrders: z.int(),
  TotalSuccessfullyCompletedTypeOrders: z.int(),
  PantryLocationPickupTimeIDs: z.array(ID),
  /** Of them those with orders. */
  OrderedPickupTimeIDs: z.array(ID),
})
export type PickupDay = z.infer<typeof PickupDay>

export const LocationOverview = z.extend(PickupLocationRow, {
  FoodBank: z.object({ ID: ID, Name: z.string() }),
  HasOpenWindow: z.boolean(),
  /** Latest first. */
  PickupDays: z.array(PickupDay),
})
export type LocationOverview = z.infer<typeof LocationOverview>

const sumOf = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((sum, one) => sum + of(one), 0)

/** Null when one of them is null. */
const slotsOf = <T>(list: readonly T[], of: (one: T) => number | null) =>
  list.some((one) => of(one) === null) ? null : sumOf(list, (one) => of(one) ?? 0)

const pickupDayOf = (day: string, windows: readonly OrderWindow[], now: Date): PickupDay => ({
  PickupDay: day,
  IsOpen: windows.some((window) => isWindowOpen(window, now)),
  TotalMaximumOrders: slotsOf(windows, ({ MaximumOrders }) => MaximumOrders),
  TotalOrders: sumOf(windows, ({ AllOrders }) => AllOrders),
  TotalInProgressTypeOrders: sumOf(windows, inProgressOrders),
  TotalCancelledTypeOrders: sumOf(windows, cancelledTypeOrders),
  TotalSuccessfullyCompletedTypeOrders: sumOf(windows, ({ DeliveredToNeighborOrders }) => DeliveredToNeighborOrders),
  PantryLocationPickupTimeIDs: windows.map(({ ID: id }) => id),
  OrderedPickupTimeIDs: windows.flatMap(({ ID: id, AllOrders }) => (AllOrders > 0 ? [id] : [])),
})

/** Latest day first. */
export const pickupDaysOf = (windows: readonly OrderWindow[], now: Date): PickupDay[] =>
  [...Map.groupBy(windows, ({ OrderDay }) => OrderDay)]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, ofDay]) => pickupDayOf(day, ofDay, now))

/** Numbers that rows and groups of the overview show. */
export const OverviewTotals = z.object({
  slots: z.nullable(z.int()),
  orders: z.int(),
  inProgress: z.int(),
  successful: z.int(),
  /** Rounded to 2 decimals. */
  cancelledPercent: z.number(),
})
export type OverviewTotals = z.infer<typeof OverviewTotals>

/** All locations of a food bank, whatever the page shows of them. */
export const OverviewGroup = z.object({ FoodBankID: ID, Locations: z.int(), Totals: OverviewTotals })
export type OverviewGroup = z.infer<typeof OverviewGroup>

export const totalsOfDay = (day: PickupDay): OverviewTotals => ({
  slots: day.TotalMaximumOrders,
  orders: day.TotalOrders,
  inProgress: day.TotalInProgressTypeOrders,
  successful: day.TotalSuccessfullyCompletedTypeOrders,
  cancelledPercent: cancelledPercent(day.TotalCancelledTypeOrders, day.TotalOrders),
})

export const totalsOfDays = (days: readonly PickupDay[]) => totalsOfGroup(days.map(totalsOfDay))

/** Locations by food bank, each with its days. */
export const overviewGroupsOf = (
  locations: readonly Pick<LocationOverview, 'FoodBankID' | 'PickupDays'>[],
): OverviewGroup[] =>
  [...Map.groupBy(locations, ({ FoodBankID }) => FoodBankID)].map(([FoodBankID, ofFoodBank]) => ({
    FoodBankID,
    Locations: ofFoodBank.length,
    Totals: totalsOfGroup(ofFoodBank.map(({ PickupDays }) => totalsOfDays(PickupDays))),
  }))

/** Counts are summed; the percent is the plain mean of the group's own rows (decision 32). */
export const totalsOfGroup = (rows: readonly OverviewTotals[]): OverviewTotals => ({
  slots: slotsOf(rows, ({ slots }) => slots),
  orders: sumOf(rows, ({ orders }) => orders),
  inProgress: sumOf(rows, ({ inProgress }) => inProgress),
  successful: sumOf(rows, ({ successful }) => successful),
  cancelledPercent:
    rows.length === 0 ? 0 : Math.round((100 * sumOf(rows, (row) => row.cancelledPercent)) / rows.length) / 100,
})
