import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import { signInDays } from '../../../shared/network/people/signIn.ts'
import { type Item, tableName } from '../table/client.ts'
import { expiryAfter } from '../table/expiry.ts'
import { peopleKeys, peopleLists } from '../table/keys/people.ts'
import { listAttributes } from '../table/lists.ts'
import type { Key } from '../table/shape.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/**
 * Access tokens that are refused before they expire: of people who were disabled, signed out everywhere, or lost a role.
 * Nothing in a token tells, so every function keeps the list; it holds the last two hours of a tenant, and
 * the sign-ins that people ended themselves in the last thirty days: the pool ends only all of a person's at once. The same
 * list says whether the operator has closed the tenant, so that nobody writes while it is restored. Every few seconds a copy of
 * a function reads what is new, by the time at which it was written, and the whole list seldom: it is long in a large network.
 */

const Revoked = z.object({
  sk: z.string(),
  IssuedBefore: z._default(z.int(), 0),
  /** A role that was taken away: its tokens of the seconds that follow are refused, too. */
  GoneRole: z._default(z.string(), ''),
  SignedInBefore: z._default(z.int(), 0),
  /** The sign-in that is left. */
  Except: z._default(z.string(), ''),
  /** Of a shared tablet: whose pantry it belongs to. */
  TabletOf: z.optional(z.int()),
})
type Revoked = z.infer<typeof Revoked>

/** Seconds that an access token lives (`infra/users.ts`), twice, so that clocks may differ. */
const keptSeconds = 2 * 3600
/** A token may take so long to be made (`events/subscriptions.ts`): its role was read before. */
const inTheMakingSeconds = 5
/** A change of another function is seen after this long, and an index's lag, at the latest. */
const heldMs = 5_000
/** Time before the last reading from which new marks are read: a transaction takes time, and clocks and the index may be behind. */
const overlapMs = 60_000
/** The whole list is read this often: versions before 2026-11-29 write marks without their time. */
const wholeMs = 300_000

/** In the list and, by its time, in the index of what is new. */
const markAt = ({ pk, ...mark }: Key & Item, now: Date) => ({
  ...{ pk, ...mark, ...listAttributes([peopleLists.marks()]) },
  ...{ sort: now.toISOString(), row: mark },
})

/** On each item of the list: versions before 2026-11-23 fail at every call while one has none. */
export const noTokens = { IssuedBefore: 0 }

const second = (now: Date) => Math.floor(now.getTime() / 1000)

type HeldRole = Pick<Caller, 'Role' | 'EntityID'>
const roleText = ({ Role, EntityID }: HeldRole) => `${Role}#${EntityID}`

/**
 * Refuses the tokens that a person has. `earlier` ends those of earlier seconds, so that a token renewed at once is good, and
 * of the role that is gone those that are being made, too; `all` ends all of this second: the person has to sign in again.
 */
export const revokeTokens = (subject: string, now: Date, which: 'earlier' | 'all', gone?: HeldRole): Write => {
  const IssuedBefore = second(now) + (which === 'all' ? 1 : 0)
  const GoneRole = gone ? { GoneRole: roleText(gone) } : {}
  const expires = second(now) + keptSeconds
  return { put: markAt({ ...peopleKeys.revokedTokens(subject), IssuedBefore, ...GoneRole, expires }, now) }
}

/** A sign-in as each of its tokens names it. */
export interface SignInOfToken {
  /** `origin_jti` */
  readonly ID: string
  /** Second of the sign-in. */
  readonly At: number
}

const expiryOf = (now: Date) => expiryAfter(now, signInDays) + keptSeconds

/** Refuses the tokens of a sign-in, also those that it gets later. */
export const endSignIn = (id: string, now: Date): Write => ({
  put: markAt({ ...peopleKeys.endedSignIn(id), ...noTokens, expires: expiryOf(now) }, now),
})

/** Makes a sign-in a shared tablet, for as long as it lasts. */
export const tabletWrite = (id: string, TabletOf: number, now: Date): Write => ({
  put: markAt({ ...peopleKeys.tablet(id), ...noTokens, TabletOf, expires: expiryOf(now) }, now),
})

/** The same of every sign-in until now, but for the one that is left. */
export const endSignInsBut = (left: string | undefined, subject: string, now: Date): Write => ({
  put: markAt(
    {
      ...peopleKeys.endedSignIns(subject),
      ...noTokens,
      SignedInBefore: second(now) + 1,
      Except: left ?? '',
      expires: expiryOf(now),
    },
    now,
  ),
})

/** Signs a person out everywhere: whoever knew their password before gets in neither with old tokens nor with new ones. */
export const endAllSignIns = (subject: string, now: Date): Write[] => [
  revokeTokens(subject, now, 'all'),
  endSignInsBut(undefined, subject, now),
]

interface Held {
  readonly table: string
  /** When the whole list was read, and when what was new since. */
  readonly wholeAt: number
  readonly at: number
  readonly marks: Map<string, Revoked>
  readonly isClosed: boolean
}
let held: Held | undefined

async function wholeList(name: string, now: number): Promise<Held> {
  const items = await table.all({ pk: peopleKeys.revokedTokens('').pk }, Revoked)
  const marks = new Map(items.map((item) => [item.sk, item]))
  return { table: name, wholeAt: now, at: now, marks, isClosed: marks.has(peopleKeys.closed().sk) }
}

/** The list with what is new in it. The mark of a closed tenant is read by itself, because it is taken off again. */
async function renewed(known: Held, now: number): Promise<Held> {
  const from = new Date(known.at - overlapMs).toISOString()
  const [items, closed] = await Promise.all([
    table.all({ ...peopleLists.marks(), from }, Revoked),
    table.get(peopleKeys.closed(), z.object({})),
  ])
  for (const item of items) known.marks.set(item.sk, item)
  return { ...known, at: now, isClosed: closed !== undefined }
}

async function heldNow(now: number): Promise<Held> {
  const name = tableName()
  const known = held?.table === name ? held : undefined
  if (known && Math.abs(now - known.at) < heldMs) return known
  const isLong = !known || now < known.at || now - known.wholeAt >= wholeMs
  held = isLong ? await wholeList(name, now) : await renewed(known, now)
  return held
}

/** Reads the list unless it is held, so that what follows need not wait for it. */
export const loadRevoked = async (now: number): Promise<void> => void (await heldNow(now))

/** The function that revokes sees it at once. */
export function forgetRevoked(): void {
  held = undefined
}

/** Tells if a token of the person in their role, issued at this second, was revoked. */
export async function isRevoked(
  { Subject, ...role }: HeldRole & Pick<Caller, 'Subject'>,
  issuedAt: number,
  signIn: SignInOfToken | undefined,
  now: number,
): Promise<boolean> {
  const { marks } = await heldNow(now)
  const mark = marks.get(Subject)
  const isGone = mark?.GoneRole === roleText(role)
  const isEarlier = mark !== undefined && issuedAt < mark.IssuedBefore + (isGone ? 1 + inTheMakingSeconds : 0)
  return isEarlier || (signIn !== undefined && isEnded(marks, Subject, signIn))
}

function isEnded(marks: Held['marks'], subject: string, { ID, At }: SignInOfToken): boolean {
  const all = marks.get(peopleKeys.endedSignIns(subject).sk)
  const isOther = all !== undefined && At < all.SignedInBefore && ID !== all.Except
  return isOther || marks.has(peopleKeys.endedSignIn(ID).sk)
}

/** Those that were not ended. */
export async function withoutEnded<S extends SignInOfToken>(subject: string, signIns: readonly S[], now: number) {
  const { marks } = await heldNow(now)
  return signIns.filter((one) => !isEnded(marks, subject, one))
}

/** Pantry that the sign-in is a shared tablet of; undefined when it is none. */
export const findTablet = async (id: string, now: number) =>
  (await heldNow(now)).marks.get(peopleKeys.tablet(id).sk)?.TabletOf

/** Tells if the operator has closed the tenant: nothing is written then, and jobs wait. */
export const isClosed = async (now: number) => (await heldNow(now)).isClosed
