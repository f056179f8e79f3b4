import * as z from 'zod/mini'
import { roles } from '../../../shared/core/access.ts'
import type { Refusal } from '../../../shared/core/answer.ts'
import { ID, Instant } from '../../../shared/core/schema/fields.ts'
import { inEach, sourceLanguage } from '../../../shared/core/text/text.ts'
import type { OrderRequest } from '../../../shared/pantry/ordering/decide.ts'
import { OrderDraft } from '../../../shared/pantry/ordering/placing.ts'
import { chunksOf } from '../../core/chunks.ts'
import { absent, equals, less, or, present } from '../../core/table/conditions.ts'
import { type ResponseRecord, responseWrite, StoredResponse } from '../../core/table/idempotency.ts'
import { requestPrefix, waitingKeys } from '../../core/table/keys/ordering.ts'
import type { Key } from '../../core/table/shape.ts'
import { table } from '../../core/table/table.ts'
import { ConditionFailed, isConflict, maxWrites, type Write } from '../../core/table/write.ts'
import { notifyLocally } from './localLeader.ts'

/**
 * The queue of a pantry's waiting orders, and the lease of the leader that decides them. An accepted order is answered by
 * its stored response, a refused one by an item of its own: its key may be used again with the same cart.
 */

const By = z.object({
  UserID: ID,
  EntityID: ID,
  Role: z.enum(roles),
  Helper: z.optional(z.object({ Name: z.string() })),
})
const StoredRequest = z.object({
  OrderID: ID,
  CustomerID: ID,
  Draft: OrderDraft,
  By,
  AnswerPk: z.string(),
  AnswerSk: z.string(),
  InputHash: z.string(),
  Until: Instant,
})
type By = z.infer<typeof By>

export interface WaitingOrder extends OrderRequest {
  readonly at: Key
  readonly answer: ResponseRecord
  readonly by: By
  /** Until when its endpoint waits. */
  readonly until: Date
}
/** One whose stored form can't be read. */
interface UnreadableOrder {
  readonly at: Key
  readonly orderId: number
}

const StoredRefusal = z.object({
  Refused: z.pipe(
    z.record(z.string(), z.string()),
    // One of before a language came is told in the language that texts are written in.
    z.transform((told: Readonly<Record<string, string>>) => inEach((one) => told[one] ?? told[sourceLanguage] ?? '')),
  ),
  Values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  Value: z.optional(z.unknown()),
})
const Lease = z.object({ Holder: z.string(), Until: Instant })
const leaseOf = (entityId: number) => ({ at: waitingKeys.lease(entityId), as: Lease })
const isHeld = (lease: z.infer<typeof Lease> | undefined) => lease !== undefined && Date.parse(lease.Until) > Date.now()

/** Tells if a leader holds the pantry's lease. */
export async function hasLeader(entityId: number): Promise<boolean> {
  const { lease } = await table.getEach({ lease: leaseOf(entityId) })
  return isHeld(lease)
}

interface NewWaiting extends OrderRequest {
  readonly entityId: number
  readonly answer: ResponseRecord
  readonly by: By
  readonly until: Date
}

export const newWaitingOrder = ({ entityId, ...request }: NewWaiting, now: Date): WaitingOrder => ({
  ...request,
  at: waitingKeys.request(entityId, now.toISOString(), request.orderId),
})

export async function queueOrder({ at, ...request }: WaitingOrder): Promise<void> {
  const { UserID, EntityID, Role, Helper } = request.by
  const item = {
    OrderID: request.orderId,
    CustomerID: request.customerId,
    Draft: request.draft,
    By: { UserID, EntityID, Role, ...(Helper ? { Helper } : {}) },
    AnswerPk: request.answer.at.pk,
    AnswerSk: request.answer.at.sk,
    InputHash: request.answer.inputHash,
    Until: request.until.toISOString(),
    expires: Math.floor(request.until.getTime() / 1000) + 3600,
  }
  await table.commit([{ put: { ...at, ...item }, when: absent }])
}

/** First come first, each partition's first ones. What can't be read is told apart, so that it keeps nobody else waiting. */
export async function readQueue(
  entityId: number,
  limit: number,
): Promise<{ readonly orders: WaitingOrder[]; readonly unreadable: UnreadableOrder[] }> {
  const range = { from: requestPrefix, to: `${requestPrefix}~`, limit }
  const Item = z.looseObject({ pk: z.string(), sk: z.string() })
  const pages = await Promise.all(waitingKeys.pantry(entityId).map((pk) => table.page({ pk, ...range }, Item)))
  const items = pages.flatMap((page) => page.items).toSorted((a, b) => (a.sk < b.sk ? -1 : 1))
  const read = items.map((item) => ({ at: { pk: item.pk, sk: item.sk }, stored: StoredRequest.safeParse(item) }))
  return {
    orders: read.flatMap(({ at, stored }) => (stored.success ? [waitingOrder(at, stored.data)] : [])),
    unreadable: read.flatMap(({ at, stored }) =>
      stored.success ? [] : [{ at, orderId: Number(at.sk.slice(at.sk.lastIndexOf('#') + 1)) }],
    ),
  }
}

const waitingOrder = (at: Key, stored: z.infer<typeof StoredRequest>): WaitingOrder => ({
  at,
  orderId: stored.OrderID,
  customerId: stored.CustomerID,
  draft: stored.Draft,
  by: stored.By,
  isByStaff: stored.By.Role !== 'customer',
  answer: { at: { pk: stored.AnswerPk, sk: stored.AnswerSk }, inputHash: stored.InputHash },
  until: new Date(stored.Until),
})

interface Seen {
  /** Answer or refusal of the order; undefined while it waits. */
  readonly outcome: unknown
  readonly hasLeader: boolean
}

export async function readOutcome(entityId: number, { orderId, answer }: WaitingOrder): Promise<Seen> {
  const found = await table.getEach({
    answer: { at: answer.at, as: StoredResponse },
    refusal: { at: waitingKeys.refusal(orderId), as: StoredRefusal },
    lease: leaseOf(entityId),
  })
  const refusal = found.refusal && {
    refused: found.refusal.Refused,
    ...(found.refusal.Values ? { values: found.refusal.Values } : {}),
    ...(found.refusal.Value === undefined ? {} : { value: found.refusal.Value }),
  }
  return { outcome: found.answer?.Response ?? refusal, hasLeader: isHeld(found.lease) }
}

/** Of these orders, those that were answered before: a repeat of a call that still waited. */
export async function answeredOrders(orders: readonly WaitingOrder[]): Promise<ReadonlySet<number>> {
  const keys = new Map(orders.map(({ answer: { at } }) => [at.pk, at]))
  const Found = z.looseObject({ pk: z.string() })
  const found = new Set((await table.getMany([...keys.values()], Found, true)).map(({ pk }) => pk))
  return new Set(orders.filter(({ answer }) => found.has(answer.at.pk)).map(({ orderId }) => orderId))
}

/** In the transaction of an accepted order: it waits no more, and whoever waits for it finds the answer. */
export const acceptanceWrites = ({ at, answer }: WaitingOrder, response: unknown, now: Date): Write[] => [
  { remove: at, when: present },
  responseWrite(answer, response, now),
]

/** False when a condition failed: somebody else was first. */
async function isCommitted(writes: readonly Write[]): Promise<boolean> {
  try {
    await table.commit(writes)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

const refusalWrites = ({ at, orderId }: UnreadableOrder, { refused, values, value }: Refusal, now: Date): Write[] => [
  { remove: at, when: present },
  {
    put: {
      ...waitingKeys.refusal(orderId),
      Refused: refused,
      ...(values ? { Values: values } : {}),
      ...(value === undefined ? {} : { Value: value }),
      expires: Math.floor(now.getTime() / 1000) + 3600,
    },
  },
]

/** Answers a refusal, unless the order was decided or withdrawn meanwhile. */
export async function refuseOrder(order: UnreadableOrder, refusal: Refusal, now: Date): Promise<boolean> {
  const isDone = await isCommitted(refusalWrites(order, refusal, now))
  notifyLocally(order.orderId, isDone ? refusal : undefined)
  return isDone
}

/** Answers many the same, as many as fit into a transaction at a time. */
export async function refuseAll(orders: readonly UnreadableOrder[], refusal: Refusal, now: Date): Promise<void> {
  await Promise.all(
    chunksOf(orders, maxWrites / 2).map(async (some) => {
      const isDone = await isCommitted(some.flatMap((order) => refusalWrites(order, refusal, now)))
      if (isDone) for (const { orderId } of some) notifyLocally(orderId, refusal)
      else await Promise.all(some.map((order) => refuseOrder(order, refusal, now)))
    }),
  )
}

/** False when it was decided meanwhile. */
export const withdraw = ({ at }: Pick<WaitingOrder, 'at'>) => isCommitted([{ remove: at, when: present }])

const leaseMs = 3000

const free = (Holder: string, now: Date) => or(absent, less('Until', now.toISOString()), equals({ Holder }))

/** Somebody else tries to take it at the same moment: the holder insists, all others let go. */
const renewals = 6

/** Takes or renews the lease: one holder at a time, until it lets go or dies. */
export async function takeLease(entityId: number, holder: string, isHolder: boolean): Promise<boolean> {
  const now = new Date()
  const Until = new Date(now.getTime() + leaseMs).toISOString()
  const set = { Holder: holder, Until }
  try {
    await table.commit([{ update: waitingKeys.lease(entityId), set, when: free(holder, now) }], isHolder ? renewals : 1)
    return true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}

export const releaseLease = (entityId: number, holder: string) =>
  isCommitted([{ remove: waitingKeys.lease(entityId), when: equals({ Holder: holder }) }])
