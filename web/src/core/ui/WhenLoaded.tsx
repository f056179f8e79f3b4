import type { ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'

/** Part of `useApi`'s result that decides what is shown. */
export interface Loadable<V> {
  data: V | undefined
  error: unknown
  mutate: () => unknown
}

interface WhenLoadedProps<V> {
  answer: Loadable<V>
  /** Shown until there is data or an error. */
  skeleton: ReactNode
  /** The page's words for a failure. */
  message?: string
  /** The address names nothing that could be asked for. */
  isUnnamed?: boolean
  children: (data: V) => ReactNode
}

/** An answer once it is there; until then its skeleton, or why it could not be loaded. */
export function WhenLoaded<V>({ answer, skeleton, message, isUnnamed = false, children }: WhenLoadedProps<V>) {
  const { data, error, mutate } = answer
  if (data !== undefined) return children(data)
  if (!error && !isUnnamed) return skeleton
  return <LoadFailed error={error} {...(message ? { message } : {})} isUnnamed={isUnnamed} onRetry={() => mutate()} />
}

/** Two answers as one; trying again requests the one that failed. */
export function bothOf<A, B>(first: Loadable<A>, second: Loadable<B>): Loadable<readonly [A, B]> {
  const [{ data: a }, { data: b }] = [first, second]
  const failed = [first, second].find(({ data, error }) => data === undefined && error)
  return {
    data: a === undefined || b === undefined ? undefined : [a, b],
    error: failed?.error,
    mutate: () => failed?.mutate(),
  }
}
