import { useRef } from 'react'
import { useDebounced } from '../data/debounced.ts'
import { type AskedDays, askedDays } from '../ui/askedDays.ts'
import type { Range } from '../ui/DateRange.tsx'

/** Section 5: text filters wait this long. */
const filterDelay = 500

/** The two days as a list asks for them: once typing has paused, and never turned around; an empty one is left to the list. */
export function useAskedRange({ start, end }: Range): AskedDays {
  const typed = useDebounced(`${start} ${end}`, filterDelay)
  const asked = useRef(typed)
  const [first = '', last = ''] = typed.split(' ')
  if (first === '' || last === '' || first <= last) asked.current = typed
  const [from = '', to = ''] = asked.current.split(' ')
  return askedDays({ start: from, end: to })
}
