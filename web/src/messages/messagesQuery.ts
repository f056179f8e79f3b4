import type { Input } from '../../../shared/api/endpoint.ts'
import type * as messages from '../../../shared/api/messages.ts'
import { classificationOf } from '../../../shared/message/message.ts'
import { endOf, startOf } from '../../../shared/message/moment.ts'
import { beginningOf } from '../../../shared/text/text.ts'

/** What narrows the lists of messages down; kept in the address. Without days they reach back to the first message. */
export type MessageQuery = {
  search: string
  start: string
  end: string
  /** Empty for anything. */
  about: string
}
export const allMessages: MessageQuery = { search: '', start: '', end: '', about: '' }
type Query = Omit<Input<typeof messages.getSentGrid>, 'cursor'>

/** What the lists request for their filters: days as `YYYY-MM-DD HH:mm:ss` (section 7). */
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
