import * as z from 'zod/mini'
import { Device, deviceOf, type SignIn, signInDays, usePrecisionMs } from '../../../shared/network/people/signIn.ts'
import { maxSignIns } from '../../../shared/network/session/api.ts'
import type { Context } from '../../core/http/context.ts'
import { isClosed, withoutEnded } from '../../core/http/revokedTable.ts'
import { log } from '../../core/log.ts'
import { sessionKeys } from '../../core/table/keys/session.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * People's sign-ins, by `origin_jti`, which every token of a sign-in carries: the user pool has no list of them. The session,
 * which every screen polls, reads its own with the rest, and writes it when it is new or was last used an hour ago.
 */

const StoredSignIn = z.extend(Device, {
  sk: z.string(),
  /** Seconds. */
  At: z.int(),
  /** Milliseconds. */
  UsedAt: z.int(),
  expires: z.int(),
})
type StoredSignIn = z.infer<typeof StoredSignIn>

type Using = Pick<Context<unknown>, 'caller' | 'signIn' | 'now'>

/** Sign-in facts of the session. */
export const wantedSignIn = ({ caller, signIn }: Using) =>
  signIn && { at: sessionKeys.signIn(caller.Subject, signIn.ID), as: StoredSignIn }

/** The session is answered also when the use cannot be written down. */
export async function recordUse(stored: StoredSignIn | undefined, { caller, signIn, now }: Using): Promise<void> {
  const UsedAt = now.getTime()
  if (!signIn || (stored && UsedAt - stored.UsedAt < usePrecisionMs) || (await isClosed(UsedAt))) return
  const at = sessionKeys.signIn(caller.Subject, signIn.ID)
  const expires = signIn.At + signInDays * 86_400
  try {
    await table.commit([{ put: { ...at, ...deviceOf(signIn.UserAgent), At: signIn.At, UsedAt, expires } }])
  } catch (error) {
    log.warn('Sign-in not recorded', { error })
  }
}

/** Those that work, last used first. TTL deletes late. */
async function workingSignIns({ caller, now }: Using) {
  const stored = await table.all({ pk: sessionKeys.signIn(caller.Subject, '').pk }, StoredSignIn)
  const alive = stored.filter(({ expires }) => expires * 1000 > now.getTime())
  const named = alive.map((one) => ({ ...one, ID: one.sk }))
  const working = await withoutEnded(caller.Subject, named, now.getTime())
  return working.toSorted((a, b) => b.UsedAt - a.UsedAt)
}

const instant = (ms: number) => new Date(ms).toISOString()

export async function loadSignIns(using: Using): Promise<SignIn[]> {
  return (await workingSignIns(using)).slice(0, maxSignIns).map(({ ID, Browser, System, At, UsedAt }) => ({
    ID,
    Browser,
    System,
    Since: instant(At * 1000),
    LastUsedAt: instant(UsedAt),
    IsCurrent: ID === using.signIn?.ID,
  }))
}

/** Tells if it is one of the person's own, who may end it. */
export const hasSignIn = async (using: Using, id: string) => (await workingSignIns(using)).some(({ ID }) => ID === id)

export const removeSignIn = (subject: string, id: string): Write => ({ remove: sessionKeys.signIn(subject, id) })
