import * as refusals from '../../../shared/core/refusals.ts'
import { changesPerHour, type Endpoint } from '../../../shared/core/schema/endpoint.ts'
import { fill } from '../../../shared/core/text/text.ts'
import { tableName } from '../table/client.ts'
import { sessionKeys } from '../table/keys/session.ts'
import type { Middleware, View } from './context.ts'
import { HttpFault } from './fault.ts'
import { isOverLimit } from './throttle.ts'

const hour = 3_600_000

/**
 * Calls of a person in an hour that one running copy of a function counts by itself, so that ordinary work writes no counts.
 * A flood is in the table from here on: it gets so many more than the limit from each copy that it starts.
 */
const countedHere = 200

interface Held {
  readonly table: string
  readonly span: number
  readonly calls: Map<string, number>
}
let held: Held | undefined

/** Tells if the person is among those whose calls this copy has only begun to count. */
function isOrdinary(caller: number, endpointId: string, now: Date): boolean {
  const [table, span] = [tableName(), Math.floor(now.getTime() / hour)]
  if (held?.table !== table || held.span !== span) held = { table, span, calls: new Map() }
  const of = `${caller} ${endpointId}`
  const calls = (held.calls.get(of) ?? 0) + 1
  held.calls.set(of, calls)
  return calls <= countedHere
}

type Limited = Pick<Endpoint, 'id' | 'limit' | 'mutates'>

/**
 * Counts the calls of a person that the endpoint would carry out or refuse by a rule, and refuses those above its limit: each
 * call where the catalogue sets one, otherwise every change of a person who makes very many.
 */
export const personLimit = ({ id, limit, mutates }: Limited): Middleware => ({
  before: async ({ context: { caller, language, now } }) => {
    if (!limit && (!mutates || isOrdinary(caller.UserID, id, now))) return
    await assertBelowLimit({ id, limit }, { caller, language, now })
  },
})

/** Counts one more call of the person at the endpoint, also what another endpoint does of it. */
export async function assertBelowLimit(
  { id, limit }: Omit<Limited, 'mutates'>,
  { caller, language, now }: View,
): Promise<void> {
  const max = limit?.perHour ?? changesPerHour
  const keyOf = (span: number) => sessionKeys.callsOf(caller.UserID, id, span)
  if (await isOverLimit({ max, spanMs: hour }, now, keyOf))
    throw new HttpFault(429, fill(refusals.tooManyCalls[language], { max }))
}
