import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import type { List } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'

/** One file of a food bank's full export of its own data, read page by page. */
export interface OwnDataFile {
  /** For the dictionary: what a row is, what it is known by, and how it refers to other files. */
  readonly meaning: string
  /** All that leaves: fields it doesn't name are left out. */
  readonly schema: z.ZodMiniType
  page(foodBankId: number, cursor: string | undefined): Promise<OwnDataPage>
}
interface OwnDataPage {
  readonly items: readonly unknown[]
  readonly cursor: string | undefined
}

type Source = (foodBankId: number) => Pick<List, 'pk'> & Partial<List>
type RowSchema<T> = z.ZodMiniType<T>

const limit = 100
const Numbered = z.object({ ID: ID })
const idsIn = async (source: Source, foodBankId: number, cursor: string | undefined) => {
  const rows = await table.page({ ...source(foodBankId), limit, cursor }, Numbered)
  return { ids: rows.items.map((row) => row.ID), cursor: rows.cursor }
}

/** A list whose rows are the whole items; `stored` reads them where their numbers are kept in another form. */
export const listed = <T>(
  source: Source,
  schema: RowSchema<T>,
  meaning: string,
  stored: RowSchema<T> = schema,
): OwnDataFile => ({
  meaning,
  schema,
  page: (foodBankId, cursor) => table.page({ ...source(foodBankId), limit, cursor }, stored),
})

interface Read<T> {
  readonly source: Source
  readonly schema: RowSchema<T>
  readonly meaning: string
}

/** Items that the IDs of a list's rows lead to. */
export const readFrom = <T>(
  { source, schema, meaning }: Read<T>,
  read: (ids: readonly number[], foodBankId: number) => Promise<readonly T[]>,
): OwnDataFile => ({
  meaning,
  schema,
  page: async (foodBankId, cursor) => {
    const rows = await idsIn(source, foodBankId, cursor)
    return { items: await read(rows.ids, foodBankId), cursor: rows.cursor }
  },
})

/** The items of a list by their keys, in the order of the list. */
export const wholeItems = <T extends { readonly ID: number }>(
  file: Read<T>,
  read: (ids: readonly number[]) => Promise<readonly T[]>,
): OwnDataFile =>
  readFrom(file, async (ids) => {
    const found = new Map((await read(ids)).map((item) => [item.ID, item]))
    return ids.flatMap((id) => found.get(id) ?? [])
  })

/** Reads rows that are so few that one read has them all. */
export const readAtOnce = <T>(
  schema: RowSchema<T>,
  read: (foodBankId: number) => Promise<readonly T[]>,
  meaning: string,
): OwnDataFile => ({
  meaning,
  schema,
  page: async (foodBankId) => ({ items: await read(foodBankId), cursor: undefined }),
})
