import * as z from 'zod/mini'
import { Instant } from '../../core/schema/fields.ts'
import type { OrderTransition } from './changes.ts'
import type { Order } from './order.ts'

/** Words of the pantry to the family about its order, as of a day on which its site is closed. */

/** A text has little room. */
export const maxNoticeWords = 160
export const OrderNotice = z.object({ At: Instant, Words: z.string() })

/** The change, with the words that go with it. */
export const withNotice = ({ state, events }: OrderTransition, Words: string, now: Date): OrderTransition => ({
  state: Words === '' || events.length === 0 ? state : { ...state, Notice: { At: now.toISOString(), Words } },
  events,
})

/** The family is told the words alone; once, however often they are sent. */
export const noticed = (order: Order, Words: string, now: Date): OrderTransition =>
  order.Notice?.Words === Words
    ? { state: order, events: [] }
    : withNotice(
        { state: order, events: [{ type: 'OrderNoticed', detail: { CustomerID: order.FoodInsecureNeighbor.ID } }] },
        Words,
        now,
      )
