import { useState } from 'react'
import * as home from '../../../../shared/work/home/api.ts'
import { useLastKnown } from '../../core/data/lastKnown.ts'
import { useApi } from '../../core/data/useApi.ts'

/** Work of colleagues shows within half a minute. */
const poll = 30_000

/** The pantry's day; a search is one over everybody who is still to come, also over those whom the list has no room for. */
export function usePantryToday() {
  const [search, setSearch] = useState('')
  const day = useLastKnown(home.getPantryToday, {}, { poll })
  const found = useApi(home.getPantryToday, search ? { search } : null, { poll })
  return { answer: search && found.data ? found : day, search, setSearch }
}
