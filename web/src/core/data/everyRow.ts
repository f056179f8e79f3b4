import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { call } from './client.ts'

export interface RowsAnswer<R> {
  rows: R[]
  cursor?: string | undefined
}
export interface RowsQuery {
  rows?: number | undefined
  cursor?: string | undefined
}

/** Rows of one answer: the most that a list answers. */
const atOnce = 100

/** All rows of a list, page after page, or as many as are enough. A page that a search looked through may be empty though the list goes on. */
export async function everyRow<I extends RowsQuery, V extends RowsAnswer<unknown>>(
  endpoint: Endpoint<I, V>,
  input: NoInfer<Omit<I, 'rows' | 'cursor'>>,
  enough = Infinity,
): Promise<V['rows']> {
  const found: V['rows'] = []
  let cursor: string | undefined
  do {
    const page: V = await call(endpoint, { ...input, rows: atOnce, cursor } as NoInfer<I>)
    found.push(...page.rows)
    cursor = page.cursor
  } while (cursor && found.length < enough)
  return found
}
