import type { CodeLink } from '../../../../shared/core/link/code.ts'
import * as waitlist from '../../../../shared/pantry/waitlist/api.ts'
import type { OfferedPlace } from '../../../../shared/pantry/waitlist/waitingPlace.ts'
import { useCodeLink } from '../../core/data/useCodeLink.ts'

export type OpenPlace = ReturnType<typeof useOfferedPlace>

/** A place by the link of its offer, which its family takes or gives to the next. */
export function useOfferedPlace(link: CodeLink) {
  const { id } = link
  const {
    shown: place,
    taken,
    send,
    ...open
  } = useCodeLink<OfferedPlace, 'take' | 'decline'>(waitlist.getOfferedPlace, link)
  return {
    ...open,
    place,
    isDeclined: taken === 'decline',
    take: () => send('take', waitlist.takeOfferedPlace, { id }),
    decline: () => send('decline', waitlist.declineOfferedPlace, { id }),
  }
}
