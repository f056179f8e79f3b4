import type { OrderWindow, WindowKind } from './window.ts'
import { reservedPlaces, type WindowStatus, windowStatus } from './windowStatus.ts'

/** The windows of one location, or of one delivery program, on a day. */
export interface CalendarEntry {
  readonly Day: string
  readonly Kind: WindowKind
  readonly PantryLocationID: number | null
  readonly EntityDeliveryProgramID: number | null
  readonly EntityID: number
  /** Empty of delivery windows without a program. */
  readonly Label: string
  readonly Count: number
  readonly StartTime: string
  readonly EndTime: string
  readonly Orders: number
  /** Sum; null when one of the windows is unlimited. */
  readonly MaximumOrders: number | null
  /** Places that are reserved now. */
  readonly Reserved?: number
  readonly Statuses: Record<WindowStatus, number>
  /** Windows whose day staff closed, also counted as Closed. */
  readonly DayClosed: number
}

const placeOf = ({ OrderDay, PantryLocationID, EntityDeliveryProgramID, EntityID }: OrderWindow) =>
  [OrderDay, PantryLocationID, EntityDeliveryProgramID, EntityID].join()

/** Windows by day and place, in the order of the days and of the hours at which they begin. */
export function calendarDays(
  windows: readonly OrderWindow[],
  labels: ReadonlyMap<number, string>,
  now: Date,
): CalendarEntry[] {
  const groups = [...Map.groupBy(windows, placeOf).values()]
  return groups
    .flatMap((group) => entryOf(group, labels, now))
    .toSorted((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1))
}
const positionOf = ({ Day, StartTime, Label }: CalendarEntry) => [Day, StartTime, Label].join()

function entryOf(group: readonly OrderWindow[], labels: ReadonlyMap<number, string>, now: Date): CalendarEntry[] {
  const [first] = group
  if (!first) return []
  const sum = (of: (window: OrderWindow) => number) => group.reduce((total, window) => total + of(window), 0)
  const reserved = sum((window) => reservedPlaces(window, now))
  const statuses: Record<WindowStatus, number> = { Upcoming: 0, Open: 0, Full: 0, Closed: 0 }
  for (const window of group) statuses[windowStatus(window, now)] += 1
  const { OrderDay: Day, Kind, PantryLocationID, EntityDeliveryProgramID, EntityID } = first
  return [
    {
      Day,
      Kind,
      PantryLocationID,
      EntityDeliveryProgramID,
      EntityID,
      Label: (PantryLocationID === null ? first.DeliveryProgramName : labels.get(PantryLocationID)) ?? '',
      Count: group.length,
      StartTime: group.map(({ StartTime }) => StartTime).toSorted()[0] ?? first.StartTime,
      EndTime:
        group
          .map(({ EndTime }) => EndTime)
          .toSorted()
          .at(-1) ?? first.EndTime,
      Orders: sum(({ PlacedOrders }) => PlacedOrders),
      MaximumOrders: group.some(({ MaximumOrders }) => MaximumOrders === null)
        ? null
        : sum(({ MaximumOrders }) => MaximumOrders ?? 0),
      ...(reserved > 0 ? { Reserved: reserved } : {}),
      Statuses: statuses,
      DayClosed: group.filter(({ ClosedAt }) => ClosedAt).length,
    },
  ]
}
