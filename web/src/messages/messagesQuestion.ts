import type { Input } from '../../../shared/api/endpoint.ts'
import type * as messages from '../../../shared/api/messages.ts'
import { classificationOf } from '../../../shared/message/message.ts'
import { endOf, startOf } from '../../../shared/message/moment.ts'

/** What narrows the lists of messages down; kept in the address. Without days they reach back to the first message. */
export interface MessageFilters {
  search: string
  start: string
  end: string
  /** Empty for anything. */
  about: string
}
export const allMessages: MessageFilters = { search: '', start: '', end: '', about: '' }
type Question = Input<typeof messages.getSentGrid>

/** The filters as the grids are asked: days as `YYYY-MM-DD HH:mm:ss` (section 7). */
export function messagesQuestion(filters: MessageFilters, zone: string): Question {
  return {
    source: 'grid',
    classification: classificationOf(filters.about),
    searchFilter: filters.search.trim().slice(0, 100) || undefined,
    dateStartFilter: filters.start ? startOf(filters.start) : undefined,
    dateEndFilter: filters.end ? endOf(filters.end) : undefined,
    zone,
  }
}
