import type * as z from 'zod/mini'
import { holdsWords } from '../../../shared/core/grid/words.ts'
import type { Input } from '../../../shared/core/schema/endpoint.ts'
import type * as messages from '../../../shared/work/messages/api.ts'
import type { Classification } from '../../../shared/work/messages/message.ts'
import { between } from '../../../shared/work/messages/moment.ts'
import { assertInOrder, defaultRows, viewerZone } from '../../core/http/gridQuery.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import type { ListQuery } from '../../core/table/query.ts'

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
