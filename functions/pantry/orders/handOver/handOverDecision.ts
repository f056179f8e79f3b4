import { isRefusal, type Refusal } from '../../../../shared/core/answer.ts'
import { prependEvents } from '../../../../shared/core/event.ts'
import { needsCertificate } from '../../../../shared/pantry/orders/certified.ts'
import type { OrderTransition } from '../../../../shared/pantry/orders/changes.ts'
import {
  type HandOver,
  type HandOverDraft,
  isUnnamedProxy,
  leftOnTable,
  unreadWarnings,
  warningsOf,
} from '../../../../shared/pantry/orders/handOver.ts'
import { linesOnHold, type OnHold } from '../../../../shared/pantry/orders/onHold.ts'
import { holdsTefap, type Order } from '../../../../shared/pantry/orders/order.ts'
import { withoutHeld } from '../../../../shared/pantry/orders/packLine.ts'
import { isFinal } from '../../../../shared/pantry/orders/status.ts'
import { endedUntold, handOver, handOverUntold } from '../../../../shared/pantry/orders/statusChange.ts'

interface AtTheTable {
  readonly at: Date
  readonly today: string
  readonly onHold: OnHold
  readonly handOverOf: (order: Order) => HandOver
  readonly proxiesOf: (order: Order) => string[]
  /** The household had the TEFAP food that its state allows in the month. */
  readonly areVisitsUsed: boolean
}

/** Decides on a hand-over as the table reports it: warnings have to be read first. */
export function handOverDecision(
  draft: HandOverDraft,
  { at, today, onHold, handOverOf, proxiesOf, areVisitsUsed }: AtTheTable,
) {
  const left = leftOnTable(draft)
  return (order: Order, decidedAt: Date): OrderTransition | Refusal => {
    const facts = handOverOf(order)
    // Handed over before: refused, or the same one sent again.
    if (order.HandOver) return handOver(order, facts, decidedAt, { hasWaited: draft.At !== undefined })
    const ended = endedUntold(order, { At: at.toISOString() })
    const asItWas = ended ? { ...order, StatusCode: ended.StatusCode } : order
    // Of food that is gone the record says what was given.
    const isUncertified = !ended && needsCertificate(order, facts)
    const warnings = warningsOf(asItWas, {
      today,
      locationId: draft.PantryLocationID,
      // A bag that is gone took with it what is on hold since.
      hasHeld: !ended && linesOnHold(order, onHold).length > 0,
      needsCertificate: isUncertified && !areVisitsUsed,
      areVisitsUsed: isUncertified && areVisitsUsed,
      isProxyUnnamed: !ended && !isUncertified && holdsTefap(order) && isUnnamedProxy(draft, proxiesOf(order)),
    })
    const unread = isFinal(asItWas.StatusCode) ? undefined : unreadWarnings(warnings, draft.Acknowledged)
    if (unread) return unread
    if (ended) return handOverUntold(order, facts, left)
    const taken = withoutHeld(order, onHold, decidedAt)
    const given = handOver(taken.state, facts, decidedAt, { left })
    return isRefusal(given) ? given : prependEvents(taken.events, given)
  }
}
