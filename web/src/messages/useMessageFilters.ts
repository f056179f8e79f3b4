import type { Input } from '../../../shared/api/endpoint.ts'
import type { messages } from '../../../shared/api/messages.ts'
import { classificationOf } from '../../../shared/message/message.ts'
import { endOf, startOf } from '../../../shared/message/moment.ts'
import { useAskedRange } from '../agency/useAskedRange.ts'
import { useNow } from '../data/clock.ts'
import { useListState } from '../grid/useListState.ts'
import { dayOf } from '../ui/time.ts'

/** What narrows the lists of messages down; kept in the address. Without days they reach back to the first message. */
export interface MessageFilters {
  search: string
  start: string
  end: string
  /** Empty for anything. */
  about: string
}
const all: MessageFilters = { search: '', start: '', end: '', about: '' }
type Question = Input<typeof messages.getSentGrid>

/** The filters as the grids are asked: days as `YYYY-MM-DD HH:mm:ss` (section 7). */
export function questionOf(filters: MessageFilters, zone: string): Question {
  return {
    source: 'grid',
    classification: classificationOf(filters.about),
    searchFilter: filters.search.trim().slice(0, 100) || undefined,
    dateStartFilter: filters.start ? startOf(filters.start) : undefined,
    dateEndFilter: filters.end ? endOf(filters.end) : undefined,
    zone,
  }
}

/** Days are those of the viewer's own clock, as the times beside the messages are. */
export function useMessageFilters() {
  const [filters, change] = useListState({ ...all })
  const { dateStartFilter: start = '', dateEndFilter: end = '' } = useAskedRange(filters)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const question = questionOf({ ...filters, start, end }, zone)
  const today = dayOf(useNow(60_000), zone)
  const isNarrowed = filters.start !== '' || filters.end !== '' || filters.about !== ''
  return { filters, change, question, today, isNarrowed, clear: () => change({ ...all }) }
}
export type FilterState = ReturnType<typeof useMessageFilters>
