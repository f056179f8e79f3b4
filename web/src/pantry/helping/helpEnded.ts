import { useSyncExternalStore } from 'react'
import { setUpClient } from '../../core/data/client.ts'

/** The server's words, once a call was refused since the help for the household has ended. */
let words: string | undefined
const listeners = new Set<() => void>()

function setWords(next: string | undefined) {
  words = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useHelpEnded = () => useSyncExternalStore(subscribe, () => words)

export const tellHelpEnded = () => setUpClient({ helpEnded: setWords })
