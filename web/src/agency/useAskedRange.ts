import { useRef } from 'react'
import { useDebounced } from '../data/debounced.ts'
import type { Range } from '../ui/DateRange.tsx'

/** Section 5: text filters wait this long. */
const filterDelay = 500

/** The two days as a list asks for them: once typing has paused, and never turned around; an empty one is left to the list. */
export function useAskedRange({ start, end }: Range): { dateStartFilter?: string; dateEndFilter?: string } {
  const typed = useDebounced(`${start} ${end}`, filterDelay)
  const asked = useRef(typed)
  const [first = '', last = ''] = typed.split(' ')
  if (first === '' || last === '' || first <= last) asked.current = typed
  const [dateStartFilter = '', dateEndFilter = ''] = asked.current.split(' ')
  return { ...(dateStartFilter ? { dateStartFilter } : {}), ...(dateEndFilter ? { dateEndFilter } : {}) }
}
