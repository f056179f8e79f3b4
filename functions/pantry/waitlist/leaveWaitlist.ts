import * as waitlist from '../../../shared/pantry/waitlist/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { leavePlace } from './leavePlace.ts'

export const handler = endpointOn(
  waitlist.leaveWaitlist,
  customerOf,
  async ({ resource, input: { windowId }, caller: by, now }) => {
    await leavePlace(windowId, resource.ID, { by, now })
    return null
  },
)
