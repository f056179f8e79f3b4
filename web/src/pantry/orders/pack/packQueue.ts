import * as z from 'zod/mini'
import { getSession, type Session } from '../../../../../shared/network/session/api.ts'
import type { ArrivedOrder } from '../../../../../shared/pantry/orders/api.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { type Arrival as ArrivalOfOrder, byArrival } from '../../../../../shared/pantry/orders/arrival.ts'
import { HandOverDraft } from '../../../../../shared/pantry/orders/handOver.ts'
import {
  isToPack,
  type LineTick,
  type OrderToPack,
  type PackingList,
  type PackingPart,
  type PackingWindow,
  packingPageSize,
  packingRows,
  withTicks,
} from '../../../../../shared/pantry/orders/packing.ts'
import { isFinal, isPacked, type OrderStatusCode } from '../../../../../shared/pantry/orders/status.ts'
import { LineLot } from '../../../../../shared/pantry/stock/lot.ts'
import { ApiError, call, isLost, Refused } from '../../../core/data/client.ts'

/**
 * Acts of packers and of the table while no answer came: made with its moment, kept on the device, and sent in order until the
 * server has answered each.
 */

const Id = z.int()
export const PackAct = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tick'),
    PantryInventoryItemID: Id,
    PackedQuantity: z.nullable(z.int()),
    /** Quantity in the bag when it was ticked. */
    Seen: z.nullable(z.int()),
    Lots: z.optional(z.array(LineLot)),
    AreLotsSaid: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('status'), statusCode: z.enum(['PACKED', 'PROCESSING']) }),
  z.object({ kind: z.literal('arrive'), Spot: z.optional(z.string()) }),
  z.object({ kind: z.literal('handOver'), draft: HandOverDraft }),
])
export type PackAct = z.infer<typeof PackAct>

const Queued = z.object({
  /** Idempotency key. */
  key: z.string(),
  at: z.string(),
  orderId: Id,
  code: z.string(),
  act: PackAct,
})
export type QueuedAct = z.infer<typeof Queued>
export type DoneAct = Pick<QueuedAct, 'orderId' | 'act'>
/** An act that the server refused, and why, in its words. */
const RefusedAct = z.object({
  key: z.string(),
  at: z.string(),
  orderId: Id,
  code: z.string(),
  kind: z.string(),
  reason: z.string(),
})
export type RefusedAct = z.infer<typeof RefusedAct>
export const PackQueue = z.object({
  waiting: z.array(Queued),
  refused: z.array(RefusedAct),
  /** Keys of the last acts that were taken back here: what is not waiting any more was done otherwise. */
  dropped: z.optional(z.array(z.string())),
})
export type PackQueue = z.infer<typeof PackQueue>
export const emptyQueue: PackQueue = { waiting: [], refused: [] }

export const queued = (queue: PackQueue, act: QueuedAct): PackQueue => ({ ...queue, waiting: [...queue.waiting, act] })

/** Acts that are remembered as taken back, until every list on this device has seen it. */
const maxDropped = 20
export const withoutActs = (queue: PackQueue, isDropped: (act: QueuedAct) => boolean): PackQueue => ({
  ...queue,
  waiting: queue.waiting.filter((act) => !isDropped(act)),
  dropped: [...(queue.dropped ?? []), ...queue.waiting.filter(isDropped).map(({ key }) => key)].slice(-maxDropped),
})

/** The act was answered: done, or refused with a reason. */
export function afterAnswer(
  { waiting, refused, ...others }: PackQueue,
  { key, at, orderId, code, act }: QueuedAct,
  reason?: string,
): PackQueue {
  const left = waiting.filter((one) => one.key !== key)
  const told = reason === undefined ? [] : [{ key, at, orderId, code, kind: act.kind, reason }]
  return { ...others, waiting: left, refused: [...refused, ...told] }
}

/** Nobody is signed in, or too much was asked at once: the act is not decided yet. */
const waitingStatuses = [401, 429]

/** Owner of the queue, and their pantry. */
export type Packer = Pick<Session, 'UserID' | 'EntityID'>

/** A locked tablet and a missing second factor are answered as what a role may not do is, and so is anybody else. */
async function isSignedIn({ UserID, EntityID }: Packer): Promise<boolean> {
  const now = await call(getSession, {})
  const isThey = now.UserID === UserID && now.EntityID === EntityID
  return isThey && now.SecondFactor !== 'missing' && now.Tablet?.IsLocked !== true
}

/** Sends an act; answers the reason of a refusal. Throws when no answer came: it and the later ones wait on. */
export async function sendAct({ key, at, orderId: id, act }: QueuedAct, packer: Packer): Promise<string | undefined> {
  try {
    if (act.kind === 'tick') {
      const { kind: _, ...tick } = act
      await call(orders.packOrderLine, { id, ...tick, At: at })
    } else if (act.kind === 'status') await call(orders.setOrderStatus, { id, statusCode: act.statusCode, At: at })
    else if (act.kind === 'arrive') {
      await call(orders.setArrival, { id, At: at, ...(act.Spot === undefined ? {} : { Spot: act.Spot }) })
    } else await call(orders.handOverOrder, { id, ...act.draft }, { key })
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.reason
    if (!(error instanceof ApiError) || isLost(error) || waitingStatuses.includes(error.status)) throw error
    if (error.status === 403 && !(await isSignedIn(packer))) throw error
    return error.message
  }
}

/** Marked as packed means ticked. */
function ticksOf(list: PackingList, waiting: readonly DoneAct[]): LineTick[] {
  const ticks: LineTick[] = []
  for (const { orderId: id, act } of waiting) {
    if (act.kind === 'tick') {
      const { kind: _, Seen: __, ...tick } = act
      ticks.push({ id, ...tick })
    } else if (act.kind === 'status' && act.statusCode === 'PACKED') {
      const lines = withTicks(list, ticks).Orders.find((order) => order.ID === id)?.Lines ?? []
      const open = lines.filter(({ PackedQuantity }) => PackedQuantity === null)
      for (const { PantryInventoryItemID, Quantity } of open)
        ticks.push({ id, PantryInventoryItemID, PackedQuantity: Quantity })
    }
  }
  return ticks
}

function statusAfter(
  { ID: id, StatusCode }: Pick<OrderToPack, 'ID' | 'StatusCode'>,
  waiting: readonly DoneAct[],
): OrderStatusCode {
  return waiting
    .filter(({ orderId }) => orderId === id)
    .reduce<OrderStatusCode>((status, { act }) => {
      if (act.kind === 'tick' || act.kind === 'arrive') return status
      return act.kind === 'status' ? act.statusCode : 'DELIVEREDTONEIGHBOR'
    }, StatusCode)
}

const isOfPart = (part: PackingPart) => (order: OrderToPack) =>
  (part !== 'packed' && isToPack(order)) || (part !== 'toPack' && isPacked(order.StatusCode))

const countsOf = (orders: readonly OrderToPack[]) => ({
  ToPack: orders.filter(isToPack).length,
  Packed: orders.filter(({ StatusCode }) => isPacked(StatusCode)).length,
  HandedOver: orders.filter(({ StatusCode }) => StatusCode === 'DELIVEREDTONEIGHBOR').length,
})

/** The list as it is once what waits is done, with the counts of its window. */
export function withWaiting(list: PackingList, waiting: readonly DoneAct[], part: PackingPart): PackingList {
  if (waiting.length === 0) return list
  const ticked = withTicks(list, ticksOf(list, waiting))
  const Orders = ticked.Orders.map((order) => ({ ...order, StatusCode: statusAfter(order, waiting) }))
  const [before, after] = [countsOf(list.Orders), countsOf(Orders)]
  const Window = {
    ...list.Window,
    ToPack: list.Window.ToPack + after.ToPack - before.ToPack,
    Packed: list.Window.Packed + after.Packed - before.Packed,
    HandedOver: list.Window.HandedOver + after.HandedOver - before.HandedOver,
  }
  return { ...ticked, Window, Orders: Orders.filter(isOfPart(part)) }
}

interface KeptOrder {
  readonly order: OrderToPack
  readonly window: PackingWindow
}

/** Families who are here once what waits is done; those who were marked here are told of by what is `kept` of their orders. */
export function boardWith(
  board: readonly ArrivedOrder[],
  waiting: readonly QueuedAct[],
  kept: (orderId: number) => KeptOrder | undefined,
): ArrivedOrder[] {
  const marked = waiting.flatMap(({ orderId, at, act }) => {
    const found = act.kind === 'arrive' && board.every(({ ID }) => ID !== orderId) ? kept(orderId) : undefined
    return found && act.kind === 'arrive' ? [waitingOrder(found, { At: at, Spot: act.Spot ?? '', By: 'staff' })] : []
  })
  return [...board, ...marked]
    .map((order) => ({ ...order, StatusCode: statusAfter(order, waiting) }))
    .filter(({ StatusCode }) => !isFinal(StatusCode))
    .toSorted(byArrival)
}

const waitingOrder = ({ order, window }: KeptOrder, Arrival: ArrivalOfOrder): ArrivedOrder => ({
  ...order,
  Arrival,
  OrderDay: window.OrderDay,
  StartTime: window.StartTime,
  EndTime: window.EndTime,
  PantryLocationID: window.PantryLocationID,
  Place: window.Label,
  TimeZone: window.TimeZone ?? 'UTC',
})

interface Asked {
  readonly show: PackingPart
  readonly search?: string
  readonly page?: number
}
/** A page of a window whose orders are kept whole on the device, as the server would answer it. */
export function pageOfKept(
  kept: PackingList,
  waiting: readonly DoneAct[],
  { show, search, page = 1 }: Asked,
): PackingList {
  const all = withWaiting(kept, waiting, 'all')
  const found = packingRows(all.Orders, show, search)
  const Page = Math.max(1, Math.min(page, Math.ceil(found.length / packingPageSize)))
  return {
    Window: all.Window,
    Orders: found.slice((Page - 1) * packingPageSize, Page * packingPageSize),
    Page,
    Found: found.length,
    ToFetch: show === 'toPack' && !search ? all.ToFetch : [],
  }
}
