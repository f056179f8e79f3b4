import type { Endpoint } from '../../shared/api/endpoint.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { fill } from '../../shared/text/text.ts'
import { sessionKeys } from '../table/keys/session.ts'
import type { Middleware } from './context.ts'
import { HttpFault } from './fault.ts'
import { isOverLimit } from './throttle.ts'

const hour = 3_600_000

/** Counts the calls of a person that the endpoint would carry out or refuse by a rule, and refuses those above its limit. */
export const personLimit = ({ id, limit }: Pick<Endpoint, 'id' | 'limit'>): Middleware => ({
  before: async ({ context: { caller, language, now } }) => {
    if (!limit) return
    const max = limit.perHour
    const keyOf = (span: number) => sessionKeys.callsOf(caller.UserID, id, span)
    if (await isOverLimit({ max, spanMs: hour }, now, keyOf))
      throw new HttpFault(429, fill(refusals.tooManyCalls[language], { max }))
  },
})
