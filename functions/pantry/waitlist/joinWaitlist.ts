import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import { decideOrder, windowIdOfDraft } from '../../../shared/pantry/ordering/decide.ts'
import { reasonAlone } from '../../../shared/pantry/ordering/placing.ts'
import * as orderingRefusals from '../../../shared/pantry/ordering/refusals.ts'
import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import * as refusals from '../../../shared/pantry/waitlist/refusals.ts'
import { joined, waitlistEntryOf } from '../../../shared/pantry/waitlist/waitlist.ts'
import { windowStatus } from '../../../shared/pantry/windows/windowStatus.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { customerOf } from '../customers/customerTable.ts'
import { readPantry } from '../ordering/pantryState.ts'
import { windowById } from '../windows/windowTable.ts'
import { waitingPlace } from './waitingPlace.ts'
import { putDraft, waitlistOf, waitlists } from './waitlistTable.ts'

/** Decided as an order is, but for the place: what could not be ordered is not waited for. */
export const handler = endpointOn(
  waitlist.joinWaitlist,
  customerOf,
  async ({ resource: { ID: customerId }, input: { id: _, ...draft }, caller, now, idempotencyKey }) => {
    const windowId = windowIdOfDraft(draft)
    const window = await windowById(windowId)
    if (!window) return refuse(orderingRefusals.orderTimeGone)
    if (caller.Role === 'agency' && caller.EntityID !== window.EntityID)
      return refuse(orderingRefusals.orderPlaceOfOthers)
    if (windowStatus(window, now) === 'Closed') return refuse(orderingRefusals.orderTimeClosed)
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
        by: caller,
        now: at,
        also: [
          putDraft(customerId, { WindowID: windowId, Draft: draft, Joined }),
          ...idempotencyKey.writes(answer, at),
        ],
      })
      return answer
    })
  },
)
