import { useListState } from '../../core/grid/useListState.ts'
import { useNow } from '../../core/time/clock.ts'
import { dayOf, zoneHere } from '../../core/time/time.ts'
import { allMessages, messagesQuery } from './messagesQuery.ts'

/** Days are those of the viewer's own clock, as the times beside the messages are. */
export function useMessageFilters() {
  const list = useListState({ ...allMessages })
  const zone = zoneHere()
  return { ...list, query: messagesQuery(list.filters, zone), today: dayOf(useNow(60_000), zone) }
}
export type MessageList = ReturnType<typeof useMessageFilters>
