import { refuse } from '../../../shared/core/answer.ts'
import { windowIdOfDraft } from '../../../shared/pantry/ordering/decide.ts'
import * as orderingRefusals from '../../../shared/pantry/ordering/refusals.ts'
import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import { windowStatus } from '../../../shared/pantry/windows/windowStatus.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { windowById } from '../windows/windowTable.ts'
import { waitInLine } from './waitInLine.ts'

export const handler = endpointOn(
  waitlist.joinWaitlist,
  customerOf,
  async ({ resource: { ID: customerId }, input: { id: _, ...draft }, caller, now, idempotencyKey }) => {
    const window = await windowById(windowIdOfDraft(draft))
    if (!window) return refuse(orderingRefusals.orderTimeGone)
    if (caller.Role === 'agency' && caller.EntityID !== window.EntityID)
      return refuse(orderingRefusals.orderPlaceOfOthers)
    if (windowStatus(window, now) === 'Closed') return refuse(orderingRefusals.orderTimeClosed)
    const answered = idempotencyKey.writes.bind(idempotencyKey)
    return waitInLine(window, { customerId, draft, by: caller, now, answered })
  },
)
