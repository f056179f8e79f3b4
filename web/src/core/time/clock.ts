import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * The server's clock as the browser knows it. Whatever counts down towards a deadline counts on this clock, because the
 * server decides by its own.
 */
let offset = 0
const listeners = new Set<() => void>()

/** The `Date` header counts whole seconds, so a smaller difference than this says nothing. */
const noise = 1500

/** Learns from an answer: `asked` and `answered` are the browser's instants around the call. */
export function clockSeen(date: string | null, asked: number, answered: number) {
  const server = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(server)) return
  const seen = server + 500 - (asked + answered) / 2
  if (Math.abs(seen - offset) <= noise) return
  offset = Math.abs(seen) <= noise ? 0 : seen
  for (const listener of listeners) listener()
}

export const serverNow = () => Date.now() + offset
export const serverOffset = () => offset

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The server's instant in milliseconds, renewed every `every` ms and whenever the server's clock turns out different. */
export function useNow(every = 10_000): number {
  const known = useSyncExternalStore(subscribe, serverOffset)
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    // A difference below the noise is not drawn.
    setNow((shown) => (Math.abs(Date.now() + known - shown) < noise ? shown : Date.now() + known))
    const timer = setInterval(() => setNow(Date.now() + known), every)
    return () => clearInterval(timer)
  }, [every, known])
  return now
}
