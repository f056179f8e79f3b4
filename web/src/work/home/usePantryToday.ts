import { useState } from 'react'
import * as home from '../../../../shared/work/home/api.ts'
import { useLastKnown } from '../../core/data/lastKnown.ts'

/** Work of colleagues shows within half a minute. */
const poll = 30_000

/** The pantry's day; a search is one over everybody who is still to come, also over those whom the list has no room for. */
export function usePantryToday() {
  const [search, setSearch] = useState('')
  const answer = useLastKnown(home.getPantryToday, search ? { search } : {}, { poll })
  return { answer, search, setSearch }
}
