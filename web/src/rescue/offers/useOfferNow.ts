import { useEffect, useState } from 'react'
import { offerClockSeconds } from '../../../../shared/rescue/donations/status/offer.ts'
import { serverNow, useNow } from '../../core/time/clock.ts'

/** The longest a browser's timer can wait. */
const longestTimer = 2 ** 31 - 1

/**
 * The server's instant for an offer: renewed every ten seconds (section 9), at the deadline itself, and when the page comes
 * to the front again, so that no answer is offered a moment longer than it counts.
 */
export function useOfferNow(deadline: string | null): Date {
  const ticked = useNow(offerClockSeconds * 1000)
  const [looked, setLooked] = useState(ticked)
  useEffect(() => {
    const look = () => setLooked(serverNow())
    const left = deadline === null ? Number.NaN : Date.parse(deadline) - serverNow()
    const timer = left > 0 && left < longestTimer ? setTimeout(look, left) : undefined
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [deadline])
  return new Date(Math.max(ticked, looked))
}
