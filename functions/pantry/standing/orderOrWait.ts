import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { type AcceptedOrder, decideOrder } from '../../../shared/pantry/ordering/decide.ts'
import * as orderingRefusals from '../../../shared/pantry/ordering/refusals.ts'
import { repeatedDraft } from '../../../shared/pantry/ordering/repeating.ts'
import {
  lookedAgain,
  notPlaced,
  placedFor,
  type StandingOrder,
  type StandingStep,
} from '../../../shared/pantry/standing/standing.ts'
import * as waitlistRefusals from '../../../shared/pantry/waitlist/refusals.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { nextId } from '../../core/table/ids.ts'
import { dayBlocks } from '../ordering/dayBlocks.ts'
import { newOrdersWrites } from '../ordering/orderWrites.ts'
import { readPantry } from '../ordering/pantryState.ts'
import { foodFor } from '../ordering/repeatable.ts'
import { waitInLine } from '../waitlist/waitInLine.ts'
import type { SettledStanding } from './settled.ts'

/** Order of a regular one at the nearest time that has a place, or its turn in the waiting list of the usual one. */

interface Ordering {
  readonly customer: Customer
  readonly now: Date
}
type Step = Extract<StandingStep, { kind: 'order' | 'wait' }>
type Food = Awaited<ReturnType<typeof foodFor>>

/** Times that are tried: what speaks against the order at these does so at the others. */
const maxTimes = 4

export async function orderOrWait(
  standing: StandingOrder,
  { customer, step, now }: Ordering & { readonly step: Step },
): Promise<SettledStanding> {
  const windows = step.kind === 'wait' ? [step.window] : step.windows.slice(0, maxTimes)
  const [first] = windows
  if (!first) return { change: notPlaced(standing, 'noTimes', now) }
  const blocks = await dayBlocks({ customer, windows, edits: undefined })
  if (blocks.has(first.ID)) return { change: notPlaced(standing, 'limit', now) }
  const food = await foodFor(customer, standing, first, now)
  if (food.lines.length === 0) return { change: notPlaced(standing, 'noFood', now) }
  if (step.kind === 'order')
    for (const window of windows) {
      const decided = await decidedAt(standing, window, food, { customer, now })
      if (!isRefusal(decided)) return placed(standing, decided, food, now)
      if (decided.refused !== orderingRefusals.orderTimeFull) return refused(standing, decided, { customer, now })
    }
  return waits(standing, first, food, { customer, now })
}

/** The very rules of a family's own order. */
async function decidedAt(standing: StandingOrder, window: OrderWindow, food: Food, { customer, now }: Ordering) {
  const draft = repeatedDraft(standing, window, food.lines)
  const request = { orderId: await nextId('order'), customerId: customer.ID, draft }
  return decideOrder(request, await readPantry(window.EntityID, [request], now, customer))
}

function placed(standing: StandingOrder, decided: AcceptedOrder, food: Food, now: Date): SettledStanding {
  const ranOut = decided.removed.flatMap(({ PantryInventoryItemID: id }) =>
    food.lines.flatMap((line) => (line.PantryInventoryItemID === id ? [line.Name] : [])),
  )
  const Left = [...new Set([...food.left, ...ranOut])]
  const isOther = decided.window.StartTime !== standing.StartTime
  const order = { ...decided.order, Standing: { Left, ...(isOther ? { IsOtherTime: true } : {}) } }
  return {
    change: { state: placedFor(standing, order.ID, Left, now), events: [] },
    also: newOrdersWrites([{ ...decided, order, by: null }], now),
  }
}

const limitRefusals: readonly unknown[] = [orderingRefusals.orderAboveLimits]

async function refused(
  standing: StandingOrder,
  refusal: Refusal,
  { customer, now }: Ordering,
): Promise<SettledStanding> {
  if (limitRefusals.includes(refusal.refused)) return { change: notPlaced(standing, 'limit', now) }
  await readCorrections([customer.Language], now)
  return { change: notPlaced(standing, 'refused', now, refusalText(refusal, customer.Language)) }
}

/** Its turn comes first, so that a repeat finds it there. */
async function waits(standing: StandingOrder, window: OrderWindow, food: Food, { customer, now }: Ordering) {
  const draft = repeatedDraft(standing, window, food.lines)
  const place = await waitInLine(window, { customerId: customer.ID, draft, by: null, now })
  if (!isRefusal(place)) return { change: notPlaced(standing, 'waits', now) }
  if (place.refused === waitlistRefusals.placeIsFree)
    return { change: lookedAgain(standing, new Date(now.getTime() + soonMs)) }
  return refused(standing, place, { customer, now })
}

const soonMs = 60_000
