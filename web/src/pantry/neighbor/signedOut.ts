import { useSyncExternalStore } from 'react'
import { setUpClient } from '../../core/data/client.ts'

/**
 * True once somebody has to sign in. The sign-in is a screen of this document, so that the address stays and leads on.
 */
let isSignedOut = false
const listeners = new Set<() => void>()

export function setSignedOut(next: boolean) {
  isSignedOut = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsSignedOut = () => useSyncExternalStore(subscribe, () => isSignedOut)

/** After `app/connect.ts`, which leads to the staff's sign-in. */
export const signInHere = () => setUpClient({ signedOut: () => setSignedOut(true) })
