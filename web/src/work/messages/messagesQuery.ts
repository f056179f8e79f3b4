import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { beginningOf } from '../../../../shared/core/text/text.ts'
import type * as messages from '../../../../shared/work/messages/api.ts'
import { classificationOf } from '../../../../shared/work/messages/message.ts'
import { endOf, startOf } from '../../../../shared/work/messages/moment.ts'

/** Filters of the lists of messages; kept in the address. Without days they reach back to the first message. */
export type MessageQuery = {
  search: string
  start: string
  end: string
  /** Empty for anything. */
  about: string
}
export const allMessages: MessageQuery = { search: '', start: '', end: '', about: '' }
type Query = Omit<Input<typeof messages.getSentGrid>, 'cursor'>

/** Query of the lists for their filters: days as `YYYY-MM-DD HH:mm:ss` (section 7). */
export function messagesQuery(filters: MessageQuery, zone: string): Query {
  return {
    source: 'grid',
    classification: classificationOf(filters.about),
    searchFilter: beginningOf(filters.search.trim(), 100) || undefined,
    dateStartFilter: filters.start ? startOf(filters.start) : undefined,
    dateEndFilter: filters.end ? endOf(filters.end) : undefined,
    zone,
  }
}

/** The request of the list as it opens, for its route to preload. */
export const firstMessagesQuery = (zone: string) => messagesQuery(allMessages, zone)
