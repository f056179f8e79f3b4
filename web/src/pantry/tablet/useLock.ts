import { useCallback, useEffect } from 'react'
import { idleMinutes } from '../../../../shared/network/people/pin.ts'
import { acting } from '../../core/data/acting.ts'
import { useSessionChange } from '../../core/data/useSession.ts'

/** Forgets whoever is working: the tablet asks for a PIN again. */
export function useLock() {
  const changeSession = useSessionChange()
  return useCallback(() => {
    acting.clear()
    void changeSession((session) => ({ ...session, Tablet: { IsLocked: true } }))
  }, [changeSession])
}

const touches = ['pointerdown', 'keydown', 'scroll'] as const

/** Locks after minutes without a touch. Without a connection it waits: nobody could unlock it. */
export function useIdleLock(lock: () => void) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const expire = () => (navigator.onLine ? lock() : restart())
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(expire, idleMinutes * 60_000)
    }
    restart()
    for (const touch of touches) addEventListener(touch, restart, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) removeEventListener(touch, restart, { capture: true })
    }
  }, [lock])
}
