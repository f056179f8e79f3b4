import { createContext, use, useCallback, useEffect, useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { RolePrefix } from '../../../../shared/core/access.ts'
import { rolePrefix } from '../../../../shared/core/access.ts'
import type { Session } from '../../../../shared/network/session/api.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { forgetSession, sessionPrefix } from '../keptHere.ts'
import { keptAnswer, ownName, useKeptAnswer } from './keptAnswers.ts'
import { keyOf } from './keyOf.ts'

/** Badges follow within half a minute; an unchanged answer costs a 304. */
const sessionPoll = 30_000

const keptName = () => ownName(sessionPrefix, '')
const sessionOptions = { poll: sessionPoll, isKept: ({ Tablet }: Session) => Tablet === undefined }

/**
 * The signed-in person's session: the last known one until it is answered; undefined while there is none or when it could not
 * be read.
 */
export function useSessionState() {
  const answer = useKeptAnswer(session.getSession, {}, useMemo(keptName, []), sessionOptions)
  const isShared = answer.data?.Tablet !== undefined
  useEffect(() => {
    if (isShared) forgetSession()
  }, [isShared])
  return answer
}

/** The last known session, for what is asked before it is answered. */
export function keptSession(): Session | undefined {
  const known = keptName()
  return known === undefined ? undefined : keptAnswer(session.getSession, known)
}

/** The one that the shell has read: dozens of parts of a page look into it. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** The session of a page inside the shell, which shows no page before the session is there. */
export function useSession(): Session {
  const found = use(SessionContext)
  if (found === undefined) throw new Error('useSession outside the shell')
  return found
}

/** The prefix of the active role's addresses; the shell lets nobody in without one. */
export function useRolePrefix(): RolePrefix {
  const prefix = rolePrefix(useSession().ActiveRole)
  if (prefix === undefined) throw new Error('useRolePrefix for a role without pages')
  return prefix
}

/** Changes what is shown of the session until it is asked for again, for example a badge that the page knows has changed. */
export function useSessionChange() {
  const { mutate } = useSWRConfig()
  return useCallback(
    (change: (old: Session) => Session) =>
      mutate<Session>(keyOf(session.getSession, {}), (old) => old && change(old), { revalidate: false }),
    [mutate],
  )
}
