import { use, useEffect, useMemo } from 'react'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { answerPrefix, forgetAnswers } from '../keptHere.ts'
import { keptAt, ownName, useKeptAnswer } from './keptAnswers.ts'
import { keyOf } from './keyOf.ts'
import { showAge } from './shownAge.ts'
import type { ApiOptions } from './useApi.ts'
import { SessionContext } from './useSession.ts'

/** Answers of staff that stay: the newest ones. */
const maxAnswers = 40

/** Removes the oldest of more than `maxAnswers`: every filter of a list has an answer of its own. */
function forgetOldest() {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(answerPrefix))
  if (names.length <= maxAnswers) return
  const age = (name: string) => keptAt(name)?.At ?? ''
  const newest = names.toSorted((one, other) => age(other).localeCompare(age(one))).slice(0, maxAnswers)
  forgetAnswers((name) => newest.includes(name))
}

/**
 * `useApi` of a page that the person opens again and again: shows the last known answer at once, and the shell its age. Nothing
 * is kept on a shared tablet.
 */
export function useLastKnown<I, V>(endpoint: Endpoint<I, V>, input: NoInfer<I> | null, options: ApiOptions<V> = {}) {
  const isShared = use(SessionContext)?.Tablet !== undefined
  // Searches and what they found stay on no device.
  const isKept = !isShared && endpoint.method === 'GET'
  const key = input === null || !isKept ? undefined : keyOf(endpoint as Endpoint<I, unknown>, input)
  const name = useMemo(() => (key === undefined ? undefined : ownName(answerPrefix, key)), [key])
  const answer = useKeptAnswer(endpoint, input, name, options)
  const { isOfEarlier } = answer
  useEffect(() => {
    if (!isOfEarlier || name === undefined) return
    forgetOldest()
    return showAge(keptAt(name)?.At)
  }, [isOfEarlier, name])
  return answer
}
