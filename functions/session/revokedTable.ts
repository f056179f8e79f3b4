import * as z from 'zod/mini'
import { setting } from '../table/client.ts'
import { peopleKeys } from '../table/keys/people.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/**
 * Access tokens that are refused before they expire: of people who were disabled, signed out everywhere, or lost a role.
 * Nothing in a token tells, so every function keeps the list for a few seconds; it holds the last two hours of a tenant. The
 * same list says whether the operator has closed the tenant, so that nobody writes while it is restored.
 */

const Revoked = z.object({ sk: z.string(), IssuedBefore: z._default(z.int(), 0) })

/** Seconds that an access token lives (`infra/users.ts`), twice, so that clocks may differ. */
const keptSeconds = 2 * 3600
/** A change of another function is seen after this long at the latest. */
const heldMs = 5_000

const second = (now: Date) => Math.floor(now.getTime() / 1000)

/**
 * Refuses the tokens that a person has. `now` ends those of earlier seconds, so that a token renewed at once is good;
 * `all` ends those of this second, too: the person has to sign in again.
 */
export const revokeTokens = (subject: string, now: Date, which: 'earlier' | 'all'): Write => ({
  put: {
    ...peopleKeys.revokedTokens(subject),
    IssuedBefore: second(now) + (which === 'all' ? 1 : 0),
    expires: second(now) + keptSeconds,
  },
})

interface Held {
  readonly table: string
  readonly at: number
  readonly issuedBefore: ReadonlyMap<string, number>
  readonly isClosed: boolean
}
let held: Held | undefined

async function heldNow(now: number): Promise<Held> {
  const name = setting('TABLE_NAME')
  if (held?.table === name && Math.abs(now - held.at) < heldMs) return held
  const items = await table.all({ pk: peopleKeys.revokedTokens('').pk }, Revoked)
  const issuedBefore = new Map(items.map(({ sk, IssuedBefore }) => [sk, IssuedBefore]))
  held = { table: name, at: now, issuedBefore, isClosed: issuedBefore.has(peopleKeys.closed().sk) }
  return held
}

/** The function that revokes sees it at once. */
export function forgetRevoked(): void {
  held = undefined
}

/** Whether a token of the person, issued at this second, was revoked. */
export async function isRevoked(subject: string, issuedAt: number, now: number): Promise<boolean> {
  const before = (await heldNow(now)).issuedBefore.get(subject)
  return before !== undefined && issuedAt < before
}

/** Whether the operator has closed the tenant: nothing is written then, and jobs wait. */
export const isClosed = async (now: number) => (await heldNow(now)).isClosed
