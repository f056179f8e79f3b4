import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as api from '../../../shared/pantry/standing/api.ts'
import * as refusals from '../../../shared/pantry/standing/refusals.ts'
import { ended, paused, type StandingOrder, skipped } from '../../../shared/pantry/standing/standing.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { isOfCaller, standingAnswer } from './standingAnswer.ts'
import { standingOfCustomer, standingOrders } from './standingTable.ts'

function changed(standing: StandingOrder, change: api.StandingChange, now: Date) {
  if (change.Action === 'skip') return skipped(standing, change.Day, now)
  if (change.Action === 'end') return ended(standing, 'asked', now)
  return paused(standing, change.Action === 'pause' ? change.Day : undefined, now)
}

export const handler = endpointOn(
  api.changeStandingOrder,
  customerOf,
  async ({ resource: customer, input: { Change }, caller, now, language }) => {
    const standing = await standingOfCustomer(customer)
    if (!standing || !isOfCaller(caller, standing)) return refuse(refusals.standingEnded)
    const done = await standingOrders.change(standing, (before, at) => changed(before, Change, at), { by: caller, now })
    return isRefusal(done) ? done : standingAnswer(customer, { caller, language })
  },
)
