import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { forgetAnswers } from '../keptHere.ts'
import { afterwards } from './client.ts'
import { keyOf } from './keyOf.ts'
import { preloadedKeys } from './preload.ts'

export type Named = Pick<Endpoint, 'area' | 'id'>

/** Effect of a change on the answers on screen. */
export interface Effect<RI, RV> {
  /** The answer that the change's own answer replaces: it shows the new state, so nothing else is asked for again. */
  shows?: { read: Endpoint<RI, RV>; of: RI } | undefined
  /** The answers that are asked for again: all, unless `shows` says what has changed. */
  renews?: readonly Named[] | 'all' | undefined
  /** The answers that are asked for again after a failure, because somebody else may have been first. */
  failureRenews?: readonly Named[] | undefined
  /** The page closes after it, as after a deletion: what it shows is not asked for again, which would be a 404. */
  isLeaving?: boolean | undefined
}

export const shownKey = <RI, RV>({ shows }: Pick<Effect<RI, RV>, 'shows'>) =>
  shows && keyOf(shows.read as Endpoint<RI, unknown>, shows.of)

const isOf = (endpoints: readonly Named[] | undefined) => {
  const names = endpoints?.map(({ area, id }) => `${area}.${id} `)
  return (key: unknown) => typeof key === 'string' && (names?.some((name) => key.startsWith(name)) ?? true)
}
const isSession = isOf([session.getSession])

/**
 * Milliseconds after the last change at which answers are asked for again: lists of the server follow a change a moment later,
 * mostly within a second. First the lists on screen, but for one that the change's own answer replaced; then all that is there.
 */
const listsAfter = 1000
const allAfter = 3500
let callOff: readonly (() => void)[] = []

const isList = (value: unknown) =>
  Array.isArray(value) || Array.isArray((value as { readonly rows?: unknown } | null | undefined)?.rows)

/** The cached answers as a whole: asked for again, or out of date after a change. */
export function useAnswers() {
  const { cache, mutate } = useSWRConfig()
  return useMemo(() => {
    /** Shows what an endpoint would answer now. */
    const store = <RI, RV>(shows: { read: Endpoint<RI, RV>; of: RI }, answer: RV) =>
      void mutate(shownKey({ shows }), answer, { revalidate: false })
    /** Asks again for what is on screen of these endpoints, or for all that is. */
    const renew = (endpoints?: readonly Named[]) => mutate(isOf(endpoints))
    /**
     * After a change no cached answer is known to be current, so none is shown as if it were: those that nobody shows are
     * dropped, those on screen stay until they are asked for again. The session is never dropped: each page needs it.
     */
    const changed = <RI, RV>(effect: Effect<RI, RV> = {}) => {
      const stored = shownKey(effect)
      const others = (key: unknown) => typeof key === 'string' && key !== stored && !isSession(key)
      // Within this event: a page that opens next must not find the old answer.
      void mutate(others, undefined, { revalidate: false })
      // A preloaded answer that no page has taken yet is in no cache: `mutate` drops it by its key.
      for (const key of preloadedKeys) if (cache.get(key) === undefined) void mutate(key)
      preloadedKeys.clear()
      forgetAnswers()
      for (const off of callOff) off()
      const isLateList = (key: unknown) => key !== stored && isList(cache.get(String(key))?.data)
      callOff = [afterwards(() => void mutate(isLateList), listsAfter), afterwards(() => void renew(), allAfter)]
      const { isLeaving, renews = isLeaving ? [session.getSession] : stored === undefined ? 'all' : [] } = effect
      const isRenewed = isOf(renews === 'all' ? undefined : renews)
      return mutate((key) => key !== stored && isRenewed(key))
    }
    return { store, renew, changed }
  }, [cache, mutate])
}
