import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { orderInPlace } from './orderInPlace.ts'

export const handler = endpointOn(
  waitlist.takePlace,
  customerOf,
  ({ resource, input: { windowId }, caller: by, now, idempotencyKey }) =>
    orderInPlace(windowId, resource.ID, { by, now, answered: (answer, at) => idempotencyKey.writes(answer, at) }),
)
