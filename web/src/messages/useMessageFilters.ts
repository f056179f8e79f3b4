import { useAskedRange } from '../dashboard/useAskedRange.ts'
import { useNow } from '../data/clock.ts'
import { useListState } from '../grid/useListState.ts'
import { dayOf, zoneHere } from '../ui/time.ts'
import { allMessages, messagesQuestion } from './messagesQuestion.ts'

/** Days are those of the viewer's own clock, as the times beside the messages are. */
export function useMessageFilters() {
  const [filters, change] = useListState({ ...allMessages })
  const { dateStartFilter: start = '', dateEndFilter: end = '' } = useAskedRange(filters)
  const zone = zoneHere()
  const question = messagesQuestion({ ...filters, start, end }, zone)
  const today = dayOf(useNow(60_000), zone)
  const isNarrowed = filters.start !== '' || filters.end !== '' || filters.about !== ''
  return { filters, change, question, today, isNarrowed, clear: () => change({ ...allMessages }) }
}
export type FilterState = ReturnType<typeof useMessageFilters>
