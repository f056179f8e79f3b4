import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { decideOrder } from '../../../shared/pantry/ordering/decide.ts'
import { type OrderDraft, reasonAlone } from '../../../shared/pantry/ordering/placing.ts'
import * as refusals from '../../../shared/pantry/waitlist/refusals.ts'
import type { WaitingPlace } from '../../../shared/pantry/waitlist/waitingPlace.ts'
import { joined, waitlistEntryOf } from '../../../shared/pantry/waitlist/waitlist.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { windowStatus } from '../../../shared/pantry/windows/windowStatus.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import type { Actor } from '../../core/table/outbox.ts'
import type { Write } from '../../core/table/write.ts'
import { readPantry } from '../ordering/pantryState.ts'
import { waitingPlace } from './waitingPlace.ts'
import { putDraft, waitlistOf, waitlists } from './waitlistTable.ts'

interface Waiting extends Actor {
  readonly customerId: number
  readonly draft: OrderDraft
  readonly answered?: (answer: WaitingPlace, at: Date) => readonly Write[]
}

/** Decided as an order is, but for the place: what could not be ordered is not waited for. Who waits already keeps the turn. */
export async function waitInLine(
  window: OrderWindow,
  { customerId, draft, by, now, answered = () => [] }: Waiting,
): Promise<WaitingPlace | Refusal> {
  // Of an order that is only thought of: it has no number yet.
  const request = { orderId: 0, customerId, draft, isPlaceKept: true }
  const reload = () => waitlistOf(window)
  return retryConflicts({ loaded: await reload(), now, reload }, async (list, at) => {
    const state = await readPantry(window.EntityID, [request], at)
    const decided = decideOrder(request, state)
    if (isRefusal(decided)) return reasonAlone(decided)
    if (!waitlistEntryOf(list, customerId) && windowStatus(decided.window, at) !== 'Full')
      return refuse(refusals.placeIsFree)
    const change = joined(list, customerId, decided.window, at)
    if (isRefusal(change)) return change
    const answer = await waitingPlace({ window, list: change.state, customerId, draft })
    const Joined = waitlistEntryOf(change.state, customerId)?.Joined ?? at.toISOString()
    await waitlists.save(list.Version === 0 ? undefined : list, change, {
      by,
      now: at,
      also: [putDraft(customerId, { WindowID: window.ID, Draft: draft, Joined }), ...answered(answer, at)],
    })
    return answer
  })
}
