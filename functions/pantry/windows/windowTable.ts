import * as z from 'zod/mini'
import { type Caller, isFoodBankRole, openToCustomers } from '../../../shared/core/access.ts'
import { addDays, localDay } from '../../../shared/core/time/zone.ts'
import type { namedOnWindow } from '../../../shared/pantry/programs/deliveryProgram.ts'
import type { Reserved } from '../../../shared/pantry/windows/reserved.ts'
import {
  type CountedStatus,
  freesCapacity,
  OrderWindow,
  statusCounters,
} from '../../../shared/pantry/windows/window.ts'
import { placeLimit, reservedLeft, reservedPlaces } from '../../../shared/pantry/windows/windowStatus.ts'
import type { Loader } from '../../core/http/http.ts'
import {
  absentField,
  and,
  atMost,
  atVersion,
  type Condition,
  equals,
  lessThanField,
  notLess,
  oneOf,
  or,
  present,
} from '../../core/table/conditions.ts'
import { windowKeys, windowLists } from '../../core/table/keys/windows.ts'
import type { List } from '../../core/table/lists.ts'
import { records } from '../../core/table/records.ts'
import { table } from '../../core/table/table.ts'
import type { Update, Write } from '../../core/table/write.ts'

/**
 * Pickup and delivery windows in the table, each in the lists of its location, its owner and its food bank. Orders count
 * themselves on their window: its counters are the condition under which a place is given, and a window removed.
 */

/** More orders than any window takes: the place limit of one without a maximum. */
const unlimited = 1_000_000

/**
 * Orders up to which anybody gets a place, as conditions compare them: `PlaceLimit` while places are reserved, `OpenLimit`
 * once they are not. The latter counts for windows with `ReservedUntil` alone, of which it is always set.
 */
function limitsOf(window: Limited) {
  const OpenLimit = placeLimit({ ...window, ReservedUntil: null }, new Date(0))
  if (OpenLimit === null) return { PlaceLimit: unlimited, OpenLimit: unlimited }
  return { PlaceLimit: OpenLimit - reservedLeft(window), OpenLimit }
}
type Limited = Pick<OrderWindow, 'MaximumOrders' | 'WaitingFamilies' | 'ReservedPlaces' | 'ReservedTaken'>
const StoredWindow = z.extend(OrderWindow, {
  /** Counts the changes of staff, not those of orders. */
  Version: z.int(),
})
export type StoredWindow = z.infer<typeof StoredWindow>

const listsOf = ({ Kind, PantryLocationID: location, EntityID, FoodBankID }: OrderWindow): List[] => [
  ...(location === null ? [] : [windowLists.location(location)]),
  windowLists.owner(EntityID),
  windowLists.foodBank(FoodBankID),
  ...(Kind === 'delivery' ? [windowLists.ownerDelivery(EntityID), windowLists.foodBankDelivery(FoodBankID)] : []),
]
/** Position in every list: day and start. */
export const windowPosition = ({ OrderDay, StartTime, ID: id }: OrderWindow) => `${OrderDay}#${StartTime}#${id}`

const windows = records('orderWindow', {
  schema: StoredWindow,
  key: (of: { readonly ID: number }) => windowKeys.window(of.ID),
  lists: listsOf,
  sort: windowPosition,
  row: OrderWindow,
  owner: openToCustomers,
})

/** Pickup or delivery, for those who pack its orders. */
export const orderWindowById = windows.byId

export const windowById = (id: number): Promise<StoredWindow | undefined> => windows.find({ ID: id })
export const windowsById = (ids: readonly number[]): Promise<StoredWindow[]> =>
  windows.findMany(
    ids.map((ID) => ({ ID })),
    true,
  )

/** For half the units, without the changes of the last moment: the order itself is decided on the present state. */
export async function windowToOrder(kind: OrderWindow['Kind'], id: number): Promise<StoredWindow | undefined> {
  const [found] = await windows.findMany([{ ID: id }])
  return found?.Kind === kind ? found : undefined
}

const ofKind = async (kind: OrderWindow['Kind'], id: number) => {
  const found = await windowById(id)
  return found?.Kind === kind ? found : undefined
}

export const pickupTimeById: Loader<'pickupTime', { id: number }, StoredWindow> = {
  kind: 'pickupTime',
  load: ({ input }) => ofKind('pickup', input.id),
  owner: openToCustomers,
}
/** By the paths that name its location as well. */
export const pickupTimeAt: Loader<'pickupTime', { id: number; pickupTimeId: number }, StoredWindow> = {
  kind: 'pickupTime',
  load: async ({ input }) => {
    const found = await ofKind('pickup', input.pickupTimeId)
    return found?.PantryLocationID === input.id ? found : undefined
  },
  owner: openToCustomers,
}
export const deliveryTimeById: Loader<'deliveryTime', { id: number }, StoredWindow> = {
  kind: 'deliveryTime',
  load: ({ input }) => ofKind('delivery', input.id),
  owner: openToCustomers,
}

/** Instants are compared as text: all are written alike. */
export const instantInUtc = (instant: string | undefined) => instant && new Date(instant).toISOString()

/** After every day that a window can have. */
export const maxDay = '9999-12-31'

/** Positions of a list from one day to another, both included. */
export const daysOf = (list: List, from: string, to: string) => ({ ...list, from, to: `${to}#~` })

/** From the day before, which is earlier than today in every zone: each window's own zone decides. */
export const comingWindows = (list: List, now: Date): Promise<OrderWindow[]> =>
  table.all(daysOf(list, addDays(localDay(now, 'UTC'), -1), maxDay), OrderWindow)

/** Lists of a caller: of a food bank with its agencies, of an agency its own. */
export const listsOfCaller = ({ Role, EntityID }: Pick<Caller, 'Role' | 'EntityID'>) =>
  isFoodBankRole(Role)
    ? { all: windowLists.foodBank(EntityID), delivery: windowLists.foodBankDelivery(EntityID) }
    : { all: windowLists.owner(EntityID), delivery: windowLists.ownerDelivery(EntityID) }

/** All of an owner's windows of a day, pickup and delivery. */
export const loadDayWindows = (entityId: number, day: string): Promise<OrderWindow[]> =>
  table.all(daysOf(windowLists.owner(entityId), day, day), OrderWindow)

/** A location's windows by day and start. */
export const loadLocationWindows = (locationId: number, from: string, to: string): Promise<OrderWindow[]> =>
  table.all(daysOf(windowLists.location(locationId), from, to), OrderWindow)

/** An owner's delivery windows by day and start. */
export const loadDeliveryWindows = (entityId: number, from: string, to: string): Promise<OrderWindow[]> =>
  table.all(daysOf(windowLists.ownerDelivery(entityId), from, to), OrderWindow)

export function newWindowWrite(window: OrderWindow): Write {
  return windows.add({ ...window, ...limitsOf(window), Version: 1 })
}

/** The name of its program, which was changed. */
export const programNameWrite = (of: Pick<StoredWindow, 'ID'>, names: ReturnType<typeof namedOnWindow>): Write =>
  windows.set(of, names)

const withoutOrders = equals({ AllOrders: 0 })

/** Only without orders: one that is placed at the same moment keeps the window. */
export const removeWindowWrite = (id: number): Write => windows.remove({ ID: id }, withoutOrders)

/** Another day, with what follows from it. Only without orders. */
export const moveWrite = ({ ID: id, OrderDay, OpenTime, CloseTime, Version, ...rest }: StoredWindow): Write => ({
  update: windowKeys.window(id),
  set: {
    OrderDay,
    OpenTime,
    CloseTime,
    Version: Version + 1,
    ClosedAt: null,
    ReservedUntil: rest.ReservedUntil ?? null,
    sort: windowPosition({ ID: id, OrderDay, OpenTime, CloseTime, ...rest }),
  },
  alsoInRow: ['OrderDay', 'OpenTime', 'CloseTime', 'ClosedAt', 'ReservedUntil'],
  when: and(withoutOrders, atVersion(Version)),
})

/**
 * Maximum and reserved places: only down to the orders that there are, and no more reserved than are free then; null takes
 * the maximum off. Places stay kept for as many families as wait.
 */
export function maximumWrite(before: Counted, after: Omit<Limited, 'WaitingFamilies'> & Reserved): Write {
  const { MaximumOrders, ReservedPlaces = null, ReservedHours = null, ReservedUntil = null } = after
  const isReserving = ReservedPlaces !== null || Boolean(before.ReservedUntil)
  const set = { MaximumOrders, ...(isReserving ? { ReservedPlaces, ReservedHours, ReservedUntil } : {}) }
  return {
    update: windowKeys.window(before.ID),
    set: { ...set, ...limitsOf({ ...before, MaximumOrders, ReservedPlaces }) },
    alsoInRow: Object.keys(set),
    when: and(
      atMost(
        'PlacedOrders',
        MaximumOrders === null ? unlimited : MaximumOrders - reservedLeft({ ...before, ReservedPlaces }),
      ),
      ...(['WaitingFamilies', 'ReservedPlaces', 'ReservedTaken'] as const).map((field) => asRead(field, before[field])),
    ),
  }
}

type Counted = Pick<OrderWindow, 'ID' | 'WaitingFamilies' | 'ReservedPlaces' | 'ReservedTaken' | 'ReservedUntil'>
/** A number that windows from before there was one lack. */
const asRead = (field: string, read: number | null | undefined): Condition =>
  read ? equals({ [field]: read }) : or(absentField(field), oneOf(field, [0, null]))

/** Keeps places for as many families as wait now; `change`: so many more than before. Rows of earlier windows lack the number. */
export const keptPlacesWrite = (id: number, waiting: number, change: number): Write => ({
  update: windowKeys.window(id),
  set: { WaitingFamilies: waiting },
  add: { PlaceLimit: -change, OpenLimit: -change },
  alsoInRow: ['WaitingFamilies'],
  when: present,
})

export const openTimesWrite = ({ ID: id, OpenTime, CloseTime, Version }: StoredWindow): Write => ({
  update: windowKeys.window(id),
  set: { OpenTime, CloseTime, Version: Version + 1 },
  alsoInRow: ['OpenTime', 'CloseTime'],
  when: atVersion(Version),
})

const onDay = (day: string) => equals({ OrderDay: day })

/** Closes a window of the day to new orders, or opens it again (null). `isEmpty`: only while no order holds a place. */
export const closedWrite = (id: number, day: string, ClosedAt: string | null, isEmpty: boolean): Write => ({
  update: windowKeys.window(id),
  set: { ClosedAt },
  alsoInRow: ['ClosedAt'],
  when: isEmpty ? and(onDay(day), equals({ PlacedOrders: 0 })) : onDay(day),
})

interface OrderCount {
  readonly items: number
  readonly pounds: number
  /** The window has to be open for orders at this moment; absent where imports place orders. */
  readonly openAt?: Date | undefined
  /** A family who waited takes the place that is kept for it. */
  readonly isPlaceKept?: boolean
  /** Of the orders, those that take a reserved place. */
  readonly reserved?: number
  /** Its food was fetched: it counts, whoever has been given its place since. */
  readonly heldCapacity?: boolean
}

/** A place for anybody: reserved ones are, once their hour has come. */
const oneFree = (at: Date | undefined): Condition => {
  const free = lessThanField('PlacedOrders', 'PlaceLimit')
  return at
    ? or(free, and(atMost('ReservedUntil', at.toISOString()), lessThanField('PlacedOrders', 'OpenLimit')))
    : free
}

interface Taken {
  readonly orders: number
  readonly reserved: number
  readonly isPlaceKept: boolean
  readonly at: Date
}
/**
 * A condition can't add: for several places, and where reserved ones are taken or left alone, it names the numbers that were
 * read. Reserved places are free whatever the limit for others is.
 */
function freeFor(window: OrderWindow, { orders, reserved, isPlaceKept, at }: Taken): Condition {
  const { MaximumOrders, ReservedPlaces, ReservedTaken } = window
  const kept = reservedPlaces(window, at)
  if (MaximumOrders === null) return equals({ MaximumOrders })
  if (isPlaceKept && kept === 0)
    return or(equals({ MaximumOrders: null }), lessThanField('PlacedOrders', 'MaximumOrders'))
  const read = [asRead('ReservedPlaces', ReservedPlaces), asRead('ReservedTaken', ReservedTaken)]
  const asThere = and(equals({ MaximumOrders }), ...read)
  if (isPlaceKept) return and(asThere, atMost('PlacedOrders', MaximumOrders - kept - orders))
  if (orders === 1 && reserved === 0) return oneFree(at)
  const others = orders - reserved
  const limit = placeLimit(window, at) ?? unlimited
  const most = Math.min(MaximumOrders - orders, ...(others > 0 ? [limit - others] : []))
  const limits = reserved === orders ? asThere : and(asThere, equals({ PlaceLimit: limitsOf(window).PlaceLimit }))
  return and(limits, atMost('PlacedOrders', most))
}
const notClosed = or(absentField('ClosedAt'), equals({ ClosedAt: null }))
const openAtTime = (at: Date): Condition =>
  and(atMost('OpenTime', at.toISOString()), notLess('CloseTime', at.toISOString()), notClosed)

/** A family who waited takes its place also when nobody else can order any more. */
const openToWaiting = (at: Date): Condition => and(atMost('OpenTime', at.toISOString()), notClosed)

/** The places that orders ask for: on the window as it is when the transaction is carried out. */
const capacityCondition = (free: Condition, openAt: Date | undefined): Condition =>
  openAt ? and(free, openAtTime(openAt)) : free

/** Counts new orders that are placed together on their window. */
export function countNewOrdersWrite(window: OrderWindow, orders: number, count: OrderCount & { at: Date }): Write {
  const { items, pounds, openAt, at, isPlaceKept = false, reserved = 0 } = count
  const inRow = {
    CreatedOrders: orders,
    AllOrders: orders,
    PlacedOrders: orders,
    TotalItemCount: items,
    TotalWeight: pounds,
  }
  // The list of those who wait is at its version in the same transaction: the number on the window is its.
  const set = {
    ...(isPlaceKept ? { WaitingFamilies: (window.WaitingFamilies ?? orders) - orders } : {}),
    ...(reserved > 0 ? { ReservedTaken: (window.ReservedTaken ?? 0) + reserved } : {}),
  }
  const free = freeFor(window, { orders, reserved, isPlaceKept, at })
  const limits = isPlaceKept ? [['PlaceLimit', orders] as const, ['OpenLimit', orders] as const] : []
  const given = reserved > 0 ? [['PlaceLimit', reserved] as const] : limits
  return {
    update: windowKeys.window(window.ID),
    set,
    add: { ...inRow, ...Object.fromEntries(given) },
    alsoInRow: [...Object.keys(set), ...Object.keys(inRow)],
    when: isPlaceKept ? and(free, openToWaiting(at)) : capacityCondition(free, openAt),
  }
}

const statusChanges = (from: CountedStatus | undefined, to: CountedStatus | undefined): [string, number][] => [
  ...(from ? [[statusCounters[from], -1] satisfies [string, number]] : []),
  ...(to ? [[statusCounters[to], 1] satisfies [string, number]] : []),
]

/**
 * Counts an order on its window, for the order's transaction: a new one (no `from`), one that moves to another window (no
 * `to`), or one of another status. A place is only given below the maximum. `items` and `pounds` are those of the order;
 * where it keeps its status, what an edit adds to it.
 */
export function countOrderWrites(
  { ID: id }: Pick<OrderWindow, 'ID'>,
  from: CountedStatus | undefined,
  to: CountedStatus | undefined,
  { items, pounds, openAt, heldCapacity = false }: OrderCount,
): Write[] {
  const change = (to && !freesCapacity(to) ? 1 : 0) - (from && !freesCapacity(from) ? 1 : 0)
  const share = from !== undefined && from === to ? 1 : change
  const counters: [string, number][] = [
    ...(from === to ? [] : statusChanges(from, to)),
    ['AllOrders', (to ? 1 : 0) - (from ? 1 : 0)],
    ['PlacedOrders', change],
    ['TotalItemCount', share * items],
    ['TotalWeight', share * pounds],
  ]
  const add = Object.fromEntries(counters.filter(([, change]) => change !== 0))
  if (Object.keys(add).length === 0) return []
  const update: Update = {
    update: windowKeys.window(id),
    add,
    alsoInRow: Object.keys(add),
    ...(from ? { atLeast: { [statusCounters[from]]: 1 } } : {}),
    ...(change > 0 && !heldCapacity ? { when: capacityCondition(oneFree(openAt), openAt) } : {}),
  }
  return [update]
}
