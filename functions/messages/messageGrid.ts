import type * as z from 'zod/mini'
import type { Input } from '../../shared/api/endpoint.ts'
import type * as messages from '../../shared/api/messages.ts'
import { holdsWords } from '../../shared/grid/words.ts'
import type { Classification } from '../../shared/message/message.ts'
import { between } from '../../shared/message/moment.ts'
import { isZone } from '../../shared/time/zone.ts'
import { defaultRows } from '../donations/grids.ts'
import { HttpFault } from '../http.ts'
import { type ListQuestion, table } from '../table/table.ts'

type GridInput = Input<typeof messages.getSentGrid>

/** What a line is searched by. */
interface Searched {
  readonly classification: Classification
  readonly texts: readonly string[]
}

/** Lines looked at for one page of a filtered list: beyond, the reader asks for more. */
const searchedAtOnce = 500
/** Lines that a grid shows on one page. */
const maxRows = 100

/** One page of a person's messages, newest first; with a filter as many lines of it as one look finds. */
export async function messagePage<R>(
  input: GridInput,
  list: Pick<ListQuestion, 'index' | 'pk'>,
  row: z.ZodMiniType<R>,
  searched: (row: R) => Searched,
): Promise<{ rows: R[]; cursor?: string }> {
  const { searchFilter, classification, rows: wanted = defaultRows } = input
  const passes = (line: Searched) =>
    (classification === undefined || line.classification === classification) && holdsWords(line.texts, searchFilter)
  const isFiltered = Boolean(searchFilter) || classification !== undefined
  const question = { ...list, ...sentBetween(input), newestFirst: true }
  const rows: R[] = []
  let cursor = input.cursor
  let looked = 0
  do {
    const limit = isFiltered ? maxRows - rows.length : wanted
    const page = await table.page({ ...question, limit, cursor }, row)
    rows.push(...page.items.filter((item) => passes(searched(item))))
    cursor = page.cursor
    looked += limit
  } while (cursor && rows.length < wanted && looked < searchedAtOnce)
  return { rows, ...(cursor ? { cursor } : {}) }
}

function sentBetween({ dateStartFilter, dateEndFilter, zone }: GridInput): { from?: string; to?: string } {
  if (dateStartFilter && dateEndFilter && dateStartFilter > dateEndFilter)
    throw new HttpFault(400, 'dateStartFilter: after dateEndFilter')
  return between(dateStartFilter, dateEndFilter, isZone(zone) ? zone : 'UTC')
}
