import { isRefusal, type Refusal, refuse } from '../../../../shared/core/answer.ts'
import { prependEvents } from '../../../../shared/core/event.ts'
import { needsCertificate } from '../../../../shared/pantry/orders/certified.ts'
import type { OrderTransition } from '../../../../shared/pantry/orders/changes.ts'
import {
  type HandOver,
  type HandOverDraft,
  isUnnamedProxy,
  type LeftOnTable,
  leftOnTable,
  unreadWarnings,
  warningsOf,
} from '../../../../shared/pantry/orders/handOver.ts'
import { sheetLineRefusal } from '../../../../shared/pantry/orders/later/paper.ts'
import * as refusals from '../../../../shared/pantry/orders/later/refusals.ts'
import { isTakenBack } from '../../../../shared/pantry/orders/later/reversal.ts'
import { linesOnHold, type OnHold } from '../../../../shared/pantry/orders/onHold.ts'
import { heldQuantity, holdsTefap, isTefapLine, type Order } from '../../../../shared/pantry/orders/order.ts'
import { withoutHeld } from '../../../../shared/pantry/orders/packLine.ts'
import { isFinal } from '../../../../shared/pantry/orders/status.ts'
import { endedUntold, handOver, handOverUntold } from '../../../../shared/pantry/orders/statusChange.ts'

interface AtTheTable {
  readonly at: Date
  readonly today: string
  /** Of the order's place. */
  readonly zone: string
  readonly onHold: OnHold
  readonly handOverOf: (order: Order) => HandOver
  readonly proxiesOf: (order: Order) => string[]
  /** The household had the TEFAP food that its state allows in the month. */
  readonly areVisitsUsed: boolean
}

/** Reason that no hand-over of the order is recorded any more, or the same one sent again. */
function overBefore(
  draft: HandOverDraft,
  order: Order,
  facts: HandOver,
  { at, zone, now }: { at: Date; zone: string; now: Date },
) {
  const { Paper, At } = draft
  const refusal = Paper && sheetLineRefusal(order, { at, now, zone })
  if (refusal) return refusal
  if (order.HandOver) return handOver(order, facts, now, { hasWaited: At !== undefined })
  const isSentAgain = At !== undefined && !Paper && isTakenBack(order.Reversals, facts)
  return isSentAgain ? refuse(refusals.handOverTakenBack) : undefined
}

/** Warnings that speak against the hand-over; a bag that is gone took with it what is on hold since. */
function warningsFor(draft: HandOverDraft, order: Order, facts: HandOver, at: AtTheTable, ended: Order['Ended']) {
  const isGone = ended !== undefined || draft.Paper !== undefined
  // Of food that is gone the record says what was given; on a sheet without a signature it stayed.
  const isUncertified = (!ended || draft.Paper !== undefined) && needsCertificate(order, facts)
  const isGiven = (!ended || draft.Paper !== undefined) && !isUncertified && holdsTefap(order)
  return warningsOf(ended ? { ...order, StatusCode: ended.StatusCode } : order, {
    today: at.today,
    locationId: draft.PantryLocationID,
    hasHeld: !isGone && linesOnHold(order, at.onHold).length > 0,
    needsCertificate: isUncertified && !at.areVisitsUsed,
    areVisitsUsed: isUncertified && at.areVisitsUsed,
    isProxyUnnamed: isGiven && isUnnamedProxy(draft, at.proxiesOf(order)),
  })
}

/** TEFAP food that stayed, of an order that is brought back by a sheet without a declaration. */
const stayed = ({ PantryOrderItems }: Order, left: LeftOnTable): LeftOnTable =>
  new Map([
    ...left,
    ...PantryOrderItems.filter((line) => isTefapLine(line) && heldQuantity(line) > 0).map(
      (line) => [line.PantryInventoryItemID, heldQuantity(line)] as const,
    ),
  ])

/** Decides on a hand-over as the table reports it, or as a signed sheet says: warnings have to be read first. */
export function handOverDecision(draft: HandOverDraft, table: AtTheTable) {
  const { at, onHold, handOverOf, zone } = table
  const left = leftOnTable(draft)
  return (order: Order, now: Date): OrderTransition | Refusal => {
    const facts = handOverOf(order)
    const over = overBefore(draft, order, facts, { at, zone, now })
    if (over) return over
    const ended = endedUntold(order, { At: at.toISOString() })
    const warnings = warningsFor(draft, order, facts, table, ended)
    const isOpen = ended ? !isFinal(ended.StatusCode) : !isFinal(order.StatusCode)
    const unread = isOpen ? unreadWarnings(warnings, draft.Acknowledged) : undefined
    if (unread) return unread
    if (ended) {
      const isKept = draft.Paper !== undefined && needsCertificate(order, facts)
      return handOverUntold(order, facts, isKept ? stayed(order, left) : left)
    }
    if (draft.Paper) return handOver(order, facts, now, { left })
    const taken = withoutHeld(order, onHold, now)
    const given = handOver(taken.state, facts, now, { left })
    return isRefusal(given) ? given : prependEvents(taken.events, given)
  }
}
