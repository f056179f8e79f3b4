import * as z from 'zod/mini'
import { ID, Instant } from '../../../shared/core/schema/fields.ts'
import { OrderDraft } from '../../../shared/pantry/ordering/placing.ts'
import { keptChange, noWaitlist, Waitlist, type WaitlistEvent } from '../../../shared/pantry/waitlist/waitlist.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { hashOf, randomSecret } from '../../core/http/secret.ts'
import { Aggregate } from '../../core/table/aggregate.ts'
import { present } from '../../core/table/conditions.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { waitlistKeys, waitlistLists } from '../../core/table/keys/waitlist.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { keptPlacesWrite } from '../windows/windowTable.ts'

/**
 * Waiting lists in the table: one item a window, with its timer. As many places as families wait are kept on the window in
 * the same transaction; of a family that takes its place the order's own write counts it.
 */

const shape = storedShape(Waitlist)

export const waitlists = new Aggregate<Waitlist, WaitlistEvent>({
  kind: 'waitlist',
  schema: shape.schema,
  key: waitlistKeys.list,
  entityId: ({ EntityID }) => EntityID,
  attributes: ({ ID: id }) => ({ Shape: shape.version, ...listAttributes([waitlistLists.all()]), sort: String(id) }),
  dueAt: ({ DueAt }) => DueAt,
  projections: (before, after, change) => {
    const kept = keptChange(before, after, change?.events ?? [])
    return kept === 0 ? [] : [keptPlacesWrite(after.ID, after.Entries.length, kept)]
  },
})

/** The order that a family places when it takes a place. */
const WaitedOrder = z.object({
  WindowID: ID,
  Draft: OrderDraft,
  Joined: Instant,
  /** Of a family that took its place: who sends it again is answered the same. */
  OrderID: z.optional(ID),
})
type WaitedOrder = z.infer<typeof WaitedOrder>

/** Days after which what a window's end has not removed goes. */
const keptDays = 90

export const putDraft = (customerId: number, { WindowID, Draft, Joined }: WaitedOrder): Write => ({
  put: {
    ...waitlistKeys.draft(customerId, WindowID),
    ...{ WindowID, Draft, Joined },
    expires: expiryAfter(new Date(Joined), keptDays),
  },
})
export const removeDraft = (customerId: number, windowId: number): Write => ({
  remove: waitlistKeys.draft(customerId, windowId),
})
export const takenWrite = (customerId: number, windowId: number, OrderID: number): Write => ({
  update: waitlistKeys.draft(customerId, windowId),
  set: { OrderID },
  when: present,
})
export const waitedOrderOf = (customerId: number, windowId: number): Promise<WaitedOrder | undefined> =>
  table.get(waitlistKeys.draft(customerId, windowId), WaitedOrder)
export const draftsOf = (customerId: number): Promise<WaitedOrder[]> =>
  table.all(waitlistKeys.customer(customerId), WaitedOrder)

/** The list of a window; an empty one where nobody has waited yet. */
export const waitlistOf = async (window: OrderWindow): Promise<Waitlist> =>
  (await waitlists.load(window.ID)) ?? noWaitlist(window)

const StoredCode = z.object({ CustomerID: ID })
const codeBytes = 20

/** A code of the link to an offered place: of that window and customer alone. It takes nothing once the place is passed on. */
export function newPlaceCode(windowId: number, customerId: number, now: Date) {
  const code = randomSecret(codeBytes)
  const stored = { CustomerID: customerId, expires: expiryAfter(now, keptDays) }
  return { code, write: { put: { ...waitlistKeys.link(windowId, hashOf(code)), ...stored } } satisfies Write }
}

/** The customer whose code it is. */
export const customerOfCode = async (windowId: number, code: string): Promise<number | undefined> =>
  (await table.get(waitlistKeys.link(windowId, hashOf(code)), StoredCode))?.CustomerID
