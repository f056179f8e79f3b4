import type * as z from 'zod/mini'
import type { Input } from '../../shared/api/endpoint.ts'
import type * as messages from '../../shared/api/messages.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import type { Classification } from '../../shared/message/message.ts'
import { between } from '../../shared/message/moment.ts'
import { assertInOrder, defaultRows, viewerZone } from '../gridQuery.ts'
import { filteredPage } from '../table/filteredPage.ts'
import type { ListQuery } from '../table/query.ts'

type GridInput = Input<typeof messages.getSentGrid>

/** Text of a row that a search reads. */
interface Searched {
  readonly classification: Classification
  readonly texts: readonly string[]
}

/** One page of a person's messages that pass the filters. */
export async function messagePage<R>(
  input: GridInput,
  list: Pick<ListQuery, 'index' | 'pk'>,
  row: z.ZodMiniType<R>,
  searched: (row: R) => Searched,
): Promise<{ rows: R[]; cursor?: string }> {
  const { searchFilter, classification, rows = defaultRows, cursor: start } = input
  const passes = (item: R) => {
    const { classification: own, texts } = searched(item)
    return (classification === undefined || own === classification) && holdsWords(texts, searchFilter)
  }
  const query = { ...list, ...sentBetween(input), newestFirst: input.order !== 'oldest', limit: rows, cursor: start }
  const isFiltered = Boolean(searchFilter) || classification !== undefined
  const { items, cursor } = await filteredPage(query, row, isFiltered ? passes : undefined)
  return { rows: items, cursor }
}

function sentBetween(input: GridInput): { from?: string; to?: string } {
  assertInOrder(input)
  return between(input.dateStartFilter, input.dateEndFilter, viewerZone(input.zone))
}
