import { useSyncExternalStore } from 'react'

/** Instants of the kept answers that stand on the page until newer ones are there. */
const shown: string[] = []
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Notes that an answer of this instant is shown; the result takes it back. */
export function showAge(at: string | undefined): (() => void) | undefined {
  if (at === undefined) return undefined
  shown.push(at)
  tell()
  return () => {
    shown.splice(shown.indexOf(at), 1)
    tell()
  }
}

const oldest = () => shown.toSorted()[0]
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Instant of the oldest kept answer on the page; undefined when all that it shows is new. */
export const useShownAge = () => useSyncExternalStore(subscribe, oldest)
